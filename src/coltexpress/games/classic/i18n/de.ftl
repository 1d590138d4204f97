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
classic-question-drop-which-bullet = { $player }: Welche Kugel legst du von der Hand ab?
classic-question-which-round-card = Welche Rundenkarte wird aufgedeckt?
classic-question-play-or-draw = { $drawing ->
    [0] { $player }, du bist dran: Spiele eine Karte.
   *[other] { $player }, du bist dran: Spiele eine Karte oder ziehe drei.
}
classic-question-discard-which = { $player }: Welche Karte legst du ab? Den Rest behältst du für die nächste Runde.
classic-question-move-where = { $bandit }, du läufst: Wohin?
classic-question-climb-where = { $bandit }, du kletterst: Wohin?
classic-question-marshal-where = { $bandit }, du bewegst den Marshal: Wohin geht er?
classic-question-fire-at-whom = { $bandit }, du schießt: Wer bekommt deine Kugel?
classic-question-rob-what = { $bandit }, du raubst: Was nimmst du?
classic-question-punch-whom = { $bandit }, du schlägst zu: Wen triffst du?
classic-question-punch-what = { GENDER($target) ->
    [feminine] { $bandit }, du schlägst { $target }: Was verliert sie?
    [masculine] { $bandit }, du schlägst { $target }: Was verliert er?
   *[other] { $bandit }, du schlägst { $target }: Was verlieren sie?
}
classic-question-keep-purse = { $bandit }, dein Schlag kostet { $target } einen Beutel: Behältst du ihn?
classic-question-which-purse-lost = Welchen Beutel { AGREE($bandit, "verliert", "verlieren") } { $bandit }?
classic-question-throw-where = { GENDER($target) ->
    [feminine] { $bandit }, du schlägst { $target }: Wo landet sie?
    [masculine] { $bandit }, du schlägst { $target }: Wo landet er?
   *[other] { $bandit }, du schlägst { $target }: Wo landen sie?
}
classic-question-pick-pocket = { $bandit }, du bist mit einem Beutel allein: Nimmst du ihn?
classic-question-revenge-which = { $bandit }, die Rache des Marshals kostet dich einen Beutel: Welchen?

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = Drei Karten ziehen
classic-answer-pass = Passen
classic-answer-done = Fertig
classic-answer-leave = Liegen lassen
classic-answer-keep-purse-yes = Behalten
classic-answer-keep-purse-no = Fallen lassen
classic-answer-play-or-draw = { $face ->
    [instead] { $card }
   *[other] { $down ->
        [yes] { $card } verdeckt spielen
       *[no] { $card } spielen
    }
}
classic-answer-drop-which-bullet = { $face ->
    [done] Keine weitere ablegen
   *[other] { $card } ablegen
}
classic-answer-discard-which = { $face ->
    [done] Den Rest behalten
   *[other] { $card } ablegen
}
classic-answer-move-where = Lauf { spot-to }
classic-answer-climb-where = Klettere { spot-to }
classic-answer-marshal-where = Schick den Marshal { spot-to }
classic-answer-fire-at-whom = Schuss: { $bandit }, { spot-at }
classic-answer-rob-what = Nimm { loot-taken }
classic-answer-punch-whom = Schlag { $bandit }
classic-answer-throw-where = { spot-to }
classic-answer-pick-pocket = Nimm { loot-taken }

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }: { $power }

## Phases

classic-phase-setup = Vorbereitung
classic-phase-schemin = Planung
classic-phase-stealin = Überfall
classic-phase-round_end = Ende der Runde
classic-phase-over = Ende des Spiels
classic-barrel-rule = Die Kugeln, die noch nicht verschossen sind. Wer am Ende die meisten verschossen hat, ist Revolverheld und bekommt { $prize }.
classic-marshal-rule = Er ist immer im Wageninneren. Wer ihm begegnet, bekommt eine neutrale Kugel und flieht aufs Dach.
classic-warning-last-round = Dies ist die letzte Runde: Danach wird die Beute gezählt.
classic-warning-no-bullets = Du hast keine Kugeln mehr: Schießen hat keine Wirkung.
classic-warning-hand = Letzter Spielzug: Handkarten, die übrig bleiben, kommen zurück in den Stapel.
classic-warning-last-bullet = Dies ist deine letzte Kugel.

## What the coach says for an option. $loot is a list of loot, $bandits a list of names, $number how many
## they are; a spot is where something is or leads.

classic-advice-loot-there = Beute { spot-at }, wo du dann sein kannst: { $loot }.
classic-advice-loot-ahead = Damit kommst du { spot-to }. Beute dort: { $loot }.
classic-advice-roof-safe = Der Marshal ist nebenan; auf dem Dach erreicht er dich nicht.
classic-advice-leave-marshal = Der Marshal ist nebenan, und damit kommst du von ihm weg.
classic-advice-leave-foes = Neben dir und in Schlagweite: { $bandits }.
classic-advice-in-sight = In Sichtlinie, wenn sie bleiben, wo sie sind: { $bandits }.
classic-advice-nobody-in-sight = So, wie jetzt alle stehen, ist niemand in Sichtlinie.
classic-advice-gunslinger = Noch ein Schuss, und du hast die meisten Kugeln abgefeuert. Der Revolverheld bekommt { $prize }.
classic-advice-beside = Neben dir und mit Beute, wenn sie bleiben, wo sie sind: { $bandits }.
classic-advice-marshal-meets = Der Marshal kann überraschen: { $bandits }.
classic-advice-few-cards = { $number ->
    [0] Du hast keine Karte auf der Hand, die du spielen kannst.
    [one] Nur { $number } Karte auf deiner Hand lässt sich spielen.
   *[other] Nur { $number } Karten auf deiner Hand lassen sich spielen.
}
classic-advice-bullets-in-hand = { $number ->
    [one] { $number } Kugel nimmt auf deiner Hand Platz weg.
   *[other] { $number } Kugeln nehmen auf deiner Hand Platz weg.
}
classic-advice-face-down = Vor der Überfallphase sieht sie niemand.
classic-advice-marshal-next-door = Der Marshal ist nebenan.
classic-advice-marshal-there = Dort ist der Marshal: Du müsstest aufs Dach fliehen.
classic-advice-loot-at = Beute dort: { $loot }.
classic-advice-robbery-next = Deine nächste Karte ist Rauben.
classic-advice-fire-next = Deine nächste Karte ist Schießen. In Sichtlinie von dort: { $bandits }.
classic-advice-alone = Dort ist niemand, der dich schlagen könnte.
classic-advice-rebellion = Nach dieser Runde trifft der Aufstand der Passagiere alle im Zug, auf dem Dach aber niemanden.
classic-advice-hostage = Nach dieser Runde bekommen alle in und auf der Lokomotive { $prize }.
classic-advice-thrown-to-marshal = Dort ist der Marshal: Wer dort landet, muss aufs Dach fliehen.
classic-advice-no-loot = Dort liegt keine Beute.
classic-advice-marshal-drives-out = Dort treibt er aufs Dach: { $bandits }.
classic-advice-marshal-goes-away = Damit entfernt sich der Marshal von dir.
classic-advice-marshal-hits-you = Dort ist jemand von dir.
classic-advice-own-side = Gehört zu deiner Seite.
classic-advice-carries = Trägt bei sich: { $loot }.
classic-advice-most-loot = Kein Gegner trägt mehr Beute.
classic-advice-wounded = { $number ->
    [one] Hat schon eine Kugel abbekommen.
   *[other] Hat schon { $number } Kugeln abbekommen.
}
classic-advice-best-loot = Nichts anderes in der Auswahl ist mehr wert.
classic-advice-worth = { $least } bis { $most } wert.
classic-advice-keep-purse = Der Beutel gehört sofort dir; sonst fällt er zu Boden.
classic-advice-useless-bullet = Eine Kugel lässt sich nicht spielen; sie nimmt nur Platz weg.

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
classic-option-guest_bandits = Gäste aus den anderen Schachteln.
classic-option-guest_bandits-false = Nur die sechs Banditen des Grundspiels.
classic-option-guest_bandits-true = Auch Gäste dürfen gewählt werden.

## Editions, on the page

web-edition-classic-default = Unsere Mischung
web-edition-classic-zh = Traditionell-chinesisch
web-edition-classic-sv = Schwedisch

## The rules at a glance, on the page

web-rules-classic-goal = Du bist Bandit auf einem fahrenden Zug. Nach fünf Runden gewinnt, wer am reichsten ist. Beutel haben einen geheimen Wert, Juwelen sind 500 $ wert, Geldkassetten 1000 $, und wer die meisten Kugeln abgefeuert hat, bekommt 1000 $ dazu.
web-rules-classic-round = Jede Runde hat zwei Hälften: die Planung, in der alle Karten auf einen Stapel spielen, und den Überfall, bei dem der Stapel umgedreht wird und die Pläne auf die Wirklichkeit treffen.
web-rules-classic-schemin = Zieh sechs Karten. In jedem Spielzug der Rundenkarte spielst du eine auf den Stapel oder ziehst drei weitere. In Tunneln wird verdeckt gespielt; merk dir also, wer wohin wollte.
web-rules-classic-stealin = Karten werden in der Reihenfolge ausgeführt, in der sie gespielt wurden, ob sie dir noch gefallen oder nicht. Entscheide, wohin du gehst, wen du triffst, was du nimmst. Begegnest du dem Marshal, fliehst du mit einer Kugel aufs Dach.
web-rules-classic-end = Kugeln, die du nimmst, verstopfen deinen Nachziehstapel. Am Ende der Runde tritt das Ereignis ihrer Karte ein. Nach der fünften wird die Beute gezählt.

## The tutorial: somebody explains while the learner plays

lesson-classic-welcome = Willkommen an Bord. Dieser Zug ist voller Geld, und du bist Belle: rosa Kleid, Feder am Hut. Noch hat dich niemand bemerkt.
lesson-classic-people = Django und Tuco sind aus demselben Grund hier. Wer am reichsten ist, wenn der Zug einfährt, gewinnt. Was du hast, ist geheim, und was sie haben, auch.
lesson-classic-loot = In Beuteln stecken 250 bis 500 $. Ein Juwel ist 500 $ wert, eine Geldkassette 1000 $. Der Marshal bewacht die Lokomotive. Alle sind entweder in einem Wagen oder auf seinem Dach.
lesson-classic-goal = Alle haben sechs Kugeln. Wer die meisten abfeuert, ist Revolverheld und bekommt am Ende 1000 $. Eine Kugel, die dich trifft, wird zu einer nutzlosen Karte in deinem Nachziehstapel.
lesson-classic-round = Jede Runde hat eine Karte. Ihre Symbole sind Spielzüge, von links nach rechts: In jedem spielen alle eine Karte. Am Ende kommt ein Ereignis.
lesson-classic-hand = Diese Hälfte heißt Planung. Ihr spielt Karten auf den gemeinsamen Stapel, eine nach der anderen. Noch geschieht nichts: Es sind nur Pläne.
lesson-classic-play-rob = In deinem Wagen liegt viel Beute. Spiel Rauben: Tippe auf die Karte, und noch einmal zum Bestätigen.
lesson-classic-play-climb = Ein Tunnel: Karten werden verdeckt gespielt, niemand sieht sie. Schleich dich mit Klettern aufs Dach.
lesson-classic-play-fire = Wieder Tageslicht. Bis dahin bist du auf dem Dach, und von dort sieht man weit. Spiel Schießen.
lesson-classic-play-move = Der letzte Spielzug. Auf den Dächern darfst du bis zu drei Wagen weit laufen. Spiel Laufen. Die blasse Figur zeigt, wo du landen könntest.
lesson-classic-stealin = Jetzt kommt der Überfall. Der Stapel wird umgedreht, und die Karten werden in der Reihenfolge ausgeführt, in der sie gespielt wurden, ob sie dir noch gefallen oder nicht.
lesson-classic-rob-what = Zuerst dein Rauben. Was darf es sein? Nimm das Juwel.
lesson-classic-belle = Tuco spielt Schlagen, und du und Django steht beide neben ihm. Aber niemand darf Belle wählen, solange jemand anderes da ist: Das ist deine Fähigkeit. Jeder Bandit hat eine.
lesson-classic-punched = Django verliert seinen Beutel und landet im nächsten Wagen. Beute am Boden gehört dem, der sie aufhebt.
lesson-classic-hidden = Deine Karte aus dem Tunnel: hinauf mit dir. Das hat niemand kommen sehen.
lesson-classic-shot = Du schießt auf Django. Er nimmt eine deiner Kugeln, und sein Nachziehstapel hat eine Karte mehr, die zu nichts gut ist.
lesson-classic-marshal = Django schickt den Marshal in den nächsten Wagen. Wer dem Marshal drinnen begegnet, nimmt eine Kugel und flieht aufs Dach.
lesson-classic-move-where = Jetzt lauf. Nimm das entfernte Dach, direkt über dem Marshal.
lesson-classic-event = Das Ereignis: Ein Schwenkarm hat alle von den Dächern nach hinten gefegt. So viel zum Laufen.
lesson-classic-again = Neue Runde, neue Karte: diesmal drei Spielzüge, und Django ist Startspieler.
lesson-classic-draw = Statt eine Karte zu spielen, darfst du drei ziehen. Mit mehr Karten hast du später mehr Auswahl. Tipp auf „Drei Karten ziehen“.
lesson-classic-speeding = Der zweite Spielzug ist Beschleunigung: Alle handeln zweimal hintereinander, bevor der Nächste drankommt.
lesson-classic-twice = Du bist dran, gleich zweimal. Unter dir ist der Wagen voller Beutel: zuerst Klettern.
lesson-classic-at-once = Und sofort die zweite Karte: Rauben. Niemand kommt dazwischen.
lesson-classic-last = Letzter Spielzug: Laufen, damit du weg bist, ehe sie dich holen.
lesson-classic-switching = Ein Beutel für dich, und Runde 3 hat ihre Karte. Das letzte Symbol, der gebogene Pfeil, ist der Richtungswechsel: Dieser Spielzug läuft gegen den Uhrzeigersinn. Wer sonst zuletzt kommt, ist dann früh dran.
lesson-classic-end = Mehr gehört nicht zu einer Runde. Noch drei davon, dann wird die Beute gezählt. Du weißt genug, um einen echten Zug auszurauben.

## Aufgaben

classic-theme-strongbox = Die Geldkassette rauben
classic-theme-escape = Mit der Beute dem Marshal entkommen
classic-theme-marshal = Den Marshal schicken
classic-theme-shot = Der richtige Schuss
classic-theme-punch = Zuschlagen, wo es wehtut
classic-theme-robbery = Die richtige Beute
classic-theme-patience = Geduld: Karten ziehen
classic-theme-way = Den richtigen Weg wählen

## Eine Stellung aufbauen

classic-edit-marshal = Der Marshal
