### The base game: what happened, what is asked, what can be answered, what can be set.
###
### In every sentence: $bandit, $target, $victim, $player, $character are names; $seat is the person
### at the table ("Player 2", or a name). A spot is given as $floor, $section and $name, for spot-at
### and spot-to; a token as $kind and $value, for loot-one and loot-taken. A card is given as $card,
### its name; $face says which (move, floor_change, marshal, fire, robbery, punch, bullet, hidden) and
### $down says yes if it lies face down.

classic-name = Colt Express
classic-tagline = Five rounds, one train, and everyone wants the same purse.

## What happened

classic-event-picked = { $seat } plays { $character }.
classic-event-took-cards = { $player } { AGREE($player, "shuffles", "shuffle") } a fresh deck.
classic-event-kept-marshal = { NAME($bandit, case: "genitive") } Marshal card stays in the deck.
classic-event-coupled = Car { $section }: the { $name }.
classic-event-laid = { $kind ->
    [strongbox] A strongbox is placed { spot-at }.
    [jewel] A jewel is placed { spot-at }.
   *[purse] { $value ->
        [hidden] A purse is placed { spot-at }.
       *[other] A purse worth { $value } is placed { spot-at }.
    }
}
classic-event-started-with = { $bandit } { AGREE($bandit, "begins", "begin") } with { loot-taken }.
classic-event-set-beside = A second strongbox waits beside the track.
classic-event-marshal-stood = The Marshal takes his place { spot-at }.
classic-event-became-first = { $player } { AGREE($player, "is", "are") } first player.
classic-event-stood = { $bandit } { AGREE($bandit, "starts", "start") } { spot-at }.
classic-event-round-began = Round { $number } begins.
classic-event-drew = { $face ->
    [hidden] { $player } { AGREE($player, "draws", "draw") } a card.
   *[other] { $player } { AGREE($player, "draws", "draw") } a card: { $card }.
}
classic-event-reshuffled = { $player } { AGREE($player, "shuffles", "shuffle") }.
classic-event-discarded = { $player } { AGREE($player, "discards", "discard") } { $card }.
classic-event-turned-up = The round card is { $round_card }.
classic-event-turn-began = Turn { $number }: { $turn_kind }.
classic-event-played = { $face ->
    [hidden] { $player } { AGREE($player, "plays", "play") } a card face down.
   *[other] { $down ->
        [yes] { $player } { AGREE($player, "plays", "play") } { $card }, face down.
       *[no] { $player } { AGREE($player, "plays", "play") } { $card }.
    }
}
classic-event-chose-to-draw = { $player } { AGREE($player, "draws", "draw") } instead of playing a card.
classic-event-passed = { $player } { AGREE($player, "passes", "pass") }.
classic-event-laid-back = { $player } { AGREE($player, "puts", "put") } the rest of the hand back on the deck.
classic-event-stealin-began = Stealin' begins. The pile is turned over.
classic-event-revealed = { $player }: { $card }.
classic-event-card-returned = { $card } goes back to { $player }.
classic-event-had-no-effect = { $face ->
    [fire] { $bandit }: Fire has no effect.
    [robbery] { $bandit } { AGREE($bandit, "finds", "find") } nothing to take.
    [punch] { $bandit } { AGREE($bandit, "punches", "punch") } the air.
   *[other] { $bandit }: { $card } has no effect.
}
classic-event-moved = { $bandit } { AGREE($bandit, "moves", "move") } { spot-to }.
classic-event-climbed = { $bandit } { AGREE($bandit, "climbs", "climb") } { spot-to }.
classic-event-fled = { $bandit } { AGREE($bandit, "flees", "flee") } from the Marshal { spot-to }.
classic-event-knocked-back = The bullet knocks { $bandit } { spot-to }.
classic-event-thrown = { $bandit } { AGREE($bandit, "is", "are") } thrown { spot-to }.
classic-event-lurched = { $bandit } { AGREE($bandit, "slides", "slide") } { spot-to }.
classic-event-swept = { $bandit } { AGREE($bandit, "is", "are") } swept { spot-to }.
classic-event-marshal-moved = The Marshal moves { spot-to }.
classic-event-shot = { $number ->
    [1] { $bandit } { AGREE($bandit, "fires", "fire") } the last bullet at { $target }.
   *[other] { $bandit } { AGREE($bandit, "fires", "fire") } at { $target }.
}
classic-event-wounded = { $cause ->
    [meeting] { $bandit } { AGREE($bandit, "takes", "take") } a bullet from the Marshal.
   *[event] { $bandit } { AGREE($bandit, "takes", "take") } a neutral bullet.
}
classic-event-bullets-ran-out = There are no neutral bullets left. No one takes one.
classic-event-robbed = { $bandit } { AGREE($bandit, "takes", "take") } { loot-taken }.
classic-event-dropped = { $bandit } { AGREE($bandit, "drops", "drop") } { loot-taken }.
classic-event-snatched = { $bandit } { AGREE($bandit, "snatches", "snatch") } { loot-taken } from { $victim }.
classic-event-event-struck = The event is “{ $round_event }”.
classic-event-strongbox-came = The second strongbox is placed { spot-at }.
classic-event-ransomed = { $bandit } { AGREE($bandit, "gets", "get") } a ransom for the conductor: { loot-one }.
classic-event-round-ended = Round { $number } is over.
classic-event-game-ended = The train pulls in. Time to count.
classic-event-showed = { $bandit } { AGREE($bandit, "turns", "turn") } over { loot-taken }.
classic-event-became-gunslinger = { $bandit } { AGREE($bandit, "is", "are") } the Gunslinger: { $prize } for the most bullets fired.
classic-event-counted = { $player } { AGREE($player, "has", "have") } { $money } in all.
classic-event-won = { $player } { AGREE($player, "wins", "win") }.

# Several draws at once. $cards is "hidden" or a list of names.
classic-events-drew = { $cards ->
    [hidden] { $number ->
        [one] { $player } { AGREE($player, "draws", "draw") } a card.
       *[other] { $player } { AGREE($player, "draws", "draw") } { $number } cards.
    }
   *[other] { $number ->
        [one] { $player } { AGREE($player, "draws", "draw") } a card: { $cards }.
       *[other] { $player } { AGREE($player, "draws", "draw") } { $number } cards: { $cards }.
    }
}

## What is asked. $player is who answers; $bandit acts, $target suffers.

classic-question-pick-character = { $seat }, who will you be?
classic-question-which-marshal-card = { $player }: whose Marshal card stays in the deck?
classic-question-which-car = { $player }: which car will be car { $section }?
classic-question-which-purse = Which purse is it?
classic-question-who-is-first = Who is first player?
classic-question-who-in-caboose = { $player }: who starts in the caboose?
classic-question-which-card-drawn = Which card { AGREE($player, "does", "do") } { $player } draw?
classic-question-drop-which-bullet = { $player }: which bullet do you discard from your hand?
classic-question-which-round-card = Which round card is turned up?
classic-question-play-or-draw = { $drawing ->
    [0] { $player }, your turn: play a card.
   *[other] { $player }, your turn: play a card or draw three.
}
classic-question-discard-which = { $player }: which card do you discard? You keep the rest for the next round.
classic-question-move-where = { $bandit }, your Move: where do you go?
classic-question-climb-where = { $bandit }, your Floor Change: where do you climb?
classic-question-marshal-where = { $bandit }, you play the Marshal: where does he go?
classic-question-fire-at-whom = { $bandit }, you fire: who takes your bullet?
classic-question-rob-what = { $bandit }, your Robbery: what do you take?
classic-question-punch-whom = { $bandit }, your Punch: who do you hit?
classic-question-punch-what = { GENDER($target) ->
    [feminine] { $bandit }, you punch { $target }: what does she lose?
    [masculine] { $bandit }, you punch { $target }: what does he lose?
   *[other] { $bandit }, you punch { $target }: what do they lose?
}
classic-question-keep-purse = { $bandit }, your punch costs { $target } a purse: do you keep it?
classic-question-which-purse-lost = Which purse { AGREE($bandit, "does", "do") } { $bandit } lose?
classic-question-throw-where = { GENDER($target) ->
    [feminine] { $bandit }, you punch { $target }: where does she land?
    [masculine] { $bandit }, you punch { $target }: where does he land?
   *[other] { $bandit }, you punch { $target }: where do they land?
}
classic-question-pick-pocket = { $bandit }, you are alone with a purse: do you take it?
classic-question-revenge-which = { $bandit }, the Marshal's Revenge costs you a purse: which one?

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = Draw three cards
classic-answer-pass = Pass
classic-answer-done = Done
classic-answer-leave = Leave it
classic-answer-keep-purse-yes = Keep it
classic-answer-keep-purse-no = Let it drop
classic-answer-play-or-draw = { $face ->
    [instead] { $card }
   *[other] { $down ->
        [yes] Play { $card } face down
       *[no] Play { $card }
    }
}
classic-answer-drop-which-bullet = { $face ->
    [done] Discard no more
   *[other] Discard { $card }
}
classic-answer-discard-which = { $face ->
    [done] Keep the rest
   *[other] Discard { $card }
}
classic-answer-move-where = Go { spot-to }
classic-answer-climb-where = Climb { spot-to }
classic-answer-marshal-where = Send the Marshal { spot-to }
classic-answer-fire-at-whom = Fire at { $bandit }, { spot-at }
classic-answer-rob-what = Take { loot-taken }
classic-answer-punch-whom = Punch { $bandit }
classic-answer-throw-where = { spot-to }
classic-answer-pick-pocket = Take { loot-taken }

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }: { $power }

## Phases

classic-phase-setup = Setup
classic-phase-schemin = Schemin'
classic-phase-stealin = Stealin'
classic-phase-round_end = End of the round
classic-phase-over = End of the game
classic-barrel-rule = The bullets left to fire. Whoever has fired the most at the end is the Gunslinger and gets { $prize }.
classic-marshal-rule = He is always inside. Whoever meets him takes a neutral bullet and flees to the roof.
classic-warning-last-round = This is the last round: after it the loot is counted.
classic-warning-no-bullets = You have no bullets left: Fire has no effect.
classic-warning-hand = Last turn: cards left in your hand go back to your deck.
classic-warning-last-bullet = This is your last bullet.

## What the coach says for an option. $loot is a list of loot, $bandits a list of names, $number how many
## they are; a spot is where something is or leads.

classic-advice-loot-there = Loot { spot-at }, where you can be by then: { $loot }.
classic-advice-loot-ahead = It can take you { spot-to }. Loot there: { $loot }.
classic-advice-roof-safe = The Marshal is next door; on the roof he cannot reach you.
classic-advice-leave-marshal = The Marshal is next door, and this takes you away from him.
classic-advice-leave-foes = Beside you, where they could punch you: { $bandits }.
classic-advice-in-sight = In line of sight if they stay put: { $bandits }.
classic-advice-nobody-in-sight = As they all stand now, no one is in line of sight.
classic-advice-gunslinger = One more shot, and you have fired the most bullets. The Gunslinger gets { $prize }.
classic-advice-beside = Beside you and carrying loot, if they stay put: { $bandits }.
classic-advice-marshal-meets = The Marshal can walk in on: { $bandits }.
classic-advice-few-cards = { $number ->
    [0] There is no card in your hand that you can play.
    [one] Only { $number } card in your hand can be played.
   *[other] Only { $number } cards in your hand can be played.
}
classic-advice-bullets-in-hand = { $number ->
    [one] { $number } bullet takes up room in your hand.
   *[other] { $number } bullets take up room in your hand.
}
classic-advice-face-down = No one sees it before Stealin'.
classic-advice-marshal-next-door = The Marshal is next door.
classic-advice-marshal-there = The Marshal is there: you would have to flee to the roof.
classic-advice-loot-at = Loot there: { $loot }.
classic-advice-robbery-next = Your next card is Robbery.
classic-advice-fire-next = Your next card is Fire. In line of sight from there: { $bandits }.
classic-advice-alone = No one is there to punch you.
classic-advice-rebellion = After this round Passengers' Rebellion strikes everyone inside, but not on the roof.
classic-advice-hostage = After this round everyone in or on the locomotive gets { $prize }.
classic-advice-thrown-to-marshal = The Marshal is there: whoever lands there has to flee to the roof.
classic-advice-no-loot = There is no loot there.
classic-advice-marshal-drives-out = There he drives to the roof: { $bandits }.
classic-advice-marshal-goes-away = That takes the Marshal farther away from you.
classic-advice-marshal-hits-you = One of your own is there.
classic-advice-own-side = That one is on your side.
classic-advice-carries = Carries: { $loot }.
classic-advice-most-loot = No opponent carries more loot.
classic-advice-wounded = { $number ->
    [one] Has already taken a bullet.
   *[other] Has already taken { $number } bullets.
}
classic-advice-best-loot = Nothing else on offer is worth more.
classic-advice-worth = Worth { $least } to { $most }.
classic-advice-keep-purse = The purse is yours at once; otherwise it falls to the floor.
classic-advice-useless-bullet = A bullet cannot be played; it only takes up room.

## Editions

classic-edition = Which printed rules to follow.
classic-edition-default = Our mix of the editions, the one most tables know.
classic-edition-zh = As in the Traditional Chinese rulebook.
classic-edition-sv = As in the Swedish rulebook.

## Options: what each is about, then each value

classic-option-marshals_revenge = Which purse Marshal's Revenge takes.
classic-option-marshals_revenge-least = The least valuable one.
classic-option-marshals_revenge-most = The most valuable one.
classic-option-station_position = When the station is reached.
classic-option-station_position-last = In the last round.
classic-option-station_position-shuffled = In any round: its card is shuffled with the others.
classic-option-tuco_targets = Whom Tuco's ability reaches.
classic-option-tuco_targets-other_floor = Bandits on the other floor of his car.
classic-option-tuco_targets-other_floor_and_same_spot = Those, and bandits right beside him.
classic-option-car_choice = How the cars are chosen.
classic-option-car_choice-random = At random.
classic-option-car_choice-chosen = The players choose them in turn.
classic-option-starting_purse = A purse at the start.
classic-option-starting_purse-true = Everyone begins with a purse of $250.
classic-option-starting_purse-false = Everyone begins with nothing.
classic-option-pickpocketing_alone = What alone means for Pickpocketing.
classic-option-pickpocketing_alone-spot = No one else on the same floor of the car.
classic-option-pickpocketing_alone-car = No one else in or on the car.
classic-option-tiebreak_bullets = Which bullets break a tie in money.
classic-option-tiebreak_bullets-all = All that were received.
classic-option-tiebreak_bullets-players_and_events = Those from bandits and events, not from meeting the Marshal.
classic-option-expert_bullet_discard = Bullets in hand at the start of a round, in the Expert variant.
classic-option-expert_bullet_discard-must = They must be discarded.
classic-option-expert_bullet_discard-may = They may be discarded.
classic-option-expert_keep_timing = When hand cards are kept or discarded, in the Expert variant.
classic-option-expert_keep_timing-after_schemin = After Schemin'.
classic-option-expert_keep_timing-end_of_round = At the end of the round.
classic-option-expert_reshuffle = When discards are shuffled, in the Expert variant.
classic-option-expert_reshuffle-on_demand = When a card must be drawn and none is left.
classic-option-expert_reshuffle-on_empty = As soon as the draw pile is empty.
classic-option-two_player_gangs = How two players get their gangs.
classic-option-two_player_gangs-chosen = They choose in turn.
classic-option-two_player_gangs-random = At random.
classic-option-character_choice = How characters are dealt.
classic-option-character_choice-chosen = Everyone chooses.
classic-option-character_choice-random = At random.
classic-option-purse_pick = Which of several purses is taken.
classic-option-purse_pick-random = One of them, drawn blind.
classic-option-purse_pick-token = The one that is pointed at.
classic-option-expert_variant = Decks with a discard pile, and hands that can be kept.
classic-option-expert_variant-false = The standard game.
classic-option-expert_variant-true = The Expert variant. Two players always use it.
classic-option-guest_bandits = Guests from the other boxes.
classic-option-guest_bandits-false = Only the six bandits of the base game.
classic-option-guest_bandits-true = Guests may be picked too.

## Editions, on the page

web-edition-classic-default = Our mix
web-edition-classic-zh = Traditional Chinese
web-edition-classic-sv = Swedish

## The rules at a glance, on the page

web-rules-classic-goal = You are a bandit on a moving train. After five rounds the richest one wins. Purses hold a secret sum, jewels are worth $500, strongboxes $1000, and whoever fired the most bullets earns $1000 more.
web-rules-classic-round = Each round has two halves: Schemin', when everyone plays cards onto one pile, and Stealin', when the pile is turned over and the plans meet the truth.
web-rules-classic-schemin = Draw six cards. In each turn on the round card, play one onto the pile or draw three more. In tunnels cards are played face down, so keep in mind who went where.
web-rules-classic-stealin = Cards are resolved in the order they were played, whether you still like them or not. Choose where to go, whom to hit, what to take. Meet the Marshal and you flee to the roof with a bullet.
web-rules-classic-end = Bullets you take clog your deck. At the end of a round the event of its card strikes. After the fifth, the loot is counted.

## The tutorial: somebody explains while the learner plays

lesson-classic-welcome = Welcome aboard. This train is full of money, and you are Belle: pink dress, feather on the hat. No one has noticed you yet.
lesson-classic-people = Django and Tuco are here for the same reason. Whoever is richest when the train pulls in wins. What you hold is secret, and so is what they hold.
lesson-classic-loot = Purses hold $250 to $500. A jewel is worth $500, a strongbox $1000. The Marshal guards the locomotive. Everyone is inside a car or on its roof.
lesson-classic-goal = Each of you has six bullets. Whoever fires the most is the Gunslinger and earns $1000 at the end. A bullet that hits you becomes a useless card in your deck.
lesson-classic-round = Every round has a card. Its symbols are turns, from left to right: in each, everyone plays one card. At the end comes an event.
lesson-classic-hand = This half is called Schemin'. You play cards onto the common pile, one at a time. Nothing happens yet: you are only making plans.
lesson-classic-play-rob = There is a lot of loot in your car. Play Robbery: tap the card, and again to confirm.
lesson-classic-play-climb = A tunnel: cards are played face down, so no one sees them. Hide your way to the roof with a Floor Change.
lesson-classic-play-fire = Back in daylight. By then you will be on the roof, and from a roof you see far. Play Fire.
lesson-classic-play-move = Last turn. On the roofs you may run up to three cars. Play Move. The pale figure shows where you might end up.
lesson-classic-stealin = Now comes Stealin'. The pile is turned over and the cards are resolved in the order they were played, whether you still like them or not.
lesson-classic-rob-what = Your Robbery comes first. What will it be? Take the jewel.
lesson-classic-belle = Tuco plays Punch, and both you and Django stand beside him. But no one may choose Belle while there is someone else: that is your ability. Every bandit has one.
lesson-classic-punched = Django drops his purse and lands in the next car. Loot on the floor belongs to whoever picks it up.
lesson-classic-hidden = Your card from the tunnel: up you go. No one saw that coming.
lesson-classic-shot = You fire at Django. He takes one of your bullets, and his deck has one more card that is good for nothing.
lesson-classic-marshal = Django sends the Marshal into the next car. Whoever meets the Marshal inside takes a bullet and flees to the roof.
lesson-classic-move-where = Now run. Take the far roof, right above the Marshal.
lesson-classic-event = The event struck: a swivel arm swept everyone on the roofs to the back of the train. So much for running.
lesson-classic-again = A new round, a new card: three turns this time, and Django is first player.
lesson-classic-draw = Instead of playing a card you may draw three. A bigger hand leaves you more choices later. Tap “Draw three cards”.
lesson-classic-speeding = The second turn is Speeding-up: everyone acts twice in a row before the next one does.
lesson-classic-twice = Your turn, and it counts twice. Below you the car is full of purses: first Floor Change.
lesson-classic-at-once = And at once the second card: Robbery. No one gets in between.
lesson-classic-last = Last turn: Move, to be gone before they come for you.
lesson-classic-switching = A purse for you, and round 3 has its card. Its last symbol, the bent arrow, is Switching: that turn goes counter-clockwise, so whoever was last may suddenly be early.
lesson-classic-end = That is all there is to a round. Three more, and the loot is counted. You know enough to rob a real train.

## Puzzles

classic-theme-strongbox = Rob the strongbox
classic-theme-escape = Escape the Marshal with your loot
classic-theme-marshal = Send the Marshal
classic-theme-shot = Pick your shot
classic-theme-punch = Punch where it hurts
classic-theme-robbery = Grab the right loot
classic-theme-patience = Patience: draw cards
classic-theme-way = Choose the right way

## Setting a position up

classic-edit-marshal = The Marshal
