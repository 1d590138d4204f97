### Questions whose answers are picks in order, such as the cards of a plan, whatever the game.

pick-hint = Po kolei albo wszystkie naraz: numery, pierwsze litery, słowa ({ $example }).
pick-place = Wybór { $place } z { $count }
pick-so-far = Na razie: { $picks }
pick-whole = Twój plan: { $picks }
pick-accept = Zatwierdź (Enter)
pick-back = Cofnij ostatni wybór
pick-again = Zacznij od nowa
pick-unknown = { $answer }: tego nie można tu wybrać. Wpisz liczbę od 1 do { $count }, pierwszą literę albo ?, aby zobaczyć pomoc.
pick-nothing = Wpisz liczbę od 1 do { $count }, pierwszą literę albo ?, aby zobaczyć pomoc.
pick-twice = Karta { $pick } jest już wybrana.
pick-too-many = { $count ->
    [one] Można wybrać jeszcze tylko jedną kartę.
    [few] Można wybrać jeszcze tylko { $count } karty.
    [many] Można wybrać jeszcze tylko { $count } kart.
   *[other] Można wybrać jeszcze tylko { $count } karty.
}
pick-confirm = Wpisz 1, aby zatwierdzić, 2, aby cofnąć ostatni wybór, albo 3, aby zacząć od nowa.
pick-title = Podczas wybierania
pick-help-back = cofa ostatni wybór
pick-help-again = zaczyna od nowa

# At the curtain: somebody whose sealed answer is not opened yet may have the screen back.
sealed-back = Albo wpisz back, a { $player } { AGREE($player, "może", "mogą") } zmienić odpowiedź.
