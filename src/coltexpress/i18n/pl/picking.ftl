### Questions whose answers are picks in order, such as the cards of a plan, whatever the game.

pick-hint = Po kolei albo naraz: numery, pierwsze litery, słowa ({ $example }).
pick-place = Wybór { $place } z { $count }
pick-so-far = Na razie: { $picks }
pick-whole = Razem: { $picks }
pick-accept = Niech tak będzie (Enter)
pick-back = Cofnij ostatni wybór
pick-again = Zacznij od nowa
pick-unknown = { $answer }: tego nie da się tu wybrać. Wpisz liczbę od 1 do { $count }, pierwszą literę albo ?, by zobaczyć pomoc.
pick-nothing = Wpisz liczbę od 1 do { $count }, pierwszą literę albo ?, by zobaczyć pomoc.
pick-twice = { $pick }: to już wybrane.
pick-too-many = { $count ->
    [one] Można wybrać jeszcze tylko jedną rzecz.
    [few] Można wybrać jeszcze tylko { $count } rzeczy.
    [many] Można wybrać jeszcze tylko { $count } rzeczy.
   *[other] Można wybrać jeszcze tylko { $count } rzeczy.
}
pick-confirm = Wpisz 1, by potwierdzić, 2, by cofnąć ostatni wybór, albo 3, by zacząć od nowa.
pick-title = Podczas wybierania
pick-help-back = cofa ostatni wybór
pick-help-again = zaczyna wybór od nowa

# At the curtain: somebody whose sealed answer is not opened yet may have the screen back.
sealed-back = Albo wpisz back, a odpowiedź może zmienić { $player }.
