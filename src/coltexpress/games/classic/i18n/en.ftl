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
classic-question-drop-which-bullet = { $player }: which bullet do you discard?
classic-question-which-round-card = Which round card is turned up?
classic-question-play-or-draw = { $player }: do you play a card or draw?
classic-question-discard-which = { $player }: which card do you discard? The rest stays in your hand.
classic-question-move-where = { $bandit }: where do you move?
classic-question-climb-where = { $bandit }: where do you climb?
classic-question-marshal-where = { $bandit }: where do you send the Marshal?
classic-question-fire-at-whom = { $bandit }: who do you fire at?
classic-question-rob-what = { $bandit }: what do you take?
classic-question-punch-whom = { $bandit }: who do you punch?
classic-question-punch-what = { $bandit }: what { AGREE($target, "does", "do") } { $target } lose?
classic-question-keep-purse = { $bandit }: do you keep { NAME($target, case: "genitive") } purse, or let it drop?
classic-question-which-purse-lost = Which purse { AGREE($bandit, "does", "do") } { $bandit } lose?
classic-question-throw-where = { $bandit }: where { AGREE($target, "does", "do") } { $target } land?
classic-question-pick-pocket = { $bandit } { AGREE($bandit, "is", "are") } alone with a purse. Do you take it?
classic-question-revenge-which = { $bandit }: which purse do you drop for the Marshal?

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = Draw three cards
classic-answer-pass = Pass
classic-answer-done = Done
classic-answer-leave = Leave it
classic-answer-keep-purse-yes = Keep it
classic-answer-keep-purse-no = Let it drop

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }: { $power }

# A bandit to pick, and where.
classic-answer-bandit = { $bandit }, { spot-at }

## Phases

classic-phase-setup = Setup
classic-phase-schemin = Schemin'
classic-phase-stealin = Stealin'
classic-phase-round_end = End of the round
classic-phase-over = End of the game

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
classic-option-guest_bandits = Guests from the other boxes: Misty, the Twinzz, Mei and Silk.
classic-option-guest_bandits-false = Only the six bandits of the base game.
classic-option-guest_bandits-true = Guests may be picked too.
