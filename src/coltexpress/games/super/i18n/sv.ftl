### Colt Super Express: what happened, what is asked, what can be answered, what can be set.
### The variables are those of the base game; $facing is front or rear.

super-name = Colt Super Express
super-tagline = Tre kort, en revolver, och varje omgång kopplas sista vagnen loss.

## Cards: the name, and what it does in one line

super-card-turn = Vänd om
super-card-turn-rule = Vänd dig åt andra hållet.
super-card-climb = Byt nivå
super-card-climb-rule = Klättra upp på taket eller ner i samma vagn.
super-card-move = Spring
super-card-move-rule = Gå en vagn dit du är vänd. Bortom tåget finns bara damm.
super-card-fire = Skjut
super-card-fire-rule = Slå omkull första banditen framför dig, en vagn bort.
super-card-reflex = Reflex
super-card-reflex-rule = Stående: lägg dig ner. Omkullslagen: res dig och skjut.
super-card-horse = Häst
super-card-horse-rule = Rid till lokomotivet, även från marken vid tåget.

# A plan of three cards, in the order they will be played.
super-plan = { $first }, { $second }, { $third }

# Which way a bandit looks.
super-facing = { $facing ->
    [front] vänd mot lokomotivet
   *[rear] vänd bakåt
}

## What happened

super-event-picked = { $seat } spelar { $character }.
super-event-became-start-player = { $bandit } är första spelare.
super-event-placed = { $bandit } börjar { spot-at }, { super-facing }.
super-event-round-began = Omgång { $number } börjar.
super-event-planned = { $plan ->
    [hidden] { $bandit } har en plan.
   *[other] { $bandit } har en plan: { $plan }.
}
super-event-execution-began = Alla planer är klara. Skottlossningen börjar.
super-event-revealed = { $bandit }: { $card }.
super-event-stood-up = { $bandit } reser sig.
super-event-turned = { $bandit } vänder om och är nu { super-facing }.
super-event-climbed = { $floor ->
    [roof] { $bandit } klättrar upp på taket av { section }.
   *[inside] { $bandit } klättrar ner i { section }.
}
super-event-moved = { $bandit } springer { spot-to }.
super-event-shot = { $bandit } skjuter och träffar { $target }.
super-event-missed = { $bandit } skjuter men träffar ingen.
super-event-knocked-back = { $bandit } slås omkull och landar { spot-at }.
super-event-lay-down = { $bandit } lägger sig ner.
super-event-rode = { $bandit } rider till lokomotivet.
super-event-fell-off = { $bandit } faller av tåget.
super-event-rescued = { $bandit } får tag i en häst och är tillbaka i lokomotivet.
super-event-had-no-effect = { $bandit } är inte på tåget: { $card } har ingen effekt.
super-event-eliminated = { $bandit } är utslagen.
super-event-decoupled = Vagn { $number } kopplas loss och rullar bort.
super-event-claimed = { $bandit } är längst bak och tar stöldgodskort { $number }: { $money }.
super-event-game-ended = Resan är slut.
super-event-won = { $bandit } vinner.
super-event-nobody-won = Ingen vinner.

## What is asked

super-question-pick-character = { $seat }, vem vill du vara?
super-question-who-starts = Vem är första spelare?
super-question-which-plan = { $player }: vilka tre kort, och i vilken ordning?
super-question-which-loot = Vad är stöldgodskortet värt?

## Phases

super-phase-setup = Förberedelse
super-phase-planning = Intriger
super-phase-execution = Skottlossning
super-phase-round_end = Omgångens slut
super-phase-over = Spelets slut

## Where a bandit is, other than on the train, and how

super-status-beside = inte på tåget än
super-status-fallen = bredvid spåret
super-status-out = utslagen
super-down = omkullslagen
super-start = första spelare
super-plan-label = Plan
super-cars-label = Stöldgodskort
super-uncoupled = Losskopplade vagnar: { $cars }
super-legend = B► är vänd mot lokomotivet, ◄B bakåt, (B►) är omkullslagen; ▒▒ är ett nedvänt kort.

# The table in sentences. A bandit in a queue; $pose is up or down.
super-piece = { $pose ->
    [down] { $bandit } ({ super-facing }, { super-down })
   *[up] { $bandit } ({ super-facing })
}
super-plain-queue = { $number ->
    [one] { $where }: { $bandits }.
   *[other] { $where }, framifrån och bakåt: { $bandits }.
}
super-plain-last = { $number ->
    [0] Bara lokomotivet är kvar.
   *[other] Sista vagnen är vagn { $number }.
}
super-plain-line = { $text }.
super-cars-won = { $cars ->
    [none] Stöldgodskort: inga
   *[other] Stöldgodskort: { $cars }
}
super-plain-plan = Plan: { $cards }
super-plain-thinking = Planerar fortfarande
super-plain-shown = Visat: { $cards }
super-plain-hidden = { $number ->
    [one] Ett nedvänt kort
   *[other] { $number } nedvända kort
}

## The end: what decided the game

super-end-alone = Den sista banditen på tåget.
super-end-most = Flest stöldgodskort: { $number }.
super-end-best = Lika många stöldgodskort som en annan spelare, men det värdefullaste av dem: { $money }.

## Options: what each is about, then each value

super-option-reflex = Reflex-kortet.
super-option-reflex-false = Stannar i lådan.
super-option-reflex-true = Alla får ett.
super-option-horse = Häst-kortet.
super-option-horse-false = Stannar i lådan.
super-option-horse-true = Alla får ett.
super-option-unofficial_two_players = Ett parti för två, som inte finns i regelboken.
super-option-unofficial_two_players-false = Inte tillåtet.
super-option-unofficial_two_players-true = Tillåtet.
super-option-last_casualties_by_loot = Vad som händer när ingen är kvar.
super-option-last_casualties_by_loot-false = Ingen vinner.
super-option-last_casualties_by_loot-true = De som slogs ut sist jämför sina stöldgodskort.
super-option-horse_when_down = Häst-kortet för en omkullslagen bandit.
super-option-horse_when_down-false = Det hjälper bara banditen upp.
super-option-horse_when_down-true = Det tar banditen till lokomotivet.
super-option-horse_defers_end = En bandit på tåget, och en annan som har ett Häst-kort kvar.
super-option-horse_defers_end-false = Partiet slutar genast.
super-option-horse_defers_end-true = Partiet väntar på hästen.
super-option-character_choice = Hur karaktärerna delas ut.
super-option-character_choice-chosen = Alla väljer själva.
super-option-character_choice-random = Slumpmässigt.
