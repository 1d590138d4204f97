### Colt Super Express: what happened, what is asked, what can be answered, what can be set.
### The variables are those of the base game; $facing is front or rear.

super-name = Colt Super Express
super-tagline = Drei Karten, ein Revolver, und jede Runde wird der letzte Wagen abgekuppelt.

## Cards: the name, and what it does in one line

super-card-turn = Umdrehen
super-card-turn-rule = In die andere Richtung schauen.
super-card-climb = Klettern
super-card-climb-rule = Im selben Wagen aufs Dach steigen oder nach drinnen.
super-card-move = Laufen
super-card-move-rule = Einen Wagen in Blickrichtung. Am Ende wartet nur Staub.
super-card-fire = Schießen
super-card-fire-rule = Wirft den ersten Banditen vor dir um, einen Wagen weiter.
super-card-reflex = Reflex
super-card-reflex-rule = Stehend: hinlegen. Am Boden: aufstehen und schießen.
super-card-horse = Pferd
super-card-horse-rule = Zur Lokomotive reiten, auch von neben dem Zug.

# A plan of three cards, in the order they will be played.
super-plan = { $first }, { $second }, { $third }

# Which way a bandit looks.
super-facing = { $facing ->
    [front] mit Blick zur Lokomotive
   *[rear] mit Blick nach hinten
}

## What happened

super-event-picked = { $seat } spielt { $character }.
super-event-became-start-player = { $bandit } ist Startspieler.
super-event-placed = { $bandit } startet { spot-at }, { super-facing }.
super-event-round-began = Runde { $number } beginnt.
super-event-planned = { $plan ->
    [hidden] { $bandit } hat einen Plan.
   *[other] { $bandit } hat einen Plan: { $plan }.
}
super-event-execution-began = Alle Pläne stehen. Die Schießerei beginnt.
super-event-revealed = { $bandit }: { $card }.
super-event-stood-up = { $bandit } steht auf.
super-event-turned = { $bandit } dreht sich um, nun { super-facing }.
super-event-climbed = { $bandit } klettert { spot-to }.
super-event-moved = { $bandit } läuft { spot-to }.
super-event-shot = { $bandit } schießt und trifft { $target }.
super-event-missed = { $bandit } schießt und trifft niemanden.
super-event-knocked-back = { $bandit } wird umgeworfen und landet { spot-at }.
super-event-lay-down = { $bandit } legt sich hin.
super-event-rode = { $bandit } reitet zur Lokomotive.
super-event-fell-off = { $bandit } fällt vom Zug.
super-event-rescued = { $bandit } erwischt ein Pferd und ist zurück in der Lokomotive.
super-event-had-no-effect = { $bandit } ist nicht auf dem Zug: { $card } hat keine Wirkung.
super-event-eliminated = { $bandit } scheidet aus.
super-event-decoupled = Wagen { $number } wird abgekuppelt und rollt davon.
super-event-claimed = { $bandit } ist am weitesten hinten und nimmt Beutekarte { $number }: { $money }.
super-event-game-ended = Die Fahrt ist zu Ende.
super-event-won = { $bandit } gewinnt.
super-event-nobody-won = Niemand gewinnt.

## What is asked

super-question-pick-character = { $seat }, wer möchtest du sein?
super-question-who-starts = Wer ist Startspieler?
super-question-which-plan = { $player }: Welche drei Karten, und in welcher Reihenfolge?
super-question-which-loot = Was ist die Beutekarte wert?

## Phases

super-phase-setup = Vorbereitung
super-phase-planning = Planung
super-phase-execution = Schießerei
super-phase-round_end = Ende der Runde
super-phase-over = Ende des Spiels

## Where a bandit is, other than on the train, and how

super-status-beside = noch nicht auf dem Zug
super-status-fallen = neben dem Gleis
super-status-out = ausgeschieden
super-down = am Boden
super-start = Startspieler
super-plan-label = Plan
super-cars-label = Beutekarten
super-uncoupled = Abgekuppelte Wagen: { $cars }
super-legend = B► blickt zur Lokomotive, ◄B nach hinten, (B►) ist am Boden; ▒▒ ist eine verdeckte Karte.

# The table in sentences. A bandit in a queue; $pose is up or down.
super-piece = { $pose ->
    [down] { $bandit } ({ super-facing }, { super-down })
   *[up] { $bandit } ({ super-facing })
}
super-plain-queue = { $number ->
    [one] { $where }: { $bandits }.
   *[other] { $where }, von vorn nach hinten: { $bandits }.
}
super-plain-last = { $number ->
    [0] Nur die Lokomotive ist übrig.
   *[other] Der letzte Wagen ist Wagen { $number }.
}
super-plain-line = { $text }.
super-cars-won = { $cars ->
    [none] Beutekarten: keine
   *[other] Beutekarten: { $cars }
}
super-plain-plan = Plan: { $cards }
super-plain-thinking = Plant noch
super-plain-shown = Aufgedeckt: { $cards }
super-plain-hidden = { $number ->
    [one] Eine verdeckte Karte
   *[other] { $number } verdeckte Karten
}

## The end: what decided the game

super-end-alone = Der letzte Bandit auf dem Zug.
super-end-most = Die meisten Beutekarten: { $number }.
super-end-best = Gleich viele Beutekarten wie jemand anderes, aber die beste davon: { $money }.

## Options: what each is about, then each value

super-option-reflex = Die Karte Reflex.
super-option-reflex-false = Bleibt in der Schachtel.
super-option-reflex-true = Alle bekommen eine.
super-option-horse = Die Karte Pferd.
super-option-horse-false = Bleibt in der Schachtel.
super-option-horse-true = Alle bekommen eine.
super-option-unofficial_two_players = Ein Spiel zu zweit, das die Anleitung nicht kennt.
super-option-unofficial_two_players-false = Nicht erlaubt.
super-option-unofficial_two_players-true = Erlaubt.
super-option-last_casualties_by_loot = Was geschieht, wenn niemand übrig ist.
super-option-last_casualties_by_loot-false = Niemand gewinnt.
super-option-last_casualties_by_loot-true = Die zuletzt Ausgeschiedenen vergleichen ihre Beutekarten.
super-option-horse_when_down = Die Karte Pferd für einen Banditen am Boden.
super-option-horse_when_down-false = Sie hilft ihm nur auf.
super-option-horse_when_down-true = Sie trägt ihn zur Lokomotive.
super-option-horse_defers_end = Ein Bandit auf dem Zug, und ein anderer hat noch ein Pferd.
super-option-horse_defers_end-false = Das Spiel endet sofort.
super-option-horse_defers_end-true = Das Spiel wartet auf das Pferd.
super-option-character_choice = Wie die Charaktere verteilt werden.
super-option-character_choice-chosen = Alle wählen selbst.
super-option-character_choice-random = Zufällig.
