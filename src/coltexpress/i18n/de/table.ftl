### What lies on the table: names, cards, loot, the train, round cards. All games, terminal and page.
### Names have the cases that sentences ask for, with NAME; words agree with them, with AGREE.

## Bandits; those with a name are in bandits.ftl

# A pawn before its character is picked. $number counts from 1.
bandit-unpicked = Bandit { $number }
    .genitive = Bandit { $number }s

# A player before characters are picked, or where a seat is meant. $number counts from 1.
player-seat = Spieler { $number }
    .genitive = Spieler { $number }s

# The two bandits of one player, in the game for two.
player-gang = { $first } und { $second }
    .genitive = { $first } und { NAME($second, case: "genitive") }
    .number = plural

# A person behind a bandit. $bandit may be a gang.
player-named = { $bandit } ({ $name })

# Whoever shuffles and draws: chance itself.
player-dice = Zufall
    .genitive = Zufalls

## Action cards: the name, and what it does in one line

card-move = Laufen
card-move-rule = Drinnen: einen Wagen nach vorn oder hinten. Auf den Dächern: ein bis drei Wagen in eine Richtung.
card-floor_change = Klettern
card-floor_change-rule = Im selben Wagen aufs Dach steigen oder nach drinnen.
card-marshal = Marshal
card-marshal-rule = Den Marshal einen Wagen weit bewegen, in beliebiger Richtung.
card-fire = Schießen
card-fire-rule = Gib eine deiner Kugeln einem Banditen in Sichtlinie: drinnen im Nachbarwagen oder entlang der Dächer.
card-robbery = Rauben
card-robbery-rule = Nimm ein Beutestück von dem Ort, an dem du stehst.
card-punch = Schlagen
card-punch-rule = Ein Bandit neben dir lässt ein Beutestück fallen und landet in einem Nachbarwagen.
card-bullet = Kugel
card-bullet-rule = Eine nutzlose Karte: Sie kann nicht gespielt werden und nimmt nur Platz weg.

# A bullet card. $bandit is whose gun it came from.
card-bullet-from = { NAME($bandit, case: "genitive") } Kugel
card-bullet-neutral = Neutrale Kugel
barrel = Trommel

# A card of a gang: whose it is, and what it is.
card-of-gang = { NAME($bandit, case: "genitive") } { $card }

# A card that is or will be played face down.
card-face-down = { $card }, verdeckt

# A card nobody here may look at.
card-hidden = verdeckte Karte

## Loot. $kind is purse, jewel, strongbox, bag, nugget or document; $value is "hidden", or money as
## text; of a document whose colour is known it is blue, red or decoy.

loot-purse = Beutel
loot-jewel = Juwel
loot-strongbox = Geldkassette
loot-bag = Tasche
loot-nugget = Goldnugget
loot-document = Geheimdokument

# One token as the subject of a sentence, or standing alone.
loot-one = { $kind ->
    [jewel] ein Juwel
    [strongbox] eine Geldkassette
    [bag] { $value ->
        [hidden] eine Tasche
       *[other] eine Tasche mit { $value }
    }
    [nugget] { $value ->
        [hidden] ein Goldnugget
       *[other] ein Goldnugget für { $value }
    }
    [document] { $value ->
        [blue] das blaue Geheimdokument
        [red] das rote Geheimdokument
        [decoy] die Attrappe
       *[hidden] ein Geheimdokument
    }
   *[purse] { $value ->
        [hidden] ein Beutel
       *[other] ein Beutel mit { $value }
    }
}

# One token as the object of a sentence: somebody takes, drops, gets … it.
loot-taken = { $kind ->
    [jewel] ein Juwel
    [strongbox] eine Geldkassette
    [bag] { $value ->
        [hidden] eine Tasche
       *[other] eine Tasche mit { $value }
    }
    [nugget] { $value ->
        [hidden] ein Goldnugget
       *[other] ein Goldnugget für { $value }
    }
    [document] { $value ->
        [blue] das blaue Geheimdokument
        [red] das rote Geheimdokument
        [decoy] die Attrappe
       *[hidden] ein Geheimdokument
    }
   *[purse] { $value ->
        [hidden] einen Beutel
       *[other] einen Beutel mit { $value }
    }
}

# So many tokens of one kind.
loot-count = { $kind ->
    [jewel] { $number ->
        [one] { $number } Juwel
       *[other] { $number } Juwelen
    }
    [strongbox] { $number ->
        [one] { $number } Geldkassette
       *[other] { $number } Geldkassetten
    }
    [bag] { $number ->
        [one] { $number } Tasche
       *[other] { $number } Taschen
    }
    [nugget] { $number ->
        [one] { $number } Goldnugget
       *[other] { $number } Goldnuggets
    }
    [document] { $number ->
        [one] { $number } Geheimdokument
       *[other] { $number } Geheimdokumente
    }
   *[purse] { $number } Beutel
}

loot-nothing = nichts
loot-worth = { $least } bis { $most } wert. Wie viel genau, weiß nur, wer das Stück hat.
loot-worth-exactly = { $least } wert.

# One of several tokens that can be told apart by their place. $number counts from 1.
loot-place = { loot-one }, Nummer { $number } in der Reihe

# Money. $amount is a whole number of dollars.
money = { NUMBER($amount, useGrouping: 0) } $
score = { money }

## The train

car-locomotive = Lokomotive
car-baggage = Gepäckwagen
car-second_class = 2. Klasse
car-first_class = 1. Klasse
car-restaurant = Speisewagen
car-mail = Postwagen
car-saloon = Salonwagen

# Labels under the drawing: at most twelve narrow, or six wide, characters.
car-short-locomotive = Lokomotive
car-short-baggage = Gepäck
car-short-second_class = 2. Klasse
car-short-first_class = 1. Klasse
car-short-restaurant = Speisewagen
car-short-mail = Post
car-short-saloon = Salon
car-short-unknown = ?

# A section of the train. $section is 0 for the locomotive, else the number of the car counted from
# there, or "own" for one whose whole name is $own; $name is the name of the car as above, or
# "none" in games where cars have no name.
section = { $section ->
    [0] die Lokomotive
    [own] { $own }
   *[other] { $name ->
        [none] Wagen { $section }
       *[other] Wagen { $section } ({ $name })
    }
}
    .genitive = { $section ->
        [0] der Lokomotive
        [own] { NAME($own, case: "genitive") }
       *[other] { $name ->
            [none] von Wagen { $section }
           *[other] von Wagen { $section } ({ $name })
        }
    }
    .dative = { $section ->
        [0] in der Lokomotive
        [own] { NAME($own, case: "dative") }
       *[other] { $name ->
            [none] in Wagen { $section }
           *[other] in Wagen { $section } ({ $name })
        }
    }
    .accusative = { $section ->
        [0] in die Lokomotive
        [own] { NAME($own, case: "accusative") }
       *[other] { $name ->
            [none] in Wagen { $section }
           *[other] in Wagen { $section } ({ $name })
        }
    }

# Where somebody or something is. $floor is inside or roof.
spot-at = { $floor ->
    [roof] auf dem Dach { section.genitive }
   *[inside] { section.dative }
}

# Where somebody or something goes.
spot-to = { $floor ->
    [roof] auf das Dach { section.genitive }
   *[inside] { section.accusative }
}

# The same as an answer in a list.
spot-answer = { $floor ->
    [roof] Das Dach { section.genitive }
   *[inside] Drinnen { section.dative }
}

## Turns of a round card: the name, and how it is played

turn-standard = Normal
turn-standard-rule = Alle spielen eine Karte offen oder ziehen.
turn-tunnel = Tunnel
turn-tunnel-rule = Es ist dunkel: Karten werden verdeckt gespielt.
turn-speeding_up = Beschleunigung
turn-speeding_up-rule = Alle handeln zweimal hintereinander.
turn-switching = Richtungswechsel
turn-switching-rule = Dieser Spielzug läuft gegen den Uhrzeigersinn.

## Events at the end of a round: the name, and what happens

round-event-angry_marshal = Wütender Marshal
round-event-angry_marshal-rule = Banditen über dem Marshal nehmen eine neutrale Kugel; er geht einen Wagen nach hinten.
round-event-swivel_arm = Schwenkarm
round-event-swivel_arm-rule = Alle Banditen auf Dächern werden auf das Dach des letzten Wagens gefegt.
round-event-braking = Vollbremsung
round-event-braking-rule = Alle Banditen auf Dächern rutschen einen Wagen nach vorn.
round-event-take_it_all = Nimm alles!
round-event-take_it_all-rule = Die zweite Geldkassette wird neben den Marshal gestellt.
round-event-passengers_rebellion = Aufstand der Passagiere
round-event-passengers_rebellion-rule = Alle Banditen im Zug nehmen eine neutrale Kugel.
round-event-pickpocketing = Taschendiebe
round-event-pickpocketing-rule = Ein Bandit, der allein ist, darf dort einen Beutel nehmen.
round-event-marshals_revenge = Rache des Marshals
round-event-marshals_revenge-rule = Banditen über dem Marshal verlieren einen Beutel.
round-event-hostage_conductor = Geiselnahme des Schaffners
round-event-hostage_conductor-rule = Alle Banditen in oder auf der Lokomotive bekommen 250 $ Lösegeld.

## Round cards, as titles

round-card-angry_marshal = { round-event-angry_marshal }
round-card-swivel_arm = { round-event-swivel_arm }
round-card-braking = { round-event-braking }
round-card-take_it_all = { round-event-take_it_all }
round-card-passengers_rebellion = { round-event-passengers_rebellion }
round-card-tunnel = Langer Tunnel
round-card-bridge = Brücke
round-card-pickpocketing = Bahnhof: { round-event-pickpocketing }
round-card-marshals_revenge = Bahnhof: { round-event-marshals_revenge }
round-card-hostage = Bahnhof: { round-event-hostage_conductor }

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

advice-tried = Beim Durchspielen der restlichen Runde ging das am besten aus.
