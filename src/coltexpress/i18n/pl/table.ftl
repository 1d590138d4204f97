### What lies on the table: names, cards, loot, the train, round cards. All games, terminal and page.
### Names have the cases that sentences ask for, with NAME; verbs agree with them, with AGREE.

## Bandits; those with a name are in bandits.ftl

# A pawn before its character is picked. $number counts from 1.
bandit-unpicked = Bandyta { $number }
    .genitive = Bandyty { $number }
    .dative = Bandycie { $number }
    .accusative = Bandytę { $number }
    .instrumental = Bandytą { $number }
    .locative = Bandycie { $number }
    .gender = masculine

# A player before characters are picked, or where a seat is meant. $number counts from 1.
player-seat = Gracz { $number }
    .genitive = Gracza { $number }
    .dative = Graczowi { $number }
    .accusative = Gracza { $number }
    .instrumental = Graczem { $number }
    .locative = Graczu { $number }
    .gender = masculine

# The two bandits of one player, in the game for two.
player-gang = { $first } i { $second }
    .genitive = { NAME($first, case: "genitive") } i { NAME($second, case: "genitive") }
    .dative = { NAME($first, case: "dative") } i { NAME($second, case: "dative") }
    .accusative = { NAME($first, case: "accusative") } i { NAME($second, case: "accusative") }
    .instrumental = { NAME($first, case: "instrumental") } i { NAME($second, case: "instrumental") }
    .locative = { NAME($first, case: "locative") } i { NAME($second, case: "locative") }
    .number = plural

# A person behind a bandit. $bandit may be a gang.
player-named = { $bandit } ({ $name })

# Whoever shuffles and draws: chance itself.
player-dice = Los
    .genitive = losu
    .dative = losowi
    .accusative = los
    .instrumental = losem
    .locative = losie
    .gender = masculine

## Action cards: the name, and what it does in one line

card-move = Ruch
    .accusative = Ruch
card-move-rule = Wewnątrz: o jeden wagon w przód lub w tył. Po dachach: od jednego do trzech wagonów w jedną stronę.
card-floor_change = Zmiana poziomu
    .accusative = Zmianę poziomu
card-floor_change-rule = Wejdź na dach albo zejdź do środka tego samego wagonu.
card-marshal = Szeryf
    .accusative = Szeryfa
card-marshal-rule = Przesuń Szeryfa o jeden wagon w dowolną stronę.
card-fire = Strzał
    .accusative = Strzał
card-fire-rule = Daj swój pocisk bandycie w zasięgu wzroku: wewnątrz sąsiadującego wagonu albo wzdłuż dachów.
card-robbery = Rabunek
    .accusative = Rabunek
card-robbery-rule = Zabierz jeden łup z miejsca, w którym stoisz.
card-punch = Cios
    .accusative = Cios
card-punch-rule = Bandyta obok ciebie upuszcza jeden łup i leci do sąsiadującego wagonu.
card-bullet = Pocisk
    .accusative = Pocisk
card-bullet-rule = Bezużyteczna karta: nie można jej zagrać, tylko zajmuje miejsce.

# A bullet card. $bandit is whose gun it came from.
card-bullet-from = Pocisk { NAME($bandit, case: "genitive") }
    .accusative = Pocisk { NAME($bandit, case: "genitive") }
card-bullet-neutral = Neutralny Pocisk
    .accusative = Neutralny Pocisk
barrel = Magazynek

# A card of a gang: whose it is, and what it is.
card-of-gang = { $card } { NAME($bandit, case: "genitive") }
    .accusative = { NAME($card, case: "accusative") } { NAME($bandit, case: "genitive") }

# A card that is or will be played face down.
card-face-down = { $card }, rewersem ku górze

# A card nobody here may look at.
card-hidden = zakryta karta
    .accusative = zakrytą kartę

## Loot. $kind is purse, jewel, strongbox, bag, nugget or document; $value is "hidden", or money as
## text; of a document whose colour is known it is blue, red or decoy.

loot-purse = worek
loot-jewel = klejnot
loot-strongbox = walizka
loot-bag = paczka
loot-nugget = bryłka złota
loot-document = teczka

# One token as the subject of a sentence, or standing alone.
loot-one = { $kind ->
    [jewel] klejnot
    [strongbox] walizka
    [bag] { $value ->
        [hidden] paczka
       *[other] paczka warta { $value }
    }
    [nugget] { $value ->
        [hidden] bryłka złota
       *[other] bryłka złota warta { $value }
    }
    [document] { $value ->
        [blue] niebieska teczka
        [red] czerwona teczka
        [decoy] przynęta
       *[hidden] teczka
    }
   *[purse] { $value ->
        [hidden] worek
       *[other] worek wart { $value }
    }
}

# One token as the object of a sentence: somebody takes, drops, gets … it.
loot-taken = { $kind ->
    [strongbox] walizkę
    [bag] { $value ->
        [hidden] paczkę
       *[other] paczkę wartą { $value }
    }
    [nugget] { $value ->
        [hidden] bryłkę złota
       *[other] bryłkę złota wartą { $value }
    }
    [document] { $value ->
        [blue] niebieską teczkę
        [red] czerwoną teczkę
        [decoy] przynętę
       *[hidden] teczkę
    }
   *[other] { loot-one }
}

# So many tokens of one kind.
loot-count = { $kind ->
    [jewel] { $number ->
        [one] { $number } klejnot
        [few] { $number } klejnoty
        [many] { $number } klejnotów
       *[other] { $number } klejnotu
    }
    [strongbox] { $number ->
        [one] { $number } walizka
        [few] { $number } walizki
        [many] { $number } walizek
       *[other] { $number } walizki
    }
    [bag] { $number ->
        [one] { $number } paczka
        [few] { $number } paczki
        [many] { $number } paczek
       *[other] { $number } paczki
    }
    [nugget] { $number ->
        [one] { $number } bryłka złota
        [few] { $number } bryłki złota
        [many] { $number } bryłek złota
       *[other] { $number } bryłki złota
    }
    [document] { $number ->
        [one] { $number } teczka
        [few] { $number } teczki
        [many] { $number } teczek
       *[other] { $number } teczki
    }
   *[purse] { $number ->
        [one] { $number } worek
        [few] { $number } worki
        [many] { $number } worków
       *[other] { $number } worka
    }
}

loot-nothing = nic
loot-worth = Wartość od { $least } do { $most }. Zna ją tylko ten, kto trzyma łup.
loot-worth-exactly = Wartość: { $least }.

# One of several tokens that can be told apart by their place. $number counts from 1.
loot-place = { loot-one }, numer { $number } w rzędzie

# Money. $amount is a whole number of dollars.
money = { NUMBER($amount, useGrouping: 0) } $
score = { money }

## The train. A car is what kind of car it is: after "wagon", and after "wagonu".

car-locomotive = lokomotywa
    .genitive = lokomotywy
car-baggage = bagażowy
    .genitive = bagażowego
car-second_class = drugiej klasy
    .genitive = drugiej klasy
car-first_class = pierwszej klasy
    .genitive = pierwszej klasy
car-restaurant = restauracyjny
    .genitive = restauracyjnego
car-mail = pocztowy
    .genitive = pocztowego
car-saloon = salonowy
    .genitive = salonowego

# Labels under the drawing: at most twelve narrow, or six wide, characters.
car-short-locomotive = Lokomotywa
car-short-baggage = Bagaże
car-short-second_class = 2. klasa
car-short-first_class = 1. klasa
car-short-restaurant = Restauracja
car-short-mail = Poczta
car-short-saloon = Salon
car-short-unknown = ?

# A section of the train. $section is 0 for the locomotive, else the number of the car counted from
# there, or "own" for one whose whole name is $own; $name is the name of the car as above, or
# "none" in games where cars have no name.
section = { $section ->
    [0] lokomotywa
    [own] { $own }
   *[other] { $name ->
        [none] wagon { $section }
       *[other] wagon { $section } ({ $name })
    }
}
    .genitive = { $section ->
        [0] lokomotywy
        [own] { NAME($own, case: "genitive") }
       *[other] { $name ->
            [none] wagonu { $section }
           *[other] wagonu { $section } ({ NAME($name, case: "genitive") })
        }
    }

# Where somebody or something is. $floor is inside or roof.
spot-at = { $floor ->
    [roof] na dachu { section.genitive }
   *[inside] wewnątrz { section.genitive }
}

# Where somebody or something goes.
spot-to = { $floor ->
    [roof] na dach { section.genitive }
   *[inside] do { section.genitive }
}

# The same as an answer in a list.
spot-answer = { $floor ->
    [roof] Dach { section.genitive }
   *[inside] Wnętrze { section.genitive }
}

## Turns of a round card: the name, and how it is played

turn-standard = Zwykła
turn-standard-rule = Każdy zagrywa kartę awersem ku górze albo dobiera karty.
turn-tunnel = Tunel
turn-tunnel-rule = Jest ciemno: karty zagrywa się rewersem ku górze.
turn-speeding_up = Przyspieszenie
turn-speeding_up-rule = Każdy gra dwa razy z rzędu.
turn-switching = Zwrotnica
turn-switching-rule = Ta tura biegnie przeciwnie do ruchu wskazówek zegara.

## Events at the end of a round: the name, and what happens

round-event-angry_marshal = Wściekły Szeryf
round-event-angry_marshal-rule = Bandyci na dachu nad Szeryfem dostają po jednym Neutralnym Pocisku, a on przechodzi o wagon w stronę brankardu.
round-event-swivel_arm = Ramię obrotowe
round-event-swivel_arm-rule = Ramię zmiata wszystkich bandytów z dachów na dach brankardu.
round-event-braking = Hamowanie
round-event-braking-rule = Wszyscy bandyci na dachach przesuwają się o wagon do przodu.
round-event-take_it_all = Bierz wszystko!
round-event-take_it_all-rule = Obok Szeryfa kładzie się drugą walizkę.
round-event-passengers_rebellion = Bunt pasażerów
round-event-passengers_rebellion-rule = Każdy bandyta wewnątrz pociągu dostaje Neutralny Pocisk.
round-event-pickpocketing = Kieszonkowcy
round-event-pickpocketing-rule = Bandyta, przy którym nie ma nikogo, może zabrać worek z miejsca, w którym stoi.
round-event-marshals_revenge = Zemsta Szeryfa
round-event-marshals_revenge-rule = Bandyci na dachu nad Szeryfem tracą po jednym worku.
round-event-hostage_conductor = Konduktor zakładnikiem
round-event-hostage_conductor-rule = Każdy bandyta w lokomotywie i na jej dachu dostaje 250 $ okupu.

## Round cards, as titles

round-card-angry_marshal = { round-event-angry_marshal }
round-card-swivel_arm = { round-event-swivel_arm }
round-card-braking = { round-event-braking }
round-card-take_it_all = { round-event-take_it_all }
round-card-passengers_rebellion = { round-event-passengers_rebellion }
round-card-tunnel = Długi tunel
round-card-bridge = Most
round-card-pickpocketing = Stacja: { round-event-pickpocketing }
round-card-marshals_revenge = Stacja: { round-event-marshals_revenge }
round-card-hostage = Stacja: { round-event-hostage_conductor }

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

advice-tried = Po przećwiczeniu reszty rundy to skończyło się najlepiej.
