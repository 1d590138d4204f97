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
classic-question-drop-which-bullet = { $player }: który pocisk odrzucasz?
classic-question-which-round-card = Która karta Rundy zostaje odkryta?
classic-question-play-or-draw = { $player }: zagrywasz kartę czy dobierasz karty?
classic-question-discard-which = { $player }: którą kartę odrzucasz? Pozostałe zostają na ręce.
classic-question-move-where = { $bandit }: dokąd przechodzisz?
classic-question-climb-where = { $bandit }: dokąd przechodzisz, zmieniając poziom?
classic-question-marshal-where = { $bandit }: dokąd wysyłasz Szeryfa?
classic-question-fire-at-whom = { $bandit }: do kogo strzelasz?
classic-question-rob-what = { $bandit }: co zabierasz?
classic-question-punch-whom = { $bandit }: kogo uderzasz?
classic-question-punch-what = { $bandit }: co { AGREE($target, "traci", "tracą") } { $target }?
classic-question-keep-purse = { $bandit }: zatrzymujesz worek { NAME($target, case: "genitive") } czy pozwalasz mu upaść?
classic-question-which-purse-lost = Który worek { AGREE($bandit, "traci", "tracą") } { $bandit }?
classic-question-throw-where = { $bandit }: dokąd { AGREE($target, "leci", "lecą") } { $target }?
classic-question-pick-pocket = { $bandit } { AGREE($bandit, "widzi", "widzą") } worek, a świadków nie ma. Zabierasz go?
classic-question-revenge-which = { $bandit }: który worek upuszczasz?

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = Dobierz trzy karty
classic-answer-pass = Pasuj
classic-answer-done = Gotowe
classic-answer-leave = Zostaw
classic-answer-keep-purse-yes = Zatrzymaj
classic-answer-keep-purse-no = Niech upadnie

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }: { $power }

# A bandit to pick, and where.
classic-answer-bandit = { $bandit }, { spot-at }

## Phases

classic-phase-setup = Przygotowanie
classic-phase-schemin = Planowanie
classic-phase-stealin = Napad
classic-phase-round_end = Koniec rundy
classic-phase-over = Koniec gry

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
classic-option-guest_bandits = Goście z innych pudełek: Misty, Bliźniaki, Mei i Silk.
classic-option-guest_bandits-false = Tylko sześcioro bandytów z gry podstawowej.
classic-option-guest_bandits-true = Można wybrać także gości.
