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
super-question-which-plan = { $player }, your plan: which three cards, in the order you will play them?
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
super-bandit-rule = No bandit has an ability here: everyone has the same cards.
super-facing-name = Facing
super-facing-rule = A bandit only moves and fires the way they face. Flip turns them around.
super-down-rule = The next card only helps this bandit up. Bullets fly over them.
super-loot-card = Loot card
super-loot-card-rule = What an uncoupled car leaves to the bandit farthest back. If several are left at the end, whoever has the most loot cards wins.
super-last-car = The last car
super-last-car-rule = It is uncoupled at the end of the round. Whoever is in it or on it is out of the game.
super-warning-last-car = You are in the last car: it is uncoupled after this round.
super-warning-last-round = This is the last round: only the locomotive is left after it.

## What the coach says for a plan. A spot is where the plan ends, or where $target lands.

super-advice-off-train = If no one interferes, this plan takes you off the train.
super-advice-get-up = You are down: { $card } only gets you up.
super-advice-spring-up = You are down: Reflex gets you up and fires at once.
super-advice-shot = If no one else acts, you hit { $target }, who lands { spot-at }.
super-advice-shot-off = If no one else acts, your shot knocks { $target } off the train.
super-advice-shot-last-car = If no one else acts, your shot knocks { $target } into the last car.
super-advice-leader = No one has more loot cards than { $target }: { $number }.
super-advice-leaves-last-car = It takes you out of the last car; you end { spot-at }.
super-advice-furthest = If the others stay put, you end farthest back and take the loot card.
super-advice-floor-alone = You end { spot-at }, and no one else is on that floor now.
super-advice-lying = You end lying down: shots pass over you.
super-advice-horse = Horse is in the plan: played right after a fall, it saves you.
super-advice-stays-on = None of the three cards takes you off the train.
super-advice-ends-in-last-car = It ends in the last car, which is uncoupled after this round.
super-advice-nose = One shot from behind would knock you off the front of the train.
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
super-score = { $amount ->
    [one] one loot card
   *[other] { $amount } loot cards
}

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

## The rules at a glance, on the page

web-rules-super-goal = The train loses a car every round. Whoever is farthest back takes its loot card, if still on the train. Be the last one on the train, or hold the most loot cards.
web-rules-super-round = Each round you plan three cards in secret. Then, in turn order, each player reveals and resolves the first card; then the second; then the third.
web-rules-super-schemin = Bandits face one way and stand in line. A move goes the way you face, a shot hits the first one ahead. Flip in time.
web-rules-super-stealin = Whoever is hit flies one car further and is knocked down; the next card only gets you up. Past the end of the train is only dust.
web-rules-super-end = At the end of the round the last car is uncoupled, with everyone on it. When only the locomotive is left, the number of loot cards decides.

## The tutorial: somebody explains while the learner plays

lesson-super-welcome = A fast ride, and a short one: at the end of every round the last car is uncoupled. You are Belle, in car 4.
lesson-super-facing = The red arrows show which way everyone faces. You only move the way you face, and you only shoot the way you face.
lesson-super-rear = Car 5 goes first. Whoever is still on the train and farthest back takes its loot card. Whoever stands in it is gone.
lesson-super-cards = Flip, Change Floor, Move, Fire. Each round you choose three of them in secret, and their order. Then, in turn order, each player reveals and resolves the first card; then the second; then the third.
lesson-super-plan = Django stands ahead of you. Plan Fire, then Change Floor, then Flip, and confirm the plan.
lesson-super-shot = A hit! Django flies one car further and is knocked down.
lesson-super-up = And it cost him a card: his next one only gets him back on his feet.
lesson-super-missed = Doc fired at no one. The first bandit in line of sight is hit, and there was none.
lesson-super-loose = There goes car 5. No one was in it, this time.
lesson-super-claimed = You were farthest back, so its loot card is yours. If several bandits are left at the end, the one with the most loot cards wins.
lesson-super-again = Now you stand in the last car, facing the wrong way. Get out: Flip, Move, and Fire with the last card.
lesson-super-end = Your bullet hit Doc on the locomotive, and past the end there is only dust. Two loot cards for you. The last one on the train wins.

## Awards at the end

super-award-falls = Fell off most often
super-award-falls-for = { $number ->
    [one] once
   *[other] { $number } times
}

## Puzzles

super-theme-up = Get up and back into the fight
super-theme-last-car = Leave the last car before it goes
super-theme-trick = Reflex or Horse at the right moment
super-theme-shot = Time your shot
super-theme-way = Find the right way

## Setting a position up

super-edit-cars = Cars left
super-edit-start = First player
super-edit-out = Out of the game
super-edit-queue = Place in the queue, from the locomotive
super-edit-facing = Facing
super-edit-down = On their back
super-edit-won = Won by
