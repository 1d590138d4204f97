### Couriers & Armored Train: what differs from the base game. What a game does not say here is said
### by the base game, or for all games in table.ftl.
###
### $team is blue or red; $courier is first, central or last; the other variables are those of the
### base game. $section is own for the cars of the armored train.

armored-name = Colt Express: Couriers & Armored Train
armored-tagline = Two trains, two teams, and the loot is on the other track.

## People

armored-professore = Il Professore
    .genitive = Il Professore's

# A team standing alone, in a few words, and after the name of a bandit.
armored-team = { $team ->
    [blue] the blue team
   *[red] the red team
}
armored-team-short = { $team ->
    [blue] blue
   *[red] red
}
armored-of-team = { $bandit } ({ armored-team-short })

# A courier standing alone, at the beginning of a sentence, and as the one who is shot at.
armored-courier = { $courier ->
    [first] the first courier
    [last] the last courier
   *[central] the central courier
}
armored-courier-subject = { $courier ->
    [first] The first courier
    [last] The last courier
   *[central] The central courier
}
armored-courier-target = { armored-courier }

## The armored train, from its locomotive back

# The cars of the armored train, as sections.
armored-car-A0 = the Armored Train's locomotive
armored-car-A1 = the Tender
armored-car-A2 = the first armored car
armored-car-A3 = the Armory
armored-car-A4 = the central armored car
armored-car-A5 = the Infirmary
armored-car-A6 = the last armored car

# Labels under the drawing: at most twelve narrow, or six wide, characters.
armored-car-short-A0 = Loco
armored-car-short-A1 = Tender
armored-car-short-A2 = Armored
armored-car-short-A3 = Armory
armored-car-short-A4 = Armored
armored-car-short-A5 = Infirmary
armored-car-short-A6 = Armored

# What is special on it, and what it does.
armored-place-armory = Armory
armored-place-armory-rule = Inside it at the start of a round, you draw two more cards.
armored-place-infirmary = Infirmary
armored-place-infirmary-rule = Inside it at the start of a round, you may lose up to two bullets.
armored-place-tender = Tender
armored-place-tender-rule = It has a roof and no inside.
armored-place-gatling = Gatling
armored-place-gatling-rule = Fire there may be a burst: everyone on the Starting Train's roofs and in line of sight on the Armored Train's takes a neutral bullet and drops a piece of loot. A courier only changes floor.
armored-place-courier = Courier
armored-place-courier-rule = Whoever meets one takes a neutral bullet and changes floor. A courier who is shot changes floor.
armored-place-document = Secret Document
armored-place-document-rule = Your own team's is worth $4000, the decoy nothing; the other team's is put back.

## Cards: the name, and what it does in one line

armored-card-nudge = Nudge
armored-card-nudge-rule = Give a teammate one base game action, to use as they like.
armored-card-move-rule = Inside: one car forward or back, or across. On the roofs: one to three cars, one of the steps may go across.
armored-card-fire-rule = Give a bullet to someone in line of sight: adjacent, opposite, or on any roof of the other train.
armored-card-robbery-rule = Take one piece of loot from where you stand and look at it.
armored-card-punch-rule = A bandit beside you drops one piece of loot and lands in an adjacent car or the one opposite.

## Il Professore's cards

armored-plan-binoculars = Binoculars: { $bandit }
armored-plan-any-binoculars = Binoculars
armored-plan-any-binoculars-rule = A teammate may act at once; an opponent on a roof is shot.
armored-plan-scheme = Scheme
armored-plan-scheme-rule = The marker moves up one space of the Diabolical Plan ladder.
armored-plan-bonus_nudge = Bonus Nudge
armored-plan-bonus_nudge-rule = The teammate may take any base game action at once.
armored-plan-last_courier = Fire on the last Courier
armored-plan-last_courier-rule = The last courier on a roof is shot, for the Wild Bunch.
armored-plan-rapid_fire = Rapid Fire
armored-plan-rapid_fire-rule = Every opponent on a roof takes a bullet.

## Powers that differ here

armored-power-cheyenne = May keep the purse or bag that a punched bandit loses.
armored-power-django = Whoever is hit by Django's bullet is knocked one car away, perhaps onto the other train.
armored-power-belle = Cannot be chosen for Fire or Punch while another bandit can be.

## Turns

armored-turn-diversion = Diversion
armored-turn-diversion-rule = One bandit of each team may skip the turn; then each opponent loses a random hand card.
armored-turn-action_plan = Action plan
armored-turn-action_plan-rule = After Schemin', everyone may keep one card for the next round.

## Events and Cavalry Charge cards: the name, and what happens

armored-round-event-couriers_in_movement = Couriers in movement
armored-round-event-couriers_in_movement-rule = All couriers change floor; bandits there take a neutral bullet and flee.
armored-round-event-heavy_fire = Heavy fire
armored-round-event-heavy_fire-rule = Every bandit on a roof takes a neutral bullet and lays down one piece of loot.
armored-round-event-swivel_arm-rule = Every bandit on a roof is swept to the last roof of the same train.
armored-round-event-help = Help!
armored-round-event-help-rule = Every bandit may go to a teammate, wherever they are.
armored-round-event-coordinated_action_plan = Coordinated Action plan
armored-round-event-coordinated_action_plan-rule = A bandit beside a teammate draws two more cards next round.
armored-round-event-heal = Heal
armored-round-event-heal-rule = A bandit beside a teammate may lose up to two bullets.
armored-round-event-understaffing = Understaffing
armored-round-event-understaffing-rule = Every bandit still on the Armored Train gets one last Move.
armored-round-event-delayed_assault = Delayed assault
armored-round-event-delayed_assault-rule = If a bandit on the Starting Train holds a Secret Document when the last round begins, Schemin' ends after two turns; otherwise it lasts five.
armored-round-event-survival_of_the_fittest = Survival of the fittest
armored-round-event-survival_of_the_fittest-rule = Of the richest team only its richest bandit on the Starting Train wins.
armored-round-event-double_bottom = Double bottom
armored-round-event-double_bottom-rule = Whoever brings their own team's Secret Document to the Starting Train wins; otherwise the richest bandit does.
armored-charge = Cavalry Charge: { $effect }
armored-charge-plain = Cavalry Charge

## What happened

armored-event-picked = { $seat } plays { $character } on { armored-team }.
armored-event-laid = { $kind ->
    [jewel] A jewel is placed { spot-at }.
    [strongbox] A strongbox is placed { spot-at }.
    [bag] { $value ->
        [hidden] A bag is placed { spot-at }.
       *[other] A bag worth { $value } is placed { spot-at }.
    }
    [nugget] { $value ->
        [hidden] A Gold Nugget is placed { spot-at }.
       *[other] A Gold Nugget worth { $value } is placed { spot-at }.
    }
    [document] { $value ->
        [blue] The blue Secret Document is placed { spot-at }.
        [red] The red Secret Document is placed { spot-at }.
        [decoy] The decoy is placed { spot-at }.
       *[hidden] A Secret Document is placed { spot-at }.
    }
   *[purse] { $value ->
        [hidden] A purse is placed { spot-at }.
       *[other] A purse worth { $value } is placed { spot-at }.
    }
}
armored-event-fled = { $bandit } { AGREE($bandit, "flees", "flee") } from the courier { spot-to }.
armored-event-wounded = { $cause ->
    [meeting] { $bandit } { AGREE($bandit, "takes", "take") } a bullet from the courier.
    [gatling] { $bandit } { AGREE($bandit, "takes", "take") } a bullet from the Gatling.
   *[event] { $bandit } { AGREE($bandit, "takes", "take") } a neutral bullet.
}
armored-event-event-struck = The event is “{ $round_event }”.
armored-event-game-ended = The trains have passed each other. Time to count.
armored-event-became-gunslinger = { $bandit } { AGREE($bandit, "has", "have") } an empty barrel: { $prize }.
armored-event-professore-joined = Il Professore joins the smaller team.
armored-event-courier-stood = { armored-courier-subject } stands guard { spot-at }.
armored-event-professore-played = { $face ->
    [hidden] Il Professore's card lies face down.
   *[other] { $down ->
        [yes] Il Professore's card lies face down: { $card }.
       *[no] Il Professore plays { $card }.
    }
}
armored-event-diverted = { $player } { AGREE($player, "creates", "create") } a diversion.
armored-event-lost-card = { $face ->
    [hidden] { $player } { AGREE($player, "loses", "lose") } a card.
   *[other] { $player } { AGREE($player, "loses", "lose") } a card: { $card }.
}
armored-event-kept-card = { $face ->
    [hidden] { $player } { AGREE($player, "keeps", "keep") } a card for the next round.
   *[other] { $player } { AGREE($player, "keeps", "keep") } a card for the next round: { $card }.
}
armored-event-trains-moved = { $number ->
    [5] The last cars slide past each other.
   *[other] The trains slide on by two cars.
}
armored-event-will-draw-more = { $player } will draw two more cards.
armored-event-healed = { $place ->
    [hand] { $bandit } { AGREE($bandit, "gets", "get") } rid of a bullet from the hand: { $card }.
    [discard] { $bandit } { AGREE($bandit, "gets", "get") } rid of a discarded bullet: { $card }.
   *[deck] { $bandit } { AGREE($bandit, "gets", "get") } rid of a bullet: { $card }.
}
armored-event-courier-shot = { $number ->
    [1] { $bandit } { AGREE($bandit, "fires", "fire") } the last bullet at { armored-courier-target }.
   *[other] { $bandit } { AGREE($bandit, "fires", "fire") } at { armored-courier-target }.
}
armored-event-courier-moved = { armored-courier-subject } runs { spot-to }.
armored-event-burst = { $bandit } { AGREE($bandit, "fires", "fire") } a burst with the Gatling.
armored-event-took-document = { $bandit } { AGREE($bandit, "reads", "read") } { loot-taken } and { AGREE($bandit, "keeps", "keep") } it.
armored-event-put-back = { $bandit } { AGREE($bandit, "reads", "read") } { loot-taken } and { AGREE($bandit, "puts", "put") } it back.
armored-event-nudged = { $bandit } { AGREE($bandit, "nudges", "nudge") } { $target }: { $action }.
armored-event-granted = { $bandit } { AGREE($bandit, "performs", "perform") } { $action }.
armored-event-declined = { $bandit } { AGREE($bandit, "declines", "decline") }.
armored-event-professore-schemed = Il Professore's marker moves up to space { $number }.
armored-event-professore-shot = { $number ->
    [1] Il Professore fires his last bullet at { $target }.
   *[other] Il Professore fires at { $target }.
}
armored-event-professore-shot-courier = { $number ->
    [1] Il Professore fires his last bullet at { armored-courier-target }.
   *[other] Il Professore fires at { armored-courier-target }.
}
armored-event-professore-idled = It has no effect.
armored-event-helped = { $bandit } { AGREE($bandit, "hurries", "hurry") } { spot-to }.
armored-event-eliminated = { $bandit } { AGREE($bandit, "is", "are") } left behind on the Armored Train.
armored-event-ladder-paid = The Diabolical Plan ladder pays { armored-team } { $money }.
armored-event-bunch-paid = { armored-team-begins } wins the Wild Bunch title: { $money }.
armored-event-team-counted = { armored-team-begins } has { $money } in all.

## What is asked

armored-question-pick-character = { $seat }, who will you be on { armored-team }?
armored-question-which-purse = What is under it?
armored-question-keep-purse = { $bandit }, your punch makes { $target } lose something: do you keep it?
armored-question-which-purse-lost = What { AGREE($bandit, "does", "do") } { $bandit } lose?
armored-question-which-loot-laid = What is placed here?
armored-question-which-professore-card = Which card is on top of Il Professore's deck?
armored-question-which-card-lost = Which card { AGREE($player, "does", "do") } { $player } lose?
armored-question-keep-which = { $player }: which card do you keep for the next round? The others go back to your deck.
armored-question-draw-more = { $player }, you are in the Armory: do you draw two more cards?
armored-question-heal-which = { $bandit }: which bullet do you get rid of?
armored-question-knock-back-where = { $bandit }, your bullet knocks { $target } back: where to?
armored-question-which-loot-robbed = What { AGREE($bandit, "does", "do") } { $bandit } take?
armored-question-keep-decoy = { $bandit }, you pick up a Secret Document: do you keep it if it is the decoy?
armored-question-nudge-whom = { $bandit }, your Nudge: which teammate may act at once?
armored-question-nudge-what = { $bandit }, your Nudge: which action do you offer { $target }?
armored-question-take-action = { $giver ->
    [none] { $offer ->
        [any] { $bandit }, you may take any base game action: which one?
       *[one] { $bandit }, you may perform { $action } once more: use it now?
    }
   *[other] { $offer ->
        [any] { $giver } offers you any base game action, { $bandit }: which one?
       *[one] { $giver } offers you { $action }, { $bandit }: use it now?
    }
}
armored-question-burst-what = { GENDER($target) ->
    [feminine] { $bandit }, your burst hits { $target }: what does she drop?
    [masculine] { $bandit }, your burst hits { $target }: what does he drop?
   *[other] { $bandit }, your burst hits { $target }: what do they drop?
}
armored-question-which-loot-lost = What { AGREE($target, "does", "do") } { $target } drop?
armored-question-lay-down-which = { $bandit }, under heavy fire: what do you lay down?
armored-question-help-where = { $bandit }, Help!: which teammate do you go to?

## What can be answered

armored-answer-skip = Skip the turn: every opponent loses a hand card
armored-answer-burst = Gatling: everyone on the Starting Train's roofs, and in line of sight on the Armored Train's
armored-answer-no-action = Decline
armored-answer-stay = Stay { spot-at }
armored-answer-keep-which-done = None of them
armored-answer-heal-which-done = No more bullets
armored-answer-draw-more-yes = Draw two more
armored-answer-draw-more-no = Draw as usual
armored-answer-keep-decoy-yes = Keep the decoy
armored-answer-keep-decoy-no = Put the decoy back
armored-answer-keep-which = Keep { $card }
armored-answer-nudge-whom = Nudge { $bandit }
armored-answer-nudge-what = Offer { $action }
armored-answer-take-action = Use { $action } now
armored-answer-lay-down-which = Lay down { loot-taken }
armored-answer-help-where = Go to { $mates } { spot-at }
armored-answer-knock-back-where = { spot-to }

# Whatever base action the receiver likes.
armored-any-action = any base game action

# A bullet that can be healed, and where it is: deck, hand, discard or under the deck.
armored-healing = { $place ->
    [hand] { $card }, from the hand
    [discard] { $card }, from the discards
    [under] { $card }, from under the deck
   *[deck] { $card }, from the deck
}

## At the table

armored-legend = (B) blue team, [B] red team, ↕ opposite; $ purse, ◆ jewel, ▣ strongbox, ● bag, ▲ Gold Nugget, ▤ Secret Document, ★ courier, ╦ Gatling
armored-wild-bunch = Wild Bunch
armored-barrel-rule = The bullets left to fire. Whoever has fired them all at the end and is on the Starting Train earns { $prize } for the team.
armored-wild-bunch-rule = Every bullet fired at a courier goes under this token. The team with more of them at the end gets { $prize }; on a tie no one does.
armored-opposite = Opposite cars
armored-opposite-rule = These two cars are side by side. A Move may lead across to the same floor of the other train, and so may a bullet or a Punch. After this round the trains slide on.
armored-professore-rule = He stays on his hill. In every turn the top card of his deck joins the pile, for the smaller team.
armored-warning-last-round = The trains part after this round: on the Armored Train you would score nothing.
armored-warning-on-board = The trains part after this round: { $bandit }, leave the Armored Train or score nothing.

## What the coach says for an option; what is not here he says as in the base game. $mate is a teammate.

armored-advice-courier-there = A courier is there: you would have to flee to the other floor.
armored-advice-thrown-to-marshal = A courier is there: whoever lands there has to flee to the other floor.
armored-advice-document = If that Secret Document is your team's, it is worth { $prize } in the end.
armored-advice-home = It is on the Starting Train: only there does your loot count in the end.
armored-advice-nearer-home = It brings you closer to the Starting Train, where your loot counts.
armored-advice-empty-barrel = Bullets left: { $number }. On the Starting Train an empty barrel is worth { $prize }.
armored-advice-mate-robs = { $mate } can rob { spot-at } right now: { $loot }.
armored-advice-burst = The burst hits: { $bandits }.
armored-advice-burst-own = It hits your own team, too: { $bandits }.
armored-advice-mate-there = There you join: { $bandits }.
armored-advice-courier-leaves = The courier leaves his post { spot-at }. Loot there: { $loot }.
armored-advice-courier-shot = The courier has to change floor.
armored-advice-diversion = { $number ->
    [one] One opponent loses a card.
   *[other] { $number } opponents lose a card each.
}
armored-advice-heal = You get rid of that bullet.
armored-advice-draw-more = Two more cards to choose from.
armored-advice-keep-card = You have it in hand next round.
armored-advice-least = Nothing else you carry is worth less.
armored-bullets-of = { armored-team-short } { $number }
armored-talk-free = Teammates may talk; everyone can hear.
armored-talk-silent = No one may talk now.
armored-plan = Diabolical Plan

# A document whose colour is known: blue, red or decoy.
armored-document-short = { $value ->
    [blue] blue
    [red] red
   *[decoy] decoy
}

# The table in sentences. $floors is roof where only the roofs are opposite.
armored-plain-pairs = Opposite each other: { $pairs }.
armored-plain-no-pairs = No cars are opposite each other.
armored-plain-pair = { $floors ->
    [roof] { $first } and { $second } (roofs only)
   *[both] { $first } and { $second }
}
armored-plain-courier = { armored-courier-subject } is { spot-at }.
armored-plain-gatling = A Gatling stands { spot-at }.
armored-plain-document = Secret Documents: { $colours }.
armored-plain-professore = Il Professore ({ armored-team-short }): { $money }, space { $rung } of { $rungs }. Bullets: { $bullets }. Cards in the deck: { $cards }.
armored-plain-bunch = Bullets under the Wild Bunch token: blue { $blue }, red { $red }.

## The end

armored-end-eliminated = { $bandit }: left behind on the Armored Train
armored-end-document = { $bandit }: own team's Secret Document, { $prize }
armored-end-barrel = { $bandit }: empty barrel, { $prize }
armored-end-ladder = Il Professore: { $money }
armored-end-bunch = Wild Bunch: { $money }
armored-end-team = { armored-team-begins } wins with { $money }: { $bandits }!
armored-end-both = Both teams share the win with { $money } each!
armored-team-begins = { $team ->
    [blue] The blue team
   *[red] The red team
}

## Editions

armored-edition = Which printed rules to follow.
armored-edition-en = As in the English rulebook.
armored-edition-pl = As in the Polish rulebook.

## Options: what each is about, then each value

armored-option-mode = Normal mode or betrayal mode.
armored-option-mode-normal = Normal mode: teams win together.
armored-option-mode-betrayal = Betrayal mode: the last card may set teammates against each other. Four players or more.
armored-option-professore_bullets = Il Professore's bullets.
armored-option-professore_bullets-own = He has ten of his own.
armored-option-professore_bullets-neutral = He takes neutral ones.
armored-option-heal_choice = Which bullets are healed first.
armored-option-heal_choice-free = Whichever you like.
armored-option-heal_choice-neutral_first = Neutral ones before those of opponents.
armored-option-healed_neutral_bullets = Where healed neutral bullets go.
armored-option-healed_neutral_bullets-box = Into the box for good.
armored-option-healed_neutral_bullets-pile = Back to their pile.
armored-option-robbery_pick = Which loot a Robbery takes.
armored-option-robbery_pick-random = A random piece.
armored-option-robbery_pick-choice = The kind that the robber names.
armored-option-nudge_source = What a Nudge can give.
armored-option-nudge_source-any_base_action = Any base game action.
armored-option-nudge_source-own_card = An action card of the nudger that is not in the pile.
armored-option-gatling_loot_pick = Which loot a burst makes a bandit drop.
armored-option-gatling_loot_pick-shooter_unseen = The shooter picks it by its back.
armored-option-gatling_loot_pick-random = A random piece.
armored-option-armory_draw = Two more cards from the Armory.
armored-option-armory_draw-always = They are always drawn.
armored-option-armory_draw-optional = They may be drawn.
armored-option-two_player_mode = How many bandits two players lead.
armored-option-two_player_mode-two_bandits_each = Two each, every one with a deck.
armored-option-two_player_mode-one_bandit_each = One each.
armored-option-couriers_block_sight = Whether one can shoot past a courier on the roofs.
armored-option-couriers_block_sight-true = No: couriers block the line of sight.
armored-option-couriers_block_sight-false = Yes.
armored-option-expert_variant-true = The Expert variant.
armored-option-guest_bandits = Guests from the other boxes: Mei and Silk.
armored-option-guest_bandits-false = Mei joins from nine bandits, Silk from ten.
armored-option-guest_bandits-true = Both may be picked with any number of bandits.

## Settings of a room, on the page

web-edition-armored-en = English
web-edition-armored-pl = Polish
web-chat-hint-armored = Talk at the table; the chat is closed during Stealin'.

## The rules at a glance, on the page

web-rules-armored-goal = Two trains pass each other, and two teams want what is on the Armored Train. Bring it to the Starting Train before they part: loot of bandits left on the Armored Train scores nothing.
web-rules-armored-round = Schemin' and Stealin' as in the base game. After each round the trains slide on by two cars, and other roofs are opposite.
web-rules-armored-schemin = Teammates may talk during Schemin', and everyone can hear; during Stealin' no one may talk. A Nudge gives a teammate an action.
web-rules-armored-stealin = Couriers guard the Secret Documents, Gatlings sweep the roofs. Only you may look at the loot you take.
web-rules-armored-end = The Secret Document of your own team is worth $4000, Gold Nuggets may be fool's gold, and the team that fired the most bullets at couriers wins the Wild Bunch title. The richer team wins together.

## The tutorial: somebody explains while the learner plays

lesson-armored-welcome = Two trains pass each other. In front is your own, the Starting Train; behind it rolls the Armored Train, and everything worth having is on that one.
lesson-armored-teams = You are Belle, on the blue team with Tuco. Django and Doc are red. The richer team wins, together. Teammates may talk during Schemin'; everyone can hear.
lesson-armored-opposite = The white arrows show where you can cross. For now only the two locomotives are side by side. After each round the trains slide on by two cars.
lesson-armored-treasure = Bags, Gold Nuggets, strongboxes, and in the armored cars three Secret Documents: the one of your own color is worth $4000.
lesson-armored-guards = Couriers guard the Secret Documents: meet one and you take a bullet. On two roofs stand Gatlings, for whoever gets there first.
lesson-armored-round = Schemin' goes as in the base game: turn by turn everyone plays a card onto the pile. Then it is turned over.
lesson-armored-play-climb = It is a long way to the front. Begin with a Floor Change: up to the roof.
lesson-armored-play-move = Then run along the roofs. Play Move.
lesson-armored-play-cross = The tunnel hides your best idea: another Move, to jump across.
lesson-armored-play-down = And down through the hatch, where a strongbox waits. Floor Change.
lesson-armored-run = Stealin'! Run all the way to your locomotive.
lesson-armored-cross = Here it comes: jump to the roof of the Armored Train's locomotive.
lesson-armored-nudged = Tuco plays Nudge: a teammate may act at once. He offers you a Robbery. Take it!
lesson-armored-strongbox = $1000 in a strongbox, thanks to Tuco. A Nudge is the best card when your teammate stands where you do not.
lesson-armored-couriers = The event of the round: all couriers change floor. Whoever was on the wrong one is sorry now.
lesson-armored-passing = The trains slide on. Other cars lie opposite each other now, and other roofs are one jump away.
lesson-armored-document = The Secret Documents lie inside the armored cars. You may look at one when you pick it up; only you know whose it is.
lesson-armored-end = After five rounds the trains part. Loot of bandits left on the Armored Train scores nothing, so be back in time. Good hunting.

## Puzzles

armored-theme-home = Back to the Starting Train in time
armored-theme-document = Secure the Secret Document
armored-theme-nudge = Nudge your teammate

## Setting a position up

armored-edit-courier = Place
armored-edit-ladder = Il Professore's ladder
