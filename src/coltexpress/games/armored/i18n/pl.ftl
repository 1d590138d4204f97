### Couriers & Armored Train: what differs from the base game. What a game does not say here is said
### by the base game, or for all games in table.ftl.
###
### $team is blue or red; $courier is first, central or last; the other variables are those of the
### base game. $section is A0 to A6 for the cars of the armored train.

armored-name = Colt Express: Kurierzy i pociąg pancerny
armored-tagline = Dwa pociągi, dwie drużyny, a łup jedzie sąsiednim torem.

## People

armored-professore = Profesor
    .genitive = Profesora
    .dative = Profesorowi
    .accusative = Profesora
    .instrumental = Profesorem
    .locative = Profesorze
    .gender = masculine

# A team standing alone, in a few words, and after the name of a bandit.
armored-team = { $team ->
    [blue] drużyna niebieska
   *[red] drużyna czerwona
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

## The armored train: labels under the drawing, at most twelve narrow, or six wide, characters

armored-car-short-A0 = Lokom.
armored-car-short-A1 = Tender
armored-car-short-A2 = Pancerny
armored-car-short-A3 = Zbrojow.
armored-car-short-A4 = Pancerny
armored-car-short-A5 = Lazaret
armored-car-short-A6 = Pancerny

# What is special on it, and what it does.
armored-place-armory = Zbrojownia
armored-place-armory-rule = Kto jest wewnątrz na początku rundy, dobiera o dwie karty więcej.
armored-place-infirmary = Lazaret
armored-place-infirmary-rule = Kto jest wewnątrz na początku rundy, może pozbyć się do dwóch pocisków.
armored-place-tender = Tender
armored-place-tender-rule = Ma dach, ale nie ma wnętrza.
armored-place-gatling = Gatling
armored-place-gatling-rule = Strzał w tym miejscu może być serią: wszyscy w zasięgu dostają neutralny pocisk i upuszczają łup.
armored-place-courier = Kurier
armored-place-courier-rule = Kto na niego wpada, dostaje neutralny pocisk i zmienia poziom. Trafiony kurier zmienia poziom.
armored-place-document = Tajny dokument
armored-place-document-rule = Dokument twojej drużyny jest wart 4000 $, fałszywy nic; dokument rywali wraca na miejsce.

## Cards: the name, and what it does in one line

armored-card-nudge = Szturchnięcie
armored-card-nudge-rule = Daj komuś z drużyny jedną podstawową akcję, do wykonania po swojemu.
armored-card-move-rule = Wewnątrz: o wagon wzdłuż albo w poprzek. Po dachach: od jednego do trzech wagonów, w tym raz w poprzek.
armored-card-fire-rule = Daj pocisk komuś w zasięgu: obok, naprzeciwko albo na dowolnym dachu drugiego pociągu.
armored-card-robbery-rule = Zabierz jeden łup z miejsca, w którym stoisz, i obejrzyj go.
armored-card-punch-rule = Bandyta obok ciebie upuszcza jeden łup i leci do wagonu obok albo naprzeciwko.

## Il Professore's cards

armored-plan-binoculars = Lornetka: { $bandit }
armored-plan-any-binoculars = Lornetka
armored-plan-any-binoculars-rule = Ktoś z jego drużyny może od razu działać; rywal na dachu dostaje pocisk.
armored-plan-scheme = Intryga
armored-plan-scheme-rule = Znacznik wspina się o jeden szczebel Diabolicznego planu.
armored-plan-bonus_nudge = Dodatkowe szturchnięcie
armored-plan-bonus_nudge-rule = Sprzymierzeniec może od razu wykonać dowolną podstawową akcję.
armored-plan-last_courier = Strzał do ostatniego kuriera
armored-plan-last_courier-rule = Ostatni kurier na dachu dostaje pocisk, na konto Dzikiej Bandy.
armored-plan-rapid_fire = Szybki ogień
armored-plan-rapid_fire-rule = Każdy rywal na dachu dostaje pocisk.

## Powers that differ here

armored-power-cheyenne = Po ciosie może od razu zabrać woreczek lub torbę, którą traci ofiara.
armored-power-django = Trafiony pociskiem Django leci o jeden wagon dalej, nawet na drugi pociąg.
armored-power-belle = Nie może być celem Strzału ani Ciosu, dopóki może nim być inny bandyta.

## Turns

armored-turn-diversion = Dywersja
armored-turn-diversion-rule = Po jednym bandycie z drużyny może opuścić turę; wtedy każdy rywal traci losową kartę z ręki.
armored-turn-action_plan = Plan działania
armored-turn-action_plan-rule = Po Planowaniu każdy może zachować jedną kartę na następną rundę.

## Events and Cavalry Charge cards: the name, and what happens

armored-round-event-couriers_in_movement = Kurierzy w ruchu
armored-round-event-couriers_in_movement-rule = Wszyscy kurierzy zmieniają poziom; bandyci w tym miejscu dostają po neutralnym pocisku i uciekają.
armored-round-event-heavy_fire = Ciężki ostrzał
armored-round-event-heavy_fire-rule = Każdy bandyta na dachu dostaje neutralny pocisk i odkłada jeden łup.
armored-round-event-swivel_arm-rule = Wszystkich bandytów z dachów zmiata na ostatni dach ich pociągu.
armored-round-event-help = Na pomoc!
armored-round-event-help-rule = Każdy bandyta może przenieść się do kogoś z drużyny, gdziekolwiek to jest.
armored-round-event-coordinated_action_plan = Skoordynowany plan działania
armored-round-event-coordinated_action_plan-rule = Bandyta obok kogoś z drużyny dobiera w następnej rundzie o dwie karty więcej.
armored-round-event-heal = Leczenie
armored-round-event-heal-rule = Bandyta obok kogoś z drużyny może pozbyć się do dwóch pocisków.
armored-round-event-understaffing = Braki kadrowe
armored-round-event-understaffing-rule = Każdy bandyta, który jest jeszcze na pociągu pancernym, ma ostatni Ruch.
armored-round-event-delayed_assault = Opóźniona szarża
armored-round-event-delayed_assault-rule = Jeśli przy odkryciu karty dokument jest na pociągu startowym, gra się tylko dwie tury.
armored-round-event-survival_of_the_fittest = Przetrwają najsilniejsi
armored-round-event-survival_of_the_fittest-rule = Z najbogatszej drużyny wygrywa tylko najbogatszy bandyta na pociągu startowym.
armored-round-event-double_bottom = Podwójne dno
armored-round-event-double_bottom-rule = Wygrywają ci, którzy wiozą dokument swojej drużyny; jeśli nikt, to najbogatszy bandyta.
armored-charge = Szarża kawalerii: { $effect }
armored-charge-plain = Szarża kawalerii

## What happened

armored-event-picked = { $seat } gra jako { $character }: { armored-team }.
armored-event-laid = Leży { spot-at }: { loot-one }.
armored-event-fled = { $bandit } wpada na kuriera i ucieka { spot-to }.
armored-event-wounded = { $cause ->
    [meeting] { $bandit } dostaje pocisk od kuriera.
    [gatling] { $bandit } dostaje pocisk z Gatlinga.
   *[event] { $bandit } dostaje neutralny pocisk.
}
armored-event-event-struck = { classic-event-event-struck }
armored-event-game-ended = Pociągi się minęły. Pora liczyć.
armored-event-became-gunslinger = { $bandit } wraca z pustym bębenkiem: { $prize }.
armored-event-professore-joined = Il Professore wspiera mniejszą drużynę.
armored-event-courier-stood = { armored-courier-subject } staje na straży { spot-at }.
armored-event-professore-played = { $face ->
    [hidden] Il Professore: na stos idzie zakryta karta.
   *[other] { $down ->
        [yes] Il Professore: na stos idzie zakryta karta, { $card }.
       *[no] Il Professore: na stos idzie { $card }.
    }
}
armored-event-diverted = { $player }: dywersja!
armored-event-lost-card = { $face ->
    [hidden] { $player } traci kartę.
   *[other] { $player } traci kartę: { $card }.
}
armored-event-kept-card = { $face ->
    [hidden] { $player }: jedna karta zostaje na następną rundę.
   *[other] { $player }: jedna karta zostaje na następną rundę – { $card }.
}
armored-event-trains-moved = { $number ->
    [5] Ostatnie wagony mijają się.
   *[other] Pociągi suną dalej, o dwa wagony.
}
armored-event-will-draw-more = { $player }: w następnej rundzie dwie karty więcej.
armored-event-healed = { $place ->
    [hand] { $bandit } pozbywa się pocisku z ręki: { $card }.
    [discard] { $bandit } pozbywa się odrzuconego pocisku: { $card }.
   *[deck] { $bandit } pozbywa się pocisku: { $card }.
}
armored-event-courier-shot = { $number ->
    [1] { $bandit } strzela ostatnim pociskiem do { armored-courier-target }.
   *[other] { $bandit } strzela do { armored-courier-target }.
}
armored-event-courier-moved = { armored-courier-subject } biegnie { spot-to }.
armored-event-burst = { $bandit } kręci korbą Gatlinga.
armored-event-took-document = { $bandit } czyta i zatrzymuje { loot-taken }.
armored-event-put-back = { $bandit } czyta i odkłada { loot-taken }.
armored-event-nudged = { $bandit } szturcha: { $target }, { $action }.
armored-event-granted = { $bandit } korzysta z okazji: { $action }.
armored-event-declined = { $bandit } nie korzysta z okazji.
armored-event-professore-schemed = Plan dojrzewa: Il Professore jest na szczeblu { $number }.
armored-event-professore-shot = { $number ->
    [1] Il Professore strzela ostatnim pociskiem: cel – { $target }.
   *[other] Ze wzgórza strzela Il Professore: cel – { $target }.
}
armored-event-professore-shot-courier = { $number ->
    [1] Il Professore strzela ostatnim pociskiem do { armored-courier-target }.
   *[other] Ze wzgórza Il Professore trafia { armored-courier-target }.
}
armored-event-professore-idled = Nic z tego nie wynika.
armored-event-helped = { $bandit } spieszy { spot-to }.
armored-event-eliminated = { $bandit } zostaje na pociągu pancernym.
armored-event-ladder-paid = Diaboliczny plan się opłaca: { armored-team } dostaje { $money }.
armored-event-bunch-paid = Dzika Banda płaci: { armored-team } dostaje { $money }.
armored-event-team-counted = W sumie { armored-team } ma { $money }.

## What is asked

armored-question-pick-character = { $seat }, { armored-team }: kim grasz?
armored-question-which-purse = Co jest pod spodem?
armored-question-keep-purse = { $target } traci łup. { $bandit }: zatrzymać czy niech spadnie?
armored-question-which-purse-lost = Co traci { $bandit }?
armored-question-which-loot-laid = Co tu leży?
armored-question-which-professore-card = Jaka karta leży na wierzchu talii, którą ma Il Professore?
armored-question-which-card-lost = Którą kartę traci { $player }?
armored-question-keep-which = { $player }: którą kartę zachować na następną rundę?
armored-question-draw-more = { $player } jest w zbrojowni. Dobrać dwie karty więcej?
armored-question-heal-which = { $bandit }: którego pocisku się pozbyć?
armored-question-knock-back-where = { $bandit }: dokąd leci od strzału { $target }?
armored-question-which-loot-robbed = Co zgarnia { $bandit }?
armored-question-keep-decoy = { $bandit } podnosi dokument. Zatrzymać, jeśli jest fałszywy?
armored-question-nudge-whom = { $bandit }: kogo szturchnąć?
armored-question-nudge-what = { $bandit }: jaką akcję dostaje { $target }?
armored-question-take-action = { $bandit }: działać od razu?
armored-question-burst-what = { $bandit }: co upuszcza { $target }?
armored-question-which-loot-lost = Co upuszcza { $target }?
armored-question-lay-down-which = { $bandit }: co odłożyć?
armored-question-help-where = { $bandit }: do kogo się udać?

## What can be answered

armored-answer-skip = Opuścić turę: każdy rywal traci kartę z ręki
armored-answer-burst = Gatling: wszyscy w zasięgu
armored-answer-no-action = Nie, dziękuję
armored-answer-stay = Zostać: { spot-answer }
armored-answer-keep-which-done = Żadnej
armored-answer-heal-which-done = Żadnego więcej
armored-answer-draw-more-yes = Dobrać dwie więcej
armored-answer-draw-more-no = Dobrać jak zwykle
armored-answer-keep-decoy-yes = Zatrzymać fałszywy
armored-answer-keep-decoy-no = Odłożyć fałszywy

# Whatever base action the receiver likes.
armored-any-action = dowolna podstawowa akcja

# A bullet that can be healed, and where it is: deck, hand, discard or under the deck.
armored-healing = { $place ->
    [hand] { $card }, z ręki
    [discard] { $card }, z odrzuconych
    [under] { $card }, spod talii
   *[deck] { $card }, z talii
}

## At the table

armored-legend = (B) drużyna niebieska, [B] drużyna czerwona, ↕ naprzeciwko; $ woreczek, ◆ klejnot, ▣ kaseta, ● torba, ▲ samorodek, ▤ dokument, ★ kurier, ╦ Gatling
armored-wild-bunch = Dzika Banda
armored-bullets-of = { armored-team-short } { $number }
armored-talk-free = W drużynie wolno rozmawiać, na głos.
armored-talk-silent = Teraz w drużynie cisza.
armored-plan = Diaboliczny plan

# A document whose colour is known: blue, red or decoy.
armored-document-short = { $value ->
    [blue] niebieski
    [red] czerwony
   *[decoy] fałszywy
}

# The table in sentences. $floors is roof where only the roofs are opposite.
armored-plain-pairs = Naprzeciwko siebie: { $pairs }.
armored-plain-no-pairs = Pociągi już się minęły.
armored-plain-pair = { $floors ->
    [roof] { $first } i { $second }, tylko dachy
   *[both] { $first } i { $second }
}
armored-plain-courier = { armored-courier-subject } jest { spot-at }.
armored-plain-gatling = Gatling stoi { spot-at }.
armored-plain-document = Dokumenty: { $colours }.
armored-plain-professore = Il Professore ({ armored-team-short }): { $money }, szczebel { $rung } z { $rungs }. Pociski: { $bullets }. Karty w talii: { $cards }.
armored-plain-bunch = Pociski pod żetonem Dzikiej Bandy: niebiescy { $blue }, czerwoni { $red }.

## The end

armored-end-eliminated = { $bandit }: na pociągu pancernym
armored-end-document = { $bandit }: dokument drużyny, { $prize }
armored-end-barrel = { $bandit }: pusty bębenek, { $prize }
armored-end-ladder = Il Professore: { $money }
armored-end-bunch = Dzika Banda: { $money }
armored-end-team = { armored-team-begins } wygrywa, { $money }: { $bandits }!
armored-end-both = Wspólne zwycięstwo obu drużyn, po { $money }!
armored-team-begins = { $team ->
    [blue] Drużyna niebieska
   *[red] Drużyna czerwona
}

## Editions

armored-edition = Których drukowanych zasad się trzymać.
armored-edition-en = Jak w instrukcji po angielsku.
armored-edition-pl = Jak w instrukcji po polsku.

## Options: what each is about, then each value

armored-option-mode = Które karty Szarży kawalerii mogą kończyć grę.
armored-option-mode-normal = Drużyny wygrywają razem.
armored-option-mode-betrayal = Przyjaźń może się skończyć na ostatniej karcie. Co najmniej czworo graczy.
armored-option-professore_bullets = Pociski, którymi strzela Il Professore.
armored-option-professore_bullets-own = Ma dziesięć własnych.
armored-option-professore_bullets-neutral = Bierze neutralne.
armored-option-heal_choice = Które pociski leczy się najpierw.
armored-option-heal_choice-free = Dowolne.
armored-option-heal_choice-neutral_first = Neutralne przed pociskami rywali.
armored-option-healed_neutral_bullets = Dokąd idą wyleczone neutralne pociski.
armored-option-healed_neutral_bullets-box = Na zawsze do pudełka.
armored-option-healed_neutral_bullets-pile = Z powrotem na swój stos.
armored-option-robbery_pick = Który łup zabiera Rabunek.
armored-option-robbery_pick-random = Losowy.
armored-option-robbery_pick-choice = Takiego rodzaju, jaki wskaże rabuś.
armored-option-nudge_source = Co może dać Szturchnięcie.
armored-option-nudge_source-any_base_action = Dowolną podstawową akcję.
armored-option-nudge_source-own_card = Własną kartę akcji, której nie ma na stosie.
armored-option-gatling_loot_pick = Który łup wytrąca seria.
armored-option-gatling_loot_pick-shooter_unseen = Strzelec wybiera go po rewersie.
armored-option-gatling_loot_pick-random = Losowy.
armored-option-armory_draw = Dwie karty więcej w zbrojowni.
armored-option-armory_draw-always = Zawsze się je dobiera.
armored-option-armory_draw-optional = Można je dobrać.
armored-option-two_player_mode = Iloma bandytami gra dwoje graczy.
armored-option-two_player_mode-two_bandits_each = Dwoma, każdy bandyta z własną talią.
armored-option-two_player_mode-one_bandit_each = Jednym.
armored-option-couriers_block_sight = Czy na dachach można strzelać obok kuriera.
armored-option-couriers_block_sight-true = Nie: kurier zasłania widok.
armored-option-couriers_block_sight-false = Tak.
armored-option-expert_variant-true = Wariant dla ekspertów.
armored-option-guest_bandits = Goście z innych pudełek: Mei i Silk.
armored-option-guest_bandits-false = Mei gra od dziewięciorga bandytów, Silk od dziesięciorga.
armored-option-guest_bandits-true = Oboje można wybrać zawsze.

## A data file on the command line
