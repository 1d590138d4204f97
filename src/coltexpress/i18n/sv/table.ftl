### What lies on the table: names, cards, loot, the train, round cards. All games, terminal and page.
### Names have the cases that sentences ask for, with NAME; words agree with them, with AGREE.

## Bandits

bandit-ghost = Ghost
    .genitive = Ghosts
bandit-cheyenne = Cheyenne
    .genitive = Cheyennes
bandit-django = Django
    .genitive = Djangos
bandit-belle = Belle
    .genitive = Belles
bandit-tuco = Tuco
    .genitive = Tucos
bandit-doc = Doc
    .genitive = Docs
bandit-misty = Misty
    .genitive = Mistys
bandit-twinzz = Twinzz
    .genitive = Twinzz
    .number = plural
bandit-mei = Mei
    .genitive = Meis
bandit-silk = Silk
    .genitive = Silks

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

## Powers, one sentence each

power-ghost = Får lägga sitt första kort varje omgång dolt.
power-cheyenne = Får behålla pengapåsen som en slagen bandit tappar.
power-django = Den som träffas av en kula från Django knuffas en vagn längre bort.
power-belle = Kan inte väljas för Skjut eller Slåss så länge någon annan kan väljas.
power-tuco = Får också skjuta genom taket, uppåt eller nedåt i samma vagn.
power-doc = Drar sju kort i början av omgången, inte sex.
power-misty = Får spela kulor från handen; var och en räknas som Slåss.
power-twinzz = Spelar två gånger i en tunnel, med öppna kort.
power-mei = Får med Byt nivå också ta sig en vagn framåt eller bakåt.
power-silk = Ingen särskild förmåga, bara gott uppförande.

## Action cards: the name, and what it does in one line

card-move = Spring
card-move-rule = Inne i tåget: en vagn framåt eller bakåt. På taken: en till tre vagnar åt ett håll.
card-floor_change = Byt nivå
card-floor_change-rule = Klättra upp på taket eller ner i samma vagn.
card-marshal = Sheriff
card-marshal-rule = Flytta Sheriffen en vagn, åt valfritt håll.
card-fire = Skjut
card-fire-rule = Ge en av dina kulor till en bandit i sikte: inne i grannvagnen, eller längs taken.
card-robbery = Plundra
card-robbery-rule = Ta ett byte där du står.
card-punch = Slåss
card-punch-rule = En bandit intill dig tappar ett byte och hamnar i en grannvagn.
card-bullet = Kula
card-bullet-rule = Ett dött kort: det kan inte spelas, bara ta plats.

# A bullet card. $bandit is whose gun it came from.
card-bullet-from = Kula från { $bandit }
card-bullet-neutral = Neutral kula

# A card of a gang: whose it is, and what it is.
card-of-gang = { $card } ({ $bandit })

# A card that is or will be played face down.
card-face-down = { $card }, dolt

# A card nobody here may look at.
card-hidden = dolt kort

## Loot. $kind is purse, jewel, strongbox, bag, nugget or document; $value is "hidden", or money as
## text; of a document whose colour is known it is blue, red or decoy.

loot-purse = pengapåse
loot-jewel = juvel
loot-strongbox = kassaskrin
loot-bag = väska
loot-nugget = guldklimp
loot-document = dokument

# One token as the subject of a sentence, or standing alone.
loot-one = { $kind ->
    [jewel] en juvel
    [strongbox] ett kassaskrin
    [bag] { $value ->
        [hidden] en väska
       *[other] en väska med { $value }
    }
    [nugget] { $value ->
        [hidden] en guldklimp
       *[other] en guldklimp värd { $value }
    }
    [document] { $value ->
        [blue] det blå dokumentet
        [red] det röda dokumentet
        [decoy] det falska dokumentet
       *[hidden] ett dokument
    }
   *[purse] { $value ->
        [hidden] en pengapåse
       *[other] en pengapåse med { $value }
    }
}

# One token as the object of a sentence: somebody takes, drops, gets … it.
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
    [document] { $number } dokument
   *[purse] { $number ->
        [one] { $number } pengapåse
       *[other] { $number } pengapåsar
    }
}

loot-nothing = inget

# One of several tokens that can be told apart by their place. $number counts from 1.
loot-place = { loot-one }, nummer { $number } i raden

# Money. $amount is a whole number of dollars.
money = { $amount } dollar

## The train

car-locomotive = loket
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
# there; $name is the name of the car as above, or "none" in games where cars have no name. The cars
# of the armored train are A0 to A6, from its locomotive back.
section = { $section ->
    [0] loket
    [A0] pansarloket
    [A1] tendern
    [A2] den första pansarvagnen
    [A3] vapenvagnen
    [A4] den mellersta pansarvagnen
    [A5] sjukvagnen
    [A6] den sista pansarvagnen
   *[other] { $name ->
        [none] vagn { $section }
       *[other] vagn { $section }, { $name }
    }
}

# Where somebody or something is. $floor is inside or roof.
spot-at = { $floor ->
    [roof] på taket till { section }
   *[inside] inne i { section }
}

# Where somebody or something goes.
spot-to = { $floor ->
    [roof] till taket på { section }
   *[inside] in i { section }
}

# The same as an answer in a list.
spot-answer = { $floor ->
    [roof] Taket på { section }
   *[inside] Inne i { section }
}

## Turns of a round card: the name, and how it is played

turn-standard = Vanligt
turn-standard-rule = Alla lägger ett kort öppet, eller drar.
turn-tunnel = Tunnel
turn-tunnel-rule = Det är mörkt: korten läggs dolt.
turn-speeding_up = Fartökning
turn-speeding_up-rule = Alla spelar två gånger i rad.
turn-switching = Växel
turn-switching-rule = Det här varvet går åt andra hållet.

## Events at the end of a round: the name, and what happens

round-event-angry_marshal = Arg Sheriff
round-event-angry_marshal-rule = Banditer på taket ovanför Sheriffen får en kula; sedan går han en vagn bakåt.
round-event-swivel_arm = Svängarm
round-event-swivel_arm-rule = Alla banditer på taken sveps till den sista vagnens tak.
round-event-braking = Inbromsning
round-event-braking-rule = Alla banditer på taken kastas en vagn framåt.
round-event-take_it_all = Ta allting!
round-event-take_it_all-rule = Det andra kassaskrinet ställs ner bredvid Sheriffen.
round-event-passengers_rebellion = Passagerarnas Uppror
round-event-passengers_rebellion-rule = Alla banditer inne i tåget får en kula.
round-event-pickpocketing = Ficktjuvar
round-event-pickpocketing-rule = En bandit som är ensam får ta en pengapåse därifrån.
round-event-marshals_revenge = Sheriffens hämnd
round-event-marshals_revenge-rule = Banditer på taket ovanför Sheriffen förlorar en pengapåse.
round-event-hostage_conductor = Gisslandrama med Konduktören
round-event-hostage_conductor-rule = Alla banditer i eller på loket får 250 dollar.

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

## Where a bullet came from, if not from a bandit

cause-meeting = Sheriffen
cause-event = omgångens händelse
