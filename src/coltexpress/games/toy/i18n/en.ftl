### Crates, the toy game. $car counts from 1; $money is an amount in words.

toy-name = Crates
toy-tagline = Four crates, five bid cards, and one of you has looked inside.

# A car as an answer; $values is what its crate may hold.
toy-car = Car { $car }: { $values }

## What happened

toy-event-round-began = Round { $number } begins. { $bandit } is the lookout.
toy-event-chose-car = { $bandit } goes to the crate in car { $car }.
toy-event-looked = { $money ->
    [hidden] { $bandit } looks inside.
   *[other] { $bandit } looks inside and sees { $money }.
}
toy-event-bid = { $bandit } bids { $card }.
toy-event-opened = The crate in car { $car } holds { $money }.
toy-event-took = { $bandit } takes the crate from car { $car }: { $money }.
toy-event-lost-crate = No bid stands alone. The crate in car { $car } falls off the train, with { $money } in it.
toy-event-game-ended = All crates are open.
toy-event-won = { $bandit } wins.

## What is asked

toy-question-which-car = { $bandit }, you are the lookout: which crate is at stake?
toy-question-what-is-inside = What is in the crate?
toy-question-which-bid = { $player }: which card do you bid? A used card is gone.
toy-answer-which-bid = Bid { $card }

## The table

toy-phase-choosing = Choosing a car
toy-phase-bidding = Bidding
toy-phase-over = End of the game
toy-lookout = lookout
toy-legend = ▣ is a closed crate; what an open one held is in brackets.
toy-bid-rule = The highest bid that no one else makes takes the crate. A used card is gone.
toy-crate = Crate
toy-crate-rule = It holds one of the amounts printed on its car. Only the lookout has looked inside.
toy-bid-card = Bid card
toy-lookout-rule = The lookout chooses the crate and looks inside. Next round it is someone else.
toy-warning-last-crate = This is the last crate.

## What the coach says for an option

toy-advice-crate = The crate holds { $least } to { $most }.
toy-advice-unbeatable = None of the cards that the others have left is higher.
toy-advice-lowest-bid = It is your lowest card: the better ones stay with you.
toy-advice-inside = You know what is inside: { $money }.
toy-crates = { $number ->
    [one] one crate
   *[other] { $number } crates
}
toy-holds = { $money }, { toy-crates }, bid cards { $cards }

# The table in sentences.
toy-plain-car = { $state ->
    [seen] Car { $car } is at stake: { $money }.
    [unseen] Car { $car } is at stake. It may hold { $values }.
    [taken] Car { $car }: { $bandit } took { $money }.
    [lost] Car { $car }: { $money } fell off the train.
   *[closed] Car { $car } is closed. It may hold { $values }.
}
toy-plain-player = { $name }: { toy-holds }.

## Options: what each is about, then each value

toy-option-all_equal = What happens when no bid stands alone.
toy-option-all_equal-lost = The crate falls off the train.
toy-option-all_equal-lookout = The lookout takes the crate.

## Awards at the end

toy-award-looks = Most curious
toy-award-looks-for = looked { $number ->
    [one] once
   *[other] { $number } times
}

## Puzzles

toy-theme-bid = The right bid
toy-theme-car = The right car

## Setting a position up

toy-edit-taken = Taken by
toy-edit-crate = In the crate
