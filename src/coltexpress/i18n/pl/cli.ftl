### What the terminal says, whatever the game.

## Commands

cli-about = Napadnij na pociąg w terminalu, z przyjaciółmi albo z botami.
cli-command-play = Zagraj z botami albo z ludźmi przy tej samej klawiaturze.
cli-command-show = Narysuj pozycję albo widok z wiersza tekstu.
cli-command-replay = Obejrzyj zapisaną rozgrywkę jeszcze raz, krok po kroku.
cli-command-rules = Pokaż punkty zasad według identyfikatora.
cli-command-perft = Policz wszystkie możliwe przebiegi rozgrywki do podanej głębokości.
cli-command-bench = Zmierz, jak szybko działają gry.

## Options of the commands

cli-help-game = Gra: { $games }.
cli-help-players = Liczba graczy.
cli-help-people = Ilu z nich to ludzie; pozostałe miejsca zajmują boty.
cli-help-name = Imię gracza, osobno dla każdej osoby.
cli-help-edition = Według których drukowanych zasad grać.
cli-help-option = Opcja gry, każda osobno; --options pokazuje listę.
cli-help-options = Pokaż listę opcji gry i zakończ.
cli-help-seed = Liczba całkowita; ta sama liczba tasuje tak samo.
cli-help-lang = Język: { $languages }.
cli-help-plain = Tylko wiersze tekstu: bez rysunku i kolorów. Dla czytników ekranu.
cli-help-save = Zapisuj rozgrywkę w tym pliku; jeśli już istnieje, kontynuuj ją.
cli-help-speed = Liczba wierszy dziennika na sekundę; 0 pokazuje je od razu.
cli-help-pause = Po wierszach dziennika czekaj na Enter.
cli-help-position = Wiersz pozycji; - czyta go ze standardowego wejścia.
cli-help-seat = Widok gracza: litera, numer od 1, all (wszystko) albo nobody (widz). Domyślnie all, a w trakcie rozgrywki nobody.
cli-help-record = Plik z zapisem rozgrywki; - czyta go ze standardowego wejścia.
cli-help-move = Pokaż stół po tylu krokach.
cli-help-step = Zatrzymuj się po każdym kroku; Enter: dalej.
cli-help-depth = Ile wyborów w głąb.
cli-help-start = Zacznij od tego wiersza pozycji zamiast od nowej rozgrywki.
cli-help-divide = Licz osobno dla każdego pierwszego wyboru.

## Setting up a game

cli-ask-language = Język
cli-ask-game = Która gra?
cli-ask-players = Ilu graczy, od { $fewest } do { $most }?
cli-ask-people = Ilu z nich to ludzie?
cli-ask-name = Imię gracza { $number } (Enter: bez imienia)
cli-not-a-number = Wpisz liczbę od { $fewest } do { $most }.
cli-not-a-language = Wpisz jeden z języków: { $languages }.
cli-seats = { $people ->
    [0] { $bots ->
        [one] Jeden bot gra sam.
        [few] Grają { $bots } boty. Usiądź wygodnie.
        [many] Gra { $bots } botów. Usiądź wygodnie.
       *[other] Gra { $bots } bota. Usiądź wygodnie.
    }
    [one] { $bots ->
        [0] Jeden gracz, bez botów.
        [one] Jeden gracz przeciw jednemu botowi.
       *[other] Jeden gracz przeciw { $bots } botom.
    }
   *[other] { $bots ->
        [0] Gracze: { $people }, bez botów.
       *[other] Gracze: { $people }, boty: { $bots }.
    }
}
cli-hint = Odpowiadaj numerem. Wpisz ?, aby zobaczyć pomoc.
cli-options-title = Opcje gry { $game }
cli-options-default = { $text } (domyślnie)
cli-people-too-many = Graczy jest { $players }, więc ludzi może być najwyżej { $players }.

## At the table

cli-round = Runda { $number } z { $rounds }
cli-event = Wydarzenie: „{ $event }”
cli-no-event = Bez wydarzenia
cli-pile = Stos
cli-neutral = Neutralne Pociski: { $number }
cli-beside = Obok pociągu: { $loot }
cli-first = zaczyna
cli-you = ty
cli-hand = Ręka
cli-deck = Talia
cli-loot = Łupy
cli-gun = Magazynek
cli-wounds = Rany
cli-discards = Odrzucone
cli-hand-empty = pusta ręka
cli-hand-of = Ręka { NAME($player, case: "genitive") }
cli-kept-secret = ukryte
cli-legend = $ worek, ◆ klejnot, ▣ walizka, ★ Szeryf

# How much there is, for one line of text.
cli-bullets = { $number ->
    [0] pusty magazynek
    [one] { $number } pocisk w magazynku
    [few] { $number } pociski w magazynku
    [many] { $number } pocisków w magazynku
   *[other] { $number } pocisku w magazynku
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
cli-plain-bandit = { $bandit }, { $where }. Łupy: { $loot }. { $bullets }, { $wounds }.
cli-plain-bandit-off = { $bandit }, jeszcze poza pociągiem. Łupy: { $loot }. { $bullets }, { $wounds }.
cli-plain-player = { $player }: { $hand }, { $deck }.
cli-plain-loot = { $where }: { $loot }.
cli-plain-marshal = Szeryf jest { spot-at }.
cli-plain-pile = Stos, począwszy od pierwszej karty: { $cards }.
cli-plain-pile-card = { $card } ({ $player })
cli-plain-hand = Na ręce masz: { $cards }.
cli-plain-round = „{ $round_card }”, tury: { $turns }. { $event }
cli-plain-now = { $turn } (teraz)
cli-plain-event = { $rule ->
    [none] { cli-no-event }.
   *[other] { cli-event }. { $rule }
}

cli-waiting = { AGREE($player, "Decyduje", "Decydują") } { $player }. { $question }
cli-story = Dziennik
cli-story-none = Jeszcze nic się nie wydarzyło.
cli-advice = Trener mówi
cli-advice-none = Trener nie ma tu nic do powiedzenia.
cli-why = Skąd to pytanie? Zasady mówią:
cli-powers = Zdolności
cli-cards = Karty

## At the prompt

cli-prompt = Twój wybór
cli-prompt-more = Enter: dalej
cli-bad-answer = { $answer } nie jest tu możliwym wyborem. Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc.
cli-empty-answer = Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc.
cli-help-title = Co można wpisać
cli-help-number = numer możliwości albo jej krótkie słowo w nawiasie
cli-help-help = ta pomoc oraz karty i zdolności w grze
cli-help-hint = co przemawia za dwiema lub trzema odpowiedziami
cli-help-why = zasady, z których wynika pytanie
cli-help-story = dziennik: wszystko, co się wydarzyło na twoich oczach
cli-help-hand = twoja ręka wraz z działaniem każdej karty
cli-help-table = stół jeszcze raz
cli-help-save-game = zapis rozgrywki do pliku
cli-help-quit = wyjście z gry
cli-ask-file = Do którego pliku zapisać?
cli-saved = Zapisano w pliku { $file }.
cli-save-failed = Nie udało się zapisać w pliku { $file }: { $reason }
cli-resumed = Ciąg dalszy rozgrywki z pliku { $file }, po { $moves ->
    [one] jednym kroku
   *[other] { $moves } krokach
}.
cli-resume-command = Aby później grać dalej: { $command }
cli-quit = Bandyci uchylają kapeluszy. Do następnego razu.
cli-interrupted = Przerwano.

## The curtain between people at one keyboard

cli-curtain = Teraz { AGREE($player, "gra", "grają") } { $player }.
cli-curtain-enter = Naciśnij Enter, gdy nikt inny nie patrzy.
cli-sealed = Każdy odpowiada w tajemnicy; wszystkie odpowiedzi zostaną odkryte razem.

## The end

cli-end-title = Punktacja końcowa
cli-end-loot = { $bandit }: { $loot }
cli-end-gunslinger = Najlepszy Rewolwerowiec: { $bandit }, { $prize }
cli-end-total = { $player }: { $money }
cli-end-enter = Enter: dalej
cli-end-wins = { AGREE($player, "Wygrywa", "Wygrywają") } { $player }!
cli-end-winner = { AGREE($player, "Wygrywa", "Wygrywają") } { $player } z wynikiem { $money }!
cli-end-shared = Zwycięstwem dzielą się { $players }: po { $money }!
cli-end-hits = otrzymane pociski: { $number }
cli-end-nobody = Nikt nie wygrywa.

## Reading back

cli-replay-move = Krok { $number } z { $moves }: { $question } → { $answer }
cli-replay-start = Przed pierwszym krokiem
cli-replay-end = Tu kończy się zapis rozgrywki, ale rozgrywka jeszcze trwa.
cli-replay-beyond = W zapisie rozgrywki jest tyle kroków: { $moves }; kroku { $number } nie ma.
cli-seen-by = Widok gracza: { $player }
cli-seen-by-nobody = Widok widza
cli-seen-by-all = Wszystko odkryte
cli-no-seat = Nie ma miejsca { $seat }; miejsca to { $seats }.
cli-no-file = Nie ma pliku { $file }.
cli-not-readable = Nie da się odczytać pliku { $file }: { $reason }
cli-perft-nodes = Głębokość { $depth }: { $nodes }

# Data files of a user's own
cli-help-data = Plik JSON, który zastępuje drukowane części gry.
cli-data-not-here = { $game }: w tej grze plik z danymi nie ma czego zastąpić.
cli-data-other = Rozgrywka zaczęła się bez tego pliku z danymi albo z innym.
