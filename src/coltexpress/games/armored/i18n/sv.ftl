### Couriers & Armored Train: what differs from the base game. What a game does not say here is said
### by the base game, or for all games in table.ftl.
###
### $team is blue or red; $courier is first, central or last; the other variables are those of the
### base game. $section is A0 to A6 for the cars of the armored train.

armored-name = Colt Express: Couriers & Armored Train
armored-tagline = Två tåg, två lag, och bytet finns på andra spåret.

## People

armored-professore = Il Professore
    .genitive = Il Professores

# A team standing alone, in a few words, and after the name of a bandit.
armored-team = { $team ->
    [blue] det blå laget
   *[red] det röda laget
}
armored-team-short = { $team ->
    [blue] blå
   *[red] röd
}
armored-of-team = { $bandit } ({ armored-team-short })

# A courier standing alone, at the beginning of a sentence, and as the one who is shot at.
armored-courier = { $courier ->
    [first] den första kuriren
    [last] den sista kuriren
   *[central] den mellersta kuriren
}
armored-courier-subject = { $courier ->
    [first] Den första kuriren
    [last] Den sista kuriren
   *[central] Den mellersta kuriren
}
armored-courier-target = { armored-courier }

## The armored train: labels under the drawing, at most twelve narrow, or six wide, characters

armored-car-short-A0 = Lok
armored-car-short-A1 = Tender
armored-car-short-A2 = Pansar
armored-car-short-A3 = Vapen
armored-car-short-A4 = Pansar
armored-car-short-A5 = Sjukvagn
armored-car-short-A6 = Pansar

# What is special on it, and what it does.
armored-place-armory = Vapenvagnen
armored-place-armory-rule = Den som är inne i den när omgången börjar drar två kort till.
armored-place-infirmary = Sjukvagnen
armored-place-infirmary-rule = Den som är inne i den när omgången börjar får bli av med upp till två kulor.
armored-place-tender = Tendern
armored-place-tender-rule = Den har ett tak men inget inre.
armored-place-gatling = Gatling
armored-place-gatling-rule = Skjut där får bli en salva: alla i sikte får en neutral kula och tappar ett byte.
armored-place-courier = Kurir
armored-place-courier-rule = Den som möter en får en neutral kula och byter nivå. Ett skott får kuriren att byta nivå.
armored-place-document = Hemligt dokument
armored-place-document-rule = Det egna lagets är värt 4000 dollar, det falska inget; det andra lagets läggs tillbaka.

## Cards: the name, and what it does in one line

armored-card-nudge = Knuff
armored-card-nudge-rule = Ge en lagkamrat en grundhandling, att använda efter eget huvud.
armored-card-move-rule = Inne i tåget: en vagn längs tåget, eller tvärs över. På taken: en till tre vagnar, varav ett steg får gå tvärs över.
armored-card-fire-rule = Ge en kula till någon i sikte: i grannvagnen, tvärs över, eller på vilket tak som helst på det andra tåget.
armored-card-robbery-rule = Ta ett byte där du står och titta på det.
armored-card-punch-rule = En bandit intill dig tappar ett byte och hamnar i en grannvagn eller tvärs över.

## Il Professore's cards

armored-plan-binoculars = Kikare: { $bandit }
armored-plan-any-binoculars = Kikare
armored-plan-any-binoculars-rule = En lagkamrat får handla genast; en motståndare på ett tak blir beskjuten.
armored-plan-scheme = Intrig
armored-plan-scheme-rule = Markören klättrar en pinne på den djävulska planen.
armored-plan-bonus_nudge = Extra knuff
armored-plan-bonus_nudge-rule = Lagkamraten får genast göra valfri grundhandling.
armored-plan-last_courier = Skott mot sista kuriren
armored-plan-last_courier-rule = Den sista kuriren på ett tak beskjuts, för Wild Bunch.
armored-plan-rapid_fire = Snabbeld
armored-plan-rapid_fire-rule = Varje motståndare på ett tak får en kula.

## Powers that differ here

armored-power-cheyenne = Får behålla pengapåsen eller väskan som en slagen bandit tappar.
armored-power-django = Den som träffas av en kula från Django knuffas en vagn bort, kanske till det andra tåget.
armored-power-belle = Kan inte väljas för Skjut eller Slåss så länge en annan bandit kan väljas.

## Turns

armored-turn-diversion = Avledning
armored-turn-diversion-rule = En bandit i varje lag får stå över; då förlorar varje motståndare ett slumpvis handkort.
armored-turn-action_plan = Handlingsplan
armored-turn-action_plan-rule = Efter Planen får var och en behålla ett kort till nästa omgång.

## Events and Cavalry Charge cards: the name, and what happens

armored-round-event-couriers_in_movement = Kurirer i rörelse
armored-round-event-couriers_in_movement-rule = Alla kurirer byter nivå; banditer där får en neutral kula och flyr.
armored-round-event-heavy_fire = Kulregn
armored-round-event-heavy_fire-rule = Varje bandit på ett tak får en neutral kula och lägger ner ett byte.
armored-round-event-swivel_arm-rule = Alla banditer på taken sveps till sista taket på sitt eget tåg.
armored-round-event-help = Hjälp!
armored-round-event-help-rule = Varje bandit får ta sig till en lagkamrat, var den än är.
armored-round-event-coordinated_action_plan = Samordnad handlingsplan
armored-round-event-coordinated_action_plan-rule = En bandit intill en lagkamrat drar två kort till nästa omgång.
armored-round-event-heal = Plåster på såren
armored-round-event-heal-rule = En bandit intill en lagkamrat får bli av med upp till två kulor.
armored-round-event-understaffing = Underbemanning
armored-round-event-understaffing-rule = Varje bandit som är kvar på pansartåget får en sista Spring.
armored-round-event-delayed_assault = Fördröjt anfall
armored-round-event-delayed_assault-rule = Fanns ett dokument på starttåget när kortet vändes spelas bara två varv.
armored-round-event-survival_of_the_fittest = Den starkaste överlever
armored-round-event-survival_of_the_fittest-rule = I det rikaste laget vinner bara den rikaste banditen på starttåget.
armored-round-event-double_bottom = Dubbel botten
armored-round-event-double_bottom-rule = De som har med sig sitt eget lags dokument vinner; annars den rikaste banditen.
armored-charge = Kavallerianfall: { $effect }
armored-charge-plain = Kavallerianfall

## What happened

armored-event-picked = { $seat } rider som { $character } för { armored-team }.
armored-event-laid = Ligger { spot-at }: { loot-one }.
armored-event-fled = { $bandit } stöter på en kurir och flyr { spot-to }.
armored-event-wounded = { $cause ->
    [meeting] { $bandit } får en kula av kuriren.
    [gatling] { $bandit } får en kula av Gatlingen.
   *[event] { $bandit } får en neutral kula.
}
armored-event-event-struck = { classic-event-event-struck }
armored-event-game-ended = Tågen har passerat varandra. Dags att räkna.
armored-event-became-gunslinger = { $bandit } kommer hem med tom revolver: { $prize }.
armored-event-professore-joined = Il Professore tar det mindre lagets parti.
armored-event-courier-stood = { armored-courier-subject } står på vakt { spot-at }.
armored-event-professore-played = { $face ->
    [hidden] Kortet från Il Professore ligger dolt.
   *[other] { $down ->
        [yes] Kortet från Il Professore ligger dolt: { $card }.
       *[no] Il Professore lägger { $card }.
    }
}
armored-event-diverted = { $player } gör en avledande manöver.
armored-event-lost-card = { $face ->
    [hidden] { $player } blir av med ett kort.
   *[other] { $player } blir av med ett kort: { $card }.
}
armored-event-kept-card = { $face ->
    [hidden] { $player } behåller ett kort till nästa omgång.
   *[other] { $player } behåller ett kort till nästa omgång: { $card }.
}
armored-event-trains-moved = { $number ->
    [5] De sista vagnarna glider förbi varandra.
   *[other] Tågen glider vidare, två vagnslängder.
}
armored-event-will-draw-more = { $player } får dra två kort till.
armored-event-healed = { $place ->
    [hand] { $bandit } blir av med en kula från handen: { $card }.
    [discard] { $bandit } blir av med en kula ur kasthögen: { $card }.
   *[deck] { $bandit } blir av med en kula: { $card }.
}
armored-event-courier-shot = { $number ->
    [1] { $bandit } skjuter sin sista kula mot { armored-courier-target }.
   *[other] { $bandit } skjuter mot { armored-courier-target }.
}
armored-event-courier-moved = { armored-courier-subject } springer { spot-to }.
armored-event-burst = { $bandit } vevar igång Gatlingen.
armored-event-took-document = { $bandit } läser { loot-taken } och behåller det.
armored-event-put-back = { $bandit } läser { loot-taken } och lägger tillbaka det.
armored-event-nudged = { $bandit } knuffar { $target }: { $action }.
armored-event-granted = { $bandit } tar chansen: { $action }.
armored-event-declined = { $bandit } låter chansen gå.
armored-event-professore-schemed = Il Professores plan mognar: pinne { $number } på stegen.
armored-event-professore-shot = { $number ->
    [1] Il Professores sista kula träffar { $target }.
   *[other] Från kullen träffar Il Professore { $target }.
}
armored-event-professore-shot-courier = { $number ->
    [1] Il Professores sista kula går till { armored-courier-target }.
   *[other] Från kullen träffar Il Professore { armored-courier-target }.
}
armored-event-professore-idled = Det blir ingenting av det.
armored-event-helped = { $bandit } skyndar { spot-to }.
armored-event-eliminated = { $bandit } blir kvar på pansartåget.
armored-event-ladder-paid = Den djävulska planen ger { armored-team } { $money }.
armored-event-bunch-paid = Wild Bunch ger { armored-team } { $money }.
armored-event-team-counted = Pengarna i { armored-team }: { $money }.

## What is asked

armored-question-pick-character = { $seat }, vem vill du vara, för { armored-team }?
armored-question-which-purse = Vad finns under?
armored-question-keep-purse = { $bandit }: behåller du det som { $target } tappar, eller får det falla?
armored-question-which-purse-lost = Vad förlorar { $bandit }?
armored-question-which-loot-laid = Vad läggs här?
armored-question-which-professore-card = Vilket kort ligger överst i Il Professores lek?
armored-question-which-card-lost = Vilket kort förlorar { $player }?
armored-question-keep-which = { $player }: vilket kort sparas till nästa omgång?
armored-question-draw-more = { $player } är i vapenvagnen. Dra två kort till?
armored-question-heal-which = { $bandit }: vilken kula blir du av med?
armored-question-knock-back-where = { $bandit }: vart slungar kulan { $target }?
armored-question-which-loot-robbed = Vad får { $bandit } tag i?
armored-question-keep-decoy = { $bandit } tar upp ett dokument. Behålla det, om det är falskt?
armored-question-nudge-whom = { $bandit }: vem knuffar du?
armored-question-nudge-what = { $bandit }: vilken handling får { $target }?
armored-question-take-action = { $bandit }: handla genast?
armored-question-burst-what = { $bandit }: vad tappar { $target }?
armored-question-which-loot-lost = Vad tappar { $target }?
armored-question-lay-down-which = { $bandit }: vad lägger du ner?
armored-question-help-where = { $bandit }: till vem går du?

## What can be answered

armored-answer-skip = Stå över: varje motståndare förlorar ett handkort
armored-answer-burst = Gatlingen: alla i sikte
armored-answer-no-action = Nej tack
armored-answer-stay = Stanna: { spot-answer }
armored-answer-keep-which-done = Inget av dem
armored-answer-heal-which-done = Ingen kula till
armored-answer-draw-more-yes = Dra två till
armored-answer-draw-more-no = Dra som vanligt
armored-answer-keep-decoy-yes = Behåll det falska
armored-answer-keep-decoy-no = Lägg tillbaka det falska

# Whatever base action the receiver likes.
armored-any-action = valfri grundhandling

# A bullet that can be healed, and where it is: deck, hand, discard or under the deck.
armored-healing = { $place ->
    [hand] { $card }, från handen
    [discard] { $card }, ur kasthögen
    [under] { $card }, underst i leken
   *[deck] { $card }, ur leken
}

## At the table

armored-legend = (B) blå laget, [B] röda laget, ↕ mittemot; $ pengapåse, ◆ juvel, ▣ kassaskrin, ● väska, ▲ guldklimp, ▤ dokument, ★ kurir, ╦ Gatling
armored-wild-bunch = Wild Bunch
armored-bullets-of = { armored-team-short } { $number }
armored-talk-free = Lagkamrater får prata, högt.
armored-talk-silent = Nu är lagkamraterna tysta.
armored-plan = Djävulska planen

# A document whose colour is known: blue, red or decoy.
armored-document-short = { $value ->
    [blue] blått
    [red] rött
   *[decoy] falskt
}

# The table in sentences. $floors is roof where only the roofs are opposite.
armored-plain-pairs = Mittemot varandra: { $pairs }.
armored-plain-no-pairs = Tågen har passerat varandra.
armored-plain-pair = { $floors ->
    [roof] { $first } och { $second }, bara taken
   *[both] { $first } och { $second }
}
armored-plain-courier = { armored-courier-subject } är { spot-at }.
armored-plain-gatling = En Gatling står { spot-at }.
armored-plain-document = Dokument: { $colours }.
armored-plain-professore = Il Professore ({ armored-team-short }): { $money }, pinne { $rung } av { $rungs }. Kulor: { $bullets }. Kort i leken: { $cards }.
armored-plain-bunch = Kulor under Wild Bunch: blå { $blue }, röd { $red }.

## The end

armored-end-eliminated = { $bandit }: kvar på pansartåget
armored-end-document = { $bandit }: lagets dokument, { $prize }
armored-end-barrel = { $bandit }: tom revolver, { $prize }
armored-end-ladder = Il Professore: { $money }
armored-end-bunch = Wild Bunch: { $money }
armored-end-team = { armored-team-begins } vinner med { $money }: { $bandits }!
armored-end-both = Lagen delar segern med { $money } var!
armored-team-begins = { $team ->
    [blue] Det blå laget
   *[red] Det röda laget
}

## Editions

armored-edition = Vilka tryckta regler som gäller.
armored-edition-en = Som i det engelska regelhäftet.
armored-edition-pl = Som i det polska regelhäftet.

## Options: what each is about, then each value

armored-option-mode = Vilka kavallerikort som kan avsluta spelet.
armored-option-mode-normal = Lagen vinner tillsammans.
armored-option-mode-betrayal = Vänskapen kan ta slut på sista kortet. Minst fyra spelare.
armored-option-professore_bullets = Il Professores kulor.
armored-option-professore_bullets-own = Han har tio egna.
armored-option-professore_bullets-neutral = Han tar neutrala.
armored-option-heal_choice = Vilka kulor som försvinner först.
armored-option-heal_choice-free = Vilka man vill.
armored-option-heal_choice-neutral_first = Neutrala före motståndarnas.
armored-option-healed_neutral_bullets = Vart neutrala kulor tar vägen när de plockas bort.
armored-option-healed_neutral_bullets-box = Till asken för gott.
armored-option-healed_neutral_bullets-pile = Tillbaka till sin hög.
armored-option-robbery_pick = Vilket byte man plundrar.
armored-option-robbery_pick-random = Ett slumpvis.
armored-option-robbery_pick-choice = Det slag som rånaren nämner.
armored-option-nudge_source = Vad en Knuff kan ge.
armored-option-nudge_source-any_base_action = Valfri grundhandling.
armored-option-nudge_source-own_card = Ett eget handlingskort som inte ligger i högen.
armored-option-gatling_loot_pick = Vilket byte en salva slår ur handen.
armored-option-gatling_loot_pick-shooter_unseen = Skytten väljer det på baksidan.
armored-option-gatling_loot_pick-random = Ett slumpvis.
armored-option-armory_draw = Två kort till från vapenvagnen.
armored-option-armory_draw-always = De dras alltid.
armored-option-armory_draw-optional = De får dras.
armored-option-two_player_mode = Hur många banditer två spelare leder.
armored-option-two_player_mode-two_bandits_each = Två var, alla med egen lek.
armored-option-two_player_mode-one_bandit_each = En var.
armored-option-couriers_block_sight = Om man kan skjuta förbi en kurir på taken.
armored-option-couriers_block_sight-true = Nej: kurirer skymmer sikten.
armored-option-couriers_block_sight-false = Ja.
armored-option-expert_variant-true = Expertvarianten.
armored-option-guest_bandits = Gäster från de andra askarna: Mei och Silk.
armored-option-guest_bandits-false = Mei kommer med nio banditer, Silk med tio.
armored-option-guest_bandits-true = Båda får väljas oavsett antal.

## A data file on the command line
