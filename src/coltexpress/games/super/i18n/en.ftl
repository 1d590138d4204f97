### Colt Super Express: what happened, what is asked, what can be answered, what can be set.
### The variables are those of the base game; $facing is front or rear.

super-name = Colt Super Express
super-tagline = Three cards, one gun, and every round the last car is cut loose.

## Cards: the name, and what it does in one line

super-card-turn = Turn
super-card-turn-rule = Face the other way.
super-card-climb = Climb
super-card-climb-rule = Climb to the roof, or down inside, in the same car.
super-card-move = Move
super-card-move-rule = Go one car the way you face. Past the end is only dust.
super-card-fire = Fire
super-card-fire-rule = The first bandit ahead flies one car further and lies down.
super-card-reflex = Reflex
super-card-reflex-rule = Standing: drop on your back. Lying: spring up and fire.
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

super-event-picked = { $seat } rides as { $character }.
super-event-became-start-player = { $bandit } is start player.
super-event-placed = { $bandit } waits { spot-at }, { super-facing }.
super-event-round-began = Round { $number } begins.
super-event-planned = { $plan ->
    [hidden] { $bandit } has a plan.
   *[other] { $bandit } has a plan: { $plan }.
}
super-event-execution-began = All plans are laid. Here goes.
super-event-revealed = { $bandit }: { $card }.
super-event-stood-up = { $bandit } gets up.
super-event-turned = { $bandit } turns around, { super-facing }.
super-event-climbed = { $bandit } climbs { spot-to }.
super-event-moved = { $bandit } moves { spot-to }.
super-event-shot = { $bandit } fires and hits { $target }.
super-event-missed = { $bandit } fires at the landscape.
super-event-knocked-back = { $bandit } is knocked down and lands { spot-at }.
super-event-lay-down = { $bandit } drops flat.
super-event-rode = { $bandit } whistles for a horse and rides to the locomotive.
super-event-fell-off = { $bandit } leaves the train the short way.
super-event-rescued = { $bandit } catches a horse and is back in the locomotive.
super-event-had-no-effect = { $bandit } has { $card }, but no train to play it on.
super-event-eliminated = { $bandit } is out.
super-event-decoupled = Car { $number } is cut loose and rolls away.
super-event-claimed = { $bandit } brings up the rear and claims car { $number }: { $money }.
super-event-game-ended = The ride is over.
super-event-won = { $bandit } wins.
super-event-nobody-won = Nobody is left to win.

## What is asked

super-question-pick-character = { $seat }, who will you be?
super-question-who-starts = Who is start player?
super-question-which-plan = { $player }: which three cards, and in which order?
super-question-which-loot = What is the car worth?

## Phases

super-phase-setup = Before the ride
super-phase-planning = Planning
super-phase-execution = Execution
super-phase-round_end = End of the round
super-phase-over = The end

## Where a bandit is, other than on the train, and how

super-status-beside = not on the train yet
super-status-fallen = beside the track
super-status-out = out
super-down = lying down
super-start = start player
super-plan-label = Plan
super-cars-label = Cars won
super-title = { $round }: { $phase }
super-uncoupled = Cars uncoupled: { $cars }
super-legend = B► faces the locomotive, ◄B the rear, (B►) lies down; ▒▒ is a card face down.

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
    [none] Cars won: none
   *[other] Cars won: { $cars }
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
super-end-most = The most cars won: { $number }.
super-end-best = As many cars as a rival, but the best of them: { $money }.

## Options: what each is about, then each value

super-option-reflex = The Reflex card.
super-option-reflex-false = Left in the box.
super-option-reflex-true = Everybody gets one.
super-option-horse = The Horse card.
super-option-horse-false = Left in the box.
super-option-horse-true = Everybody gets one.
super-option-unofficial_two_players = A game for two, which the rulebook does not know.
super-option-unofficial_two_players-false = Not allowed.
super-option-unofficial_two_players-true = Allowed.
super-option-last_casualties_by_loot = What happens when nobody is left.
super-option-last_casualties_by_loot-false = Nobody wins.
super-option-last_casualties_by_loot-true = Those lost last compare their loot.
super-option-horse_when_down = The Horse card for a bandit who is lying down.
super-option-horse_when_down-false = It only helps the bandit up.
super-option-horse_when_down-true = It carries the bandit to the locomotive.
super-option-horse_defers_end = One bandit on the train, and another with a Horse still to come.
super-option-horse_defers_end-false = The game ends at once.
super-option-horse_defers_end-true = The game waits for the Horse.
super-option-character_choice = How characters are dealt.
super-option-character_choice-chosen = Everybody chooses.
super-option-character_choice-random = Chance deals them.
