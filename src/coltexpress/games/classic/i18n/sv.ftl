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
classic-question-drop-which-bullet = { $player }: vilket kulkort slänger du?
classic-question-which-round-card = Vilket omgångskort vänds upp?
classic-question-play-or-draw = { $player }: spelar du ett kort eller drar du?
classic-question-discard-which = { $player }: vilket kort slänger du? Resten stannar på handen.
classic-question-move-where = { $bandit }: vart springer du?
classic-question-climb-where = { $bandit }: vart klättrar du?
classic-question-marshal-where = { $bandit }: vart ska Sheriffen?
classic-question-fire-at-whom = { $bandit }: vem skjuter du mot?
classic-question-rob-what = { $bandit }: vad tar du?
classic-question-punch-whom = { $bandit }: vem slår du?
classic-question-punch-what = { $bandit }: vad tappar { $target }?
classic-question-keep-purse = { $bandit }: behåller du { NAME($target, case: "genitive") } börs, eller får den falla?
classic-question-which-purse-lost = Vilken börs förlorar { $bandit }?
classic-question-throw-where = { $bandit }: var landar { $target }?
classic-question-pick-pocket = { $bandit } är { AGREE($bandit, "ensam", "ensamma") } med en börs. Tar du den?
classic-question-revenge-which = { $bandit }: vilken börs kräver Sheriffen att du släpper?

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = Dra tre kort
classic-answer-pass = Passa
classic-answer-done = Klar
classic-answer-leave = Låt den ligga
classic-answer-keep-purse-yes = Behåll den
classic-answer-keep-purse-no = Låt den falla

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }: { $power }

# A bandit to pick, and where.
classic-answer-bandit = { $bandit }, { spot-at }

## Phases

classic-phase-setup = Förberedelse
classic-phase-schemin = Intriger
classic-phase-stealin = Stöld
classic-phase-round_end = Omgångens slut
classic-phase-over = Spelets slut

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
classic-option-guest_bandits = Gäster från de andra lådorna: Misty, Twinzz, Mei och Silk.
classic-option-guest_bandits-false = Bara grundspelets sex banditer.
classic-option-guest_bandits-true = Gäster får också väljas.
