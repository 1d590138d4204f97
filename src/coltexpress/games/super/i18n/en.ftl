### Colt Super Express: what happened, what is asked, what can be answered, what can be set.
### The variables are those of the base game; $facing is front or rear.

super-name = Colt Super Express
super-tagline = Three cards, one gun, and every round the last car is uncoupled.

## Cards: the name, and what it does in one line

super-card-turn = Flip
super-card-turn-rule = Face the other way.
super-card-climb = Change Floor
super-card-climb-rule = Climb to the roof, or down inside, in the same car.
super-card-move = Move
super-card-move-rule = Go one car the way you face. Past the end is only dust.
super-card-fire = Fire
super-card-fire-rule = Knock down the first bandit ahead, one car further.
super-card-reflex = Reflex
super-card-reflex-rule = Standing: lie down. Knocked down: get up and fire.
super-card-horse = Horse
super-card-horse-rule = Ride to the locomotive, even from beside the train.

# A plan of three cards, in the order they will be played.
super-plan = { $first }, { $second }, { $third }

# Which way a bandit looks.
super-facing = { $facing ->
    [front] facing the locomotive
   *[rear] facing the rear
}

## What happened

super-event-picked = { $seat } plays { $character }.
super-event-became-start-player = { $bandit } is first player.
super-event-placed = { $bandit } starts { spot-at }, { super-facing }.
super-event-round-began = Round { $number } begins.
super-event-planned = { $plan ->
    [hidden] { $bandit } has a plan.
   *[other] { $bandit } has a plan: { $plan }.
}
super-event-execution-began = All plans are in. Shootin' begins.
super-event-revealed = { $bandit }: { $card }.
super-event-stood-up = { $bandit } gets up.
super-event-turned = { $bandit } flips around, now { super-facing }.
super-event-climbed = { $bandit } climbs { spot-to }.
super-event-moved = { $bandit } moves { spot-to }.
super-event-shot = { $bandit } fires and hits { $target }.
super-event-missed = { $bandit } fires and hits no one.
super-event-knocked-back = { $bandit } is knocked down and lands { spot-at }.
super-event-lay-down = { $bandit } lies down.
super-event-rode = { $bandit } rides to the locomotive.
super-event-fell-off = { $bandit } falls off the train.
super-event-rescued = { $bandit } catches a horse and is back in the locomotive.
super-event-had-no-effect = { $bandit } is off the train: { $card } has no effect.
super-event-eliminated = { $bandit } is eliminated.
super-event-decoupled = Car { $number } is uncoupled and rolls away.
super-event-claimed = { $bandit } is farthest back and takes loot card { $number }: { $money }.
super-event-game-ended = The ride is over.
super-event-won = { $bandit } wins.
super-event-nobody-won = No one wins.

## What is asked

super-question-pick-character = { $seat }, who will you be?
super-question-who-starts = Who is first player?
super-question-which-plan = { $player }: which three cards, and in which order?
super-question-which-loot = What is the loot card worth?

## Phases

super-phase-setup = Setup
super-phase-planning = Schemin'
super-phase-execution = Shootin'
super-phase-round_end = End of the round
super-phase-over = End of the game

## Where a bandit is, other than on the train, and how

super-status-beside = not on the train yet
super-status-fallen = beside the track
super-status-out = eliminated
super-down = knocked down
super-start = first player
super-plan-label = Plan
super-cars-label = Loot cards
super-uncoupled = Cars uncoupled: { $cars }
super-legend = B► faces the locomotive, ◄B the rear, (B►) is knocked down; ▒▒ is a face-down card.

# The table in sentences. A bandit in a queue; $pose is up or down.
super-piece = { $pose ->
    [down] { $bandit } ({ super-facing }, { super-down })
   *[up] { $bandit } ({ super-facing })
}
super-plain-queue = { $number ->
    [one] { $where }: { $bandits }.
   *[other] { $where }, from front to rear: { $bandits }.
}
super-plain-last = { $number ->
    [0] Only the locomotive is left.
   *[other] The last car is car { $number }.
}
super-plain-line = { $text }.
super-cars-won = { $cars ->
    [none] Loot cards: none
   *[other] Loot cards: { $cars }
}
super-plain-plan = Plan: { $cards }
super-plain-thinking = Still planning
super-plain-shown = Shown: { $cards }
super-plain-hidden = { $number ->
    [one] One card face down
   *[other] { $number } cards face down
}

## The end: what decided the game

super-end-alone = The last bandit on the train.
super-end-most = The most loot cards: { $number }.
super-end-best = As many loot cards as another player, but the best of them: { $money }.

## Options: what each is about, then each value

super-option-reflex = The Reflex card.
super-option-reflex-false = Left in the box.
super-option-reflex-true = Everyone gets one.
super-option-horse = The Horse card.
super-option-horse-false = Left in the box.
super-option-horse-true = Everyone gets one.
super-option-unofficial_two_players = A game for two, which the rulebook does not know.
super-option-unofficial_two_players-false = Not allowed.
super-option-unofficial_two_players-true = Allowed.
super-option-last_casualties_by_loot = What happens when no one is left.
super-option-last_casualties_by_loot-false = No one wins.
super-option-last_casualties_by_loot-true = The last to be eliminated compare their loot cards.
super-option-horse_when_down = The Horse card for a bandit who is knocked down.
super-option-horse_when_down-false = It only helps the bandit up.
super-option-horse_when_down-true = It carries the bandit to the locomotive.
super-option-horse_defers_end = One bandit on the train, and another with a Horse still to come.
super-option-horse_defers_end-false = The game ends at once.
super-option-horse_defers_end-true = The game waits for the Horse.
super-option-character_choice = How characters are dealt.
super-option-character_choice-chosen = Everyone chooses.
super-option-character_choice-random = At random.
