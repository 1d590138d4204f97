### Colt Super Express: what happened, what is asked, what can be answered, what can be set.
### The variables are those of the base game; $facing is front or rear.

super-name = Colt Super Express
super-tagline = Trzy karty, jeden rewolwer i co rundę odczepiony ostatni wagon.

## Cards: the name, and what it does in one line

super-card-turn = Obrót
super-card-turn-rule = Odwróć się w drugą stronę.
super-card-climb = Zmiana poziomu
super-card-climb-rule = Wejdź na dach lub zejdź do środka tego samego wagonu.
super-card-move = Ruch
super-card-move-rule = Idź o wagon tam, dokąd patrzysz. Dalej tylko kurz.
super-card-fire = Strzał
super-card-fire-rule = Powal pierwszego bandytę przed sobą, o wagon dalej.
super-card-reflex = Refleks
super-card-reflex-rule = Stoisz: połóż się. Leżysz: wstań i strzel.
super-card-horse = Koń
super-card-horse-rule = Jedź do lokomotywy, choćby spoza pociągu.

# A plan of three cards, in the order they will be played.
super-plan = { $first }, { $second }, { $third }

# Which way a bandit looks.
super-facing = { $facing ->
    [front] przodem do lokomotywy
   *[rear] tyłem do lokomotywy
}

## What happened

super-event-picked = { $seat } gra jako { $character }.
super-event-became-start-player = Zaczyna { $bandit }.
super-event-placed = { $bandit } staje { spot-at }, { super-facing }.
super-event-round-began = Zaczyna się runda { $number }.
super-event-planned = { $plan ->
    [hidden] { $bandit } ma plan.
   *[other] { $bandit } ma plan: { $plan }.
}
super-event-execution-began = Wszystkie plany są gotowe. Zaczyna się Strzelanina.
super-event-revealed = { $bandit }: { $card }.
super-event-stood-up = { $bandit } wstaje.
super-event-turned = { $bandit } odwraca się i stoi teraz { super-facing }.
super-event-climbed = { $floor ->
    [roof] { $bandit } wspina się { spot-to }.
   *[inside] { $bandit } schodzi { spot-to }.
}
super-event-moved = { $bandit } przechodzi { spot-to }.
super-event-shot = { $bandit } strzela i trafia { NAME($target, case: "accusative") }.
super-event-missed = { $bandit } strzela, ale nikogo nie trafia.
super-event-knocked-back = { $bandit } przewraca się i ląduje { spot-at }.
super-event-lay-down = { $bandit } kładzie się.
super-event-rode = { $bandit } jedzie konno do lokomotywy.
super-event-fell-off = { $bandit } spada z pociągu.
super-event-rescued = { $bandit } łapie konia i wraca do lokomotywy.
super-event-had-no-effect = { $bandit } jest poza pociągiem: { $card } nie ma efektu.
super-event-eliminated = { $bandit } odpada z gry.
super-event-decoupled = Wagon { $number } zostaje odczepiony i znika w oddali.
super-event-claimed = { $bandit } jest najdalej z tyłu i bierze kartę Łupu { $number }: { $money }.
super-event-game-ended = Koniec jazdy.
super-event-won = Wygrywa { $bandit }.
super-event-nobody-won = Nikt nie wygrywa.

## What is asked

super-question-pick-character = { $seat }, kim chcesz grać?
super-question-who-starts = Kto zaczyna?
super-question-which-plan = { $player }, twój plan: które trzy karty, w kolejności zagrywania?
super-question-which-loot = Ile jest warta karta Łupu?

## Phases

super-phase-setup = Przygotowanie
super-phase-planning = Planowanie
super-phase-execution = Strzelanina
super-phase-round_end = Koniec rundy
super-phase-over = Koniec gry

## Where a bandit is, other than on the train, and how

super-status-beside = jeszcze poza pociągiem
super-status-fallen = obok torów
super-status-out = poza grą
super-down = leży
super-start = zaczyna
super-plan-label = Plan
super-cars-label = Karty Łupu
super-uncoupled = Odczepione wagony: { $cars }
super-bandit-rule = Nikt nie ma tu zdolności: wszyscy mają te same karty.
super-facing-name = Kierunek
super-facing-rule = Bandyta idzie i strzela tylko tam, dokąd jest zwrócony. Obrót zmienia kierunek.
super-down-rule = Następna karta tylko pomaga wstać. Pociski przelatują nad leżącymi.
super-loot-card = Karta Łupu
super-loot-card-rule = Zostaje po odczepionym wagonie temu, kto jest najdalej z tyłu. Jeśli na koniec zostanie kilku bandytów, wygrywa największa liczba kart Łupu.
super-last-car = Ostatni wagon
super-last-car-rule = Na koniec rundy zostaje odczepiony. Kto jest w nim lub na nim, odpada z gry.
super-warning-last-car = Jesteś w ostatnim wagonie: po tej rundzie zostanie odczepiony.
super-warning-last-round = To ostatnia runda: po niej zostanie tylko lokomotywa.

## What the coach says for a plan. A spot is where the plan ends, or where $target lands.

super-advice-off-train = Jeśli nikt nie przeszkodzi, ten plan wyprowadza cię z pociągu.
super-advice-get-up = Leżysz: karta { $card } pozwoli tylko wstać.
super-advice-spring-up = Leżysz: Refleks pozwoli wstać i od razu strzelić.
super-advice-shot = Jeśli nikt inny nic nie zrobi, trafiasz { NAME($target, case: "accusative") }: lądowanie { spot-at }.
super-advice-shot-off = Jeśli nikt inny nic nie zrobi, twój strzał zrzuca { NAME($target, case: "accusative") } z pociągu.
super-advice-shot-last-car = Jeśli nikt inny nic nie zrobi, twój strzał wyrzuca { NAME($target, case: "accusative") } do ostatniego wagonu.
super-advice-leader = Nikt nie ma więcej kart Łupu niż { $target }: { $number }.
super-advice-leaves-last-car = Opuszczasz ostatni wagon i kończysz { spot-at }.
super-advice-furthest = Jeśli inni nie zmienią miejsca, kończysz najdalej z tyłu i bierzesz kartę Łupu.
super-advice-floor-alone = Kończysz { spot-at }, a na tym poziomie nie ma teraz nikogo innego.
super-advice-lying = Na końcu leżysz: strzały przelatują nad tobą.
super-advice-horse = W planie jest Koń: zagrany zaraz po upadku ratuje cię.
super-advice-stays-on = Żadna z trzech kart nie wyprowadza cię z pociągu.
super-advice-ends-in-last-car = Kończy się w ostatnim wagonie, który po tej rundzie zostanie odczepiony.
super-advice-nose = Jeden strzał z tyłu zrzuciłby cię z przodu pociągu.
super-legend = B► to bandyta przodem do lokomotywy, ◄B tyłem do niej, (B►) leży; ▒▒ to zakryta karta.

# The table in sentences. A bandit in a queue; $pose is up or down.
super-piece = { $pose ->
    [down] { $bandit } ({ super-facing }, { super-down })
   *[up] { $bandit } ({ super-facing })
}
super-plain-queue = { $number ->
    [one] { $where }: { $bandits }.
   *[other] { $where }, od przodu do tyłu: { $bandits }.
}
super-plain-last = { $number ->
    [0] Została tylko lokomotywa.
   *[other] Ostatni jest wagon { $number }.
}
super-plain-line = { $text }.
super-cars-won = { $cars ->
    [none] Karty Łupu: brak
   *[other] Karty Łupu: { $cars }
}
super-plain-plan = Plan: { $cards }
super-plain-thinking = Jeszcze planuje
super-plain-shown = Odkryte: { $cards }
super-plain-hidden = { $number ->
    [one] Jedna zakryta karta
    [few] { $number } zakryte karty
    [many] { $number } zakrytych kart
   *[other] { $number } zakrytej karty
}

## The end: what decided the game

super-end-alone = Ostatni bandyta w pociągu.
super-end-most = Najwięcej kart Łupu: { $number }.
super-end-best = Tyle samo kart Łupu co u kogoś innego, ale najcenniejsza z nich: { $money }.
super-score = { $amount ->
    [one] { $amount } karta Łupu
    [few] { $amount } karty Łupu
    [many] { $amount } kart Łupu
   *[other] { $amount } karty Łupu
}

## Options: what each is about, then each value

super-option-reflex = Karta Refleks.
super-option-reflex-false = Zostaje w pudełku.
super-option-reflex-true = Każdy dostaje jedną.
super-option-horse = Karta Koń.
super-option-horse-false = Zostaje w pudełku.
super-option-horse-true = Każdy dostaje jedną.
super-option-unofficial_two_players = Rozgrywka we dwoje, której instrukcja nie przewiduje.
super-option-unofficial_two_players-false = Niedozwolona.
super-option-unofficial_two_players-true = Dozwolona.
super-option-last_casualties_by_loot = Co się dzieje, gdy nie zostaje nikt.
super-option-last_casualties_by_loot-false = Nikt nie wygrywa.
super-option-last_casualties_by_loot-true = Ci, którzy odpadli ostatni, porównują karty Łupu.
super-option-horse_when_down = Karta Koń, gdy bandyta leży.
super-option-horse_when_down-false = Pomaga mu tylko wstać.
super-option-horse_when_down-true = Zawozi go do lokomotywy.
super-option-horse_defers_end = W pociągu jest jeden bandyta, a ktoś inny ma jeszcze w planie Konia.
super-option-horse_defers_end-false = Gra kończy się od razu.
super-option-horse_defers_end-true = Gra czeka na Konia.
super-option-character_choice = Jak rozdziela się postacie.
super-option-character_choice-chosen = Każdy wybiera.
super-option-character_choice-random = Losowo.

## The rules at a glance, on the page

web-rules-super-goal = W każdej rundzie pociąg traci wagon. Kto jest najdalej z tyłu, ale wciąż w pociągu, bierze jego kartę Łupu. Cel: zostać w pociągu ostatnim albo mieć najwięcej kart Łupu.
web-rules-super-round = W każdej rundzie układasz w tajemnicy plan z trzech kart. Potem gracze po kolei odkrywają i wykonują pierwszą kartę, potem drugą i trzecią.
web-rules-super-schemin = Bandyci patrzą w jedną stronę i stoją w kolejce. Ruch prowadzi w stronę, w którą patrzysz, a strzał trafia pierwszego przed tobą. Odwróć się w porę.
web-rules-super-stealin = Trafiony leci o wagon dalej i przewraca się; następna karta tylko stawia go na nogi. Za końcem pociągu jest tylko kurz.
web-rules-super-end = Na koniec rundy ostatni wagon zostaje odczepiony, ze wszystkimi, którzy w nim są. Gdy zostaje sama lokomotywa, decyduje liczba kart Łupu.

## The tutorial: somebody explains while the learner plays

lesson-super-welcome = Szybka jazda, i krótka: na koniec każdej rundy zostaje odczepiony ostatni wagon. Jesteś Belle, w wagonie 4.
lesson-super-facing = Czerwone strzałki pokazują, w którą stronę kto patrzy. Przechodzisz tylko w stronę, w którą patrzysz, i tylko w tę stronę strzelasz.
lesson-super-rear = Najpierw zostanie odczepiony wagon 5. Jego kartę Łupu bierze ten, kto jest jeszcze w pociągu i stoi najdalej z tyłu. Kto stoi w tym wagonie, odpada razem z nim.
lesson-super-cards = Obrót, Zmiana poziomu, Ruch, Strzał. W każdej rundzie wybierasz w tajemnicy trzy z nich i ich kolejność. Potem gracze po kolei odkrywają i wykonują pierwszą kartę, potem drugą i trzecią.
lesson-super-plan = Przed tobą stoi Django. Zaplanuj Strzał, potem Zmianę poziomu, potem Obrót i zatwierdź plan.
lesson-super-shot = Trafienie! Django leci o wagon dalej i przewraca się.
lesson-super-up = I jeszcze traci kartę: następna tylko stawia go na nogi.
lesson-super-missed = Doc strzelił, ale nikogo nie trafił. Trafia się pierwszego bandytę w zasięgu wzroku, a tam nikogo nie było.
lesson-super-loose = Wagon 5 zostaje w tyle. Tym razem nikogo w nim nie było.
lesson-super-claimed = Jesteś najdalej z tyłu, więc jego karta Łupu jest twoja. Jeśli na koniec zostanie kilku bandytów, wygrywa ten, kto ma najwięcej kart Łupu.
lesson-super-again = Teraz stoisz w ostatnim wagonie i patrzysz w złą stronę. Uciekaj: Obrót, Ruch, a ostatnią kartą Strzał.
lesson-super-end = Twój pocisk trafił Doca w lokomotywie, a za jej końcem jest tylko kurz. Masz dwie karty Łupu. Wygrywa ten, kto zostanie w pociągu ostatni.

## Awards at the end

super-award-falls = Najczęściej poza pociągiem
super-award-falls-for = { $number ->
    [one] { $number } raz
   *[other] { $number } razy
}

## Zadania

super-theme-up = Wstań i walcz dalej
super-theme-last-car = Ucieknij z ostatniego wagonu
super-theme-trick = Refleks albo Koń we właściwej chwili
super-theme-shot = Strzał we właściwej chwili
super-theme-way = Znajdź właściwą drogę

## Ustawianie pozycji

super-edit-cars = Pozostałe wagony
super-edit-start = Pierwszy gracz
super-edit-out = Poza grą
super-edit-queue = Miejsce w kolejce, licząc od lokomotywy
super-edit-facing = Kierunek
super-edit-down = Leży
super-edit-won = Zdobyte przez
