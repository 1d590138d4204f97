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
super-question-which-plan = { $player }: które trzy karty wybierasz i w jakiej kolejności?
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
