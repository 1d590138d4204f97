### The base game: what happened, what is asked, what can be answered, what can be set.
###
### In every sentence: $bandit, $target, $victim, $player, $character are names; $seat is the person
### at the table ("Player 2", or a name). A spot is given as $floor, $section and $name, for spot-at
### and spot-to; a token as $kind and $value, for loot-one and loot-taken. A card is given as $card,
### its name; $face says which (move, floor_change, marshal, fire, robbery, punch, bullet, hidden) and
### $down says yes if it lies face down.

classic-name = Colt Express
classic-tagline = Pięć rund, jeden pociąg i wszyscy chcą tego samego worka.

## What happened

classic-event-picked = { $seat } gra jako { $character }.
classic-event-took-cards = { $player } { AGREE($player, "tasuje", "tasują") } nową talię.
classic-event-kept-marshal = Karta Szeryf należąca do { NAME($bandit, case: "genitive") } zostaje w talii.
classic-event-coupled = Wagon { $section }: { $name }.
classic-event-laid = { $kind ->
    [strongbox] Walizka leży { spot-at }.
    [jewel] Klejnot leży { spot-at }.
   *[purse] { $value ->
        [hidden] Worek leży { spot-at }.
       *[other] Worek wart { $value } leży { spot-at }.
    }
}
classic-event-started-with = { $bandit } { AGREE($bandit, "ma", "mają") } na początek { loot-taken }.
classic-event-set-beside = Druga walizka czeka obok torów.
classic-event-marshal-stood = Szeryf zajmuje miejsce { spot-at }.
classic-event-became-first = { AGREE($player, "Zaczyna", "Zaczynają") } { $player }.
classic-event-stood = { $bandit } { AGREE($bandit, "staje", "stają") } { spot-at }.
classic-event-round-began = Zaczyna się runda { $number }.
classic-event-drew = { $face ->
    [hidden] { $player } { AGREE($player, "dobiera", "dobierają") } kartę.
   *[other] { $player } { AGREE($player, "dobiera", "dobierają") } kartę: { $card }.
}
classic-event-reshuffled = { $player } { AGREE($player, "tasuje", "tasują") } karty.
classic-event-discarded = { $player } { AGREE($player, "odrzuca", "odrzucają") } { NAME($card, case: "accusative") }.
classic-event-turned-up = Odkryta karta Rundy to „{ $round_card }”.
classic-event-turn-began = Tura { $number }: { $turn_kind }.
classic-event-played = { $face ->
    [hidden] { $player } { AGREE($player, "zagrywa", "zagrywają") } zakrytą kartę.
   *[other] { $down ->
        [yes] { $player } { AGREE($player, "zagrywa", "zagrywają") } zakrytą kartę: { $card }.
       *[no] { $player } { AGREE($player, "zagrywa", "zagrywają") } { NAME($card, case: "accusative") }.
    }
}
classic-event-chose-to-draw = { $player } { AGREE($player, "dobiera", "dobierają") } karty, zamiast zagrywać.
classic-event-passed = { $player } { AGREE($player, "pasuje", "pasują") }.
classic-event-laid-back = { $player } { AGREE($player, "odkłada", "odkładają") } resztę kart z ręki na talię.
classic-event-stealin-began = Zaczyna się Napad. Stos zostaje odwrócony.
classic-event-revealed = { $player }: { $card }.
classic-event-card-returned = { $card } wraca do { NAME($player, case: "genitive") }.
classic-event-had-no-effect = { $face ->
    [fire] Strzał { NAME($bandit, case: "genitive") } nie ma efektu.
    [robbery] { $bandit } { AGREE($bandit, "nie znajduje", "nie znajdują") } żadnego łupu.
    [punch] { $bandit } { AGREE($bandit, "uderza", "uderzają") } w powietrze.
   *[other] { $card } { NAME($bandit, case: "genitive") } nie ma efektu.
}
classic-event-moved = { $bandit } { AGREE($bandit, "przechodzi", "przechodzą") } { spot-to }.
classic-event-climbed = { $floor ->
    [roof] { $bandit } { AGREE($bandit, "wspina się", "wspinają się") } { spot-to }.
   *[inside] { $bandit } { AGREE($bandit, "schodzi", "schodzą") } { spot-to }.
}
classic-event-fled = { $bandit } { AGREE($bandit, "ucieka", "uciekają") } przed Szeryfem { spot-to }.
classic-event-knocked-back = Pocisk odrzuca { NAME($bandit, case: "accusative") } { spot-to }.
classic-event-thrown = { $bandit } { AGREE($bandit, "leci", "lecą") } { spot-to }.
classic-event-lurched = { $bandit } { AGREE($bandit, "przesuwa się", "przesuwają się") } { spot-to }.
classic-event-swept = Ramię zmiata { NAME($bandit, case: "accusative") } { spot-to }.
classic-event-marshal-moved = Szeryf przechodzi { spot-to }.
classic-event-shot = { $number ->
    [1] { $bandit } { AGREE($bandit, "strzela", "strzelają") } ostatnim pociskiem do { NAME($target, case: "genitive") }.
   *[other] { $bandit } { AGREE($bandit, "strzela", "strzelają") } do { NAME($target, case: "genitive") }.
}
classic-event-wounded = { $cause ->
    [meeting] { $bandit } { AGREE($bandit, "dostaje", "dostają") } pocisk od Szeryfa.
   *[event] { $bandit } { AGREE($bandit, "dostaje", "dostają") } Neutralny Pocisk.
}
classic-event-bullets-ran-out = Neutralne Pociski się skończyły. Nikt żadnego nie dostaje.
classic-event-robbed = { $bandit } { AGREE($bandit, "zabiera", "zabierają") } { loot-taken }.
classic-event-dropped = { $bandit } { AGREE($bandit, "upuszcza", "upuszczają") } { loot-taken }.
classic-event-snatched = { $bandit } { AGREE($bandit, "zabiera", "zabierają") } { NAME($victim, case: "dative") } { loot-taken }.
classic-event-event-struck = Następuje wydarzenie „{ $round_event }”.
classic-event-strongbox-came = Druga walizka ląduje { spot-at }.
classic-event-ransomed = { $bandit } { AGREE($bandit, "dostaje", "dostają") } okup za konduktora: { loot-taken }.
classic-event-round-ended = Kończy się runda { $number }.
classic-event-game-ended = Pociąg wjeżdża na stację. Pora policzyć łupy.
classic-event-showed = { $bandit } { AGREE($bandit, "odkrywa", "odkrywają") } { loot-taken }.
classic-event-became-gunslinger = { $bandit } { AGREE($bandit, "zdobywa", "zdobywają") } tytuł Najlepszego Rewolwerowca: { $prize } za najwięcej wystrzelonych pocisków.
classic-event-counted = { $player } { AGREE($player, "ma", "mają") } w sumie { $money }.
classic-event-won = { AGREE($player, "Wygrywa", "Wygrywają") } { $player }.

# Several draws at once. $cards is "hidden" or a list of names.
classic-events-drew = { $cards ->
    [hidden] { $number ->
        [one] { $player } { AGREE($player, "dobiera", "dobierają") } kartę.
        [few] { $player } { AGREE($player, "dobiera", "dobierają") } { $number } karty.
        [many] { $player } { AGREE($player, "dobiera", "dobierają") } { $number } kart.
       *[other] { $player } { AGREE($player, "dobiera", "dobierają") } { $number } karty.
    }
   *[other] { $number ->
        [one] { $player } { AGREE($player, "dobiera", "dobierają") } kartę: { $cards }.
        [few] { $player } { AGREE($player, "dobiera", "dobierają") } { $number } karty: { $cards }.
        [many] { $player } { AGREE($player, "dobiera", "dobierają") } { $number } kart: { $cards }.
       *[other] { $player } { AGREE($player, "dobiera", "dobierają") } { $number } karty: { $cards }.
    }
}

## What is asked. $player is who answers; $bandit acts, $target suffers.

classic-question-pick-character = { $seat }, kim chcesz grać?
classic-question-which-marshal-card = { $player }: czyja karta Szeryf zostaje w talii?
classic-question-which-car = { $player }: jaki będzie wagon { $section }?
classic-question-which-purse = Który to worek?
classic-question-who-is-first = Kto zaczyna?
classic-question-who-in-caboose = { $player }: kto zaczyna w brankardzie?
classic-question-which-card-drawn = Którą kartę { AGREE($player, "dobiera", "dobierają") } { $player }?
classic-question-drop-which-bullet = { $player }: który pocisk odrzucasz z ręki?
classic-question-which-round-card = Która karta Rundy zostaje odkryta?
classic-question-play-or-draw = { $drawing ->
    [0] { $player }, twoja kolej: zagraj kartę.
   *[other] { $player }, twoja kolej: zagraj kartę albo dobierz trzy.
}
classic-question-discard-which = { $player }: którą kartę odrzucasz? Pozostałe zachowujesz na następną rundę.
classic-question-move-where = { $bandit }, wykonujesz Ruch: dokąd przechodzisz?
classic-question-climb-where = { $bandit }, twoja Zmiana poziomu: dokąd przechodzisz?
classic-question-marshal-where = { $bandit }, przesuwasz Szeryfa: dokąd?
classic-question-fire-at-whom = { $bandit }, twój Strzał: kto dostaje twój pocisk?
classic-question-rob-what = { $bandit }, twój Rabunek: co zabierasz?
classic-question-punch-whom = { $bandit }, twój Cios: kogo uderzasz?
classic-question-punch-what = { $bandit }, uderzasz { NAME($target, case: "accusative") }: co { AGREE($target, "traci", "tracą") } { $target }?
classic-question-keep-purse = { $bandit }, twój Cios zabiera { NAME($target, case: "dative") } worek: zatrzymujesz go?
classic-question-which-purse-lost = Który worek { AGREE($bandit, "traci", "tracą") } { $bandit }?
classic-question-throw-where = { $bandit }, uderzasz { NAME($target, case: "accusative") }: dokąd { AGREE($target, "leci", "lecą") } { $target }?
classic-question-pick-pocket = { $bandit }, obok ciebie tylko worek i żadnych świadków: zabierasz go?
classic-question-revenge-which = { $bandit }, Zemsta Szeryfa kosztuje cię worek: który?

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = Dobierz trzy karty
classic-answer-pass = Pasuj
classic-answer-done = Gotowe
classic-answer-leave = Zostaw
classic-answer-keep-purse-yes = Zatrzymaj
classic-answer-keep-purse-no = Niech upadnie
classic-answer-play-or-draw = { $face ->
    [instead] { $card }
   *[other] { $down ->
        [yes] Zagraj zakrytą kartę: { $card }
       *[no] Zagraj { NAME($card, case: "accusative") }
    }
}
classic-answer-drop-which-bullet = { $face ->
    [done] Nie odrzucaj więcej
   *[other] Odrzuć: { $card }
}
classic-answer-discard-which = { $face ->
    [done] Zachowaj resztę
   *[other] Odrzuć { NAME($card, case: "accusative") }
}
classic-answer-move-where = Przejdź { spot-to }
classic-answer-climb-where = Przejdź { spot-to }
classic-answer-marshal-where = Wyślij Szeryfa { spot-to }
classic-answer-fire-at-whom = Strzał: { $bandit }, { spot-at }
classic-answer-rob-what = Zabierz { loot-taken }
classic-answer-punch-whom = Uderz { NAME($bandit, case: "accusative") }
classic-answer-throw-where = { spot-to }
classic-answer-pick-pocket = Zabierz { loot-taken }

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }: { $power }

## Phases

classic-phase-setup = Przygotowanie
classic-phase-schemin = Planowanie
classic-phase-stealin = Napad
classic-phase-round_end = Koniec rundy
classic-phase-over = Koniec gry
classic-barrel-rule = Pociski, które zostały do wystrzelenia. Kto na koniec wystrzeli ich najwięcej, jest Najlepszym Rewolwerowcem i dostaje { $prize }.
classic-marshal-rule = Jest zawsze wewnątrz. Kto go spotka, dostaje Neutralny Pocisk i ucieka na dach.
classic-warning-last-round = To ostatnia runda: po niej liczy się łup.
classic-warning-no-bullets = Nie masz już pocisków: Strzał nie ma efektu.
classic-warning-hand = Ostatnia tura: karty, które zostaną na ręce, wracają do talii.
classic-warning-last-bullet = To twój ostatni pocisk.

## What the coach says for an option. $loot is a list of loot, $bandits a list of names, $number how many
## they are; a spot is where something is or leads.

classic-advice-loot-there = Łup { spot-at }, gdzie możesz wtedy być: { $loot }.
classic-advice-loot-ahead = Możesz dojść { spot-to }. Łup w tym miejscu: { $loot }.
classic-advice-roof-safe = Szeryf jest tuż obok; na dachu cię nie dosięgnie.
classic-advice-leave-marshal = Szeryf jest tuż obok, a ta karta cię od niego oddala.
classic-advice-leave-foes = Obok ciebie, na wyciągnięcie pięści: { $bandits }.
classic-advice-in-sight = W zasięgu wzroku, o ile nikt się nie ruszy: { $bandits }.
classic-advice-nobody-in-sight = Przy obecnym ustawieniu nikogo nie ma w zasięgu wzroku.
classic-advice-gunslinger = Jeszcze jeden strzał, a będziesz mieć najwięcej wystrzelonych pocisków. Najlepszy Rewolwerowiec dostaje { $prize }.
classic-advice-beside = Obok ciebie i z łupem, o ile nikt się nie ruszy: { $bandits }.
classic-advice-marshal-meets = Szeryf może zaskoczyć: { $bandits }.
classic-advice-few-cards = { $number ->
    [0] Nie masz na ręce karty, którą można zagrać.
    [one] Tylko { $number } kartę z ręki można zagrać.
    [few] Tylko { $number } karty z ręki można zagrać.
    [many] Tylko { $number } kart z ręki można zagrać.
   *[other] Tylko { $number } karty z ręki można zagrać.
}
classic-advice-bullets-in-hand = { $number ->
    [one] { $number } pocisk zajmuje miejsce na ręce.
    [few] { $number } pociski zajmują miejsce na ręce.
    [many] { $number } pocisków zajmuje miejsce na ręce.
   *[other] { $number } pocisku zajmuje miejsce na ręce.
}
classic-advice-face-down = Przed Napadem nikt jej nie zobaczy.
classic-advice-marshal-next-door = Szeryf jest tuż obok.
classic-advice-marshal-there = Tam jest Szeryf: trzeba będzie uciekać na dach.
classic-advice-loot-at = Łup w tym miejscu: { $loot }.
classic-advice-robbery-next = Twoja następna karta to Rabunek.
classic-advice-fire-next = Twoja następna karta to Strzał. Stamtąd w zasięgu wzroku: { $bandits }.
classic-advice-alone = Nie ma tam nikogo, kto mógłby cię uderzyć.
classic-advice-rebellion = Po tej rundzie Bunt pasażerów dotyka wszystkich wewnątrz, ale nie na dachu.
classic-advice-hostage = Po tej rundzie każdy w lokomotywie i na niej dostaje { $prize }.
classic-advice-thrown-to-marshal = Tam jest Szeryf: kto tam wyląduje, musi uciekać na dach.
classic-advice-no-loot = Nie ma tam łupu.
classic-advice-marshal-drives-out = Tam przegoni na dach: { $bandits }.
classic-advice-marshal-goes-away = To oddala Szeryfa od ciebie.
classic-advice-marshal-hits-you = Stoi tam ktoś od ciebie.
classic-advice-own-side = To ktoś po twojej stronie.
classic-advice-carries = Ma przy sobie: { $loot }.
classic-advice-most-loot = Żaden przeciwnik nie ma więcej łupu.
classic-advice-wounded = { $number ->
    [one] Ma już { $number } pocisk w talii.
    [few] Ma już { $number } pociski w talii.
    [many] Ma już { $number } pocisków w talii.
   *[other] Ma już { $number } pocisku w talii.
}
classic-advice-best-loot = Nic innego do wyboru nie jest warte więcej.
classic-advice-worth = Wartość: od { $least } do { $most }.
classic-advice-keep-purse = Worek od razu jest twój; inaczej spada na podłogę.
classic-advice-useless-bullet = Pocisku nie można zagrać; zajmuje tylko miejsce.

## Editions

classic-edition = Według których drukowanych zasad grać.
classic-edition-default = Nasze połączenie wydań, znane przy większości stołów.
classic-edition-zh = Jak w instrukcji chińskiej (znaki tradycyjne).
classic-edition-sv = Jak w instrukcji szwedzkiej.

## Options: what each is about, then each value

classic-option-marshals_revenge = Który worek zabiera Zemsta Szeryfa.
classic-option-marshals_revenge-least = Najmniej wart.
classic-option-marshals_revenge-most = Najwięcej wart.
classic-option-station_position = Kiedy pociąg dojeżdża do stacji.
classic-option-station_position-last = W ostatniej rundzie.
classic-option-station_position-shuffled = W dowolnej rundzie: karta Stacji jest potasowana z pozostałymi.
classic-option-tuco_targets = Kogo dosięga zdolność Tuca.
classic-option-tuco_targets-other_floor = Bandytów na drugim poziomie jego wagonu.
classic-option-tuco_targets-other_floor_and_same_spot = Tych bandytów oraz stojących tuż obok niego.
classic-option-car_choice = Jak wybiera się wagony.
classic-option-car_choice-random = Losowo.
classic-option-car_choice-chosen = Gracze wybierają je po kolei.
classic-option-starting_purse = Worek na początek.
classic-option-starting_purse-true = Każdy zaczyna z workiem wartym 250 $.
classic-option-starting_purse-false = Każdy zaczyna bez łupu.
classic-option-pickpocketing_alone = Kiedy dla Kieszonkowców bandyta jest sam.
classic-option-pickpocketing_alone-spot = Gdy nie ma nikogo innego na tym samym poziomie wagonu.
classic-option-pickpocketing_alone-car = Gdy nie ma nikogo innego w wagonie ani na jego dachu.
classic-option-tiebreak_bullets = Które pociski rozstrzygają remis w pieniądzach.
classic-option-tiebreak_bullets-all = Wszystkie otrzymane.
classic-option-tiebreak_bullets-players_and_events = Otrzymane od bandytów i z wydarzeń, ale nie ze spotkań z Szeryfem.
classic-option-expert_bullet_discard = Pociski na ręce na początku rundy, w wariancie eksperckim.
classic-option-expert_bullet_discard-must = Trzeba je odrzucić.
classic-option-expert_bullet_discard-may = Można je odrzucić.
classic-option-expert_keep_timing = Kiedy zachowuje się lub odrzuca karty z ręki, w wariancie eksperckim.
classic-option-expert_keep_timing-after_schemin = Po Planowaniu.
classic-option-expert_keep_timing-end_of_round = Na koniec rundy.
classic-option-expert_reshuffle = Kiedy tasuje się odrzucone karty, w wariancie eksperckim.
classic-option-expert_reshuffle-on_demand = Gdy trzeba dobrać kartę, a żadnej już nie ma.
classic-option-expert_reshuffle-on_empty = Gdy tylko talia się skończy.
classic-option-two_player_gangs = Skąd dwoje graczy ma swoje gangi.
classic-option-two_player_gangs-chosen = Wybierają na zmianę.
classic-option-two_player_gangs-random = Losowo.
classic-option-character_choice = Jak rozdziela się postacie.
classic-option-character_choice-chosen = Każdy wybiera.
classic-option-character_choice-random = Losowo.
classic-option-purse_pick = Który z kilku worków zostaje zabrany.
classic-option-purse_pick-random = Jeden z nich, na ślepo.
classic-option-purse_pick-token = Ten, który zostanie wskazany.
classic-option-expert_variant = Talie ze stosem kart odrzuconych i karty, które wolno zachować na ręce.
classic-option-expert_variant-false = Zwykła rozgrywka.
classic-option-expert_variant-true = Wariant ekspercki. Dwoje graczy zawsze gra według niego.
classic-option-guest_bandits = Goście z innych pudełek.
classic-option-guest_bandits-false = Tylko sześcioro bandytów z gry podstawowej.
classic-option-guest_bandits-true = Można wybrać także gości.

## Editions, on the page

web-edition-classic-default = Nasze połączenie
web-edition-classic-zh = Chińskie (tradycyjne)
web-edition-classic-sv = Szwedzkie

## The rules at a glance, on the page

web-rules-classic-goal = Jesteś bandytą w pędzącym pociągu. Po pięciu rundach wygrywa najbogatszy. Worki kryją nieznaną kwotę, klejnot jest wart 500 $, walizka 1000 $, a kto wystrzelił najwięcej pocisków, zdobywa tytuł Najlepszego Rewolwerowca i 1000 $.
web-rules-classic-round = Runda ma dwie połowy: Planowanie, gdy wszyscy zagrywają karty na wspólny stos, i Napad, gdy stos zostaje odwrócony i plany zderzają się z rzeczywistością.
web-rules-classic-schemin = Dobierz sześć kart. W każdej turze z karty Rundy zagraj jedną na stos albo dobierz trzy. W tunelach karty zagrywa się zakryte, więc pamiętaj, kto dokąd poszedł.
web-rules-classic-stealin = Karty działają w kolejności zagrania, czy nadal ci się podobają, czy nie. Wybierasz, dokąd iść, kogo uderzyć, co zabrać. Kto spotka Szeryfa, ucieka na dach z pociskiem.
web-rules-classic-end = Otrzymane pociski zaśmiecają talię. Na koniec rundy następuje wydarzenie z jej karty. Po piątej rundzie liczy się łupy.

## The tutorial: somebody explains while the learner plays

lesson-classic-welcome = Witaj na pokładzie. Ten pociąg jest pełen pieniędzy, a ty jesteś Belle: różowa suknia, pióro na kapeluszu. Nikt jeszcze niczego nie zauważył.
lesson-classic-people = Django i Tuco są tu w tej samej sprawie. Wygrywa ten, kto będzie najbogatszy, gdy pociąg wjedzie na stację. Ile masz, wiesz tylko ty; ile mają oni, też jest tajemnicą.
lesson-classic-loot = W worku jest od 250 do 500 $. Klejnot jest wart 500 $, walizka 1000 $. Lokomotywy pilnuje Szeryf. Każdy jest wewnątrz wagonu albo na jego dachu.
lesson-classic-goal = Każdy ma sześć pocisków. Kto wystrzeli ich najwięcej, zostaje Najlepszym Rewolwerowcem i dostaje na koniec 1000 $. Pocisk, który cię trafi, staje się bezużyteczną kartą w twojej talii.
lesson-classic-round = Każda runda ma swoją kartę. Jej symbole to tury, od lewej do prawej: w każdej turze wszyscy zagrywają po jednej karcie. Na końcu następuje wydarzenie.
lesson-classic-hand = Ta połowa rundy to Planowanie. Zagrywacie karty na wspólny stos, po jednej. Na razie nic się nie dzieje: to tylko plany.
lesson-classic-play-rob = W twoim wagonie leży mnóstwo łupów. Zagraj Rabunek: dotknij karty, a potem jeszcze raz, aby zatwierdzić.
lesson-classic-play-climb = Tunel: karty zagrywa się zakryte, więc nikt ich nie widzi. Ukryj drogę na dach: zagraj Zmianę poziomu.
lesson-classic-play-fire = Znowu jest jasno. Do tego czasu będziesz już na dachu, a z dachu widać daleko. Zagraj Strzał.
lesson-classic-play-move = Ostatnia tura. Po dachach możesz przebiec nawet trzy wagony. Zagraj Ruch. Blada postać pokazuje, dokąd możesz dotrzeć.
lesson-classic-stealin = Teraz zaczyna się Napad. Stos zostaje odwrócony, a karty działają w kolejności zagrania, czy nadal ci się podobają, czy nie.
lesson-classic-rob-what = Najpierw twój Rabunek. Co to będzie? Weź klejnot.
lesson-classic-belle = Tuco zagrywa Cios, a obok niego stoicie oboje, ty i Django. Nikt jednak nie może wybrać Belle, dopóki jest ktoś inny: to twoja zdolność. Każdy bandyta ma jakąś.
lesson-classic-punched = Django upuszcza worek i leci do sąsiadującego wagonu. Łup na podłodze należy do tego, kto go podniesie.
lesson-classic-hidden = Twoja karta z tunelu: wchodzisz na dach. Tego nikt się nie spodziewał.
lesson-classic-shot = Strzelasz do Djanga. Dostaje jeden z twoich pocisków i ma w talii kolejną bezużyteczną kartę.
lesson-classic-marshal = Django wysyła Szeryfa do następnego wagonu. Kto spotka Szeryfa wewnątrz wagonu, dostaje pocisk i ucieka na dach.
lesson-classic-move-where = A teraz biegnij. Wybierz najdalszy dach, prosto nad głową Szeryfa.
lesson-classic-event = Oto wydarzenie: ramię obrotowe zmiotło wszystkich z dachów na koniec pociągu. Tyle z biegania.
lesson-classic-again = Nowa runda, nowa karta: tym razem trzy tury, a pierwszym graczem jest Django.
lesson-classic-draw = Zamiast zagrywać kartę, możesz dobrać trzy. Więcej kart na ręce to później większy wybór. Wybierz „Dobierz trzy karty”.
lesson-classic-speeding = Druga tura to Przyspieszenie: każdy gra dwa razy z rzędu, zanim przyjdzie kolej na następnego.
lesson-classic-twice = Twoja kolej, i to podwójna. W wagonie pod tobą pełno worków: najpierw Zmiana poziomu.
lesson-classic-at-once = I od razu druga karta: Rabunek. Nikt się nie wtrąci.
lesson-classic-last = Ostatnia tura: Ruch, żeby zniknąć, zanim po ciebie przyjdą.
lesson-classic-switching = Worek jest twój, a runda 3 ma już kartę. Ostatni symbol, zakrzywiona strzałka, to Zwrotnica: ta tura biegnie przeciwnie do ruchu wskazówek zegara, więc kto zwykle gra ostatni, może nagle grać wcześnie.
lesson-classic-end = To wszystko o rundzie. Jeszcze trzy takie i liczy się łupy. Wiesz już dość, by obrabować prawdziwy pociąg.

## Zadania

classic-theme-strongbox = Zgarnij walizkę
classic-theme-escape = Ucieknij Szeryfowi z łupem
classic-theme-marshal = Poślij Szeryfa
classic-theme-shot = Celny strzał
classic-theme-punch = Cios tam, gdzie boli
classic-theme-robbery = Właściwy łup
classic-theme-patience = Cierpliwości: dobierz karty
classic-theme-way = Wybierz właściwą drogę

## Ustawianie pozycji

classic-edit-marshal = Szeryf
