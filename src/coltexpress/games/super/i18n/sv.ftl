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
super-question-which-plan = { $player }, din plan: vilka tre kort, i den ordning du spelar dem?
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
super-bandit-rule = Ingen har någon specialförmåga här: alla har samma kort.
super-facing-name = Riktning
super-facing-rule = En bandit rör sig och skjuter bara åt det håll hen är vänd. Vänd om byter håll.
super-down-rule = Nästa kort hjälper bara banditen upp. Kulor flyger över.
super-loot-card = Stöldgodskort
super-loot-card-rule = Vad en losskopplad vagn lämnar till den som är längst bak. Är flera kvar vid spelets slut vinner den med flest stöldgodskort.
super-last-car = Sista vagnen
super-last-car-rule = Den kopplas loss när omgången är slut. Den som är i eller på den är ute ur spelet.
super-warning-last-car = Du är i sista vagnen: den kopplas loss efter omgången.
super-warning-last-round = Det här är sista omgången: sedan är bara lokomotivet kvar.

## What the coach says for a plan. A spot is where the plan ends, or where $target lands.

super-advice-off-train = Om ingen ingriper tar den här planen dig av tåget.
super-advice-get-up = Du är omkullslagen: med { $card } reser du dig bara.
super-advice-spring-up = Du är omkullslagen: med Reflex reser du dig och skjuter genast.
super-advice-shot = Om ingen annan agerar träffar du { $target }, som hamnar { spot-at }.
super-advice-shot-off = Om ingen annan agerar slår ditt skott { $target } av tåget.
super-advice-shot-last-car = Om ingen annan agerar slår ditt skott { $target } in i sista vagnen.
super-advice-leader = Ingen har fler stöldgodskort än { $target }: { $number }.
super-advice-leaves-last-car = Du lämnar sista vagnen och slutar { spot-at }.
super-advice-furthest = Om de andra står kvar är du längst bak på slutet och tar stöldgodskortet.
super-advice-floor-alone = Du slutar { spot-at }, och ingen annan är på den nivån nu.
super-advice-lying = Du slutar liggande: skotten går över dig.
super-advice-horse = Häst finns i planen: spelad direkt efter ett fall räddar den dig.
super-advice-stays-on = Inget av de tre korten tar dig av tåget.
super-advice-ends-in-last-car = Den slutar i sista vagnen, som kopplas loss efter omgången.
super-advice-nose = Ett skott bakifrån skulle slå dig av tåget framtill.
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
super-score = { $amount ->
    [one] ett stöldgodskort
   *[other] { $amount } stöldgodskort
}

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

## The rules at a glance, on the page

web-rules-super-goal = Tåget förlorar en vagn varje omgång. Den som är längst bak men kvar på tåget tar dess stöldgodskort. Bli sist kvar på tåget, eller ha flest stöldgodskort.
web-rules-super-round = Varje omgång planerar du tre kort i hemlighet. Sedan visar och utför spelarna i tur och ordning första kortet, så det andra, så det tredje.
web-rules-super-schemin = Banditer är vända åt ett håll och står i kö. Du springer åt det håll du är vänd, och ett skott träffar den första framför dig. Vänd om i tid.
web-rules-super-stealin = Den som träffas slungas en vagn bort och slås omkull; nästa kort används bara till att resa sig. Bortom tåget finns bara damm.
web-rules-super-end = I slutet av omgången kopplas sista vagnen loss, med alla på den. När bara lokomotivet är kvar avgör antalet stöldgodskort.

## The tutorial: somebody explains while the learner plays

lesson-super-welcome = En snabb resa, och en kort: i slutet av varje omgång kopplas sista vagnen loss. Du är Belle, i vagn 4.
lesson-super-facing = De röda pilarna visar åt vilket håll alla är vända. Du springer bara åt det håll du är vänd, och du skjuter bara åt det hållet.
lesson-super-rear = Vagn 5 ryker först. Den som fortfarande är på tåget och står längst bak får dess stöldgodskort. Den som står i vagnen är borta.
lesson-super-cards = Vänd om, Byt nivå, Spring, Skjut. Varje omgång väljer du i hemlighet tre av dem och deras ordning. Sedan visar och utför spelarna i tur och ordning första kortet, så det andra, så det tredje.
lesson-super-plan = Django står framför dig. Planera Skjut, sedan Byt nivå, sedan Vänd om, och bekräfta planen.
lesson-super-shot = Träff! Django slungas en vagn bort och slås omkull.
lesson-super-up = Och det kostade honom ett kort: nästa kort får honom bara på fötter.
lesson-super-missed = Doc träffade ingen. Den första banditen i synfältet träffas, och där stod ingen.
lesson-super-loose = Där försvann vagn 5. Ingen var i den, den här gången.
lesson-super-claimed = Du stod längst bak, så dess stöldgodskort är ditt. Är flera banditer kvar på slutet vinner den som har flest stöldgodskort.
lesson-super-again = Nu står du i sista vagnen, vänd åt fel håll. Ta dig därifrån: Vänd om, Spring, och Skjut som sista kort.
lesson-super-end = Din kula träffade Doc på lokomotivet, och bortom tåget finns bara damm. Två stöldgodskort till dig. Den sista på tåget vinner.

## Awards at the end

super-award-falls = Oftast av tåget
super-award-falls-for = { $number ->
    [one] en gång
   *[other] { $number } gånger
}

## Problem

super-theme-up = Upp på fötter igen
super-theme-last-car = Lämna sista vagnen i tid
super-theme-trick = Reflex eller Häst i rätt ögonblick
super-theme-shot = Skottet i rätt ögonblick
super-theme-way = Hitta rätt väg

## Ställa upp en ställning

super-edit-cars = Vagnar kvar
super-edit-start = Första spelare
super-edit-out = Ute ur spelet
super-edit-queue = Plats i kön, räknat från lokomotivet
super-edit-facing = Riktning
super-edit-down = På rygg
super-edit-won = Vunnen av
