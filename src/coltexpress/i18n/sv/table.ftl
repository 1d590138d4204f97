### What lies on the table: names, cards, loot, the train, round cards. All games, terminal and page.
### Names have the cases that sentences ask for, with NAME; words agree with them, with AGREE.

## Bandits; those with a name are in bandits.ftl

# A pawn before its character is picked. $number counts from 1.
bandit-unpicked = Bandit { $number }
    .genitive = Bandit { $number }:s

# A player before characters are picked, or where a seat is meant. $number counts from 1.
player-seat = Spelare { $number }
    .genitive = Spelare { $number }:s

# The two bandits of one player, in the game for two.
player-gang = { $first } och { $second }
    .genitive = { $first } och { NAME($second, case: "genitive") }
    .number = plural

# A person behind a bandit. $bandit may be a gang.
player-named = { $bandit } ({ $name })

# Whoever shuffles and draws: chance itself.
player-dice = Slumpen
    .genitive = Slumpens

## Action cards: the name, and what it does in one line

card-move = Spring
card-move-rule = Inne: en vagn framåt eller bakåt. På taken: en till tre vagnar åt ett håll.
card-floor_change = Byt nivå
card-floor_change-rule = Klättra upp på taket eller ner i samma vagn.
card-marshal = Sheriff
card-marshal-rule = Flytta Sheriffen en vagn, åt valfritt håll.
card-fire = Skjut
card-fire-rule = Ge en av dina kulor till en bandit i synfältet: inne i en intilliggande vagn, eller längs taken.
card-robbery = Plundra
card-robbery-rule = Ta en stöldgodsmarkör där du står.
card-punch = Slåss
card-punch-rule = En bandit på samma plats som du tappar en stöldgodsmarkör och hamnar i en intilliggande vagn.
card-bullet = Kulkort
card-bullet-rule = Ett värdelöst kort: det kan inte spelas och tar bara plats.

# A bullet card. $bandit is whose gun it came from.
card-bullet-from = { NAME($bandit, case: "genitive") } kulkort
card-bullet-neutral = Neutralt kulkort
barrel = Cylinder

# A card of a gang: whose it is, and what it is.
card-of-gang = { NAME($bandit, case: "genitive") } { $card }

# A card that is or will be played face down.
card-face-down = { $card }, nedvänt

# A card nobody here may look at.
card-hidden = nedvänt kort

## Loot. $kind is purse, jewel, strongbox, bag, nugget or document; $value is "hidden", or money as
## text; of a document whose colour is known it is blue, red or decoy.

loot-purse = börs
loot-jewel = juvel
loot-strongbox = kassaskrin
loot-bag = väska
loot-nugget = guldklimp
loot-document = hemligt dokument

# One token as the subject of a sentence, or standing alone.
loot-one = { $kind ->
    [jewel] en juvel
    [strongbox] ett kassaskrin
    [bag] { $value ->
        [hidden] en väska
       *[other] en väska värd { $value }
    }
    [nugget] { $value ->
        [hidden] en guldklimp
       *[other] en guldklimp värd { $value }
    }
    [document] { $value ->
        [blue] det blå hemliga dokumentet
        [red] det röda hemliga dokumentet
        [decoy] det falska dokumentet
       *[hidden] ett hemligt dokument
    }
   *[purse] { $value ->
        [hidden] en börs
       *[other] en börs värd { $value }
    }
}

# One token as the object of a sentence: somebody takes, drops, gets … it.
loot-taken = { loot-one }

# So many tokens of one kind.
loot-count = { $kind ->
    [jewel] { $number ->
        [one] { $number } juvel
       *[other] { $number } juveler
    }
    [strongbox] { $number } kassaskrin
    [bag] { $number ->
        [one] { $number } väska
       *[other] { $number } väskor
    }
    [nugget] { $number ->
        [one] { $number } guldklimp
       *[other] { $number } guldklimpar
    }
    [document] { $number ->
        [one] { $number } hemligt dokument
       *[other] { $number } hemliga dokument
    }
   *[purse] { $number ->
        [one] { $number } börs
       *[other] { $number } börser
    }
}

loot-nothing = inget
loot-worth = Värd { $least } till { $most }. Bara den som har den vet hur mycket.
loot-worth-exactly = Värd { $least }.

# One of several tokens that can be told apart by their place. $number counts from 1.
loot-place = { loot-one }, nummer { $number } i raden

# Money. $amount is a whole number of dollars.
money = { NUMBER($amount, useGrouping: 0) } dollar
score = { money }

## The train

car-locomotive = lokomotivet
car-baggage = bagagevagnen
car-second_class = andraklassvagnen
car-first_class = förstaklassvagnen
car-restaurant = restaurangvagnen
car-mail = postvagnen
car-saloon = salongsvagnen

# Labels under the drawing: at most twelve narrow, or six wide, characters.
car-short-locomotive = Lok
car-short-baggage = Bagage
car-short-second_class = 2:a klass
car-short-first_class = 1:a klass
car-short-restaurant = Restaurang
car-short-mail = Post
car-short-saloon = Salong
car-short-unknown = ?

# A section of the train. $section is 0 for the locomotive, else the number of the car counted from
# there, or "own" for one whose whole name is $own; $name is the name of the car as above, or
# "none" in games where cars have no name.
section = { $section ->
    [0] lokomotivet
    [own] { $own }
   *[other] { $name ->
        [none] vagn { $section }
       *[other] vagn { $section }, { $name }
    }
}

# Where somebody or something is. $floor is inside or roof.
spot-at = { $floor ->
    [roof] på taket av { section }
   *[inside] inne i { section }
}

# Where somebody or something goes.
spot-to = { $floor ->
    [roof] till taket av { section }
   *[inside] in i { section }
}

# The same as an answer in a list.
spot-answer = { $floor ->
    [roof] Taket av { section }
   *[inside] Inne i { section }
}

## Turns of a round card: the name, and how it is played

turn-standard = Vanlig
turn-standard-rule = Alla spelar ett kort uppvänt, eller drar kort.
turn-tunnel = Tunnel
turn-tunnel-rule = Det är mörkt: korten spelas nedvända.
turn-speeding_up = Acceleration
turn-speeding_up-rule = Alla handlar två gånger i följd.
turn-switching = Växling
turn-switching-rule = Den här turen går moturs.

## Events at the end of a round: the name, and what happens

round-event-angry_marshal = Arg Sheriff
round-event-angry_marshal-rule = Banditer på taket ovanför Sheriffen får ett neutralt kulkort; sedan går han en vagn bakåt.
round-event-swivel_arm = Svängarm
round-event-swivel_arm-rule = Alla banditer på taken sveps till sista vagnens tak.
round-event-braking = Inbromsning
round-event-braking-rule = Alla banditer på taken glider en vagn framåt.
round-event-take_it_all = Ta allting!
round-event-take_it_all-rule = Det andra kassaskrinet placeras bredvid Sheriffen.
round-event-passengers_rebellion = Passagerarnas uppror
round-event-passengers_rebellion-rule = Alla banditer inne i tåget får ett neutralt kulkort.
round-event-pickpocketing = Ficktjuvar
round-event-pickpocketing-rule = En bandit som är ensam på sin plats får ta en börs där.
round-event-marshals_revenge = Sheriffens hämnd
round-event-marshals_revenge-rule = Banditer på taket ovanför Sheriffen förlorar en börs.
round-event-hostage_conductor = Gisslandrama med Konduktören
round-event-hostage_conductor-rule = Alla banditer i eller på lokomotivet får 250 dollar i lösensumma.

## Round cards, as titles

round-card-angry_marshal = { round-event-angry_marshal }
round-card-swivel_arm = { round-event-swivel_arm }
round-card-braking = { round-event-braking }
round-card-take_it_all = { round-event-take_it_all }
round-card-passengers_rebellion = { round-event-passengers_rebellion }
round-card-tunnel = Lång tunnel
round-card-bridge = Bro
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

advice-tried = När resten av omgången prövades slutade det här bäst.
