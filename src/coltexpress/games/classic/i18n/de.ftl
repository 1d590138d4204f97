### The base game: what happened, what is asked, what can be answered, what can be set.
###
### In every sentence: $bandit, $target, $victim, $player, $character are names; $seat is the person
### at the table ("Player 2", or a name). A spot is given as $floor, $section and $name, for spot-at
### and spot-to; a token as $kind and $value, for loot-one and loot-taken. A card is given as $card,
### its name; $face says which (move, floor_change, marshal, fire, robbery, punch, bullet, hidden) and
### $down says yes if it lies face down.

classic-name = Colt Express
classic-tagline = Fünf Runden, ein Zug, und alle wollen denselben Beutel.

## What happened

classic-event-picked = { $seat } spielt { $character }.
classic-event-took-cards = { $player } { AGREE($player, "mischt", "mischen") } einen neuen Nachziehstapel.
classic-event-kept-marshal = { NAME($bandit, case: "genitive") } Marshal-Karte bleibt im Nachziehstapel.
classic-event-coupled = Wagen { $section }: { $name }.
classic-event-laid = { $kind ->
    [strongbox] Eine Geldkassette liegt { spot-at }.
    [jewel] Ein Juwel liegt { spot-at }.
   *[purse] { $value ->
        [hidden] Ein Beutel liegt { spot-at }.
       *[other] Ein Beutel mit { $value } liegt { spot-at }.
    }
}
classic-event-started-with = { $bandit } { AGREE($bandit, "beginnt", "beginnen") } mit { $kind ->
    [jewel] einem Juwel
    [strongbox] einer Geldkassette
   *[purse] { $value ->
        [hidden] einem Beutel
       *[other] einem Beutel im Wert von { $value }
    }
}.
classic-event-set-beside = Eine zweite Geldkassette wartet neben dem Gleis.
classic-event-marshal-stood = Der Marshal bezieht Posten { spot-at }.
classic-event-became-first = { $player } { AGREE($player, "ist", "sind") } Startspieler.
classic-event-stood = { $bandit } { AGREE($bandit, "startet", "starten") } { spot-at }.
classic-event-round-began = Runde { $number } beginnt.
classic-event-drew = { $face ->
    [hidden] { $player } { AGREE($player, "zieht", "ziehen") } eine Karte.
   *[other] { $player } { AGREE($player, "zieht", "ziehen") } eine Karte: { $card }.
}
classic-event-reshuffled = { $player } { AGREE($player, "mischt", "mischen") }.
classic-event-discarded = { $player } { AGREE($player, "legt", "legen") } { $card } ab.
classic-event-turned-up = Die Rundenkarte ist „{ $round_card }“.
classic-event-turn-began = Spielzug { $number }: { $turn_kind }.
classic-event-played = { $face ->
    [hidden] { $player } { AGREE($player, "spielt", "spielen") } eine Karte verdeckt.
   *[other] { $down ->
        [yes] { $player } { AGREE($player, "spielt", "spielen") } { $card } verdeckt.
       *[no] { $player } { AGREE($player, "spielt", "spielen") } { $card }.
    }
}
classic-event-chose-to-draw = { $player } { AGREE($player, "zieht", "ziehen") } Karten, statt eine zu spielen.
classic-event-passed = { $player } { AGREE($player, "passt", "passen") }.
classic-event-laid-back = { $player } { AGREE($player, "legt", "legen") } die übrigen Handkarten auf den Nachziehstapel zurück.
classic-event-stealin-began = Die Überfallphase beginnt. Der Stapel wird umgedreht.
classic-event-revealed = { $player }: { $card }.
classic-event-card-returned = { $card } geht zurück an { $player }.
classic-event-had-no-effect = { $face ->
    [fire] { $bandit }: Schießen hat keine Wirkung.
    [robbery] { $bandit } { AGREE($bandit, "findet", "finden") } nichts zum Mitnehmen.
    [punch] { $bandit } { AGREE($bandit, "schlägt", "schlagen") } in die Luft.
   *[other] { $bandit }: { $card } hat keine Wirkung.
}
classic-event-moved = { $bandit } { AGREE($bandit, "läuft", "laufen") } { spot-to }.
classic-event-climbed = { $bandit } { AGREE($bandit, "klettert", "klettern") } { spot-to }.
classic-event-fled = { $bandit } { AGREE($bandit, "flieht", "fliehen") } vor dem Marshal { spot-to }.
classic-event-knocked-back = Die Kugel schleudert { $bandit } { spot-to }.
classic-event-thrown = { $bandit } { AGREE($bandit, "wird", "werden") } { spot-to } geworfen.
classic-event-lurched = { $bandit } { AGREE($bandit, "rutscht", "rutschen") } { spot-to }.
classic-event-swept = { $bandit } { AGREE($bandit, "wird", "werden") } { spot-to } gefegt.
classic-event-marshal-moved = Der Marshal geht { spot-to }.
classic-event-shot = { $number ->
    [1] { $bandit } { AGREE($bandit, "schießt", "schießen") } die letzte Kugel auf { $target }.
   *[other] { $bandit } { AGREE($bandit, "schießt", "schießen") } auf { $target }.
}
classic-event-wounded = { $cause ->
    [meeting] { $bandit } { AGREE($bandit, "nimmt", "nehmen") } eine neutrale Kugel vom Marshal.
   *[event] { $bandit } { AGREE($bandit, "nimmt", "nehmen") } eine neutrale Kugel.
}
classic-event-bullets-ran-out = Es gibt keine neutralen Kugeln mehr. Niemand nimmt eine.
classic-event-robbed = { $bandit } { AGREE($bandit, "nimmt", "nehmen") } { loot-taken }.
classic-event-dropped = { $bandit } { AGREE($bandit, "verliert", "verlieren") } { loot-taken }.
classic-event-snatched = { $bandit } { AGREE($bandit, "schnappt", "schnappen") } { $victim } { loot-taken } weg.
classic-event-event-struck = Das Ereignis ist „{ $round_event }“.
classic-event-strongbox-came = Die zweite Geldkassette liegt nun { spot-at }.
classic-event-ransomed = { $bandit } { AGREE($bandit, "bekommt", "bekommen") } Lösegeld für den Schaffner: { loot-one }.
classic-event-round-ended = Runde { $number } ist zu Ende.
classic-event-game-ended = Der Zug fährt ein. Zeit zum Abrechnen.
classic-event-showed = { $bandit } { AGREE($bandit, "deckt", "decken") } { loot-taken } auf.
classic-event-became-gunslinger = { $bandit } { AGREE($bandit, "ist", "sind") } Revolverheld: { $prize } für die meisten abgefeuerten Kugeln.
classic-event-counted = { $player } { AGREE($player, "hat", "haben") } insgesamt { $money }.
classic-event-won = { $player } { AGREE($player, "gewinnt", "gewinnen") }.

# Several draws at once. $cards is "hidden" or a list of names.
classic-events-drew = { $cards ->
    [hidden] { $number ->
        [one] { $player } { AGREE($player, "zieht", "ziehen") } eine Karte.
       *[other] { $player } { AGREE($player, "zieht", "ziehen") } { $number } Karten.
    }
   *[other] { $number ->
        [one] { $player } { AGREE($player, "zieht", "ziehen") } eine Karte: { $cards }.
       *[other] { $player } { AGREE($player, "zieht", "ziehen") } { $number } Karten: { $cards }.
    }
}

## What is asked. $player is who answers; $bandit acts, $target suffers.

classic-question-pick-character = { $seat }, wer möchtest du sein?
classic-question-which-marshal-card = { $player }: Wessen Marshal-Karte bleibt im Nachziehstapel?
classic-question-which-car = { $player }: Welcher Wagen wird Wagen { $section }?
classic-question-which-purse = Welcher Beutel ist es?
classic-question-who-is-first = Wer ist Startspieler?
classic-question-who-in-caboose = { $player }: Wer startet im letzten Wagen?
classic-question-which-card-drawn = Welche Karte { AGREE($player, "zieht", "ziehen") } { $player }?
classic-question-drop-which-bullet = { $player }: Welche Kugel legst du ab?
classic-question-which-round-card = Welche Rundenkarte wird aufgedeckt?
classic-question-play-or-draw = { $player }: Spielst du eine Karte, oder ziehst du?
classic-question-discard-which = { $player }: Welche Karte legst du ab? Der Rest bleibt auf der Hand.
classic-question-move-where = { $bandit }: Wohin läufst du?
classic-question-climb-where = { $bandit }: Wohin kletterst du?
classic-question-marshal-where = { $bandit }: Wohin schickst du den Marshal?
classic-question-fire-at-whom = { $bandit }: Auf wen schießt du?
classic-question-rob-what = { $bandit }: Was nimmst du?
classic-question-punch-whom = { $bandit }: Wen schlägst du?
classic-question-punch-what = { $bandit }: Was { AGREE($target, "verliert", "verlieren") } { $target }?
classic-question-keep-purse = { $bandit }: Behältst du { NAME($target, case: "genitive") } Beutel, oder lässt du ihn fallen?
classic-question-which-purse-lost = Welchen Beutel { AGREE($bandit, "verliert", "verlieren") } { $bandit }?
classic-question-throw-where = { $bandit }: Wo { AGREE($target, "landet", "landen") } { $target }?
classic-question-pick-pocket = { $bandit } { AGREE($bandit, "ist", "sind") } mit einem Beutel allein. Nimmst du ihn?
classic-question-revenge-which = { $bandit }: Welchen Beutel lässt du für den Marshal fallen?

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = Drei Karten ziehen
classic-answer-pass = Passen
classic-answer-done = Fertig
classic-answer-leave = Liegen lassen
classic-answer-keep-purse-yes = Behalten
classic-answer-keep-purse-no = Fallen lassen

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }: { $power }

# A bandit to pick, and where.
classic-answer-bandit = { $bandit }, { spot-at }

## Phases

classic-phase-setup = Vorbereitung
classic-phase-schemin = Planung
classic-phase-stealin = Überfall
classic-phase-round_end = Ende der Runde
classic-phase-over = Ende des Spiels

## Editions

classic-edition = Welche gedruckten Regeln gelten.
classic-edition-default = Unsere Mischung der Ausgaben, die den meisten vertraut ist.
classic-edition-zh = Wie in der traditionell-chinesischen Anleitung.
classic-edition-sv = Wie in der schwedischen Anleitung.

## Options: what each is about, then each value

classic-option-marshals_revenge = Welchen Beutel die Rache des Marshals nimmt.
classic-option-marshals_revenge-least = Den am wenigsten wertvollen.
classic-option-marshals_revenge-most = Den wertvollsten.
classic-option-station_position = Wann der Bahnhof erreicht wird.
classic-option-station_position-last = In der letzten Runde.
classic-option-station_position-shuffled = In irgendeiner Runde: Die Bahnhofskarte wird unter die anderen gemischt.
classic-option-tuco_targets = Wen Tucos Fähigkeit erreicht.
classic-option-tuco_targets-other_floor = Banditen auf der anderen Ebene seines Wagens.
classic-option-tuco_targets-other_floor_and_same_spot = Diese, und Banditen direkt neben ihm.
classic-option-car_choice = Wie die Wagen gewählt werden.
classic-option-car_choice-random = Zufällig.
classic-option-car_choice-chosen = Die Spieler wählen reihum.
classic-option-starting_purse = Ein Beutel zu Beginn.
classic-option-starting_purse-true = Alle beginnen mit einem Beutel mit 250 $.
classic-option-starting_purse-false = Alle beginnen mit leeren Händen.
classic-option-pickpocketing_alone = Was „allein“ bei den Taschendieben heißt.
classic-option-pickpocketing_alone-spot = Niemand sonst auf derselben Ebene des Wagens.
classic-option-pickpocketing_alone-car = Niemand sonst in oder auf dem Wagen.
classic-option-tiebreak_bullets = Welche Kugeln bei Geldgleichstand entscheiden.
classic-option-tiebreak_bullets-all = Alle erhaltenen.
classic-option-tiebreak_bullets-players_and_events = Die von Banditen und Ereignissen, nicht die aus Begegnungen mit dem Marshal.
classic-option-expert_bullet_discard = Kugeln auf der Hand zu Beginn einer Runde, in der Expertenvariante.
classic-option-expert_bullet_discard-must = Sie müssen abgelegt werden.
classic-option-expert_bullet_discard-may = Sie dürfen abgelegt werden.
classic-option-expert_keep_timing = Wann Handkarten behalten oder abgelegt werden, in der Expertenvariante.
classic-option-expert_keep_timing-after_schemin = Nach der Planungsphase.
classic-option-expert_keep_timing-end_of_round = Am Ende der Runde.
classic-option-expert_reshuffle = Wann der Ablagestapel gemischt wird, in der Expertenvariante.
classic-option-expert_reshuffle-on_demand = Wenn eine Karte gezogen werden muss und keine mehr da ist.
classic-option-expert_reshuffle-on_empty = Sobald der Nachziehstapel leer ist.
classic-option-two_player_gangs = Wie zwei Spieler zu ihren Banden kommen.
classic-option-two_player_gangs-chosen = Sie wählen abwechselnd.
classic-option-two_player_gangs-random = Zufällig.
classic-option-character_choice = Wie die Charaktere verteilt werden.
classic-option-character_choice-chosen = Alle wählen selbst.
classic-option-character_choice-random = Zufällig.
classic-option-purse_pick = Welcher von mehreren Beuteln genommen wird.
classic-option-purse_pick-random = Einer davon, blind gezogen.
classic-option-purse_pick-token = Der, auf den gezeigt wird.
classic-option-expert_variant = Nachziehstapel mit Ablage, und Handkarten, die man behalten kann.
classic-option-expert_variant-false = Das normale Spiel.
classic-option-expert_variant-true = Die Expertenvariante. Zu zweit wird immer mit ihr gespielt.
classic-option-guest_bandits = Gäste aus den anderen Schachteln: Misty, die Twinzz, Mei und Silk.
classic-option-guest_bandits-false = Nur die sechs Banditen des Grundspiels.
classic-option-guest_bandits-true = Auch Gäste dürfen gewählt werden.
