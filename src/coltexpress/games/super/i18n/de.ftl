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
super-question-which-plan = { $player }, dein Plan: Welche drei Karten, in der Reihenfolge, in der du sie spielst?
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
super-bandit-rule = Hier hat niemand eine Fähigkeit: Alle haben die gleichen Karten.
super-facing-name = Blickrichtung
super-facing-rule = Banditen laufen und schießen nur dorthin, wohin sie blicken. Umdrehen wendet sie.
super-down-rule = Die nächste Karte hilft nur beim Aufstehen. Kugeln fliegen darüber hinweg.
super-loot-card = Beutekarte
super-loot-card-rule = Was ein abgekuppelter Wagen demjenigen lässt, der am weitesten hinten ist. Sind am Ende mehrere übrig, gewinnen die meisten Beutekarten.
super-last-car = Der letzte Wagen
super-last-car-rule = Er wird am Ende der Runde abgekuppelt. Wer darin oder darauf ist, scheidet aus.
super-warning-last-car = Du bist im letzten Wagen: Er wird nach dieser Runde abgekuppelt.
super-warning-last-round = Dies ist die letzte Runde: Danach ist nur noch die Lokomotive übrig.

## What the coach says for a plan. A spot is where the plan ends, or where $target lands.

super-advice-off-train = Wenn niemand eingreift, bringt dich dieser Plan vom Zug.
super-advice-get-up = Du liegst am Boden: Mit { $card } stehst du nur auf.
super-advice-spring-up = Du liegst am Boden: Mit Reflex stehst du auf und schießt sofort.
super-advice-shot = Wenn sonst niemand handelt, triffst du { $target }; gelandet wird { spot-at }.
super-advice-shot-off = Wenn sonst niemand handelt, wirft dein Schuss { $target } vom Zug.
super-advice-shot-last-car = Wenn sonst niemand handelt, wirft dein Schuss { $target } in den letzten Wagen.
super-advice-leader = Niemand hat mehr Beutekarten als { $target }: { $number }.
super-advice-leaves-last-car = Damit verlässt du den letzten Wagen und endest { spot-at }.
super-advice-furthest = Wenn die anderen bleiben, wo sie sind, bist du am Ende am weitesten hinten und bekommst die Beutekarte.
super-advice-floor-alone = Du endest { spot-at }, und auf dieser Ebene ist gerade sonst niemand.
super-advice-lying = Du liegst am Ende: Schüsse gehen über dich hinweg.
super-advice-horse = Pferd ist im Plan: Direkt nach einem Sturz gespielt, rettet es dich.
super-advice-stays-on = Keine der drei Karten bringt dich vom Zug.
super-advice-ends-in-last-car = Er endet im letzten Wagen, der nach dieser Runde abgekuppelt wird.
super-advice-nose = Ein Schuss von hinten würde dich vorn vom Zug werfen.
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
super-score = { $amount ->
    [one] eine Beutekarte
   *[other] { $amount } Beutekarten
}

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

## The rules at a glance, on the page

web-rules-super-goal = Der Zug verliert jede Runde einen Wagen. Wer am weitesten hinten ist und noch auf dem Zug, nimmt seine Beutekarte. Sei als Letzter auf dem Zug, oder hab die meisten Beutekarten.
web-rules-super-round = Jede Runde planst du heimlich drei Karten. Dann decken alle der Reihe nach die erste Karte auf und führen sie aus, dann die zweite, dann die dritte.
web-rules-super-schemin = Banditen blicken in eine Richtung und stehen in einer Reihe. Gelaufen wird in Blickrichtung, ein Schuss trifft den Ersten davor. Dreh dich rechtzeitig um.
web-rules-super-stealin = Wer getroffen wird, fliegt einen Wagen weiter und liegt am Boden; die nächste Karte hilft nur auf die Beine. Hinter dem Ende des Zugs wartet nur Staub.
web-rules-super-end = Am Ende der Runde wird der letzte Wagen abgekuppelt, mit allen darauf. Ist nur noch die Lokomotive übrig, entscheidet die Zahl der Beutekarten.

## The tutorial: somebody explains while the learner plays

lesson-super-welcome = Eine schnelle Fahrt, und eine kurze: Am Ende jeder Runde wird der letzte Wagen abgekuppelt. Du bist Belle, in Wagen 4.
lesson-super-facing = Die roten Pfeile zeigen, wohin alle blicken. Du läufst nur in Blickrichtung, und du schießt nur in Blickrichtung.
lesson-super-rear = Wagen 5 ist als Erster dran. Wer noch auf dem Zug und am weitesten hinten ist, nimmt seine Beutekarte. Wer darin steht, ist weg.
lesson-super-cards = Umdrehen, Klettern, Laufen, Schießen. Jede Runde wählst du heimlich drei davon und ihre Reihenfolge. Dann decken alle der Reihe nach die erste Karte auf und führen sie aus, dann die zweite, dann die dritte.
lesson-super-plan = Django steht vor dir. Plane Schießen, dann Klettern, dann Umdrehen, und bestätige den Plan.
lesson-super-shot = Ein Treffer! Django fliegt einen Wagen weiter und liegt am Boden.
lesson-super-up = Und es hat ihn eine Karte gekostet: Seine nächste bringt ihn nur wieder auf die Beine.
lesson-super-missed = Doc hat auf niemanden geschossen. Getroffen wird der erste Bandit in Sichtlinie, und da war keiner.
lesson-super-loose = Da rollt Wagen 5 davon. Diesmal war niemand drin.
lesson-super-claimed = Du warst am weitesten hinten, also gehört seine Beutekarte dir. Sind am Ende mehrere Banditen übrig, gewinnt, wer die meisten Beutekarten hat.
lesson-super-again = Jetzt stehst du im letzten Wagen und blickst in die falsche Richtung. Nichts wie raus: Umdrehen, Laufen, und als letzte Karte Schießen.
lesson-super-end = Deine Kugel hat Doc auf der Lokomotive getroffen, und hinter dem Ende wartet nur Staub. Zwei Beutekarten für dich. Wer als Letzter auf dem Zug ist, gewinnt.

## Awards at the end

super-award-falls = Am häufigsten vom Zug gefallen
super-award-falls-for = { $number }-mal

## Aufgaben

super-theme-up = Aufstehen und weiterkämpfen
super-theme-last-car = Raus aus dem letzten Wagen
super-theme-trick = Reflex oder Pferd im richtigen Moment
super-theme-shot = Der Schuss zur rechten Zeit
super-theme-way = Den richtigen Weg finden

## Eine Stellung aufbauen

super-edit-cars = Übrige Wagen
super-edit-start = Startspieler
super-edit-out = Ausgeschieden
super-edit-queue = Platz in der Reihe, von der Lokomotive aus
super-edit-facing = Blickrichtung
super-edit-down = Liegt am Boden
super-edit-won = Gewonnen von
