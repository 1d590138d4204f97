### The base game: what happened, what is asked, what can be answered, what can be set.
###
### In every sentence: $bandit, $target, $victim, $player, $character are names; $seat is the person
### at the table ("Player 2", or a name). A spot is given as $floor, $section and $name, for spot-at
### and spot-to; a token as $kind and $value, for loot-one and loot-taken. A card is given as $card,
### its name; $face says which (move, floor_change, marshal, fire, robbery, punch, bullet, hidden) and
### $down says yes if it lies face down.

classic-name = Colt Express
classic-tagline = Pięć rund, jeden pociąg i wszyscy chcą tego samego woreczka.

## What happened

classic-event-picked = { $seat } gra jako { $character }.
classic-event-took-cards = { $player }: świeżo potasowana talia.
classic-event-kept-marshal = { $bandit }: karta Szeryf zostaje w talii.
classic-event-coupled = Wagon { $section }: { $name }.
classic-event-laid = { $kind ->
    [strongbox] Kaseta czeka pod kluczem { spot-at }.
    [jewel] Klejnot leży { spot-at }.
   *[purse] { $value ->
        [hidden] Woreczek leży { spot-at }.
       *[other] Woreczek ({ $value }) leży { spot-at }.
    }
}
classic-event-started-with = { $bandit } ma na początek { loot-taken }.
classic-event-set-beside = Druga kaseta czeka przy torach.
classic-event-marshal-stood = Szeryf staje { spot-at }.
classic-event-became-first = Zaczyna { $player }.
classic-event-stood = { $bandit } czeka { spot-at }.
classic-event-round-began = Początek rundy { $number }.
classic-event-drew = { $face ->
    [hidden] { $player }: karta na rękę.
   *[other] { $player }: karta na rękę – { $card }.
}
classic-event-reshuffled = { $player }: tasowanie.
classic-event-discarded = { $player }: odrzucona karta – { $card }.
classic-event-turned-up = Karta rundy: „{ $round_card }”.
classic-event-turn-began = Tura { $number }: { $turn_kind }.
classic-event-played = { $face ->
    [hidden] { $player }: na stos idzie zakryta karta.
   *[other] { $down ->
        [yes] { $player }: na stos idzie zakryta karta, { $card }.
       *[no] { $player }: na stos idzie { $card }.
    }
}
classic-event-chose-to-draw = { $player }: lepiej dobrać karty.
classic-event-passed = { $player }: pozostaje czekać.
classic-event-laid-back = { $player }: ręka wraca na talię.
classic-event-stealin-began = Napad! Stos idzie na drugą stronę.
classic-event-revealed = { $player }: { $card }.
classic-event-card-returned = { $card } wraca do właściciela: { $player }.
classic-event-had-no-effect = { $face ->
    [fire] { $bandit } nie ma do kogo strzelać albo nie ma czym.
    [robbery] { $bandit } nie znajduje nic wartego zachodu.
    [punch] { $bandit } młóci powietrze.
   *[other] { $bandit }: karta { $card } na nic.
}
classic-event-moved = { $bandit } przechodzi { spot-to }.
classic-event-climbed = { $floor ->
    [roof] { $bandit } wspina się { spot-to }.
   *[inside] { $bandit } schodzi { spot-to }.
}
classic-event-fled = { $bandit } wpada na Szeryfa i ucieka { spot-to }.
classic-event-knocked-back = { $bandit } leci od strzału { spot-to }.
classic-event-thrown = { $bandit } leci { spot-to }.
classic-event-lurched = { $bandit } sunie { spot-to }.
classic-event-swept = { $bandit } frunie { spot-to }.
classic-event-marshal-moved = Szeryf idzie { spot-to }.
classic-event-shot = { $number ->
    [1] { $bandit } strzela ostatnim pociskiem: cel – { $target }.
   *[other] { $bandit } strzela: cel – { $target }.
}
classic-event-wounded = { $cause ->
    [meeting] { $bandit } dostaje pocisk od Szeryfa.
   *[event] { $bandit } dostaje neutralny pocisk.
}
classic-event-bullets-ran-out = Neutralne pociski się skończyły. Nikt nie dostaje.
classic-event-robbed = { $bandit } zgarnia { loot-taken }.
classic-event-dropped = { $bandit } upuszcza { loot-taken }.
classic-event-snatched = { $bandit } zatrzymuje { loot-taken }. Traci { $victim }.
classic-event-event-struck = Wydarzenie: „{ $round_event }”.
classic-event-strongbox-came = Druga kaseta ląduje { spot-at }.
classic-event-ransomed = { $bandit } dostaje okup za konduktora: { loot-one }.
classic-event-round-ended = Koniec rundy { $number }.
classic-event-game-ended = Pociąg wtacza się na stację. Pora liczyć.
classic-event-showed = { $bandit } odkrywa { loot-taken }.
classic-event-became-gunslinger = { $bandit } zdobywa tytuł Rewolwerowca: { $prize } za najszybszą rękę.
classic-event-counted = { $player }: w sumie { $money }.
classic-event-won = Zwycięstwo: { $player }.

# Several draws at once. $cards is "hidden" or a list of names.
classic-events-drew = { $cards ->
    [hidden] { $number ->
        [one] { $player }: karta na rękę.
        [few] { $player }: { $number } karty na rękę.
        [many] { $player }: { $number } kart na rękę.
       *[other] { $player }: { $number } karty na rękę.
    }
   *[other] { $number ->
        [one] { $player }: karta na rękę – { $cards }.
        [few] { $player }: { $number } karty na rękę – { $cards }.
        [many] { $player }: { $number } kart na rękę – { $cards }.
       *[other] { $player }: { $number } karty na rękę – { $cards }.
    }
}

## What is asked. $player is who answers; $bandit acts, $target suffers.

classic-question-pick-character = { $seat }: kim grasz?
classic-question-which-marshal-card = { $player }: czyja karta Szeryf zostaje w talii?
classic-question-which-car = { $player }: jaki będzie wagon { $section }?
classic-question-which-purse = Który to woreczek?
classic-question-who-is-first = Kto zaczyna?
classic-question-who-in-caboose = { $player }: kto czeka w ostatnim wagonie?
classic-question-which-card-drawn = { $player }: która karta trafia na rękę?
classic-question-drop-which-bullet = { $player }: który pocisk odrzucić?
classic-question-which-round-card = Która karta rundy zostaje odkryta?
classic-question-play-or-draw = { $player }: zagrać kartę czy dobrać?
classic-question-discard-which = { $player }: którą kartę odrzucić? Reszta zostaje na ręce.
classic-question-move-where = { $bandit }: dokąd przejść?
classic-question-climb-where = { $bandit }: zmiana poziomu – dokąd?
classic-question-marshal-where = { $bandit }: dokąd wysłać Szeryfa?
classic-question-fire-at-whom = { $bandit }: do kogo strzelać?
classic-question-rob-what = { $bandit }: co zabrać?
classic-question-punch-whom = { $bandit }: kogo uderzyć?
classic-question-punch-what = { $bandit }: co traci { $target }?
classic-question-keep-purse = { $target } traci woreczek. { $bandit }: zatrzymać czy niech spadnie?
classic-question-which-purse-lost = Który woreczek traci { $bandit }?
classic-question-throw-where = { $bandit }: dokąd leci { $target }?
classic-question-pick-pocket = { $bandit }, woreczek i żadnych świadków. Zabrać?
classic-question-revenge-which = { $bandit }: który woreczek spada na dach?

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = Dobrać trzy karty
classic-answer-pass = Czekać
classic-answer-done = Gotowe
classic-answer-leave = Zostawić
classic-answer-keep-purse-yes = Zatrzymać
classic-answer-keep-purse-no = Niech spadnie

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }: { $power }

# A bandit to pick, and where.
classic-answer-bandit = { $bandit }, { spot-at }

## Phases

classic-phase-setup = Przed napadem
classic-phase-schemin = Planowanie
classic-phase-stealin = Napad
classic-phase-round_end = Koniec rundy
classic-phase-over = Koniec

## Editions

classic-edition = Których drukowanych zasad się trzymać.
classic-edition-default = Nasza mieszanka wydań, znana przy większości stołów.
classic-edition-zh = Jak w instrukcji po chińsku (znaki tradycyjne).
classic-edition-sv = Jak w instrukcji po szwedzku.

## Options: what each is about, then each value

classic-option-marshals_revenge = Który woreczek zabiera Zemsta Szeryfa.
classic-option-marshals_revenge-least = Najmniej wart.
classic-option-marshals_revenge-most = Najwięcej wart.
classic-option-station_position = Kiedy pociąg dojeżdża do stacji.
classic-option-station_position-last = W ostatniej rundzie.
classic-option-station_position-shuffled = W dowolnej: jej karta jest tasowana z innymi.
classic-option-tuco_targets = Kogo sięga moc, którą ma Tuco.
classic-option-tuco_targets-other_floor = Bandytów na drugim poziomie wagonu.
classic-option-tuco_targets-other_floor_and_same_spot = Tych oraz bandytów tuż obok.
classic-option-car_choice = Kto decyduje o wagonach.
classic-option-car_choice-random = Los.
classic-option-car_choice-chosen = Gracze wybierają po kolei.
classic-option-starting_purse = Woreczek na początek.
classic-option-starting_purse-true = Każdy zaczyna z woreczkiem (250 $).
classic-option-starting_purse-false = Każdy zaczyna z niczym.
classic-option-pickpocketing_alone = Co dla Kieszonkowców znaczy „bez towarzystwa”.
classic-option-pickpocketing_alone-spot = Nikogo innego na tym samym poziomie wagonu.
classic-option-pickpocketing_alone-car = Nikogo innego w wagonie ani na jego dachu.
classic-option-tiebreak_bullets = Które pociski rozstrzygają przy równych pieniądzach.
classic-option-tiebreak_bullets-all = Wszystkie otrzymane.
classic-option-tiebreak_bullets-players_and_events = Od bandytów i z wydarzeń, ale nie ze spotkań z Szeryfem.
classic-option-expert_bullet_discard = Pociski na ręce na początku rundy, w wariancie dla ekspertów.
classic-option-expert_bullet_discard-must = Trzeba je odrzucić.
classic-option-expert_bullet_discard-may = Można je odrzucić.
classic-option-expert_keep_timing = Kiedy zachowuje się albo odrzuca karty z ręki, w wariancie dla ekspertów.
classic-option-expert_keep_timing-after_schemin = Po Planowaniu.
classic-option-expert_keep_timing-end_of_round = Na koniec rundy.
classic-option-expert_reshuffle = Kiedy tasuje się odrzucone karty, w wariancie dla ekspertów.
classic-option-expert_reshuffle-on_demand = Gdy trzeba dobrać kartę, a żadnej już nie ma.
classic-option-expert_reshuffle-on_empty = Gdy tylko talia się skończy.
classic-option-two_player_gangs = Skąd dwoje graczy ma swoje gangi.
classic-option-two_player_gangs-chosen = Wybierają na zmianę.
classic-option-two_player_gangs-random = Przydziela je los.
classic-option-character_choice = Jak rozdziela się postacie.
classic-option-character_choice-chosen = Każdy wybiera.
classic-option-character_choice-random = Przydziela je los.
classic-option-purse_pick = Który z kilku woreczków zostaje zabrany.
classic-option-purse_pick-random = Jeden z nich, w ciemno.
classic-option-purse_pick-token = Wskazany.
classic-option-expert_variant = Talie ze stosem kart odrzuconych i karty, które wolno zachować.
classic-option-expert_variant-false = Zwykła gra.
classic-option-expert_variant-true = Wariant dla ekspertów. Dwoje graczy zawsze gra w ten sposób.
classic-option-guest_bandits = Goście z innych pudełek: Misty, Twinzz, Mei i Silk.
classic-option-guest_bandits-false = Tylko sześcioro bandytów z gry podstawowej.
classic-option-guest_bandits-true = Gości też można wybrać.
