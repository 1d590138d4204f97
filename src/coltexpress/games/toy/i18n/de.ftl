### Crates, the toy game. $car counts from 1; $money is an amount in words.

toy-name = Kisten
toy-tagline = Vier Kisten, fünf Gebotskarten, und eine Person hat hineingesehen.

# A car as an answer; $values is what its crate may hold.
toy-car = Wagen { $car }: { $values }

## What happened

toy-event-round-began = Runde { $number } beginnt. { $bandit } steht Schmiere.
toy-event-chose-car = { $bandit } geht zur Kiste in Wagen { $car }.
toy-event-looked = { $money ->
    [hidden] { $bandit } sieht hinein.
   *[other] { $bandit } sieht hinein und entdeckt { $money }.
}
toy-event-bid = { $bandit } bietet { $card }.
toy-event-opened = In der Kiste in Wagen { $car } sind { $money }.
toy-event-took = { $bandit } nimmt die Kiste aus Wagen { $car }: { $money }.
toy-event-lost-crate = Kein Gebot steht allein. Die Kiste in Wagen { $car } fällt mit { $money } vom Zug.
toy-event-game-ended = Alle Kisten sind offen.
toy-event-won = { $bandit } gewinnt.

## What is asked

toy-question-which-car = { $bandit }, du stehst Schmiere: Um welche Kiste geht es?
toy-question-what-is-inside = Was ist in der Kiste?
toy-question-which-bid = { $player }: Welche Karte bietest du? Eine benutzte Karte ist weg.
toy-answer-which-bid = { $card } bieten

## The table

toy-phase-choosing = Wahl des Wagens
toy-phase-bidding = Gebote
toy-phase-over = Ende des Spiels
toy-lookout = steht Schmiere
toy-legend = ▣ ist eine geschlossene Kiste; in Klammern steht, was in einer offenen war.
toy-bid-rule = Das höchste Gebot, das niemand sonst abgibt, bekommt die Kiste. Eine benutzte Karte ist weg.
toy-crate = Kiste
toy-crate-rule = Darin ist einer der Beträge, die auf dem Wagen stehen. Nur wer Schmiere steht, hat hineingesehen.
toy-bid-card = Gebotskarte
toy-lookout-rule = Wer Schmiere steht, sucht die Kiste aus und sieht hinein. In der nächsten Runde ist jemand anderes dran.
toy-warning-last-crate = Dies ist die letzte Kiste.

## What the coach says for an option

toy-advice-crate = In der Kiste sind { $least } bis { $most }.
toy-advice-unbeatable = Keine Karte, die die anderen noch haben, ist höher.
toy-advice-lowest-bid = Das ist deine niedrigste Karte: Die besseren behältst du.
toy-advice-inside = Du weißt, was darin ist: { $money }.
toy-crates = { $number ->
    [one] eine Kiste
   *[other] { $number } Kisten
}
toy-holds = { $money }, { toy-crates }, Gebotskarten { $cards }

# The table in sentences.
toy-plain-car = { $state ->
    [seen] Es geht um Wagen { $car }: { $money }.
    [unseen] Es geht um Wagen { $car }. In der Kiste können { $values } sein.
    [taken] Wagen { $car }: { $bandit } hat { $money } genommen.
    [lost] Wagen { $car }: { $money } sind vom Zug gefallen.
   *[closed] Die Kiste in Wagen { $car } ist geschlossen. Es können { $values } darin sein.
}
toy-plain-player = { $name }: { toy-holds }.

## Options: what each is about, then each value

toy-option-all_equal = Was geschieht, wenn kein Gebot allein steht.
toy-option-all_equal-lost = Die Kiste fällt vom Zug.
toy-option-all_equal-lookout = Wer Schmiere steht, bekommt die Kiste.

## Awards at the end

toy-award-looks = Am neugierigsten
toy-award-looks-for = { $number }-mal nachgesehen

## Aufgaben

toy-theme-bid = Das richtige Gebot
toy-theme-car = Der richtige Wagen

## Eine Stellung aufbauen

toy-edit-taken = Genommen von
toy-edit-crate = In der Kiste
