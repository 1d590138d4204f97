### Couriers & Armored Train: what differs from the base game. What a game does not say here is said
### by the base game, or for all games in table.ftl.
###
### $team is blue or red; $courier is first, central or last; the other variables are those of the
### base game. $section is own for the cars of the armored train.

armored-name = Colt Express: Kurirer och pansartåg
armored-tagline = Två tåg, två lag, och stöldgodset finns på det andra spåret.

## People

armored-professore = Il Professore
    .genitive = Il Professores

# A team standing alone, in a few words, and after the name of a bandit.
armored-team = { $team ->
    [blue] blå laget
   *[red] röda laget
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

## The armored train, from its locomotive back

# The cars of the armored train, as sections.
armored-car-A0 = Pansartågets lokomotiv
armored-car-A1 = tendern
armored-car-A2 = den första pansrade vagnen
armored-car-A3 = vapenvagnen
armored-car-A4 = den mellersta pansrade vagnen
armored-car-A5 = sjukvårdsvagnen
armored-car-A6 = den sista pansrade vagnen

# Labels under the drawing: at most twelve narrow, or six wide, characters.
armored-car-short-A0 = Lok
armored-car-short-A1 = Tender
armored-car-short-A2 = Pansrad
armored-car-short-A3 = Vapen
armored-car-short-A4 = Pansrad
armored-car-short-A5 = Sjukvård
armored-car-short-A6 = Pansrad

# What is special on it, and what it does.
armored-place-armory = Vapenvagnen
armored-place-armory-rule = Den som är inne i den när omgången börjar drar två extra kort.
armored-place-infirmary = Sjukvårdsvagnen
armored-place-infirmary-rule = Den som är inne i den när omgången börjar får bli av med upp till två kulkort.
armored-place-tender = Tendern
armored-place-tender-rule = Den har ett tak men ingen insida.
armored-place-gatling = Gatlingkulspruta
armored-place-gatling-rule = Skjut får där bli en salva: alla på Starttågets tak och i synfältet på Pansartågets tak får ett neutralt kulkort och tappar en stöldgodsmarkör. En kurir byter bara nivå.
armored-place-courier = Kurir
armored-place-courier-rule = Den som möter en kurir får ett neutralt kulkort och byter nivå. En kurir som träffas byter nivå.
armored-place-document = Hemligt dokument
armored-place-document-rule = Det egna lagets är värt 4000 dollar, det falska inget; det andra lagets läggs tillbaka.

## Cards: the name, and what it does in one line

armored-card-nudge = Knuff
armored-card-nudge-rule = Ge en lagkamrat en grundhandling att använda fritt.
armored-card-move-rule = Inne: en vagn framåt eller bakåt, eller till vagnen mitt emot. På taken: en till tre vagnar, och ett av stegen får gå till taket mitt emot.
armored-card-fire-rule = Ge en kula till någon i synfältet: i en intilliggande vagn, mitt emot, eller på vilket tak som helst på det andra tåget.
armored-card-robbery-rule = Ta en stöldgodsmarkör där du står och titta på den.
armored-card-punch-rule = En bandit på samma plats som du tappar en stöldgodsmarkör och hamnar i en intilliggande vagn eller den mitt emot.

## Il Professore's cards

armored-plan-binoculars = Kikare: { $bandit }
armored-plan-any-binoculars = Kikare
armored-plan-any-binoculars-rule = En lagkamrat får handla genast; en motspelare på ett tak får ett kulkort.
armored-plan-scheme = Komplott
armored-plan-scheme-rule = Markören går upp ett steg på den djävulska planens stege.
armored-plan-bonus_nudge = Extra knuff
armored-plan-bonus_nudge-rule = Lagkamraten får genast göra valfri grundhandling.
armored-plan-last_courier = Skott mot sista kuriren
armored-plan-last_courier-rule = Den sista kuriren på ett tak beskjuts; det räknas för Det vilda gänget.
armored-plan-rapid_fire = Snabbeld
armored-plan-rapid_fire-rule = Varje motspelare på ett tak får ett kulkort.

## Powers that differ here

armored-power-cheyenne = Får behålla börsen eller väskan som en slagen bandit tappar.
armored-power-django = Den som träffas av Djangos kula slungas en vagn bort, kanske till det andra tåget.
armored-power-belle = Kan inte väljas för Skjut eller Slåss så länge en annan bandit kan väljas.

## Turns

armored-turn-diversion = Skenmanöver
armored-turn-diversion-rule = En bandit i varje lag får hoppa över turen; då förlorar varje motspelare ett slumpvis valt handkort.
armored-turn-action_plan = Handlingsplan
armored-turn-action_plan-rule = Efter intrigfasen får var och en behålla ett kort till nästa omgång.

## Events and Cavalry Charge cards: the name, and what happens

armored-round-event-couriers_in_movement = Kurirer i rörelse
armored-round-event-couriers_in_movement-rule = Alla kurirer byter nivå; banditer där får ett neutralt kulkort och flyr.
armored-round-event-heavy_fire = Kulregn
armored-round-event-heavy_fire-rule = Varje bandit på ett tak får ett neutralt kulkort och lägger ner en stöldgodsmarkör.
armored-round-event-swivel_arm-rule = Alla banditer på taken sveps till det sista taket på samma tåg.
armored-round-event-help = Hjälp!
armored-round-event-help-rule = Varje bandit får ta sig till en lagkamrat, var lagkamraten än är.
armored-round-event-coordinated_action_plan = Samordnad handlingsplan
armored-round-event-coordinated_action_plan-rule = En bandit på samma plats som en lagkamrat drar två extra kort nästa omgång.
armored-round-event-heal = Läkning
armored-round-event-heal-rule = En bandit på samma plats som en lagkamrat får bli av med upp till två kulkort.
armored-round-event-understaffing = Underbemanning
armored-round-event-understaffing-rule = Varje bandit som är kvar på Pansartåget får utföra Spring en sista gång.
armored-round-event-delayed_assault = Fördröjt anfall
armored-round-event-delayed_assault-rule = Har en bandit på Starttåget ett hemligt dokument när sista omgången börjar är intrigfasen två turer lång, annars fem.
armored-round-event-survival_of_the_fittest = Den starkaste överlever
armored-round-event-survival_of_the_fittest-rule = I det rikaste laget vinner bara den rikaste banditen på Starttåget.
armored-round-event-double_bottom = Dubbel botten
armored-round-event-double_bottom-rule = Den som har med sig sitt eget lags hemliga dokument till Starttåget vinner; annars vinner den rikaste banditen.
armored-charge = Kavallerianfall: { $effect }
armored-charge-plain = Kavallerianfall

## What happened

armored-event-picked = { $seat } spelar { $character } i { armored-team }.
armored-event-laid = { $kind ->
    [jewel] En juvel placeras { spot-at }.
    [strongbox] Ett kassaskrin placeras { spot-at }.
    [bag] { $value ->
        [hidden] En väska placeras { spot-at }.
       *[other] En väska värd { $value } placeras { spot-at }.
    }
    [nugget] { $value ->
        [hidden] En guldklimp placeras { spot-at }.
       *[other] En guldklimp värd { $value } placeras { spot-at }.
    }
    [document] { $value ->
        [blue] Det blå hemliga dokumentet placeras { spot-at }.
        [red] Det röda hemliga dokumentet placeras { spot-at }.
        [decoy] Det falska dokumentet placeras { spot-at }.
       *[hidden] Ett hemligt dokument placeras { spot-at }.
    }
   *[purse] { $value ->
        [hidden] En börs placeras { spot-at }.
       *[other] En börs värd { $value } placeras { spot-at }.
    }
}
armored-event-fled = { $bandit } flyr från kuriren { spot-to }.
armored-event-wounded = { $cause ->
    [meeting] { $bandit } får ett neutralt kulkort av kuriren.
    [gatling] { $bandit } får ett neutralt kulkort av gatlingkulsprutan.
   *[event] { $bandit } får ett neutralt kulkort.
}
armored-event-event-struck = { classic-event-event-struck }
armored-event-game-ended = Tågen har passerat varandra. Dags att räkna.
armored-event-became-gunslinger = { $bandit } har tom cylinder: { $prize }.
armored-event-professore-joined = Il Professore går med i det mindre laget.
armored-event-courier-stood = { armored-courier-subject } står på vakt { spot-at }.
armored-event-professore-played = { $face ->
    [hidden] Il Professores kort ligger nedvänt.
   *[other] { $down ->
        [yes] Il Professores kort ligger nedvänt: { $card }.
       *[no] Il Professore spelar { $card }.
    }
}
armored-event-diverted = { $player } gör en skenmanöver.
armored-event-lost-card = { $face ->
    [hidden] { $player } förlorar ett kort.
   *[other] { $player } förlorar ett kort: { $card }.
}
armored-event-kept-card = { $face ->
    [hidden] { $player } behåller ett kort till nästa omgång.
   *[other] { $player } behåller ett kort till nästa omgång: { $card }.
}
armored-event-trains-moved = { $number ->
    [5] De sista vagnarna glider förbi varandra.
   *[other] Tågen glider vidare två vagnar.
}
armored-event-will-draw-more = { $player } kommer att dra två extra kort.
armored-event-healed = { $place ->
    [hand] { $bandit } blir av med ett kulkort från handen: { $card }.
    [discard] { $bandit } blir av med ett kulkort ur slänghögen: { $card }.
   *[deck] { $bandit } blir av med ett kulkort: { $card }.
}
armored-event-courier-shot = { $number ->
    [1] { $bandit } skjuter sin sista kula mot { armored-courier-target }.
   *[other] { $bandit } skjuter mot { armored-courier-target }.
}
armored-event-courier-moved = { armored-courier-subject } springer { spot-to }.
armored-event-burst = { $bandit } skjuter en salva med gatlingkulsprutan.
armored-event-took-document = { $bandit } läser { loot-taken } och behåller det.
armored-event-put-back = { $bandit } läser { loot-taken } och lägger tillbaka det.
armored-event-nudged = { $bandit } ger { $target } en Knuff: { $action }.
armored-event-granted = { $bandit } utför { $action }.
armored-event-declined = { $bandit } avstår.
armored-event-professore-schemed = Il Professores markör går upp till steg { $number }.
armored-event-professore-shot = { $number ->
    [1] Il Professore skjuter sin sista kula mot { $target }.
   *[other] Il Professore skjuter mot { $target }.
}
armored-event-professore-shot-courier = { $number ->
    [1] Il Professore skjuter sin sista kula mot { armored-courier-target }.
   *[other] Il Professore skjuter mot { armored-courier-target }.
}
armored-event-professore-idled = Det har ingen effekt.
armored-event-helped = { $bandit } skyndar sig { spot-to }.
armored-event-eliminated = { $bandit } blir kvar på Pansartåget.
armored-event-ladder-paid = Den djävulska planens stege ger { armored-team } { $money }.
armored-event-bunch-paid = { armored-team-begins } vinner titeln Det vilda gänget: { $money }.
armored-event-team-counted = { armored-team-begins } har sammanlagt { $money }.

## What is asked

armored-question-pick-character = { $seat }, vem vill du vara i { armored-team }?
armored-question-which-purse = Vad finns under den?
armored-question-keep-purse = { $bandit }, ditt slag får { $target } att tappa något: behåller du det?
armored-question-which-purse-lost = Vad förlorar { $bandit }?
armored-question-which-loot-laid = Vad läggs här?
armored-question-which-professore-card = Vilket kort ligger överst i Il Professores draghög?
armored-question-which-card-lost = Vilket kort förlorar { $player }?
armored-question-keep-which = { $player }: vilket kort behåller du till nästa omgång? De andra går tillbaka till draghögen.
armored-question-draw-more = { $player }, du är i vapenvagnen: drar du två extra kort?
armored-question-heal-which = { $bandit }: vilket kulkort vill du bli av med?
armored-question-knock-back-where = { $bandit }, din kula slungar { $target } bakåt: vart?
armored-question-which-loot-robbed = Vad tar { $bandit }?
armored-question-keep-decoy = { $bandit }, du tar upp ett hemligt dokument: behåller du det om det är falskt?
armored-question-nudge-whom = { $bandit }, din Knuff: vem i laget får handla genast?
armored-question-nudge-what = { $bandit }, din Knuff: vilken handling erbjuder du { $target }?
armored-question-take-action = { $giver ->
    [none] { $offer ->
        [any] { $bandit }, du får utföra valfri grundhandling: vilken?
       *[one] { $bandit }, du får utföra { $action } en gång till: använda nu?
    }
   *[other] { $offer ->
        [any] { $giver } erbjuder dig valfri grundhandling, { $bandit }: vilken?
       *[one] { $giver } erbjuder dig { $action }, { $bandit }: använda nu?
    }
}
armored-question-burst-what = { GENDER($target) ->
    [feminine] { $bandit }, din salva träffar { $target }: vad tappar hon?
    [masculine] { $bandit }, din salva träffar { $target }: vad tappar han?
   *[other] { $bandit }, din salva träffar { $target }: vad tappar de?
}
armored-question-which-loot-lost = Vad tappar { $target }?
armored-question-lay-down-which = { $bandit }, i kulregnet: vad lägger du ner?
armored-question-help-where = { $bandit }, Hjälp!: till vem i laget går du?

## What can be answered

armored-answer-skip = Hoppa över turen: varje motspelare förlorar ett handkort
armored-answer-burst = Gatlingkulspruta: alla på Starttågets tak och i synfältet på Pansartågets tak
armored-answer-no-action = Avstå
armored-answer-stay = Stanna { spot-at }
armored-answer-keep-which-done = Inget av dem
armored-answer-heal-which-done = Inget kulkort till
armored-answer-draw-more-yes = Dra två extra
armored-answer-draw-more-no = Dra som vanligt
armored-answer-keep-decoy-yes = Behåll det falska
armored-answer-keep-decoy-no = Lägg tillbaka det falska
armored-answer-keep-which = Behåll { $card }
armored-answer-nudge-whom = Ge { $bandit } en Knuff
armored-answer-nudge-what = Erbjud { $action }
armored-answer-take-action = Använd { $action } nu
armored-answer-lay-down-which = Lägg ner { loot-taken }
armored-answer-help-where = Gå till { $mates }, { spot-at }
armored-answer-knock-back-where = { spot-to }

# Whatever base action the receiver likes.
armored-any-action = valfri grundhandling

# A bullet that can be healed, and where it is: deck, hand, discard or under the deck.
armored-healing = { $place ->
    [hand] { $card }, från handen
    [discard] { $card }, ur slänghögen
    [under] { $card }, underst i draghögen
   *[deck] { $card }, ur draghögen
}

## At the table

armored-legend = (B) blå laget, [B] röda laget, ↕ mitt emot; $ börs, ◆ juvel, ▣ kassaskrin, ● väska, ▲ guldklimp, ▤ hemligt dokument, ★ kurir, ╦ gatlingkulspruta
armored-wild-bunch = Det vilda gänget
armored-barrel-rule = Kulorna som är kvar att skjuta. Den som har skjutit alla vid spelets slut och är på Starttåget ger laget { $prize }.
armored-wild-bunch-rule = Varje kula som skjuts mot en kurir hamnar under den här markören. Laget med flest kulor där får { $prize } vid spelets slut; vid lika får inget lag något.
armored-opposite = Vagnar mitt emot varandra
armored-opposite-rule = De här två vagnarna står bredvid varandra. Med Spring tar du dig över till samma nivå på det andra tåget, och kulor och slag når också över. Efter omgången glider tågen vidare.
armored-professore-rule = Han stannar på sin kulle. Varje tur läggs hans översta kort i den gemensamma högen, för det mindre laget.
armored-warning-last-round = Efter omgången skiljs tågen åt: på Pansartåget får du ingenting.
armored-warning-on-board = Efter omgången skiljs tågen åt: { $bandit }, lämna Pansartåget, annars får du ingenting.

## What the coach says for an option; what is not here he says as in the base game. $mate is a teammate.

armored-advice-courier-there = Där är en kurir: du måste fly till den andra nivån.
armored-advice-thrown-to-marshal = Där är en kurir: den som hamnar där måste fly till den andra nivån.
armored-advice-document = Är det hemliga dokumentet ert lags är det värt { $prize } i slutet.
armored-advice-home = Det är på Starttåget: bara där räknas ditt stöldgods i slutet.
armored-advice-nearer-home = Det tar dig närmare Starttåget, där ditt stöldgods räknas.
armored-advice-empty-barrel = Kulor kvar: { $number }. På Starttåget är en tom cylinder värd { $prize }.
armored-advice-mate-robs = { $mate } kan plundra { spot-at } genast: { $loot }.
armored-advice-burst = Salvan träffar: { $bandits }.
armored-advice-burst-own = Den träffar även ert eget lag: { $bandits }.
armored-advice-mate-there = Där möter du: { $bandits }.
armored-advice-courier-leaves = Kuriren lämnar sin post { spot-at }. Stöldgods där: { $loot }.
armored-advice-courier-shot = Kuriren måste byta nivå.
armored-advice-diversion = { $number ->
    [one] En motspelare förlorar ett kort.
   *[other] { $number } motspelare förlorar var sitt kort.
}
armored-advice-heal = Du blir av med den kulan.
armored-advice-draw-more = Två kort till att välja bland.
armored-advice-keep-card = Du har det på handen nästa omgång.
armored-advice-least = Inget annat du bär på är värt mindre.
armored-bullets-of = { armored-team-short } { $number }
armored-talk-free = Lagkamrater får prata; alla hör.
armored-talk-silent = Ingen får prata nu.
armored-plan = Den djävulska planen

# A document whose colour is known: blue, red or decoy.
armored-document-short = { $value ->
    [blue] blått
    [red] rött
   *[decoy] falskt
}

# The table in sentences. $floors is roof where only the roofs are opposite.
armored-plain-pairs = Mitt emot varandra: { $pairs }.
armored-plain-no-pairs = Inga vagnar är mitt emot varandra.
armored-plain-pair = { $floors ->
    [roof] { $first } och { $second } (bara taken)
   *[both] { $first } och { $second }
}
armored-plain-courier = { armored-courier-subject } är { spot-at }.
armored-plain-gatling = En gatlingkulspruta står { spot-at }.
armored-plain-document = Hemliga dokument: { $colours }.
armored-plain-professore = Il Professore ({ armored-team-short }): { $money }, steg { $rung } av { $rungs }. Kulor: { $bullets }. Kort i draghögen: { $cards }.
armored-plain-bunch = Kulkort under markören för Det vilda gänget: blå { $blue }, röd { $red }.

## The end

armored-end-eliminated = { $bandit }: kvar på Pansartåget
armored-end-document = { $bandit }: det egna lagets hemliga dokument, { $prize }
armored-end-barrel = { $bandit }: tom cylinder, { $prize }
armored-end-ladder = Il Professore: { $money }
armored-end-bunch = Det vilda gänget: { $money }
armored-end-team = { armored-team-begins } vinner med { $money }: { $bandits }!
armored-end-both = Lagen delar segern med { $money } var!
armored-team-begins = { $team ->
    [blue] Blå laget
   *[red] Röda laget
}

## Editions

armored-edition = Vilka tryckta regler som gäller.
armored-edition-en = Som i den engelska regelboken.
armored-edition-pl = Som i den polska regelboken.

## Options: what each is about, then each value

armored-option-mode = Normalläge eller svekläge.
armored-option-mode-normal = Normalläge: lagen vinner tillsammans.
armored-option-mode-betrayal = Svekläge: det sista kortet kan ställa lagkamrater mot varandra. Minst fyra spelare.
armored-option-professore_bullets = Il Professores kulkort.
armored-option-professore_bullets-own = Han har tio egna.
armored-option-professore_bullets-neutral = Han tar neutrala.
armored-option-heal_choice = Vilka kulkort man blir av med först.
armored-option-heal_choice-free = Vilka man vill.
armored-option-heal_choice-neutral_first = Neutrala före motspelarnas.
armored-option-healed_neutral_bullets = Vart neutrala kulkort går när man blir av med dem.
armored-option-healed_neutral_bullets-box = I lådan för gott.
armored-option-healed_neutral_bullets-pile = Tillbaka till sin hög.
armored-option-robbery_pick = Vilket stöldgods Plundra tar.
armored-option-robbery_pick-random = En slumpvis vald markör.
armored-option-robbery_pick-choice = Det slag som banditen väljer.
armored-option-nudge_source = Vad en Knuff kan ge.
armored-option-nudge_source-any_base_action = Valfri grundhandling.
armored-option-nudge_source-own_card = Ett av knuffarens egna handlingskort som inte ligger i högen.
armored-option-gatling_loot_pick = Vilket stöldgods en salva slår ur handen.
armored-option-gatling_loot_pick-shooter_unseen = Skytten väljer bland de nedvända markörerna.
armored-option-gatling_loot_pick-random = En slumpvis vald markör.
armored-option-armory_draw = Två extra kort från vapenvagnen.
armored-option-armory_draw-always = De dras alltid.
armored-option-armory_draw-optional = De får dras.
armored-option-two_player_mode = Hur många banditer varje spelare har när två spelar.
armored-option-two_player_mode-two_bandits_each = Två var, alla med egen draghög.
armored-option-two_player_mode-one_bandit_each = En var.
armored-option-couriers_block_sight = Om man kan skjuta förbi en kurir på taken.
armored-option-couriers_block_sight-true = Nej: kurirer skymmer synfältet.
armored-option-couriers_block_sight-false = Ja.
armored-option-expert_variant-true = Expertvarianten.
armored-option-guest_bandits = Gäster från de andra lådorna: Mei och Silk.
armored-option-guest_bandits-false = Mei är med från nio banditer, Silk från tio.
armored-option-guest_bandits-true = Båda får väljas oavsett antal banditer.

## Settings of a room, on the page

web-edition-armored-en = Engelsk
web-edition-armored-pl = Polsk
web-chat-hint-armored = Prata vid bordet; under stöldfasen är chatten stängd.

## The rules at a glance, on the page

web-rules-armored-goal = Två tåg möts, och två lag vill åt det som finns på Pansartåget. Få det till Starttåget innan de skiljs åt: stöldgods hos banditer som är kvar på Pansartåget räknas inte.
web-rules-armored-round = Intriger och Stöld som i grundspelet. Efter varje omgång glider tågen vidare två vagnar, och andra tak är mitt emot.
web-rules-armored-schemin = Lagkamrater får prata under intrigfasen, och alla hör; under stöldfasen får ingen prata. En Knuff ger en lagkamrat en handling.
web-rules-armored-stealin = Kurirer vaktar de hemliga dokumenten, gatlingkulsprutor sveper över taken. Bara du får titta på stöldgods du tar.
web-rules-armored-end = Det egna lagets hemliga dokument är värt 4000 dollar, guldklimpar kan vara kattguld, och laget som avfyrat flest kulor mot kurirer vinner titeln Det vilda gänget. Det rikare laget vinner tillsammans.

## The tutorial: somebody explains while the learner plays

lesson-armored-welcome = Två tåg möts. Närmast går ert eget, Starttåget; bakom det rullar Pansartåget, och allt som är värt något finns på det.
lesson-armored-teams = Du är Belle, i blå laget med Tuco. Django och Doc är röda. Det rikare laget vinner, tillsammans. Lagkamrater får prata under intrigfasen; alla hör.
lesson-armored-opposite = De vita pilarna visar var du kan ta dig över. Än så länge ligger bara lokomotiven sida vid sida. Efter varje omgång glider tågen vidare två vagnar.
lesson-armored-treasure = Väskor, guldklimpar, kassaskrin, och i de pansrade vagnarna tre hemliga dokument: det i ditt lags färg är värt 4000 dollar.
lesson-armored-guards = Kurirer vaktar de hemliga dokumenten: möter du en får du ett kulkort. På två tak står gatlingkulsprutor, för den som hinner först.
lesson-armored-round = Intrigfasen går som i grundspelet: tur för tur spelar alla ett kort till högen. Sedan vänds den.
lesson-armored-play-climb = Det är långt till lokomotivet. Börja med Byt nivå: upp på taket.
lesson-armored-play-move = Spring sedan längs taken. Spela Spring.
lesson-armored-play-cross = Tunneln döljer din bästa idé: ett Spring-kort till, för att hoppa över.
lesson-armored-play-down = Och ner genom luckan, där ett kassaskrin väntar. Byt nivå.
lesson-armored-run = Stöld! Spring ända fram till ert lokomotiv.
lesson-armored-cross = Nu gäller det: hoppa till taket av Pansartågets lokomotiv.
lesson-armored-nudged = Tuco spelar Knuff: en lagkamrat får handla genast. Han erbjuder dig Plundra. Ta chansen!
lesson-armored-strongbox = 1000 dollar i ett kassaskrin, tack vare Tuco. Knuff är bäst när lagkamraten står där du inte gör det.
lesson-armored-couriers = Omgångens händelse: alla kurirer byter nivå. Den som stod på fel nivå ångrar sig nu.
lesson-armored-passing = Tågen glider vidare. Nu ligger andra vagnar mitt emot varandra, och andra tak är ett hopp bort.
lesson-armored-document = De hemliga dokumenten ligger inne i de pansrade vagnarna. Du får titta på ett när du plockar upp det; bara du vet vems det är.
lesson-armored-end = Efter fem omgångar skiljs tågen åt. Stöldgods hos banditer som är kvar på Pansartåget räknas inte, så var tillbaka i tid. God jakt.

## Problem

armored-theme-home = Tillbaka till Starttåget i tid
armored-theme-document = Säkra dokumentet
armored-theme-nudge = Knuffa på lagkamraten

## Ställa upp en ställning

armored-edit-courier = Plats
armored-edit-ladder = Il Professores stege
