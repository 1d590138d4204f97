### Colt Super Express: what happened, what is asked, what can be answered, what can be set.
### The variables are those of the base game; $facing is front or rear.

super-name = Colt Super Express
super-tagline = Tre kort, en revolver, och varje omgång kopplas sista vagnen loss.

## Cards: the name, and what it does in one line

super-card-turn = Vänd
super-card-turn-rule = Vänd dig åt andra hållet.
super-card-climb = Klättra
super-card-climb-rule = Klättra upp på taket eller ner i samma vagn.
super-card-move = Spring
super-card-move-rule = Gå en vagn dit du tittar. Bortom änden finns bara damm.
super-card-fire = Skjut
super-card-fire-rule = Närmaste bandit framför dig slungas en vagn bort och ligger.
super-card-reflex = Reflex
super-card-reflex-rule = Stående: kasta dig på rygg. Liggande: flyg upp och skjut.
super-card-horse = Häst
super-card-horse-rule = Rid till loket, även från banvallen.

# A plan of three cards, in the order they will be played.
super-plan = { $first }, { $second }, { $third }

# Which way a bandit looks.
super-facing = { $facing ->
    [front] med blicken mot loket
   *[rear] med blicken bakåt
}

## What happened

super-event-picked = { $seat } rider som { $character }.
super-event-became-start-player = { $bandit } är startspelare.
super-event-placed = { $bandit } väntar { spot-at }, { super-facing }.
super-event-round-began = Omgång { $number } börjar.
super-event-planned = { $plan ->
    [hidden] { $bandit } har en plan.
   *[other] { $bandit } har en plan: { $plan }.
}
super-event-execution-began = Alla planer är lagda. Nu smäller det.
super-event-revealed = { $bandit }: { $card }.
super-event-stood-up = { $bandit } kommer på fötter.
super-event-turned = { $bandit } vänder sig om, { super-facing }.
super-event-climbed = { $floor ->
    [roof] { $bandit } klättrar upp { spot-to }.
   *[inside] { $bandit } klättrar { spot-to }.
}
super-event-moved = { $bandit } springer { spot-to }.
super-event-shot = { $bandit } skjuter och träffar { $target }.
super-event-missed = { $bandit } skjuter mot landskapet.
super-event-knocked-back = { $bandit } slås omkull och landar { spot-at }.
super-event-lay-down = { $bandit } kastar sig raklång.
super-event-rode = { $bandit } visslar på en häst och rider till loket.
super-event-fell-off = { $bandit } kliver av i farten.
super-event-rescued = { $bandit } får tag i en häst och är tillbaka i loket.
super-event-had-no-effect = { $bandit } har { $card }, men inget tåg under sig.
super-event-eliminated = { $bandit } är ute.
super-event-decoupled = Vagn { $number } kopplas loss och rullar bort.
super-event-claimed = { $bandit } är längst bak och tar vagn { $number }: { $money }.
super-event-game-ended = Resan är slut.
super-event-won = { $bandit } vinner.
super-event-nobody-won = Ingen är kvar att vinna.

## What is asked

super-question-pick-character = { $seat }, vem vill du vara?
super-question-who-starts = Vem är startspelare?
super-question-which-plan = { $player }: vilka tre kort, och i vilken ordning?
super-question-which-loot = Vad är vagnen värd?

## Phases

super-phase-setup = Före avgång
super-phase-planning = Planen
super-phase-execution = Stöten
super-phase-round_end = Omgångens slut
super-phase-over = Slut

## Where a bandit is, other than on the train, and how

super-status-beside = inte på tåget än
super-status-fallen = vid banvallen
super-status-out = ute
super-down = ligger
super-start = börjar
super-plan-label = Plan
super-cars-label = Vunna vagnar
super-title = { $round }: { $phase }
super-uncoupled = Bortkopplade vagnar: { $cars }
super-legend = B► tittar mot loket, ◄B bakåt, (B►) ligger; ▒▒ är ett dolt kort.

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
    [0] Bara loket är kvar.
   *[other] Sista vagnen är vagn { $number }.
}
super-plain-line = { $text }.
super-cars-won = { $cars ->
    [none] Vunna vagnar: inga
   *[other] Vunna vagnar: { $cars }
}
super-plain-plan = Plan: { $cards }
super-plain-thinking = Planerar fortfarande
super-plain-shown = Visat: { $cards }
super-plain-hidden = { $number ->
    [one] Ett dolt kort
   *[other] { $number } dolda kort
}

## The end: what decided the game

super-end-alone = Den sista banditen på tåget.
super-end-most = Flest vagnar: { $number }.
super-end-best = Lika många vagnar som någon annan, men den bästa av dem: { $money }.

## Options: what each is about, then each value

super-option-reflex = Kortet Reflex.
super-option-reflex-false = Stannar i asken.
super-option-reflex-true = Alla får ett.
super-option-horse = Kortet Häst.
super-option-horse-false = Stannar i asken.
super-option-horse-true = Alla får ett.
super-option-unofficial_two_players = Ett spel för två, som regelhäftet inte känner till.
super-option-unofficial_two_players-false = Inte tillåtet.
super-option-unofficial_two_players-true = Tillåtet.
super-option-last_casualties_by_loot = Vad som händer när ingen är kvar.
super-option-last_casualties_by_loot-false = Ingen vinner.
super-option-last_casualties_by_loot-true = De som åkte ut sist jämför sina byten.
super-option-horse_when_down = Kortet Häst för en bandit som ligger.
super-option-horse_when_down-false = Det hjälper bara banditen upp.
super-option-horse_when_down-true = Det bär banditen till loket.
super-option-horse_defers_end = En bandit på tåget, och en annan som har Häst kvar att spela.
super-option-horse_defers_end-false = Spelet slutar genast.
super-option-horse_defers_end-true = Spelet väntar på hästen.
super-option-character_choice = Hur rollerna delas ut.
super-option-character_choice-chosen = Alla väljer själva.
super-option-character_choice-random = Slumpen delar ut dem.
