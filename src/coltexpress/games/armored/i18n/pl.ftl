### Couriers & Armored Train: what differs from the base game. What a game does not say here is said
### by the base game, or for all games in table.ftl.
###
### $team is blue or red; $courier is first, central or last; the other variables are those of the
### base game. $section is own for the cars of the armored train.

armored-name = Colt Express: Kurierzy i Pociąg Pancerny
armored-tagline = Dwa pociągi, dwie Drużyny, a łup jedzie sąsiednim torem.

## People

armored-professore = Profesor
    .genitive = Profesora
    .dative = Profesorowi
    .accusative = Profesora
    .instrumental = Profesorem
    .locative = Profesorze
    .gender = masculine

# A team standing alone and in the cases of sentences, in a few words, and after the name of a bandit.
armored-team = { $team ->
    [blue] niebieska Drużyna
   *[red] czerwona Drużyna
}
    .dative = { $team ->
        [blue] niebieskiej Drużynie
       *[red] czerwonej Drużynie
    }
    .locative = { $team ->
        [blue] niebieskiej Drużynie
       *[red] czerwonej Drużynie
    }
armored-team-short = { $team ->
    [blue] niebiescy
   *[red] czerwoni
}
armored-of-team = { $bandit } ({ armored-team-short })

# A courier standing alone, at the beginning of a sentence, and as the one who is shot at.
armored-courier = { $courier ->
    [first] pierwszy kurier
    [last] ostatni kurier
   *[central] środkowy kurier
}
armored-courier-subject = { $courier ->
    [first] Pierwszy kurier
    [last] Ostatni kurier
   *[central] Środkowy kurier
}
armored-courier-target = { $courier ->
    [first] pierwszego kuriera
    [last] ostatniego kuriera
   *[central] środkowego kuriera
}

## The armored train, from its locomotive back

# The cars of the armored train, as sections.
armored-car-A0 = lokomotywa Pociągu Pancernego
    .genitive = lokomotywy Pociągu Pancernego
armored-car-A1 = tender
    .genitive = tendra
armored-car-A2 = pierwszy wagon pancerny
    .genitive = pierwszego wagonu pancernego
armored-car-A3 = wagon artyleryjski
    .genitive = wagonu artyleryjskiego
armored-car-A4 = środkowy wagon pancerny
    .genitive = środkowego wagonu pancernego
armored-car-A5 = wagon szpitalny
    .genitive = wagonu szpitalnego
armored-car-A6 = ostatni wagon pancerny
    .genitive = ostatniego wagonu pancernego

# Labels under the drawing: at most twelve narrow, or six wide, characters.
armored-car-short-A0 = Lokomotywa
armored-car-short-A1 = Tender
armored-car-short-A2 = Pancerny
armored-car-short-A3 = Artyleryjski
armored-car-short-A4 = Pancerny
armored-car-short-A5 = Szpitalny
armored-car-short-A6 = Pancerny

# What is special on it, and what it does.
armored-place-armory = Wagon artyleryjski
armored-place-armory-rule = Kto jest wewnątrz na początku rundy, dobiera o dwie karty więcej.
armored-place-infirmary = Wagon szpitalny
armored-place-infirmary-rule = Kto jest wewnątrz na początku rundy, może pozbyć się najwyżej dwóch pocisków.
armored-place-tender = Tender
armored-place-tender-rule = Ma dach, ale nie ma wnętrza.
armored-place-gatling = Kartaczownica Gatlinga
armored-place-gatling-rule = Strzał w tym miejscu może być serią: wszyscy na dachu Pociągu Startowego i w zasięgu wzroku na dachu Pociągu Pancernego dostają po Neutralnym Pocisku i upuszczają po jednym łupie. Kurier tylko zmienia poziom.
armored-place-courier = Kurier
armored-place-courier-rule = Kto na niego trafi, dostaje Neutralny Pocisk i zmienia poziom. Postrzelony kurier zmienia poziom.
armored-place-document = Teczka z tajnymi dokumentami
armored-place-document-rule = Teczka twojej Drużyny jest warta 4000 $, przynęta nic; teczkę drugiej Drużyny odkłada się na miejsce.

## Cards: the name, and what it does in one line

armored-card-nudge = Zachęta
    .accusative = Zachętę
armored-card-nudge-rule = Daj bandycie ze swojej Drużyny jedną akcję z gry podstawowej; wykona ją, jak zechce.
armored-card-move-rule = Wewnątrz: o jeden wagon w przód lub w tył albo do wagonu naprzeciwko. Po dachach: od jednego do trzech wagonów, w tym jeden krok może prowadzić na dach naprzeciwko.
armored-card-fire-rule = Daj pocisk komuś w zasięgu wzroku: w sąsiadującym wagonie, naprzeciwko albo na dowolnym dachu drugiego pociągu.
armored-card-robbery-rule = Zabierz jeden łup z miejsca, w którym stoisz, i obejrzyj go.
armored-card-punch-rule = Bandyta obok ciebie upuszcza jeden łup i leci do wagonu sąsiadującego albo naprzeciwko.

## Il Professore's cards

armored-plan-binoculars = Lornetka ({ $bandit })
    .accusative = Lornetkę ({ $bandit })
armored-plan-any-binoculars = Lornetka
    .accusative = Lornetkę
armored-plan-any-binoculars-rule = Bandyta z jego Drużyny może od razu wykonać akcję; przeciwnik na dachu dostaje pocisk.
armored-plan-scheme = Spisek
    .accusative = Spisek
armored-plan-scheme-rule = Znacznik przesuwa się o jedno pole w górę Drabiny diabolicznego planu.
armored-plan-bonus_nudge = Dodatkowa Zachęta
    .accusative = Dodatkową Zachętę
armored-plan-bonus_nudge-rule = Bandyta z jego Drużyny może od razu wykonać dowolną akcję z gry podstawowej.
armored-plan-last_courier = Strzał do ostatniego Kuriera
    .accusative = Strzał do ostatniego Kuriera
armored-plan-last_courier-rule = Ostatni kurier na dachu zostaje postrzelony; pocisk liczy się do tytułu Dzikiej Bandy.
armored-plan-rapid_fire = Ostrzał
    .accusative = Ostrzał
armored-plan-rapid_fire-rule = Każdy przeciwnik na dachu dostaje pocisk.

## Powers that differ here

armored-power-cheyenne = Może zatrzymać worek lub paczkę, którą traci uderzony bandyta.
armored-power-django = Trafiony pociskiem Djanga leci o jeden wagon dalej, czasem do drugiego pociągu.
armored-power-belle = Nie można jej wybrać na cel Strzału ani Ciosu, dopóki można wybrać innego bandytę.

## Turns

armored-turn-diversion = Dywersja
armored-turn-diversion-rule = Jeden bandyta z każdej Drużyny może pominąć turę; wtedy każdy przeciwnik traci losową kartę z ręki.
armored-turn-action_plan = Plan akcji
armored-turn-action_plan-rule = Po Planowaniu każdy może zachować jedną kartę na następną rundę.

## Events and Cavalry Charge cards: the name, and what happens

armored-round-event-couriers_in_movement = Kurierzy w ruchu
armored-round-event-couriers_in_movement-rule = Wszyscy kurierzy zmieniają poziom; bandyci, na których trafią, dostają po Neutralnym Pocisku i uciekają.
armored-round-event-heavy_fire = Ciężki ostrzał
armored-round-event-heavy_fire-rule = Każdy bandyta na dachu dostaje Neutralny Pocisk i odkłada jeden łup.
armored-round-event-swivel_arm-rule = Ramię zmiata wszystkich bandytów z dachów na ostatni dach ich pociągu.
armored-round-event-help = Pomocy!
armored-round-event-help-rule = Każdy bandyta może przenieść się do bandyty ze swojej Drużyny, gdziekolwiek on jest.
armored-round-event-coordinated_action_plan = Plan skoordynowanej akcji
armored-round-event-coordinated_action_plan-rule = Bandyta, obok którego jest ktoś z jego Drużyny, dobiera w następnej rundzie o dwie karty więcej.
armored-round-event-heal = Leczenie
armored-round-event-heal-rule = Bandyta, obok którego jest ktoś z jego Drużyny, może pozbyć się najwyżej dwóch pocisków.
armored-round-event-understaffing = Niepełna załoga
armored-round-event-understaffing-rule = Każdy bandyta, który jest jeszcze w Pociągu Pancernym, wykonuje ostatni Ruch.
armored-round-event-delayed_assault = Opóźniony atak
armored-round-event-delayed_assault-rule = Jeśli na początku ostatniej rundy bandyta w Pociągu Startowym ma teczkę, faza Planowania trwa dwie tury, w przeciwnym razie pięć.
armored-round-event-survival_of_the_fittest = Przetrwają najsilniejsi
armored-round-event-survival_of_the_fittest-rule = Z najbogatszej Drużyny wygrywa tylko jej najbogatszy bandyta w Pociągu Startowym.
armored-round-event-double_bottom = Podwójne dno
armored-round-event-double_bottom-rule = Wygrywa ten, kto przyniesie teczkę swojej Drużyny do Pociągu Startowego; jeśli nikt tego nie zrobi, wygrywa najbogatszy bandyta.
armored-charge = Konny Pościg: { $effect }
armored-charge-plain = Konny Pościg

## What happened

armored-event-picked = { $seat } gra jako { $character } w { armored-team.locative }.
armored-event-laid = { $kind ->
    [jewel] Klejnot leży { spot-at }.
    [strongbox] Walizka leży { spot-at }.
    [bag] { $value ->
        [hidden] Paczka leży { spot-at }.
       *[other] Paczka warta { $value } leży { spot-at }.
    }
    [nugget] { $value ->
        [hidden] Bryłka złota leży { spot-at }.
       *[other] Bryłka złota warta { $value } leży { spot-at }.
    }
    [document] { $value ->
        [blue] Niebieska teczka leży { spot-at }.
        [red] Czerwona teczka leży { spot-at }.
        [decoy] Przynęta leży { spot-at }.
       *[hidden] Teczka leży { spot-at }.
    }
   *[purse] { $value ->
        [hidden] Worek leży { spot-at }.
       *[other] Worek wart { $value } leży { spot-at }.
    }
}
armored-event-fled = { $bandit } { AGREE($bandit, "ucieka", "uciekają") } przed kurierem { spot-to }.
armored-event-wounded = { $cause ->
    [meeting] { $bandit } { AGREE($bandit, "dostaje", "dostają") } pocisk od kuriera.
    [gatling] { $bandit } { AGREE($bandit, "dostaje", "dostają") } pocisk z kartaczownicy Gatlinga.
   *[event] { $bandit } { AGREE($bandit, "dostaje", "dostają") } Neutralny Pocisk.
}
armored-event-event-struck = { classic-event-event-struck }
armored-event-game-ended = Pociągi się minęły. Pora policzyć łupy.
armored-event-became-gunslinger = { $bandit } { AGREE($bandit, "ma", "mają") } pusty magazynek: { $prize }.
armored-event-professore-joined = Profesor dołącza do mniejszej Drużyny.
armored-event-courier-stood = { armored-courier-subject } staje na straży { spot-at }.
armored-event-professore-played = { $face ->
    [hidden] Profesor zagrywa zakrytą kartę.
   *[other] { $down ->
        [yes] Profesor zagrywa zakrytą kartę: { $card }.
       *[no] Profesor zagrywa { NAME($card, case: "accusative") }.
    }
}
armored-event-diverted = { $player } { AGREE($player, "przeprowadza", "przeprowadzają") } dywersję.
armored-event-lost-card = { $face ->
    [hidden] { $player } { AGREE($player, "traci", "tracą") } kartę.
   *[other] { $player } { AGREE($player, "traci", "tracą") } kartę: { $card }.
}
armored-event-kept-card = { $face ->
    [hidden] { $player } { AGREE($player, "zachowuje", "zachowują") } jedną kartę na następną rundę.
   *[other] { $player } { AGREE($player, "zachowuje", "zachowują") } jedną kartę na następną rundę: { $card }.
}
armored-event-trains-moved = { $number ->
    [5] Ostatnie wagony mijają się.
   *[other] Pociągi przesuwają się o dwa wagony.
}
armored-event-will-draw-more = { $player } { AGREE($player, "dobierze", "dobiorą") } o dwie karty więcej.
armored-event-healed = { $place ->
    [hand] { $bandit } { AGREE($bandit, "pozbywa się", "pozbywają się") } karty z ręki: { $card }.
    [discard] { $bandit } { AGREE($bandit, "pozbywa się", "pozbywają się") } odrzuconej karty: { $card }.
   *[deck] { $bandit } { AGREE($bandit, "pozbywa się", "pozbywają się") } karty: { $card }.
}
armored-event-courier-shot = { $number ->
    [1] { $bandit } { AGREE($bandit, "strzela", "strzelają") } ostatnim pociskiem do { armored-courier-target }.
   *[other] { $bandit } { AGREE($bandit, "strzela", "strzelają") } do { armored-courier-target }.
}
armored-event-courier-moved = { armored-courier-subject } biegnie { spot-to }.
armored-event-burst = { $bandit } { AGREE($bandit, "strzela", "strzelają") } serią z kartaczownicy Gatlinga.
armored-event-took-document = { $bandit } { AGREE($bandit, "ogląda", "oglądają") } { loot-taken } i ją { AGREE($bandit, "zatrzymuje", "zatrzymują") }.
armored-event-put-back = { $bandit } { AGREE($bandit, "ogląda", "oglądają") } { loot-taken } i ją { AGREE($bandit, "odkłada", "odkładają") }.
armored-event-nudged = { $bandit } { AGREE($bandit, "daje", "dają") } { NAME($target, case: "dative") } akcję: { $action }.
armored-event-granted = { $bandit } { AGREE($bandit, "wykonuje", "wykonują") } akcję: { $action }.
armored-event-declined = { $bandit } { AGREE($bandit, "rezygnuje", "rezygnują") }.
armored-event-professore-schemed = Profesor przesuwa znacznik na pole { $number }.
armored-event-professore-shot = { $number ->
    [1] Profesor strzela ostatnim pociskiem do { NAME($target, case: "genitive") }.
   *[other] Profesor strzela do { NAME($target, case: "genitive") }.
}
armored-event-professore-shot-courier = { $number ->
    [1] Profesor strzela ostatnim pociskiem do { armored-courier-target }.
   *[other] Profesor strzela do { armored-courier-target }.
}
armored-event-professore-idled = Nic się nie dzieje.
armored-event-helped = { $bandit } { AGREE($bandit, "spieszy", "spieszą") } { spot-to }.
armored-event-eliminated = { $bandit } { AGREE($bandit, "zostaje", "zostają") } w Pociągu Pancernym.
armored-event-ladder-paid = Drabina diabolicznego planu daje { armored-team.dative } { $money }.
armored-event-bunch-paid = { armored-team-begins } zdobywa tytuł Dzikiej Bandy: { $money }.
armored-event-team-counted = { armored-team-begins } ma w sumie { $money }.

## What is asked

armored-question-pick-character = { $seat }, kim chcesz grać w { armored-team.locative }?
armored-question-which-purse = Co jest na odwrocie?
armored-question-keep-purse = { $bandit }, po twoim Ciosie { $target } { AGREE($target, "traci", "tracą") } łup: zatrzymujesz go?
armored-question-which-purse-lost = Co { AGREE($bandit, "traci", "tracą") } { $bandit }?
armored-question-which-loot-laid = Co tu leży?
armored-question-which-professore-card = Jaka karta leży na wierzchu talii Profesora?
armored-question-which-card-lost = Którą kartę { AGREE($player, "traci", "tracą") } { $player }?
armored-question-keep-which = { $player }: którą kartę zachowujesz na następną rundę? Pozostałe wracają do talii.
armored-question-draw-more = { $player }, jesteś w wagonie artyleryjskim: dobierasz o dwie karty więcej?
armored-question-heal-which = { $bandit }: którego pocisku się pozbywasz?
armored-question-knock-back-where = { $bandit }, twój pocisk odrzuca { NAME($target, case: "accusative") }: dokąd?
armored-question-which-loot-robbed = Co { AGREE($bandit, "zabiera", "zabierają") } { $bandit }?
armored-question-keep-decoy = { $bandit }, podnosisz teczkę: zatrzymujesz ją, jeśli to przynęta?
armored-question-nudge-whom = { $bandit }, twoja Zachęta: kto z Drużyny może od razu działać?
armored-question-nudge-what = { $bandit }, twoja Zachęta: jaką akcję dajesz { NAME($target, case: "dative") }?
armored-question-take-action = { $giver ->
    [none] { $offer ->
        [any] { $bandit }, możesz wykonać dowolną akcję z gry podstawowej: którą?
       *[one] { $bandit }, możesz jeszcze raz wykonać akcję { $action }: teraz?
    }
   *[other] { $offer ->
        [any] { $giver } daje ci dowolną akcję z gry podstawowej, { $bandit }: którą wykonujesz?
       *[one] { $giver } daje ci akcję { $action }, { $bandit }: wykonujesz ją teraz?
    }
}
armored-question-burst-what = { $bandit }, twoja seria trafia { NAME($target, case: "accusative") }: co { AGREE($target, "upuszcza", "upuszczają") } { $target }?
armored-question-which-loot-lost = Co { AGREE($target, "upuszcza", "upuszczają") } { $target }?
armored-question-lay-down-which = { $bandit }, pod ciężkim ostrzałem: co odkładasz?
armored-question-help-where = { $bandit }, Pomocy!: do kogo z Drużyny idziesz?

## What can be answered

armored-answer-skip = Pomiń turę: każdy przeciwnik traci kartę z ręki
armored-answer-burst = Seria: wszyscy na dachu Pociągu Startowego i w zasięgu wzroku na dachu Pociągu Pancernego
armored-answer-no-action = Zrezygnuj
armored-answer-stay = Zostań { spot-at }
armored-answer-keep-which-done = Nie zachowuj żadnej
armored-answer-heal-which-done = Nie pozbywaj się więcej
armored-answer-draw-more-yes = Dobierz o dwie więcej
armored-answer-draw-more-no = Dobierz jak zwykle
armored-answer-keep-decoy-yes = Zatrzymaj przynętę
armored-answer-keep-decoy-no = Odłóż przynętę
armored-answer-keep-which = Zachowaj { NAME($card, case: "accusative") }
armored-answer-nudge-whom = Daj akcję: { $bandit }
armored-answer-nudge-what = Daj akcję: { $action }
armored-answer-take-action = Wykonaj teraz: { $action }
armored-answer-lay-down-which = Odłóż { loot-taken }
armored-answer-help-where = Idź: { $mates }, { spot-at }
armored-answer-knock-back-where = { spot-to }

# Whatever base action the receiver likes.
armored-any-action = dowolna akcja z gry podstawowej

# A bullet that can be healed, and where it is: deck, hand, discard or under the deck.
armored-healing = { $place ->
    [hand] { $card }, z ręki
    [discard] { $card }, z kart odrzuconych
    [under] { $card }, spod talii
   *[deck] { $card }, z talii
}

## At the table

armored-legend = (B) niebieska Drużyna, [B] czerwona Drużyna, ↕ naprzeciwko; $ worek, ◆ klejnot, ▣ walizka, ● paczka, ▲ bryłka złota, ▤ teczka, ★ kurier, ╦ kartaczownica Gatlinga
armored-wild-bunch = Dzika Banda
armored-barrel-rule = Pociski, które zostały do wystrzelenia. Kto na koniec nie ma żadnego i jest w Pociągu Startowym, przynosi Drużynie { $prize }.
armored-wild-bunch-rule = Każdy pocisk wystrzelony do kuriera trafia pod ten żeton. Drużyna, która na koniec ma ich tam więcej, dostaje { $prize }; przy remisie nie dostaje ich żadna.
armored-opposite = Wagony naprzeciwko
armored-opposite-rule = Te dwa wagony stoją obok siebie. Ruchem można przejść do drugiego pociągu, na ten sam poziom; sięga tam też Strzał i Cios. Po tej rundzie pociągi jadą dalej.
armored-professore-rule = Zostaje na swoim wzgórzu. W każdej turze wierzchnia karta jego talii trafia na wspólny stos, na rzecz mniejszej Drużyny.
armored-warning-last-round = Po rundzie pociągi się rozjeżdżają: w Pociągu Pancernym nie dostaniesz nic.
armored-warning-on-board = Po rundzie pociągi się rozjeżdżają: { $bandit }, opuść Pociąg Pancerny albo nie dostaniesz nic.

## What the coach says for an option; what is not here he says as in the base game. $mate is a teammate.

armored-advice-courier-there = Tam jest kurier: trzeba będzie uciekać na drugi poziom.
armored-advice-thrown-to-marshal = Tam jest kurier: kto tam wyląduje, musi uciekać na drugi poziom.
armored-advice-document = Jeśli to teczka twojej Drużyny, na koniec jest warta { $prize }.
armored-advice-home = To w Pociągu Startowym: tylko tam twój łup liczy się na koniec.
armored-advice-nearer-home = To zbliża cię do Pociągu Startowego, gdzie liczy się twój łup.
armored-advice-empty-barrel = Pozostałe pociski: { $number }. W Pociągu Startowym pusty magazynek jest wart { $prize }.
armored-advice-mate-robs = { $mate } { AGREE($mate, "może", "mogą") } od razu rabować { spot-at }: { $loot }.
armored-advice-burst = Seria trafia: { $bandits }.
armored-advice-burst-own = Trafia też twoją Drużynę: { $bandits }.
armored-advice-mate-there = Spotykasz tam: { $bandits }.
armored-advice-courier-leaves = Kurier schodzi z posterunku { spot-at }. Łup w tym miejscu: { $loot }.
armored-advice-courier-shot = Kurier musi zmienić poziom.
armored-advice-diversion = { $number ->
    [one] { $number } przeciwnik traci kartę.
    [few] { $number } przeciwnicy tracą po karcie.
    [many] { $number } przeciwników traci po karcie.
   *[other] { $number } przeciwnika traci po karcie.
}
armored-advice-heal = Pozbywasz się tego pocisku.
armored-advice-draw-more = Dwie karty więcej do wyboru.
armored-advice-keep-card = W następnej rundzie masz ją na ręce.
armored-advice-least = Nic innego, co masz przy sobie, nie jest warte mniej.
armored-bullets-of = { armored-team-short } { $number }
armored-talk-free = Drużyna może się naradzać; wszyscy słyszą.
armored-talk-silent = Teraz nikomu nie wolno rozmawiać.
armored-plan = Diaboliczny plan

# A document whose colour is known: blue, red or decoy.
armored-document-short = { $value ->
    [blue] niebieska
    [red] czerwona
   *[decoy] przynęta
}

# The table in sentences. $floors is roof where only the roofs are opposite.
armored-plain-pairs = Naprzeciwko siebie: { $pairs }.
armored-plain-no-pairs = Żadne wagony nie są naprzeciwko siebie.
armored-plain-pair = { $floors ->
    [roof] { $first } i { $second } (tylko dachy)
   *[both] { $first } i { $second }
}
armored-plain-courier = { armored-courier-subject } jest { spot-at }.
armored-plain-gatling = Kartaczownica Gatlinga stoi { spot-at }.
armored-plain-document = Teczki: { $colours }.
armored-plain-professore = Profesor ({ armored-team-short }): { $money }, pole { $rung } z { $rungs }. Pociski: { $bullets }. Karty w talii: { $cards }.
armored-plain-bunch = Pociski pod żetonem Dzikiej Bandy: niebiescy { $blue }, czerwoni { $red }.

## The end

armored-end-eliminated = { $bandit }: w Pociągu Pancernym, bez wyniku
armored-end-document = { $bandit }: teczka własnej Drużyny, { $prize }
armored-end-barrel = { $bandit }: pusty magazynek, { $prize }
armored-end-ladder = Profesor: { $money }
armored-end-bunch = Dzika Banda: { $money }
armored-end-team = Wygrywa { armored-team } z wynikiem { $money }: { $bandits }!
armored-end-both = Obie Drużyny dzielą zwycięstwo z wynikiem { $money }!
armored-team-begins = { $team ->
    [blue] Niebieska Drużyna
   *[red] Czerwona Drużyna
}

## Editions

armored-edition = Według których drukowanych zasad grać.
armored-edition-en = Jak w instrukcji angielskiej.
armored-edition-pl = Jak w instrukcji polskiej.

## Options: what each is about, then each value

armored-option-mode = Wariant standardowy czy wariant ze Zdrajcą.
armored-option-mode-normal = Wariant standardowy: Drużyny wygrywają razem.
armored-option-mode-betrayal = Wariant ze Zdrajcą: ostatnia karta może poróżnić bandytów z jednej Drużyny. Co najmniej czworo graczy.
armored-option-professore_bullets = Pociski Profesora.
armored-option-professore_bullets-own = Ma dziesięć własnych.
armored-option-professore_bullets-neutral = Bierze neutralne.
armored-option-heal_choice = Które pociski leczy się najpierw.
armored-option-heal_choice-free = Dowolne.
armored-option-heal_choice-neutral_first = Neutralne przed pociskami przeciwników.
armored-option-healed_neutral_bullets = Dokąd trafiają wyleczone Neutralne Pociski.
armored-option-healed_neutral_bullets-box = Na stałe do pudełka.
armored-option-healed_neutral_bullets-pile = Z powrotem na swój stos.
armored-option-robbery_pick = Który łup zabiera Rabunek.
armored-option-robbery_pick-random = Losowy.
armored-option-robbery_pick-choice = Takiego rodzaju, jaki wskaże rabujący.
armored-option-nudge_source = Jaką akcję może dać Zachęta.
armored-option-nudge_source-any_base_action = Dowolną akcję z gry podstawowej.
armored-option-nudge_source-own_card = Akcję z własnej karty, której nie ma na stosie.
armored-option-gatling_loot_pick = Który łup wytrąca seria.
armored-option-gatling_loot_pick-shooter_unseen = Strzelający wybiera go po rewersie.
armored-option-gatling_loot_pick-random = Losowy.
armored-option-armory_draw = Dwie karty więcej w wagonie artyleryjskim.
armored-option-armory_draw-always = Zawsze się je dobiera.
armored-option-armory_draw-optional = Można je dobrać.
armored-option-two_player_mode = Iloma bandytami gra każda z dwóch osób.
armored-option-two_player_mode-two_bandits_each = Dwoma, każdy bandyta z własną talią.
armored-option-two_player_mode-one_bandit_each = Jednym.
armored-option-couriers_block_sight = Czy na dachach można strzelać do kogoś za kurierem.
armored-option-couriers_block_sight-true = Nie: kurierzy zasłaniają widok.
armored-option-couriers_block_sight-false = Tak.
armored-option-expert_variant-true = Wariant ekspercki.
armored-option-guest_bandits = Goście z innych pudełek: Mei i Silk.
armored-option-guest_bandits-false = Mei dołącza przy dziewięciorgu bandytów, Silk przy dziesięciorgu.
armored-option-guest_bandits-true = Oboje można wybrać przy każdej liczbie graczy.

## Settings of a room, on the page

web-edition-armored-en = Angielskie
web-edition-armored-pl = Polskie
web-chat-hint-armored = Rozmowy przy stole; w fazie Napadu czat jest zamknięty.

## The rules at a glance, on the page

web-rules-armored-goal = Mijają się dwa pociągi, a dwie Drużyny chcą tego, co wiezie Pociąg Pancerny. Przynieś to do Pociągu Startowego, zanim pociągi się rozjadą: łupy bandytów z Pociągu Pancernego nie liczą się do wyniku.
web-rules-armored-round = Planowanie i Napad jak w grze podstawowej. Po każdej rundzie pociągi przesuwają się o dwa wagony i naprzeciwko są inne dachy.
web-rules-armored-schemin = W fazie Planowania Drużyna może się naradzać, a wszyscy słyszą; w fazie Napadu nikomu nie wolno rozmawiać. Zachęta daje akcję bandycie z twojej Drużyny.
web-rules-armored-stealin = Kurierzy pilnują teczek, kartaczownice Gatlinga ostrzeliwują dachy. Tylko ty możesz obejrzeć zabrany łup.
web-rules-armored-end = Teczka własnej Drużyny jest warta 4000 $, bryłka złota może być złotem głupców, a Drużyna, która wystrzeliła najwięcej pocisków do kurierów, zdobywa tytuł Dzikiej Bandy. Bogatsza Drużyna wygrywa wspólnie.

## The tutorial: somebody explains while the learner plays

lesson-armored-welcome = Mijają się dwa pociągi. Bliżej jedzie twój, Pociąg Startowy; za nim toczy się Pociąg Pancerny, a wszystko, co cenne, jest w tym drugim.
lesson-armored-teams = Jesteś Belle, w niebieskiej Drużynie razem z Tukiem. Django i Doc są w czerwonej. Bogatsza Drużyna wygrywa wspólnie. W fazie Planowania Drużyna może się naradzać; wszyscy słyszą.
lesson-armored-opposite = Białe strzałki pokazują, gdzie można przejść. Na razie naprzeciwko siebie są tylko lokomotywy. Po każdej rundzie pociągi przesuwają się o dwa wagony.
lesson-armored-treasure = Paczki, bryłki złota, walizki, a w wagonach pancernych trzy teczki: ta w kolorze twojej Drużyny jest warta 4000 $.
lesson-armored-guards = Teczek pilnują kurierzy: kto na kuriera trafi, dostaje pocisk. Na dwóch dachach stoją kartaczownice Gatlinga, dla tych, którzy dotrą tam pierwsi.
lesson-armored-round = Planowanie przebiega jak w grze podstawowej: tura po turze wszyscy zagrywają po karcie na stos. Potem stos zostaje odwrócony.
lesson-armored-play-climb = Na przód pociągu jest daleko. Zacznij od Zmiany poziomu: wejdź na dach.
lesson-armored-play-move = A potem biegnij po dachach. Zagraj Ruch.
lesson-armored-play-cross = Tunel ukryje twój najlepszy pomysł: jeszcze jeden Ruch, by przeskoczyć do drugiego pociągu.
lesson-armored-play-down = I w dół przez właz, gdzie czeka walizka. Zagraj Zmianę poziomu.
lesson-armored-run = Napad! Biegnij aż do lokomotywy Pociągu Startowego.
lesson-armored-cross = Teraz: skacz na dach lokomotywy Pociągu Pancernego.
lesson-armored-nudged = Tuco zagrywa Zachętę: bandyta z jego Drużyny może od razu wykonać akcję. Daje ci Rabunek. Skorzystaj!
lesson-armored-strongbox = Walizka, czyli 1000 $, dzięki Tucowi. Zachęta to najlepsza karta, gdy bandyta z twojej Drużyny stoi tam, gdzie ciebie nie ma.
lesson-armored-couriers = Wydarzenie rundy: wszyscy kurierzy zmieniają poziom. Kto stał na niewłaściwym, teraz żałuje.
lesson-armored-passing = Pociągi jadą dalej. Teraz naprzeciwko siebie są inne wagony i na inne dachy można przeskoczyć.
lesson-armored-document = Teczki leżą wewnątrz wagonów pancernych. Kto podniesie teczkę, może ją obejrzeć; nikt inny nie wie, czyja jest.
lesson-armored-end = Po pięciu rundach pociągi się rozjeżdżają. Łupy bandytów z Pociągu Pancernego nie liczą się do wyniku, więc wróć na czas. Udanych łowów.

## Zadania

armored-theme-home = Zdąż wrócić do Pociągu Startowego
armored-theme-document = Zdobądź teczkę
armored-theme-nudge = Zachęć bandytę ze swojej Drużyny

## Ustawianie pozycji

armored-edit-courier = Miejsce
armored-edit-ladder = Drabina Profesora
