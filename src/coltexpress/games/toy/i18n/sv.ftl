### Crates, the toy game. $car counts from 1; $money is an amount in words.

toy-name = Lådor
toy-tagline = Fyra lådor, fem budkort, och en av er har tittat i lådan.

# A car as an answer; $values is what its crate may hold.
toy-car = Vagn { $car }: { $values }

## What happened

toy-event-round-began = Omgång { $number } börjar. { $bandit } är spanare.
toy-event-chose-car = { $bandit } går till lådan i vagn { $car }.
toy-event-looked = { $money ->
    [hidden] { $bandit } tittar i lådan.
   *[other] { $bandit } tittar i lådan och ser { $money }.
}
toy-event-bid = { $bandit } bjuder { $card }.
toy-event-opened = I lådan i vagn { $car } ligger { $money }.
toy-event-took = { $bandit } tar lådan i vagn { $car }: { $money }.
toy-event-lost-crate = Inget bud är ensamt. Lådan i vagn { $car } faller av tåget med { $money } i.
toy-event-game-ended = Alla lådor är öppnade.
toy-event-won = { $bandit } vinner.

## What is asked

toy-question-which-car = { $bandit }: vilken låda gäller budgivningen?
toy-question-what-is-inside = Vad ligger i lådan?
toy-question-which-bid = { $player }: vilket budkort?

## The table

toy-phase-choosing = Val av vagn
toy-phase-bidding = Budgivning
toy-phase-over = Spelets slut
toy-lookout = spanare
toy-legend = ▣ är en stängd låda; inom parentes står vad en öppnad låda innehöll.
toy-bid-rule = Det högsta budet som ingen annan lägger tar lådan. Ett använt kort är förbrukat.
toy-crates = { $number ->
    [one] en låda
   *[other] { $number } lådor
}
toy-holds = { $money }, { toy-crates }, budkort { $cards }

# The table in sentences.
toy-plain-car = { $state ->
    [seen] Budgivningen gäller vagn { $car }: { $money }.
    [unseen] Budgivningen gäller vagn { $car }. Lådan kan innehålla { $values }.
    [taken] Vagn { $car }: { $bandit } tog { $money }.
    [lost] Vagn { $car }: { $money } föll av tåget.
   *[closed] Lådan i vagn { $car } är stängd. Den kan innehålla { $values }.
}
toy-plain-player = { $name }: { toy-holds }.

## Options: what each is about, then each value

toy-option-all_equal = Vad som händer när inget bud är ensamt.
toy-option-all_equal-lost = Lådan faller av tåget.
toy-option-all_equal-lookout = Spanaren tar lådan.
