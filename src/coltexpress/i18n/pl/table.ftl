### What lies on the table: names, cards, loot, the train, round cards. All games, terminal and page.
### Names have the cases that sentences ask for, with NAME; verbs agree with them, with AGREE.

## Bandits

bandit-ghost = Ghost
    .genitive = Ghosta
    .dative = Ghostowi
    .accusative = Ghosta
    .instrumental = Ghostem
    .locative = Ghoście
    .gender = masculine
bandit-cheyenne = Cheyenne
    .genitive = Cheyenne
    .dative = Cheyenne
    .accusative = Cheyenne
    .instrumental = Cheyenne
    .locative = Cheyenne
    .gender = feminine
bandit-django = Django
    .genitive = Djanga
    .dative = Djangowi
    .accusative = Djanga
    .instrumental = Djangiem
    .locative = Djangu
    .gender = masculine
bandit-belle = Belle
    .genitive = Belle
    .dative = Belle
    .accusative = Belle
    .instrumental = Belle
    .locative = Belle
    .gender = feminine
bandit-tuco = Tuco
    .genitive = Tuca
    .dative = Tucowi
    .accusative = Tuca
    .instrumental = Tukiem
    .locative = Tucu
    .gender = masculine
bandit-doc = Doc
    .genitive = Doca
    .dative = Docowi
    .accusative = Doca
    .instrumental = Dokiem
    .locative = Docu
    .gender = masculine
bandit-misty = Misty
    .genitive = Misty
    .dative = Misty
    .accusative = Misty
    .instrumental = Misty
    .locative = Misty
    .gender = feminine
bandit-twinzz = Bliźniaki
    .genitive = Bliźniaków
    .dative = Bliźniakom
    .accusative = Bliźniaki
    .instrumental = Bliźniakami
    .locative = Bliźniakach
    .gender = masculine
    .number = plural
bandit-mei = Mei
    .genitive = Mei
    .dative = Mei
    .accusative = Mei
    .instrumental = Mei
    .locative = Mei
    .gender = feminine
bandit-silk = Silk
    .genitive = Silka
    .dative = Silkowi
    .accusative = Silka
    .instrumental = Silkiem
    .locative = Silku
    .gender = masculine

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

## Powers, one sentence each

power-ghost = Pierwszą kartę w każdej rundzie może zagrać zakrytą.
power-cheyenne = Po ciosie może od razu zabrać woreczek, który traci ofiara.
power-django = Trafiony pociskiem Django leci jeszcze o jeden wagon dalej.
power-belle = Nie może być celem Strzału ani Ciosu, dopóki może nim być ktoś inny.
power-tuco = Może też strzelać przez dach, w górę lub w dół tego samego wagonu.
power-doc = Na początku rundy dobiera siedem kart, nie sześć.
power-misty = Może zagrywać pociski z ręki; każdy działa jak Cios.
power-twinzz = W tunelu gra dwa razy, w odkryte karty.
power-mei = Zmiana poziomu może też prowadzić o wagon w przód lub w tył.
power-silk = Żadnej mocy, tylko dobre maniery.

## Action cards: the name, and what it does in one line

card-move = Ruch
card-move-rule = Wewnątrz: o jeden wagon w przód lub w tył. Po dachach: od jednego do trzech wagonów w jedną stronę.
card-floor_change = Zmiana poziomu
card-floor_change-rule = Wejdź na dach albo zejdź do środka tego samego wagonu.
card-marshal = Szeryf
card-marshal-rule = Przesuń Szeryfa o jeden wagon, w dowolną stronę.
card-fire = Strzał
card-fire-rule = Daj swój pocisk bandycie w zasięgu: wewnątrz sąsiedniego wagonu albo wzdłuż dachów.
card-robbery = Rabunek
card-robbery-rule = Zabierz jeden łup z miejsca, w którym stoisz.
card-punch = Cios
card-punch-rule = Bandyta obok ciebie upuszcza jeden łup i leci do sąsiedniego wagonu.
card-bullet = Pocisk
card-bullet-rule = Martwa karta: nie da się jej zagrać, tylko zajmuje miejsce.

# A bullet card. $bandit is whose gun it came from.
card-bullet-from = Pocisk od { $bandit }
card-bullet-neutral = Neutralny pocisk

# A card of a gang: whose it is, and what it is.
card-of-gang = { $card } ({ $bandit })

# A card that is or will be played face down.
card-face-down = Zakryta karta: { $card }

# A card nobody here may look at.
card-hidden = zakryta karta

## Loot. $kind is purse, jewel, strongbox, bag, nugget or document; $value is "hidden", or money as
## text; of a document whose colour is known it is blue, red or decoy.

loot-purse = woreczek
loot-jewel = klejnot
loot-strongbox = kaseta
loot-bag = torba
loot-nugget = samorodek
loot-document = dokument

# One token as the subject of a sentence, or standing alone.
loot-one = { $kind ->
    [jewel] klejnot
    [strongbox] kaseta
    [bag] { $value ->
        [hidden] torba
       *[other] torba ({ $value })
    }
    [nugget] { $value ->
        [hidden] samorodek
       *[other] samorodek ({ $value })
    }
    [document] { $value ->
        [blue] niebieski dokument
        [red] czerwony dokument
        [decoy] fałszywy dokument
       *[hidden] dokument
    }
   *[purse] { $value ->
        [hidden] woreczek
       *[other] woreczek ({ $value })
    }
}

# One token as the object of a sentence: somebody takes, drops, gets … it.
loot-taken = { $kind ->
    [strongbox] kasetę
    [bag] { $value ->
        [hidden] torbę
       *[other] torbę ({ $value })
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
        [one] { $number } kaseta
        [few] { $number } kasety
        [many] { $number } kaset
       *[other] { $number } kasety
    }
    [bag] { $number ->
        [one] { $number } torba
        [few] { $number } torby
        [many] { $number } toreb
       *[other] { $number } torby
    }
    [nugget] { $number ->
        [one] { $number } samorodek
        [few] { $number } samorodki
        [many] { $number } samorodków
       *[other] { $number } samorodka
    }
    [document] { $number ->
        [one] { $number } dokument
        [few] { $number } dokumenty
        [many] { $number } dokumentów
       *[other] { $number } dokumentu
    }
   *[purse] { $number ->
        [one] { $number } woreczek
        [few] { $number } woreczki
        [many] { $number } woreczków
       *[other] { $number } woreczka
    }
}

loot-nothing = nic

# One of several tokens that can be told apart by their place. $number counts from 1.
loot-place = { loot-one }, numer { $number } w rzędzie

# Money. $amount is a whole number of dollars.
money = { NUMBER($amount, useGrouping: 0) } $

## The train

car-locomotive = lokomotywa
car-baggage = bagaże
car-second_class = druga klasa
car-first_class = pierwsza klasa
car-restaurant = restauracja
car-mail = poczta
car-saloon = salon

# Labels under the drawing: at most twelve narrow, or six wide, characters.
car-short-locomotive = Lokomotywa
car-short-baggage = Bagaże
car-short-second_class = 2. klasa
car-short-first_class = 1. klasa
car-short-restaurant = Restaur.
car-short-mail = Poczta
car-short-saloon = Salon
car-short-unknown = ?

# A section of the train. $section is 0 for the locomotive, else the number of the car counted from
# there; $name is the name of the car as above, or "none" in games where cars have no name. The cars
# of the armored train are A0 to A6, from its locomotive back.
section = { $section ->
    [0] lokomotywy
    [A0] lokomotywy pancernej
    [A1] tendra
    [A2] pierwszego wagonu pancernego
    [A3] zbrojowni
    [A4] środkowego wagonu pancernego
    [A5] lazaretu
    [A6] ostatniego wagonu pancernego
   *[other] { $name ->
        [none] wagonu { $section }
       *[other] wagonu { $section } ({ $name })
    }
}

# Where somebody or something is. $floor is inside or roof.
spot-at = { $floor ->
    [roof] na dachu { section }
   *[inside] wewnątrz { section }
}

# Where somebody or something goes.
spot-to = { $floor ->
    [roof] na dach { section }
   *[inside] do { section }
}

# The same as an answer in a list.
spot-answer = { $floor ->
    [roof] Dach { section }
   *[inside] Wnętrze { section }
}

## Turns of a round card: the name, and how it is played

turn-standard = Zwykła
turn-standard-rule = Każdy zagrywa odkrytą kartę albo dobiera.
turn-tunnel = Tunel
turn-tunnel-rule = Ciemno: karty zagrywa się zakryte.
turn-speeding_up = Rozpędzanie
turn-speeding_up-rule = Każdy działa dwa razy z rzędu.
turn-switching = Zwrotnica
turn-switching-rule = Ta tura idzie w drugą stronę.

## Events at the end of a round: the name, and what happens

round-event-angry_marshal = Wściekły Szeryf
round-event-angry_marshal-rule = Bandyci na dachu nad Szeryfem dostają po pocisku; potem Szeryf idzie o wagon w stronę końca pociągu.
round-event-swivel_arm = Obrotowe ramię
round-event-swivel_arm-rule = Wszystkich bandytów z dachów zmiata na dach ostatniego wagonu.
round-event-braking = Hamowanie
round-event-braking-rule = Wszystkich bandytów na dachach rzuca o wagon do przodu.
round-event-take_it_all = Bierz wszystko!
round-event-take_it_all-rule = Druga kaseta ląduje obok Szeryfa.
round-event-passengers_rebellion = Bunt pasażerów
round-event-passengers_rebellion-rule = Wszyscy bandyci wewnątrz pociągu dostają po pocisku.
round-event-pickpocketing = Kieszonkowcy
round-event-pickpocketing-rule = Bandyta bez towarzystwa może zabrać woreczek z miejsca, w którym stoi.
round-event-marshals_revenge = Zemsta Szeryfa
round-event-marshals_revenge-rule = Bandyci na dachu nad Szeryfem tracą po woreczku.
round-event-hostage_conductor = Konduktor zakładnikiem
round-event-hostage_conductor-rule = Wszyscy bandyci w lokomotywie i na jej dachu dostają po 250 $.

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

## Where a bullet came from, if not from a bandit

cause-meeting = Szeryf
cause-event = wydarzenie rundy
