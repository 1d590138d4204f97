### Colt Super Express: what happened, what is asked, what can be answered, what can be set.
### The variables are those of the base game; $facing is front or rear.

super-name = Colt Super Express
super-tagline = Trzy karty, jeden rewolwer i co rundę o jeden wagon mniej.

## Cards: the name, and what it does in one line

super-card-turn = Obrót
super-card-turn-rule = Odwróć się w drugą stronę.
super-card-climb = Wspinaczka
super-card-climb-rule = Wejdź na dach albo zejdź do środka tego samego wagonu.
super-card-move = Ruch
super-card-move-rule = Idź o wagon tam, gdzie patrzysz. Dalej jest tylko kurz.
super-card-fire = Strzał
super-card-fire-rule = Pierwszy bandyta przed tobą leci o wagon dalej i pada.
super-card-reflex = Refleks
super-card-reflex-rule = Stoisz: padnij na plecy. Leżysz: zerwij się i strzelaj.
super-card-horse = Koń
super-card-horse-rule = Jedź do lokomotywy, choćby spod torów.

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
super-event-placed = { $bandit } czeka { spot-at }, { super-facing }.
super-event-round-began = Początek rundy { $number }.
super-event-planned = { $plan ->
    [hidden] { $bandit } ma plan.
   *[other] { $bandit } ma plan: { $plan }.
}
super-event-execution-began = Plany gotowe. No to jazda.
super-event-revealed = { $bandit }: { $card }.
super-event-stood-up = { $bandit } wstaje.
super-event-turned = { $bandit } odwraca się i stoi { super-facing }.
super-event-climbed = { $floor ->
    [roof] { $bandit } wspina się { spot-to }.
   *[inside] { $bandit } schodzi { spot-to }.
}
super-event-moved = { $bandit } przechodzi { spot-to }.
super-event-shot = { $bandit } strzela i trafia: { $target }.
super-event-missed = { $bandit } strzela w krajobraz.
super-event-knocked-back = { $bandit } traci grunt pod nogami i ląduje { spot-at }.
super-event-lay-down = { $bandit } pada plackiem.
super-event-rode = { $bandit } gwiżdże na konia i jedzie do lokomotywy.
super-event-fell-off = { $bandit } wysiada na skróty.
super-event-rescued = { $bandit } łapie konia i wraca do lokomotywy.
super-event-had-no-effect = { $bandit } ma kartę { $card }, ale nie ma pociągu pod nogami.
super-event-eliminated = { $bandit } odpada.
super-event-decoupled = Wagon { $number } zostaje odczepiony i toczy się w dal.
super-event-claimed = Najdalej z tyłu jest { $bandit } i bierze wagon { $number }: { $money }.
super-event-game-ended = Koniec jazdy.
super-event-won = Zwycięstwo: { $bandit }.
super-event-nobody-won = Nie ma już komu wygrać.

## What is asked

super-question-pick-character = { $seat }: kim grasz?
super-question-who-starts = Kto zaczyna?
super-question-which-plan = { $player }: które trzy karty i w jakiej kolejności?
super-question-which-loot = Ile wart jest wagon?

## Phases

super-phase-setup = Przed odjazdem
super-phase-planning = Planowanie
super-phase-execution = Akcja
super-phase-round_end = Koniec rundy
super-phase-over = Koniec

## Where a bandit is, other than on the train, and how

super-status-beside = jeszcze poza pociągiem
super-status-fallen = przy torach
super-status-out = poza grą
super-down = leży
super-start = zaczyna
super-plan-label = Plan
super-cars-label = Zdobyte wagony
super-title = { $round }: { $phase }
super-uncoupled = Odczepione wagony: { $cars }
super-legend = B► stoi przodem do lokomotywy, ◄B tyłem, (B►) leży; ▒▒ to zakryta karta.

# The table in sentences. A bandit in a queue; $pose is up or down.
super-piece = { $pose ->
    [down] { $bandit } ({ super-facing }, { super-down })
   *[up] { $bandit } ({ super-facing })
}
super-plain-queue = { $number ->
    [1] { $where }: { $bandits }.
   *[other] { $where }, od przodu do tyłu: { $bandits }.
}
super-plain-last = { $number ->
    [0] Została tylko lokomotywa.
   *[other] Ostatni jest wagon { $number }.
}
super-plain-line = { $text }.
super-cars-won = { $cars ->
    [none] Zdobyte wagony: brak
   *[other] Zdobyte wagony: { $cars }
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

super-end-alone = Sam na sam z pociągiem.
super-end-most = Najwięcej wagonów: { $number }.
super-end-best = Tyle samo wagonów co inni, ale wśród nich najcenniejszy: { $money }.

## Options: what each is about, then each value

super-option-reflex = Karta Refleks.
super-option-reflex-false = Zostaje w pudełku.
super-option-reflex-true = Każdy dostaje jedną.
super-option-horse = Karta Koń.
super-option-horse-false = Zostaje w pudełku.
super-option-horse-true = Każdy dostaje jedną.
super-option-unofficial_two_players = Gra we dwoje, której instrukcja nie zna.
super-option-unofficial_two_players-false = Niedozwolona.
super-option-unofficial_two_players-true = Dozwolona.
super-option-last_casualties_by_loot = Co się dzieje, gdy nie zostaje nikt.
super-option-last_casualties_by_loot-false = Nikt nie wygrywa.
super-option-last_casualties_by_loot-true = Ci, którzy odpadli ostatni, porównują łupy.
super-option-horse_when_down = Karta Koń, gdy bandyta leży.
super-option-horse_when_down-false = Pomaga tylko wstać.
super-option-horse_when_down-true = Wiezie do lokomotywy.
super-option-horse_defers_end = Jeden bandyta w pociągu, a ktoś inny ma jeszcze Konia w planie.
super-option-horse_defers_end-false = Gra kończy się od razu.
super-option-horse_defers_end-true = Gra czeka na Konia.
super-option-character_choice = Jak rozdziela się postacie.
super-option-character_choice-chosen = Każdy wybiera.
super-option-character_choice-random = Przydziela je los.
