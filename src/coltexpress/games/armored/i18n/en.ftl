### Couriers & Armored Train: what differs from the base game. What a game does not say here is said
### by the base game, or for all games in table.ftl.
###
### $team is blue or red; $courier is first, central or last; the other variables are those of the
### base game. $section is A0 to A6 for the cars of the armored train.

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

## The armored train: labels under the drawing, at most twelve narrow, or six wide, characters

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
armored-question-keep-purse = { $bandit }: do you keep what { $target } { AGREE($target, "loses", "lose") }, or let it drop?
armored-question-which-purse-lost = What { AGREE($bandit, "does", "do") } { $bandit } lose?
armored-question-which-loot-laid = What is placed here?
armored-question-which-professore-card = Which card is on top of Il Professore's deck?
armored-question-which-card-lost = Which card { AGREE($player, "does", "do") } { $player } lose?
armored-question-keep-which = { $player }: which card do you keep for the next round?
armored-question-draw-more = { $player } { AGREE($player, "is", "are") } in the Armory. Do you draw two more cards?
armored-question-heal-which = { $bandit }: which bullet do you get rid of?
armored-question-knock-back-where = { $bandit }: where does the bullet knock { $target }?
armored-question-which-loot-robbed = What { AGREE($bandit, "does", "do") } { $bandit } take?
armored-question-keep-decoy = { $bandit } { AGREE($bandit, "picks", "pick") } up a Secret Document. Do you keep it if it is the decoy?
armored-question-nudge-whom = { $bandit }: who do you nudge?
armored-question-nudge-what = { $bandit }: which action do you offer { $target }?
armored-question-take-action = { $bandit }: do you act now?
armored-question-burst-what = { $bandit }: what { AGREE($target, "does", "do") } { $target } drop?
armored-question-which-loot-lost = What { AGREE($target, "does", "do") } { $target } drop?
armored-question-lay-down-which = { $bandit }: what do you lay down?
armored-question-help-where = { $bandit }: who do you go to?

## What can be answered

armored-answer-skip = Skip the turn: every opponent loses a hand card
armored-answer-burst = Gatling: everyone on the Starting Train's roofs, and in line of sight on the Armored Train's
armored-answer-no-action = Decline
armored-answer-stay = Stay: { spot-answer }
armored-answer-keep-which-done = None of them
armored-answer-heal-which-done = No more bullets
armored-answer-draw-more-yes = Draw two more
armored-answer-draw-more-no = Draw as usual
armored-answer-keep-decoy-yes = Keep the decoy
armored-answer-keep-decoy-no = Put the decoy back

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

## A data file on the command line
