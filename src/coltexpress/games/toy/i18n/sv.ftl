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

toy-question-which-car = { $bandit }, du är spanare: vilken låda gäller budgivningen?
toy-question-what-is-inside = Vad ligger i lådan?
toy-question-which-bid = { $player }: vilket kort bjuder du? Ett använt kort är borta.
toy-answer-which-bid = Bjud { $card }

## The table

toy-phase-choosing = Val av vagn
toy-phase-bidding = Budgivning
toy-phase-over = Spelets slut
toy-lookout = spanare
toy-legend = ▣ är en stängd låda; inom parentes står vad en öppnad låda innehöll.
toy-bid-rule = Det högsta budet som ingen annan lägger tar lådan. Ett använt kort är förbrukat.
toy-crate = Låda
toy-crate-rule = Den innehåller ett av beloppen som står på vagnen. Bara spanaren har tittat.
toy-bid-card = Budkort
toy-lookout-rule = Spanaren väljer låda och tittar i den. Nästa omgång är det någon annan.
toy-warning-last-crate = Det här är den sista lådan.

## What the coach says for an option

toy-advice-crate = Lådan innehåller { $least } till { $most }.
toy-advice-unbeatable = Inget av korten som de andra har kvar är högre.
toy-advice-lowest-bid = Det är ditt lägsta kort: de bättre har du kvar.
toy-advice-inside = Du vet vad som finns i den: { $money }.
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

## Awards at the end

toy-award-looks = Nyfiknast
toy-award-looks-for = tittade { $number ->
    [one] en gång
   *[other] { $number } gånger
}

## Problem

toy-theme-bid = Rätt bud
toy-theme-car = Rätt vagn

## Ställa upp en ställning

toy-edit-taken = Tagen av
toy-edit-crate = I lådan
