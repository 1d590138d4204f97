### What lies on the table: names, cards, loot, the train, round cards. All games, terminal and page.
### Names have the cases that sentences ask for, with NAME; words agree with them, with AGREE.

## Bandits; those with a name are in bandits.ftl

# A pawn before its character is picked. $number counts from 1.
bandit-unpicked = Bandit { $number }
    .genitive = Bandit { $number }'s

# A player before characters are picked, or where a seat is meant. $number counts from 1.
player-seat = Player { $number }
    .genitive = Player { $number }'s

# The two bandits of one player, in the game for two.
player-gang = { $first } and { $second }
    .genitive = { $first } and { NAME($second, case: "genitive") }
    .number = plural

# A person behind a bandit. $bandit may be a gang.
player-named = { $bandit } ({ $name })

# Whoever shuffles and draws: chance itself.
player-dice = Random
    .genitive = Random's

## Action cards: the name, and what it does in one line

card-move = Move
card-move-rule = Inside: one car forward or back. On the roofs: one to three cars in one direction.
card-floor_change = Floor Change
card-floor_change-rule = Climb to the roof, or down inside, in the same car.
card-marshal = Marshal
card-marshal-rule = Move the Marshal one car, either way.
card-fire = Fire
card-fire-rule = Give one of your bullets to a bandit in line of sight: inside an adjacent car, or along the roofs.
card-robbery = Robbery
card-robbery-rule = Take one piece of loot from where you stand.
card-punch = Punch
card-punch-rule = A bandit beside you drops one piece of loot and lands in an adjacent car.
card-bullet = Bullet
card-bullet-rule = A useless card: it cannot be played and only takes up room.

# A bullet card. $bandit is whose gun it came from.
card-bullet-from = { NAME($bandit, case: "genitive") } bullet
card-bullet-neutral = Neutral bullet
barrel = Barrel

# A card of a gang: whose it is, and what it is.
card-of-gang = { NAME($bandit, case: "genitive") } { $card }

# A card that is or will be played face down.
card-face-down = { $card }, face down

# A card nobody here may look at.
card-hidden = face-down card

## Loot. $kind is purse, jewel, strongbox, bag, nugget or document; $value is "hidden", or money as
## text; of a document whose colour is known it is blue, red or decoy.

loot-purse = purse
loot-jewel = jewel
loot-strongbox = strongbox
loot-bag = bag
loot-nugget = Gold Nugget
loot-document = Secret Document

# One token as the subject of a sentence, or standing alone.
loot-one = { $kind ->
    [jewel] a jewel
    [strongbox] a strongbox
    [bag] { $value ->
        [hidden] a bag
       *[other] a bag worth { $value }
    }
    [nugget] { $value ->
        [hidden] a Gold Nugget
       *[other] a Gold Nugget worth { $value }
    }
    [document] { $value ->
        [blue] the blue Secret Document
        [red] the red Secret Document
        [decoy] the decoy
       *[hidden] a Secret Document
    }
   *[purse] { $value ->
        [hidden] a purse
       *[other] a purse worth { $value }
    }
}

# One token as the object of a sentence: somebody takes, drops, gets … it.
loot-taken = { loot-one }

# So many tokens of one kind.
loot-count = { $kind ->
    [jewel] { $number ->
        [one] { $number } jewel
       *[other] { $number } jewels
    }
    [strongbox] { $number ->
        [one] { $number } strongbox
       *[other] { $number } strongboxes
    }
    [bag] { $number ->
        [one] { $number } bag
       *[other] { $number } bags
    }
    [nugget] { $number ->
        [one] { $number } Gold Nugget
       *[other] { $number } Gold Nuggets
    }
    [document] { $number ->
        [one] { $number } Secret Document
       *[other] { $number } Secret Documents
    }
   *[purse] { $number ->
        [one] { $number } purse
       *[other] { $number } purses
    }
}

loot-nothing = nothing
loot-worth = Worth { $least } to { $most }. Only whoever holds it knows how much.
loot-worth-exactly = Worth { $least }.

# One of several tokens that can be told apart by their place. $number counts from 1.
loot-place = { loot-one }, number { $number } in the row

# Money. $amount is a whole number of dollars.
money = ${ NUMBER($amount, useGrouping: 0) }
score = { money }

## The train

car-locomotive = locomotive
car-baggage = Baggage car
car-second_class = Second Class car
car-first_class = First Class car
car-restaurant = Restaurant car
car-mail = Mail car
car-saloon = Saloon car

# Labels under the drawing: at most twelve narrow, or six wide, characters.
car-short-locomotive = Locomotive
car-short-baggage = Baggage
car-short-second_class = 2nd Class
car-short-first_class = 1st Class
car-short-restaurant = Restaurant
car-short-mail = Mail
car-short-saloon = Saloon
car-short-unknown = ?

# A section of the train. $section is 0 for the locomotive, else the number of the car counted from
# there, or "own" for one whose whole name is $own; $name is the name of the car as above, or
# "none" in games where cars have no name.
section = { $section ->
    [0] the locomotive
    [own] { $own }
   *[other] { $name ->
        [none] car { $section }
       *[other] car { $section }, the { $name }
    }
}

# Where somebody or something is. $floor is inside or roof.
spot-at = { $floor ->
    [roof] on the roof of { section }
   *[inside] inside { section }
}

# Where somebody or something goes.
spot-to = { $floor ->
    [roof] to the roof of { section }
   *[inside] into { section }
}

# The same as an answer in a list.
spot-answer = { $floor ->
    [roof] The roof of { section }
   *[inside] Inside { section }
}

## Turns of a round card: the name, and how it is played

turn-standard = Standard
turn-standard-rule = Everyone plays a card face up, or draws.
turn-tunnel = Tunnel
turn-tunnel-rule = It is dark: cards are played face down.
turn-speeding_up = Speeding-up
turn-speeding_up-rule = Everyone acts twice in a row.
turn-switching = Switching
turn-switching-rule = This turn goes counter-clockwise.

## Events at the end of a round: the name, and what happens

round-event-angry_marshal = Angry Marshal
round-event-angry_marshal-rule = Bandits above the Marshal take a neutral bullet; he moves one car toward the caboose.
round-event-swivel_arm = Swivel Arm
round-event-swivel_arm-rule = Every bandit on a roof is swept to the roof of the caboose.
round-event-braking = Braking
round-event-braking-rule = Every bandit on a roof slides one car forward.
round-event-take_it_all = Take It All!
round-event-take_it_all-rule = The second strongbox is put down beside the Marshal.
round-event-passengers_rebellion = Passengers' Rebellion
round-event-passengers_rebellion-rule = Every bandit inside the train takes a neutral bullet.
round-event-pickpocketing = Pickpocketing
round-event-pickpocketing-rule = A bandit who is alone may take a purse from there.
round-event-marshals_revenge = Marshal's Revenge
round-event-marshals_revenge-rule = Bandits above the Marshal lose a purse.
round-event-hostage_conductor = Hostage-Taking of the Conductor
round-event-hostage_conductor-rule = Every bandit in or on the locomotive gets a $250 ransom.

## Round cards, as titles

round-card-angry_marshal = { round-event-angry_marshal }
round-card-swivel_arm = { round-event-swivel_arm }
round-card-braking = { round-event-braking }
round-card-take_it_all = { round-event-take_it_all }
round-card-passengers_rebellion = { round-event-passengers_rebellion }
round-card-tunnel = Long Tunnel
round-card-bridge = Bridge
round-card-pickpocketing = Station: { round-event-pickpocketing }
round-card-marshals_revenge = Station: { round-event-marshals_revenge }
round-card-hostage = Station: { round-event-hostage_conductor }

## Two texts as one

# What stands between the items of a list, and between sentences.
between-items = { ", " }
between-sentences = { " " }

# A label and what it says; $text may be empty, before what a person types.
with-label = { $label }: { $text }

# A text and what is to be known of it; $text may be empty, where it was written before.
with-note = { $text } ({ $note })

# A name and how it stands with whoever has it.
with-state = { $name }, { $state }

## The coach, where there is nothing more to be said for what he likes best

advice-tried = When the rest of the round was tried out, this ended best.
