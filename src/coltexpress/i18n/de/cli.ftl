### What the terminal says, whatever the game.

## Commands

cli-about = Raube im Terminal einen Zug aus, mit Freunden oder mit Bots.
cli-command-play = Gegen Bots spielen, oder mit anderen an derselben Tastatur.
cli-command-show = Eine Stellung oder Ansicht aus ihrer Textzeile zeichnen.
cli-command-replay = Eine aufgezeichnete Partie noch einmal ansehen, Zug um Zug.
cli-command-rules = Regeln nach ihrer ID zeigen.
cli-command-perft = Alle Verläufe einer Partie bis zu einer Tiefe zählen.
cli-command-bench = Messen, wie schnell die Spiele laufen.

## Options of the commands

cli-help-game = Das Spiel: { $games }.
cli-help-players = Wie viele Spieler es gibt.
cli-help-people = Wie viele davon Menschen sind; Bots nehmen die anderen Plätze.
cli-help-name = Name eines Spielers, einmal für jede Person.
cli-help-edition = Welche gedruckten Regeln gelten.
cli-help-option = Eine Option des Spiels, einmal für jede; --options listet sie auf.
cli-help-options = Die Optionen des Spiels auflisten und aufhören.
cli-help-seed = Eine ganze Zahl; dieselbe Zahl mischt auf dieselbe Weise.
cli-help-lang = Sprache: { $languages }.
cli-help-plain = Nur Textzeilen: kein Bild, keine Farben. Für Screenreader gemacht.
cli-help-save = Die Aufzeichnung in dieser Datei speichern; weiterspielen, wenn es sie gibt.
cli-help-speed = Protokollzeilen pro Sekunde; 0 zeigt sie auf einmal.
cli-help-pause = Nach den Protokollzeilen auf Enter warten.
cli-help-position = Eine Stellungszeile; - liest sie von der Standardeingabe.
cli-help-seat = Ansicht als: ein Buchstabe, eine Nummer ab 1, all (alles) oder nobody (niemand). Sonst: all, oder nobody während die Partie läuft.
cli-help-record = Eine Datei mit einer Aufzeichnung; - liest sie von der Standardeingabe.
cli-help-move = Den Tisch nach so vielen Zügen zeigen.
cli-help-step = Nach jedem Zug anhalten; Enter geht weiter.
cli-help-depth = Wie viele Entscheidungen tief.
cli-help-start = Mit dieser Stellungszeile beginnen statt mit einer neuen Partie.
cli-help-divide = Für jede erste Entscheidung getrennt zählen.

## Setting up a game

cli-ask-language = Sprache
cli-ask-game = Welches Spiel?
cli-ask-players = Wie viele Spieler, { $fewest } bis { $most }?
cli-ask-people = Wie viele davon sind Menschen?
cli-ask-name = Name von Spieler { $number } (Enter für keinen)
cli-not-a-number = Bitte gib eine Zahl von { $fewest } bis { $most } ein.
cli-not-a-language = Bitte gib eine davon ein: { $languages }.
cli-seats = { $people ->
    [0] { $bots ->
        [one] Ein Bot spielt allein.
       *[other] { $bots } Bots spielen. Lehn dich zurück.
    }
    [one] { $bots ->
        [0] Ein Spieler, keine Bots.
        [one] Ein Spieler gegen einen Bot.
       *[other] Ein Spieler gegen { $bots } Bots.
    }
   *[other] { $bots ->
        [0] { $people } Spieler, keine Bots.
        [one] { $people } Spieler und ein Bot.
       *[other] { $people } Spieler und { $bots } Bots.
    }
}
cli-hint = Antworte mit einer Nummer. Gib ? für Hilfe ein.
cli-options-title = Optionen von { $game }
cli-options-default = { $text } (Standard)
cli-people-too-many = Es gibt { $players } Spieler, also höchstens { $players } Menschen.

## At the table

cli-round = Runde { $number } von { $rounds }
cli-event = Ereignis: { $event }
cli-no-event = Kein Ereignis
cli-pile = Stapel
cli-neutral = Neutrale Kugeln: { $number }
cli-beside = Neben dem Zug: { $loot }
cli-first = Startspieler
cli-you = du
cli-hand = Hand
cli-deck = Ziehen
cli-loot = Beute
cli-gun = Trommel
cli-wounds = Treffer
cli-discards = Ablage
cli-hand-empty = leere Hand
cli-hand-of = Hand von { $player }
cli-kept-secret = geheim
cli-legend = $ Beutel, ◆ Juwel, ▣ Geldkassette, ★ Marshal

# How much there is, for one line of text.
cli-bullets = { $number ->
    [0] leere Trommel
    [one] noch { $number } Kugel
   *[other] noch { $number } Kugeln
}
cli-wounded = { $number ->
    [0] unverletzt
    [one] einmal getroffen
   *[other] { $number }-mal getroffen
}
cli-cards-in-hand = { $number ->
    [one] { $number } Handkarte
   *[other] { $number } Handkarten
}
cli-cards-in-deck = { $number ->
    [one] { $number } Karte im Nachziehstapel
   *[other] { $number } Karten im Nachziehstapel
}
cli-cards-discarded = { $number ->
    [one] { $number } Karte abgelegt
   *[other] { $number } Karten abgelegt
}

# Lines of the plain table.
cli-plain-bandit = { $bandit }, { $where }. Beute: { $loot }. { $bullets }, { $wounds }.
cli-plain-bandit-off = { $bandit }, noch nicht auf dem Zug. Beute: { $loot }. { $bullets }, { $wounds }.
cli-plain-player = { $player }: { $hand }, { $deck }.
cli-plain-loot = { $where }: { $loot }.
cli-plain-marshal = Der Marshal ist { spot-at }.
cli-plain-pile = Der Stapel, erste Karte zuerst: { $cards }.
cli-plain-pile-card = { $card } ({ $player })
cli-plain-hand = Deine Hand: { $cards }.
cli-plain-round = „{ $round_card }“, Spielzüge: { $turns }. { $event }
cli-plain-now = { $turn } (jetzt)
cli-plain-event = { $rule ->
    [none] { cli-no-event }.
   *[other] { cli-event }. { $rule }
}

cli-waiting = Warten auf { $player }. { $question }
cli-story = Protokoll
cli-story-none = Noch ist nichts geschehen.
cli-advice = Der Coach sagt
cli-advice-none = Der Coach hat hier nichts zu sagen.
cli-why = Warum diese Frage? Die Regeln sagen:
cli-powers = Fähigkeiten
cli-cards = Karten

## At the prompt

cli-prompt = Deine Wahl
cli-prompt-more = Weiter mit Enter
cli-bad-answer = { $answer } steht hier nicht zur Wahl. Gib eine Zahl von 1 bis { $count } ein, oder ? für Hilfe.
cli-empty-answer = Gib eine Zahl von 1 bis { $count } ein, oder ? für Hilfe.
cli-help-title = Was du eingeben kannst
cli-help-number = die Nummer einer Möglichkeit, oder ihr kurzes Wort in Klammern
cli-help-help = diese Hilfe, mit den Karten und Fähigkeiten im Spiel
cli-help-hint = was für zwei oder drei Antworten spricht
cli-help-why = die Regeln hinter der Frage
cli-help-story = das Protokoll: alles, was geschehen ist, wie du es gesehen hast
cli-help-hand = deine Hand, und was jede Karte bewirkt
cli-help-table = den Tisch noch einmal
cli-help-save-game = die Aufzeichnung in eine Datei schreiben
cli-help-quit = die Partie verlassen
cli-ask-file = In welcher Datei speichern?
cli-saved = Gespeichert in { $file }.
cli-save-failed = Konnte nicht in { $file } speichern: { $reason }
cli-resumed = Weiter mit der Partie in { $file }, nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
cli-resume-command = Später weiterspielen: { $command }
cli-quit = Die Banditen lüften den Hut. Bis zum nächsten Mal.
cli-interrupted = Abgebrochen.

## The curtain between people at one keyboard

cli-curtain = Gib weiter an { $player }.
cli-curtain-enter = Drück Enter, wenn sonst niemand zuschaut.
cli-sealed = Alle antworten geheim; die Antworten werden gemeinsam geöffnet.

## The end

cli-end-title = Endabrechnung
cli-end-loot = { $bandit }: { $loot }
cli-end-gunslinger = Revolverheld: { $bandit }, { $prize }
cli-end-total = { $player }: { $money }
cli-end-enter = Weiter mit Enter
cli-end-wins = { $player } { AGREE($player, "gewinnt", "gewinnen") }!
cli-end-winner = { $player } { AGREE($player, "gewinnt", "gewinnen") } mit { $money }!
cli-end-shared = { $players } teilen sich den Sieg mit je { $money }!
cli-end-hits = erhaltene Kugeln: { $number }
cli-end-nobody = Niemand gewinnt.

## Reading back

cli-replay-move = Zug { $number } von { $moves }: { $question } → { $answer }
cli-replay-start = Vor dem ersten Zug
cli-replay-end = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.
cli-replay-beyond = Die Aufzeichnung hat { $moves } Züge; es gibt keinen Zug { $number }.
cli-seen-by = Ansicht als { $player }
cli-seen-by-nobody = Ansicht als Zuschauer
cli-seen-by-all = Alles offen
cli-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind { $seats }.
cli-no-file = Es gibt keine Datei { $file }.
cli-not-readable = { $file } lässt sich nicht lesen: { $reason }
cli-perft-nodes = Tiefe { $depth }: { $nodes }

# Data files of a user's own
cli-help-data = Eine JSON-Datei, die gedruckte Teile eines Spiels ersetzt.
cli-data-not-here = { $game } hat keine Teile, die eine Datendatei ersetzen könnte.
cli-data-other = Die Partie begann ohne diese Datendatei, oder mit einer anderen.
