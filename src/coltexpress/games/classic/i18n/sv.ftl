### The base game: what happened, what is asked, what can be answered, what can be set.
###
### In every sentence: $bandit, $target, $victim, $player, $character are names; $seat is the person
### at the table ("Player 2", or a name). A spot is given as $floor, $section and $name, for spot-at
### and spot-to; a token as $kind and $value, for loot-one and loot-taken. A card is given as $card,
### its name; $face says which (move, floor_change, marshal, fire, robbery, punch, bullet, hidden) and
### $down says yes if it lies face down.

classic-name = Colt Express
classic-tagline = Fem omgångar, ett tåg, och alla vill åt samma börs.

## What happened

classic-event-picked = { $seat } spelar { $character }.
classic-event-took-cards = { $player } blandar en ny draghög.
classic-event-kept-marshal = { NAME($bandit, case: "genitive") } Sheriff-kort stannar i draghögen.
classic-event-coupled = Vagn { $section }: { $name }.
classic-event-laid = { $kind ->
    [strongbox] Ett kassaskrin placeras { spot-at }.
    [jewel] En juvel placeras { spot-at }.
   *[purse] { $value ->
        [hidden] En börs placeras { spot-at }.
       *[other] En börs värd { $value } placeras { spot-at }.
    }
}
classic-event-started-with = { $bandit } börjar med { loot-taken }.
classic-event-set-beside = Ett andra kassaskrin väntar bredvid tåget.
classic-event-marshal-stood = Sheriffen tar plats { spot-at }.
classic-event-became-first = { $player } är första spelare.
classic-event-stood = { $bandit } börjar { spot-at }.
classic-event-round-began = Omgång { $number } börjar.
classic-event-drew = { $face ->
    [hidden] { $player } drar ett kort.
   *[other] { $player } drar ett kort: { $card }.
}
classic-event-reshuffled = { $player } blandar.
classic-event-discarded = { $player } slänger { $card }.
classic-event-turned-up = Omgångskortet är ”{ $round_card }”.
classic-event-turn-began = Tur { $number }: { $turn_kind }.
classic-event-played = { $face ->
    [hidden] { $player } spelar ett kort nedvänt.
   *[other] { $down ->
        [yes] { $player } spelar { $card } nedvänt.
       *[no] { $player } spelar { $card }.
    }
}
classic-event-chose-to-draw = { $player } drar kort i stället för att spela ett.
classic-event-passed = { $player } passar.
classic-event-laid-back = { $player } lägger tillbaka handen på draghögen.
classic-event-stealin-began = Stöldfasen börjar. Högen vänds.
classic-event-revealed = { $player }: { $card }.
classic-event-card-returned = { $card } går tillbaka till { $player }.
classic-event-had-no-effect = { $face ->
    [fire] { $bandit }: Skjut har ingen effekt.
    [robbery] { $bandit } hittar inget att ta.
    [punch] { $bandit } slår i tomma luften.
   *[other] { $bandit }: { $card } har ingen effekt.
}
classic-event-moved = { $bandit } springer { spot-to }.
classic-event-climbed = { $floor ->
    [roof] { $bandit } klättrar upp på taket av { section }.
   *[inside] { $bandit } klättrar ner i { section }.
}
classic-event-fled = { $bandit } flyr från Sheriffen { spot-to }.
classic-event-knocked-back = Kulan slungar { $bandit } { spot-to }.
classic-event-thrown = { $bandit } kastas { spot-to }.
classic-event-lurched = { $bandit } glider { spot-to }.
classic-event-swept = { $bandit } sveps { spot-to }.
classic-event-marshal-moved = Sheriffen går { spot-to }.
classic-event-shot = { $number ->
    [1] { $bandit } skjuter sin sista kula mot { $target }.
   *[other] { $bandit } skjuter mot { $target }.
}
classic-event-wounded = { $cause ->
    [meeting] { $bandit } får ett neutralt kulkort av Sheriffen.
   *[event] { $bandit } får ett neutralt kulkort.
}
classic-event-bullets-ran-out = De neutrala kulkorten är slut. Ingen får något.
classic-event-robbed = { $bandit } tar { loot-taken }.
classic-event-dropped = { $bandit } tappar { loot-taken }.
classic-event-snatched = { $bandit } rycker åt sig { loot-taken } från { $victim }.
classic-event-event-struck = Händelsen är ”{ $round_event }”.
classic-event-strongbox-came = Det andra kassaskrinet placeras { spot-at }.
classic-event-ransomed = { $bandit } får en lösensumma för konduktören: { loot-one }.
classic-event-round-ended = Omgång { $number } är över.
classic-event-game-ended = Tåget rullar in. Dags att räkna.
classic-event-showed = { $bandit } vänder upp { loot-taken }.
classic-event-became-gunslinger = { $bandit } blir Revolverman: { $prize } för flest avfyrade kulor.
classic-event-counted = { $player } har sammanlagt { $money }.
classic-event-won = { $player } vinner.

# Several draws at once. $cards is "hidden" or a list of names.
classic-events-drew = { $cards ->
    [hidden] { $number ->
        [one] { $player } drar ett kort.
       *[other] { $player } drar { $number } kort.
    }
   *[other] { $number ->
        [one] { $player } drar ett kort: { $cards }.
       *[other] { $player } drar { $number } kort: { $cards }.
    }
}

## What is asked. $player is who answers; $bandit acts, $target suffers.

classic-question-pick-character = { $seat }, vem vill du vara?
classic-question-which-marshal-card = { $player }: vems Sheriff-kort stannar i draghögen?
classic-question-which-car = { $player }: vilken vagn blir vagn { $section }?
classic-question-which-purse = Vilken börs är det?
classic-question-who-is-first = Vem är första spelare?
classic-question-who-in-caboose = { $player }: vem börjar i sista vagnen?
classic-question-which-card-drawn = Vilket kort drar { $player }?
classic-question-drop-which-bullet = { $player }: vilket kulkort slänger du från handen?
classic-question-which-round-card = Vilket omgångskort vänds upp?
classic-question-play-or-draw = { $drawing ->
    [0] { $player }, din tur: spela ett kort.
   *[other] { $player }, din tur: spela ett kort eller dra tre.
}
classic-question-discard-which = { $player }: vilket kort slänger du? Resten behåller du till nästa omgång.
classic-question-move-where = { $bandit }, du springer: vart?
classic-question-climb-where = { $bandit }, du byter nivå: vart klättrar du?
classic-question-marshal-where = { $bandit }, du flyttar Sheriffen: vart ska han?
classic-question-fire-at-whom = { $bandit }, du skjuter: vem får din kula?
classic-question-rob-what = { $bandit }, du plundrar: vad tar du?
classic-question-punch-whom = { $bandit }, du slåss: vem slår du?
classic-question-punch-what = { GENDER($target) ->
    [feminine] { $bandit }, du slår { $target }: vad tappar hon?
    [masculine] { $bandit }, du slår { $target }: vad tappar han?
   *[other] { $bandit }, du slår { $target }: vad tappar de?
}
classic-question-keep-purse = { $bandit }, ditt slag kostar { $target } en börs: behåller du den?
classic-question-which-purse-lost = Vilken börs förlorar { $bandit }?
classic-question-throw-where = { GENDER($target) ->
    [feminine] { $bandit }, du slår { $target }: var landar hon?
    [masculine] { $bandit }, du slår { $target }: var landar han?
   *[other] { $bandit }, du slår { $target }: var landar de?
}
classic-question-pick-pocket = { $bandit }, du är ensam med en börs: tar du den?
classic-question-revenge-which = { $bandit }, Sheriffens hämnd kostar dig en börs: vilken?

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = Dra tre kort
classic-answer-pass = Passa
classic-answer-done = Klar
classic-answer-leave = Låt den ligga
classic-answer-keep-purse-yes = Behåll den
classic-answer-keep-purse-no = Låt den falla
classic-answer-play-or-draw = { $face ->
    [instead] { $card }
   *[other] { $down ->
        [yes] Spela { $card } nedvänt
       *[no] Spela { $card }
    }
}
classic-answer-drop-which-bullet = { $face ->
    [done] Släng inga fler
   *[other] Släng { $card }
}
classic-answer-discard-which = { $face ->
    [done] Behåll resten
   *[other] Släng { $card }
}
classic-answer-move-where = Spring { spot-to }
classic-answer-climb-where = Klättra { spot-to }
classic-answer-marshal-where = Skicka Sheriffen { spot-to }
classic-answer-fire-at-whom = Skjut mot { $bandit }, { spot-at }
classic-answer-rob-what = Ta { loot-taken }
classic-answer-punch-whom = Slå { $bandit }
classic-answer-throw-where = { spot-to }
classic-answer-pick-pocket = Ta { loot-taken }

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }: { $power }

## Phases

classic-phase-setup = Förberedelse
classic-phase-schemin = Intriger
classic-phase-stealin = Stöld
classic-phase-round_end = Omgångens slut
classic-phase-over = Spelets slut
classic-barrel-rule = Kulorna som är kvar att skjuta. Den som har skjutit flest vid spelets slut är Revolverman och får { $prize }.
classic-marshal-rule = Han är alltid inne i tåget. Den som möter honom får ett neutralt kulkort och flyr upp på taket.
classic-warning-last-round = Det här är sista omgången: sedan räknas stöldgodset.
classic-warning-no-bullets = Du har inga kulor kvar: Skjut har ingen effekt.
classic-warning-hand = Sista turen: kort som är kvar på handen går tillbaka till draghögen.
classic-warning-last-bullet = Det här är din sista kula.

## What the coach says for an option. $loot is a list of loot, $bandits a list of names, $number how many
## they are; a spot is where something is or leads.

classic-advice-loot-there = Stöldgods { spot-at }, där du kan vara då: { $loot }.
classic-advice-loot-ahead = Med det kommer du { spot-to }. Stöldgods där: { $loot }.
classic-advice-roof-safe = Sheriffen är i vagnen bredvid; på taket når han dig inte.
classic-advice-leave-marshal = Sheriffen är i vagnen bredvid, och det här tar dig bort från honom.
classic-advice-leave-foes = Bredvid dig, där de kan slå till dig: { $bandits }.
classic-advice-in-sight = I ditt synfält om de står kvar: { $bandits }.
classic-advice-nobody-in-sight = Som alla står nu är ingen i ditt synfält.
classic-advice-gunslinger = Ett skott till, så har du avfyrat flest kulor. Revolvermannen får { $prize }.
classic-advice-beside = Bredvid dig och med stöldgods, om de står kvar: { $bandits }.
classic-advice-marshal-meets = Sheriffen kan överraska: { $bandits }.
classic-advice-few-cards = { $number ->
    [0] Du har inget kort på handen som går att spela.
    [one] Bara { $number } kort på din hand går att spela.
   *[other] Bara { $number } kort på din hand går att spela.
}
classic-advice-bullets-in-hand = { $number ->
    [one] { $number } kulkort tar plats på din hand.
   *[other] { $number } kulkort tar plats på din hand.
}
classic-advice-face-down = Ingen ser det före Stöld.
classic-advice-marshal-next-door = Sheriffen är i vagnen bredvid.
classic-advice-marshal-there = Sheriffen är där: du måste fly upp på taket.
classic-advice-loot-at = Stöldgods där: { $loot }.
classic-advice-robbery-next = Ditt nästa kort är Plundra.
classic-advice-fire-next = Ditt nästa kort är Skjut. I synfältet därifrån: { $bandits }.
classic-advice-alone = Där finns ingen som kan slå till dig.
classic-advice-rebellion = Efter omgången drabbar Passagerarnas uppror alla inne i tåget, men inte på taket.
classic-advice-hostage = Efter omgången får alla i eller på lokomotivet { $prize }.
classic-advice-thrown-to-marshal = Sheriffen är där: den som hamnar där måste fly upp på taket.
classic-advice-no-loot = Där finns inget stöldgods.
classic-advice-marshal-drives-out = Där driver han upp på taket: { $bandits }.
classic-advice-marshal-goes-away = Då kommer Sheriffen längre bort från dig.
classic-advice-marshal-hits-you = Där står en av dina egna.
classic-advice-own-side = Den är på din sida.
classic-advice-carries = Bär på: { $loot }.
classic-advice-most-loot = Ingen motspelare bär på mer stöldgods.
classic-advice-wounded = { $number ->
    [one] Har redan fått en kula.
   *[other] Har redan fått { $number } kulor.
}
classic-advice-best-loot = Inget annat av valen är värt mer.
classic-advice-worth = Värd { $least } till { $most }.
classic-advice-keep-purse = Börsen blir din genast; annars faller den till golvet.
classic-advice-useless-bullet = Ett kulkort kan inte spelas; det tar bara plats.

## Editions

classic-edition = Vilka tryckta regler som gäller.
classic-edition-default = Vår blandning av utgåvorna, den som de flesta är vana vid.
classic-edition-zh = Som i den traditionella kinesiska regelboken.
classic-edition-sv = Som i den svenska regelboken.

## Options: what each is about, then each value

classic-option-marshals_revenge = Vilken börs Sheriffens hämnd tar.
classic-option-marshals_revenge-least = Den minst värdefulla.
classic-option-marshals_revenge-most = Den mest värdefulla.
classic-option-station_position = När tåget når stationen.
classic-option-station_position-last = I sista omgången.
classic-option-station_position-shuffled = I vilken omgång som helst: tågstationskortet blandas med de andra.
classic-option-tuco_targets = Vilka Tucos specialförmåga når.
classic-option-tuco_targets-other_floor = Banditer på den andra nivån i samma vagn.
classic-option-tuco_targets-other_floor_and_same_spot = De, och banditer på samma plats som han.
classic-option-car_choice = Hur vagnarna väljs.
classic-option-car_choice-random = Slumpmässigt.
classic-option-car_choice-chosen = Spelarna väljer i tur och ordning.
classic-option-starting_purse = En börs från början.
classic-option-starting_purse-true = Alla börjar med en börs värd 250 dollar.
classic-option-starting_purse-false = Alla börjar tomhänta.
classic-option-pickpocketing_alone = Vad ensam betyder för Ficktjuvar.
classic-option-pickpocketing_alone-spot = Ingen annan på samma nivå i vagnen.
classic-option-pickpocketing_alone-car = Ingen annan i eller på vagnen.
classic-option-tiebreak_bullets = Vilka kulkort som avgör när pengarna är lika.
classic-option-tiebreak_bullets-all = Alla man har fått.
classic-option-tiebreak_bullets-players_and_events = De från banditer och händelser, inte från möten med Sheriffen.
classic-option-expert_bullet_discard = Kulkort på handen när omgången börjar, i Expertvarianten.
classic-option-expert_bullet_discard-must = De måste slängas.
classic-option-expert_bullet_discard-may = De får slängas.
classic-option-expert_keep_timing = När handkort behålls eller slängs, i Expertvarianten.
classic-option-expert_keep_timing-after_schemin = Efter intrigfasen.
classic-option-expert_keep_timing-end_of_round = Vid omgångens slut.
classic-option-expert_reshuffle = När slänghögen blandas, i Expertvarianten.
classic-option-expert_reshuffle-on_demand = När ett kort ska dras och inget finns kvar.
classic-option-expert_reshuffle-on_empty = Så fort draghögen är tom.
classic-option-two_player_gangs = Hur två spelare får sina gäng.
classic-option-two_player_gangs-chosen = De väljer i tur och ordning.
classic-option-two_player_gangs-random = Slumpmässigt.
classic-option-character_choice = Hur karaktärerna delas ut.
classic-option-character_choice-chosen = Alla väljer själva.
classic-option-character_choice-random = Slumpmässigt.
classic-option-purse_pick = Vilken av flera börser som tas.
classic-option-purse_pick-random = En av dem, dragen i blindo.
classic-option-purse_pick-token = Den man pekar på.
classic-option-expert_variant = Draghögar med slänghög, och handkort som får behållas.
classic-option-expert_variant-false = Det vanliga spelet.
classic-option-expert_variant-true = Expertvarianten. Två spelare använder den alltid.
classic-option-guest_bandits = Gäster från de andra lådorna.
classic-option-guest_bandits-false = Bara grundspelets sex banditer.
classic-option-guest_bandits-true = Gäster får också väljas.

## Editions, on the page

web-edition-classic-default = Vår blandning
web-edition-classic-zh = Traditionell kinesisk
web-edition-classic-sv = Svensk

## The rules at a glance, on the page

web-rules-classic-goal = Du är bandit på ett tåg i fart. Efter fem omgångar vinner den rikaste. Börser har ett hemligt värde, juveler är värda 500 dollar, kassaskrin 1000, och den som avfyrat flest kulor blir Revolverman och får 1000 dollar till.
web-rules-classic-round = En omgång har två faser: Intriger, då alla spelar kort till en gemensam hög, och Stöld, då högen vänds och planerna möter verkligheten.
web-rules-classic-schemin = Dra sex kort. I varje tur på omgångskortet spelar du ett kort till högen eller drar tre till. I tunnlar spelas korten nedvända, så håll reda på vem som gick vart.
web-rules-classic-stealin = Korten utförs i den ordning de spelades, vare sig du fortfarande gillar dem eller inte. Välj vart du går, vem du träffar, vad du tar. Möter du Sheriffen flyr du upp på taket med ett kulkort.
web-rules-classic-end = Kulkort du får tar plats i din draghög. I slutet av omgången slår händelsen på dess kort till. Efter den femte räknas stöldgodset.

## The tutorial: somebody explains while the learner plays

lesson-classic-welcome = Välkommen ombord. Tåget är fullt av pengar, och du är Belle: rosa klänning, fjäder i hatten. Än har ingen lagt märke till dig.
lesson-classic-people = Django och Tuco är här i samma ärende. Den som är rikast när tåget rullar in vinner. Vad du har är hemligt, och deras likaså.
lesson-classic-loot = En börs är värd 250 till 500 dollar. En juvel är värd 500 dollar, ett kassaskrin 1000. Sheriffen vaktar lokomotivet. Alla är antingen inne i en vagn eller på dess tak.
lesson-classic-goal = Var och en har sex kulor. Den som avfyrar flest blir Revolverman och får 1000 dollar på slutet. En kula som träffar dig blir ett värdelöst kort i din draghög.
lesson-classic-round = Varje omgång har ett kort. Symbolerna är turer, från vänster till höger: i varje tur spelar alla ett kort. Sist kommer en händelse.
lesson-classic-hand = Den här halvan kallas Intriger. Ni spelar kort till en gemensam hög, ett i taget. Ännu händer ingenting: det är bara planer.
lesson-classic-play-rob = Din vagn är full av stöldgods. Spela Plundra: tryck på kortet, och en gång till för att bekräfta.
lesson-classic-play-climb = En tunnel: korten spelas nedvända, så ingen ser dem. Smyg upp på taket med Byt nivå.
lesson-classic-play-fire = Dagsljus igen. När kortet utförs står du på taket, och därifrån ser man långt. Spela Skjut.
lesson-classic-play-move = Sista turen. På taken får du springa upp till tre vagnar. Spela Spring. Den bleka figuren visar var du kan hamna.
lesson-classic-stealin = Nu kommer Stöld. Högen vänds, och korten utförs i den ordning de spelades, vare sig du fortfarande gillar dem eller inte.
lesson-classic-rob-what = Först ut är ditt Plundra-kort. Vad får det lov att vara? Ta juvelen.
lesson-classic-belle = Tuco spelar Slåss, och både du och Django står intill honom. Men ingen får välja Belle så länge det finns någon annan: det är din specialförmåga. Alla banditer har en.
lesson-classic-punched = Django tappar sin börs och landar i vagnen intill. Stöldgods på golvet tillhör den som plockar upp det.
lesson-classic-hidden = Ditt kort från tunneln: upp med dig. Det såg ingen komma.
lesson-classic-shot = Du skjuter mot Django. Han får en av dina kulor, och hans draghög har ett kort till som inte duger till något.
lesson-classic-marshal = Django skickar Sheriffen till vagnen intill. Den som möter Sheriffen inne i en vagn får ett kulkort och flyr upp på taket.
lesson-classic-move-where = Spring nu. Ta taket längst bort, rakt ovanför Sheriffen.
lesson-classic-event = Händelsen slog till: en svängarm svepte alla på taken längst bak. Så gick det med den löpturen.
lesson-classic-again = Ny omgång, nytt kort: tre turer den här gången, och Django är första spelare.
lesson-classic-draw = I stället för att spela ett kort får du dra tre. Fler kort på handen ger fler val senare. Tryck på ”Dra tre kort”.
lesson-classic-speeding = Den andra turen är Acceleration: alla handlar två gånger i följd innan nästa får göra något.
lesson-classic-twice = Din tur, och den räknas dubbelt. Vagnen under dig är full av börser: först Byt nivå.
lesson-classic-at-once = Och genast det andra kortet: Plundra. Ingen hinner emellan.
lesson-classic-last = Sista turen: Spring, så att du är borta innan de hinner fram.
lesson-classic-switching = En börs till dig, och omgång 3 har fått sitt kort. Den sista symbolen, den böjda pilen, är Växling: den turen går moturs, så den som brukar vara sist kan plötsligt vara tidig.
lesson-classic-end = Mer än så är inte en omgång. Tre till, sedan räknas stöldgodset. Du kan tillräckligt för att råna ett riktigt tåg.

## Problem

classic-theme-strongbox = Ta kassaskrinet
classic-theme-escape = Undan Sheriffen med stöldgodset
classic-theme-marshal = Skicka Sheriffen
classic-theme-shot = Rätt skott
classic-theme-punch = Slå där det känns
classic-theme-robbery = Rätt stöldgods
classic-theme-patience = Tålamod: dra kort
classic-theme-way = Välj rätt väg

## Ställa upp en ställning

classic-edit-marshal = Sheriffen
