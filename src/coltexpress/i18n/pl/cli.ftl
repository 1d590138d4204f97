### What the terminal says, whatever the game.

## Commands

cli-about = Napad na pociąg w terminalu, z przyjaciółmi albo z botami.
cli-command-play = Zagraj z botami albo z ludźmi przy tej samej klawiaturze.
cli-command-show = Narysuj pozycję albo widok z wiersza tekstu.
cli-command-replay = Obejrzyj zapisaną grę jeszcze raz, ruch po ruchu.
cli-command-rules = Pokaż punkty zasad według identyfikatora.
cli-command-perft = Policz wszystkie możliwe przebiegi gry do podanej głębokości.
cli-command-bench = Zmierz, jak szybko działają gry.

## Options of the commands

cli-help-game = Gra: { $games }.
cli-help-players = Liczba graczy.
cli-help-people = Ilu z nich to ludzie; resztę miejsc zajmują boty.
cli-help-name = Imię człowieka, osobno dla każdego.
cli-help-edition = Których drukowanych zasad się trzymać.
cli-help-option = Opcja gry, osobno dla każdej; --options pokazuje listę.
cli-help-options = Pokaż listę opcji gry i zakończ.
cli-help-seed = Liczba całkowita; ta sama liczba tasuje tak samo.
cli-help-lang = Język: { $languages }.
cli-help-plain = Same wiersze tekstu: bez rysunku i kolorów. Dla czytników ekranu.
cli-help-save = Zapisuj grę w tym pliku; jeśli już istnieje, graj od tego miejsca.
cli-help-speed = Ile zdań opowieści na sekundę; 0 opowiada od razu.
cli-help-pause = Po opowieści czekaj na Enter.
cli-help-position = Wiersz pozycji; - czyta go ze standardowego wejścia.
cli-help-seat = Czyimi oczami: litera, numer od 1, all (wszystko) albo nobody (nikt). Domyślnie all, a w trakcie gry nobody.
cli-help-record = Plik z zapisem gry; - czyta go ze standardowego wejścia.
cli-help-move = Pokaż stół po tylu ruchach.
cli-help-step = Zatrzymuj po każdym ruchu; Enter idzie dalej.
cli-help-depth = Ile wyborów w głąb.
cli-help-start = Zacznij od tego wiersza pozycji zamiast od nowej gry.
cli-help-divide = Licz osobno dla każdego pierwszego wyboru.

## Setting up a game

cli-ask-language = Język
cli-ask-game = Która gra?
cli-ask-players = Ilu graczy, od { $fewest } do { $most }?
cli-ask-people = Ilu z nich to ludzie?
cli-ask-name = Imię, człowiek { $number } (Enter: bez imienia)
cli-not-a-number = Wpisz liczbę od { $fewest } do { $most }.
cli-not-a-language = Wpisz jedno z: { $languages }.
cli-seats = { $people ->
    [0] { $bots ->
        [one] Jeden bot gra sam.
        [few] Grają { $bots } boty. Siadaj wygodnie.
        [many] Gra { $bots } botów. Siadaj wygodnie.
       *[other] Gra { $bots } bota. Siadaj wygodnie.
    }
    [one] { $bots ->
        [0] Jeden człowiek, bez botów.
        [one] Jeden człowiek i jeden bot.
        [few] Jeden człowiek i { $bots } boty.
        [many] Jeden człowiek i { $bots } botów.
       *[other] Jeden człowiek i { $bots } bota.
    }
   *[other] { $bots ->
        [0] Ludzie: { $people }, bez botów.
       *[other] Ludzie: { $people }, boty: { $bots }.
    }
}
cli-hint = Odpowiadaj liczbą. Wpisz ?, by zobaczyć pomoc.
cli-options-title = { $game }: opcje
cli-options-default = { $text } (domyślnie)
cli-people-too-many = Graczy: { $players }, więc ludzi też najwyżej { $players }.

## At the table

cli-round = Runda { $number } z { $rounds }
cli-event = Wydarzenie: { $event }
cli-no-event = Bez wydarzenia
cli-pile = Stos
cli-neutral = Neutralne pociski: { $number }
cli-beside = Obok pociągu: { $loot }
cli-first = zaczyna
cli-you = ty
cli-hand = Ręka
cli-deck = Talia
cli-loot = Łup
cli-gun = Rewolwer
cli-wounds = Rany
cli-discards = Odrzucone
cli-hand-empty = pusta ręka
cli-hand-of = { $player }: karty na ręce
cli-kept-secret = ukryte
cli-legend = $ woreczek, ◆ klejnot, ▣ kaseta, ★ Szeryf

# How much there is, for one line of text.
cli-bullets = { $number ->
    [0] pusty bębenek
    [one] { $number } pocisk w bębenku
    [few] { $number } pociski w bębenku
    [many] { $number } pocisków w bębenku
   *[other] { $number } pocisku w bębenku
}
cli-wounded = { $number ->
    [0] bez ran
    [one] { $number } rana
    [few] { $number } rany
    [many] { $number } ran
   *[other] { $number } rany
}
cli-cards-in-hand = { $number ->
    [one] { $number } karta na ręce
    [few] { $number } karty na ręce
    [many] { $number } kart na ręce
   *[other] { $number } karty na ręce
}
cli-cards-in-deck = { $number ->
    [one] { $number } karta w talii
    [few] { $number } karty w talii
    [many] { $number } kart w talii
   *[other] { $number } karty w talii
}
cli-cards-discarded = { $number ->
    [one] { $number } karta odrzucona
    [few] { $number } karty odrzucone
    [many] { $number } kart odrzuconych
   *[other] { $number } karty odrzuconej
}

# Lines of the plain table.
cli-plain-bandit = { $bandit }, { $where }. Łup: { $loot }. { $bullets }, { $wounds }.
cli-plain-bandit-off = { $bandit }, jeszcze poza pociągiem. Łup: { $loot }. { $bullets }, { $wounds }.
cli-plain-player = { $player }: { $hand }, { $deck }.
cli-plain-loot = { $where }: { $loot }.
cli-plain-marshal = Szeryf jest { spot-at }.
cli-plain-pile = Stos, od pierwszej karty: { $cards }.
cli-plain-pile-card = { $card } – { $player }
cli-plain-hand = Twoja ręka: { $cards }.
cli-plain-round = { $round_card } – tury: { $turns }. { $event }
cli-plain-now = { $turn } (teraz)

cli-waiting = Czas do namysłu ma { $player }. { $question }
cli-story = Dotychczasowa opowieść
cli-story-none = Jeszcze nic się nie wydarzyło.
cli-why = Skąd to pytanie? Zasady mówią:
cli-powers = Moce
cli-cards = Karty

## At the prompt

cli-prompt = Twoja odpowiedź
cli-prompt-more = Enter: dalej
cli-bad-answer = { $answer } to tutaj nie odpowiedź. Wpisz liczbę od 1 do { $count } albo ?, by zobaczyć pomoc.
cli-empty-answer = Wpisz liczbę od 1 do { $count } albo ?, by zobaczyć pomoc.
cli-help-title = Co można wpisać
cli-help-number = numer odpowiedzi albo krótkie słowo w nawiasie
cli-help-help = ta pomoc oraz karty i moce w grze
cli-help-why = zasady stojące za pytaniem
cli-help-story = wszystko, co się wydarzyło na twoich oczach
cli-help-hand = twoja ręka i co robi każda karta
cli-help-table = stół jeszcze raz
cli-help-save-game = zapis gry do pliku
cli-help-quit = wyjście z gry
cli-ask-file = Do którego pliku zapisać?
cli-saved = Zapisano: { $file }.
cli-save-failed = Nie udało się zapisać pliku { $file }: { $reason }
cli-resumed = Ciąg dalszy gry z pliku { $file }, po { $moves ->
    [one] jednym ruchu
   *[other] { $moves } ruchach
}.
cli-resume-command = Aby grać dalej: { $command }
cli-quit = Bandyci uchylają kapeluszy. Do następnego razu.
cli-interrupted = Przerwano.

## The curtain between people at one keyboard

cli-curtain = Przy klawiaturze siada { $player }.
cli-curtain-enter = Naciśnij Enter, gdy nikt inny nie patrzy.
cli-sealed = Każdy odpowiada w sekrecie; odpowiedzi odkrywa się razem.

## The end

cli-end-title = Liczenie łupów
cli-end-loot = { $bandit }: { $loot }
cli-end-gunslinger = Rewolwerowiec: { $bandit }, { $prize }
cli-end-total = { $player }: { $money }
cli-end-enter = Enter liczy dalej
cli-end-wins = Zwycięstwo: { $player }!
cli-end-winner = Zwycięstwo: { $player }, { $money }!
cli-end-shared = Wspólne zwycięstwo: { $players }, po { $money }!
cli-end-hits = otrzymane pociski: { $number }
cli-end-nobody = Nikt nie wygrywa.

## Reading back

cli-replay-move = Ruch { $number } z { $moves }: { $player }, { $question } → { $answer }
cli-replay-start = Przed pierwszym ruchem
cli-replay-end = Tu kończy się zapis; gra jeszcze trwa.
cli-replay-beyond = Liczba ruchów w zapisie: { $moves }; ruchu { $number } nie ma.
cli-seen-by = Tak widzi to { $player }
cli-seen-by-nobody = Tak widzi to ktoś z boku
cli-seen-by-all = Wszystko odkryte
cli-no-seat = Nie ma miejsca { $seat }; miejsca: { $seats }.
cli-no-file = Nie ma pliku { $file }.
cli-not-readable = Nie da się odczytać pliku { $file }: { $reason }
cli-perft-nodes = Głębokość { $depth }: { $nodes }

# Data files of a user's own
cli-help-data = Plik JSON, który zastępuje drukowane części gry.
cli-data-not-here = { $game }: ta gra nie ma części, które mógłby zastąpić plik z danymi.
cli-data-other = Gra zaczęła się bez tego pliku z danymi albo z innym.
