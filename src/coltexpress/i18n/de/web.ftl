### What the page says around the games. The games themselves are in the other files.

## Everywhere

web-brand = Colt Express
web-tagline = Raube mit Freunden oder mit Bots einen Zug aus.
web-unofficial = Ein inoffizielles Fanprojekt, weder von Autor noch Verlag des Spiels gemacht oder gebilligt.
web-skip = Zum Inhalt springen
web-close = Schließen
web-loading = Wird geladen …
web-try-again = Erneut versuchen
web-go-home = Zur Startseite
web-or = oder
web-settings = Einstellungen
web-language = Sprache
web-save = Speichern
web-saved = Gespeichert.
web-why = Warum? Die Regeln sagen:

# Titles of the window.
web-title-home = Colt Express
web-title-create = Neuer Tisch · Colt Express
web-title-createGame = Neuer Tisch · Colt Express
web-title-join = Tisch beitreten · Colt Express
web-title-invited = Tisch · Colt Express
web-title-room = Tisch · Colt Express
web-title-replay = Wiederholung · Colt Express
web-title-learn = Einführung · Colt Express
web-title-lesson = Einführung · Colt Express
web-title-rules = Regeln · Colt Express
web-title-rulesOf = Regeln · Colt Express
web-title-settings = Einstellungen · Colt Express
web-title-link = Anderes Gerät · Colt Express
web-title-nowhere = Seite nicht gefunden · Colt Express

## When something goes wrong

web-lost = Verbindung unterbrochen. Wird wiederhergestellt …
web-not-saving = Der Server kann gerade nicht speichern; er versucht es weiter. Die Partie geht weiter, sobald es gelingt.
web-trouble-offline = Keine Verbindung
web-trouble-offline-more = Der Server ist nicht erreichbar. Prüfe deine Verbindung; nichts ist verloren.
web-trouble-nowhere = Seite nicht gefunden
web-trouble-nowhere-more = Diese Seite gibt es nicht. Prüfe den Link.
web-trouble-no-table = Diesen Tisch gibt es nicht
web-trouble-no-table-more = Vielleicht wurde er geschlossen, oder der Code hat einen Tippfehler.
web-trouble-broken = Etwas ist schiefgegangen
web-trouble-broken-more = Es liegt an uns, nicht an dir. Deine Partie ist sicher.

## The first screen

web-play-now = Jetzt spielen
web-play-now-hint = Du gegen drei Bots. Ohne Konto, ohne Warten.
web-play = Spielen
web-with-friends = Mit Freunden
web-three-games = Drei Arten, einen Zug auszurauben
web-ticket-facts = { $players } Spieler · etwa { $minutes } Minuten
web-my-tables = Deine Tische
web-past-tables = Beendete Partien
web-new-table = Neuer Tisch
web-join = Tisch beitreten
web-join-hint = Gib den Code oder Link ein, den du bekommen hast.
web-code = Code
web-code-go = Beitreten
web-code-short = Ein Code hat sechs Buchstaben und Ziffern.
web-open-tables = Offene Tische
web-open-tables-none = Keine offenen Tische. Eröffne einen.
web-learn = Spielen lernen
web-learn-game = { $game } lernen
web-learn-hint = Zehn Minuten, Schritt für Schritt.
web-lesson = Einführung starten
web-rules = Regeln

# A table in a list. $number counts open seats, or rounds.
web-row-over = beendet
web-row-lobby = { $number ->
    [0] startet gleich
    [one] ein Platz frei
   *[other] { $number } Plätze frei
}
web-row-your-turn = Du bist dran
web-row-round = Runde { $number }
web-row-look-back = Wiederholung ansehen
web-row-go-on = Weiterspielen
web-row-sit = Platz nehmen
web-row-watch = Zuschauen
web-row-bots = mit Bots

## Setting a table

web-which-game = Welches Spiel?
web-your-name = Dein Name
web-their-name = Name der anderen Person
web-stranger = Gast
web-how-many = Wie viele Spieler?
web-seats = Plätze
web-seats-hint = Freie Plätze sind für alle, die den Link haben. Mehrere Personen können dieses Gerät teilen.
web-seat = Platz { $number }
web-seat-you = Du
web-seat-open = Frei
web-seat-open-hint = alle, die den Link haben
web-seat-bot = Bot
web-seat-here = An diesem Gerät
web-seat-name = Name an Platz { $number }
web-seat-level = Bot an Platz { $number }
web-table-terms = Einstellungen des Tisches
web-clock = Bedenkzeit
web-clock-none = Keine
web-clock-live = Echtzeit
web-clock-slow = Fernpartie
web-clock-none-hint = Kein Zeitlimit.
web-clock-live-hint = Sekunden für jede Entscheidung. Läuft deine Zeit ab, spielt ein Bot für dich, bis du zurück bist.
web-clock-slow-hint = Tage für jede Entscheidung; eine Partie dauert eine Woche oder länger.
web-clock-decision = Für jede Entscheidung
web-clock-reserve = Reserve
web-clock-days = Für jede Entscheidung
web-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}
web-minutes = { $number ->
    [0] keine
    [one] { $number } Minute
   *[other] { $number } Minuten
}
web-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
web-stand-in = Bot für Abwesende
web-public = Öffentlicher Tisch
web-public-hint = Er erscheint auf der Startseite; alle dürfen Platz nehmen oder zuschauen.
web-chat = Chat
web-chat-hint = Am Tisch reden. In Kuriere und Panzerzug ist der Chat während der Überfallphase geschlossen.
web-house-rules = Hausregeln
web-edition-classic-default = Unsere Mischung
web-edition-classic-zh = Traditionell-chinesisch
web-edition-classic-sv = Schwedisch
web-edition-armored-en = Englisch
web-edition-armored-pl = Polnisch
web-edition-own = Deine eigene
web-edition-own-hint = Deine eigene Mischung der Regeln hier unten.
web-open-table = Tisch eröffnen
web-start = Partie starten

## The lobby

web-around-the-table = Am Tisch
web-seat-empty = Freier Platz
web-bot = Bot
web-here = online
web-away = abwesend
web-sit = Platz nehmen
web-add-bot = Bot hinzufügen
web-remove-bot = Bot von Platz { $number } entfernen
web-kick = { $name } entfernen
web-leave = Tisch verlassen
web-hot-seat-hint = Ihr teilt euch dieses Gerät. Zwischen euren Zügen wird der Bildschirm verdeckt.
web-fill-and-start = Mit Bots auffüllen und starten
web-waiting-for = { $number ->
    [one] Oder auf eine Person warten.
   *[other] Oder auf { $number } Personen warten.
}
web-waiting-for-host = Warten, bis { $name } die Partie startet.
web-invite = Freunde einladen
web-invite-hint = Schick den Link, lies den Code vor oder lass ihn scannen.
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-share-text = Komm einen Zug ausrauben: { $game }
web-qr = QR-Code der Einladung
web-terms-live = { $seconds } Sekunden für jede Entscheidung, { $minutes } Minuten Reserve.
web-terms-slow = { $days ->
    [one] Ein Tag für jede Entscheidung.
   *[other] { $days } Tage für jede Entscheidung.
}
web-terms-public = Alle dürfen Platz nehmen oder zuschauen.
web-terms-private = Nur wer den Link hat, findet diesen Tisch.
web-fair = Das Mischen ist versiegelt:
web-fair-hint = Niemand kann die Karten bestimmen: Das Gerät jedes Spielers steuert einen versiegelten Teil bei. Bisher: { $parts }.
web-fair-dealing = Die Karten werden gemischt …
web-fair-end = Das Siegel ist offen; alle können das Mischen prüfen:
web-fair-left-out = Versiegelt, aber nicht rechtzeitig geöffnet und daher nicht dabei: { $players }.
web-fair-check = Um jede Karte zu prüfen, lade die Aufzeichnung herunter und führe aus:
web-fair-server = Der Server hat sein Siegel geändert, seit du Platz genommen hast. Traue diesem Mischen nicht.
web-fair-mine = Dein Siegel ist nicht dabei: Die Partie begann, bevor es ankam, oder der Server hat es ausgelassen.
web-fair-missing = Dein Teil ist nicht dabei: Er kam zu spät, oder der Server hat ihn ausgelassen.
web-fair-wrong = Die Siegel passen nicht zu dem, was geöffnet wurde. Traue diesem Mischen nicht.
web-the-gang = Die Bande
web-chat-none = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-casting-wait = Wählen einen Banditen: { $players }

## At the table

web-wait = Jemand überlegt

# Who is thinking, and about what: $what is the name of a question.
web-thinking = { $what ->
    [pick-character] { $player } { AGREE($player, "wählt", "wählen") } einen Banditen.
    [play-or-draw] { $player } { AGREE($player, "wählt", "wählen") } eine Karte.
    [discard-which] { $player } { AGREE($player, "sortiert", "sortieren") } die Hand.
    [keep-which] { $player } { AGREE($player, "sortiert", "sortieren") } die Hand.
    [move-where] { $player } { AGREE($player, "späht", "spähen") } den Zug entlang.
    [climb-where] { $player } { AGREE($player, "sucht", "suchen") } die Leiter.
    [marshal-where] { $player } { AGREE($player, "flüstert", "flüstern") } mit dem Marshal.
    [fire-at-whom] { $player } { AGREE($player, "zielt", "zielen") }.
    [rob-what] { $player } { AGREE($player, "beäugt", "beäugen") } die Beute.
    [punch-whom] { $player } { AGREE($player, "ballt", "ballen") } die Faust.
    [punch-what] { $player } { AGREE($player, "ballt", "ballen") } die Faust.
    [throw-where] { $player } { AGREE($player, "ballt", "ballen") } die Faust.
    [which-plan] { $player } { AGREE($player, "schmiedet", "schmieden") } einen Plan.
    [heal-which] { $player } { AGREE($player, "pult", "pulen") } Kugeln heraus.
    [nudge-whom] { $player } { AGREE($player, "zwinkert", "zwinkern") } jemandem zu.
    [nudge-what] { $player } { AGREE($player, "zwinkert", "zwinkern") } jemandem zu.
   *[other] { $player } { AGREE($player, "überlegt", "überlegen") }.
}
web-curtain-hint = Alle anderen: schaut aus dem Fenster.
web-curtain-lift = Ich bin { $player }

## The end

web-counting = Die Beute kommt auf den Tisch, die der Ärmsten zuerst.
web-count-skip = Überspringen
web-winner = Sieger
web-rematch = Revanche
web-rematch-join = Bei der Revanche mitmachen
web-replay = Wiederholung ansehen
web-see-board = Zurück zum Spielfeld
web-record = Aufzeichnung herunterladen
web-fortunes = Geld pro Runde
web-fortunes-chart = Das Geld aller, Runde für Runde
web-round-short = R{ $number }
web-replay-moment = Schritt
web-replay-place = Schritt { $number } von { $all }
web-replay-back = Vorige Karte
web-replay-forward = Nächste Karte
web-replay-viewer = Ansicht als
web-replay-share = Link zu diesem Schritt
web-pause = Pause
web-play-on = Abspielen

## Settings

web-theme = Aussehen
web-theme-auto = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-now = { $theme ->
    [light] Aussehen: hell. Ändern
    [dark] Aussehen: dunkel. Ändern
   *[auto] Aussehen: System. Ändern
}
web-still = Bewegung reduzieren
web-still-hint = Keine ziehende Landschaft, keine fliegenden Kugeln; nur Überblendungen.
web-sound = Ton
web-sound-hint = Schüsse, Münzen und eine Pfeife.
web-sound-on = Ton ist an
web-sound-off = Ton ist aus
web-volume = Lautstärke
web-speed = Geschwindigkeit
web-confirm = Auswahl bestätigen
web-confirm-hint = Vor wichtigen Entscheidungen noch einmal fragen.
web-you = Du
web-device = Auf einem anderen Gerät spielen
web-device-hint = Du brauchst kein Konto. Um deine Plätze auf dem Handy zu nutzen, zeig ihm einen Code.
web-device-qr = QR-Code für dein anderes Gerät
web-link-here = Deine Plätze auf diesem Gerät nutzen
web-link-here-hint = Dieses Gerät bekommt deine Plätze, so wie dein anderes. Der Code gilt einmal.
web-link-use = Gerät verbinden
web-forget = Meine Daten von diesem Gerät löschen
web-forget-all = Meine Daten von allen Geräten löschen
web-forgotten = Deine Daten wurden gelöscht.
web-about = Alles hier ist neu gezeichnet, geschrieben und programmiert; die Regeln sind die der gedruckten Spiele.
web-licences = Lizenzen von Schriften und Komponenten

## Rules at a glance

web-rules-short = Überblick
web-rules-cards = Karten
web-rules-turns = Spielzüge
web-rules-events = Ereignisse am Ende einer Runde
web-rules-places = Orte
web-rules-plans = Il Professores Karten
web-rules-ledger = Jede Regel
web-rules-search = Regeln durchsuchen
web-rules-none = Keine passende Regel.

web-rules-classic-goal = Du bist Bandit auf einem fahrenden Zug. Nach fünf Runden gewinnt, wer am reichsten ist. Beutel haben einen geheimen Wert, Juwelen sind 500 $ wert, Geldkassetten 1000 $, und wer die meisten Kugeln abgefeuert hat, bekommt 1000 $ dazu.
web-rules-classic-round = Jede Runde hat zwei Hälften: die Planung, in der alle Karten auf einen Stapel spielen, und den Überfall, bei dem der Stapel umgedreht wird und die Pläne auf die Wirklichkeit treffen.
web-rules-classic-schemin = Zieh sechs Karten. In jedem Spielzug der Rundenkarte spielst du eine auf den Stapel oder ziehst drei weitere. In Tunneln wird verdeckt gespielt; merk dir also, wer wohin wollte.
web-rules-classic-stealin = Karten werden in der Reihenfolge ausgeführt, in der sie gespielt wurden, ob sie dir noch gefallen oder nicht. Entscheide, wohin du gehst, wen du triffst, was du nimmst. Begegnest du dem Marshal, fliehst du mit einer Kugel aufs Dach.
web-rules-classic-end = Kugeln, die du nimmst, verstopfen deinen Nachziehstapel. Am Ende der Runde tritt das Ereignis ihrer Karte ein. Nach der fünften wird die Beute gezählt.

web-rules-super-goal = Der Zug verliert jede Runde einen Wagen. Wer am weitesten hinten ist und noch auf dem Zug, nimmt seine Beutekarte. Sei als Letzter auf dem Zug, oder hab die meisten Beutekarten.
web-rules-super-round = Jede Runde planst du heimlich drei Karten. Dann decken alle der Reihe nach die erste Karte auf und führen sie aus, dann die zweite, dann die dritte.
web-rules-super-schemin = Banditen blicken in eine Richtung und stehen in einer Reihe. Gelaufen wird in Blickrichtung, ein Schuss trifft den Ersten davor. Dreh dich rechtzeitig um.
web-rules-super-stealin = Wer getroffen wird, fliegt einen Wagen weiter und liegt am Boden; die nächste Karte hilft nur auf die Beine. Hinter dem Ende des Zugs wartet nur Staub.
web-rules-super-end = Am Ende der Runde wird der letzte Wagen abgekuppelt, mit allen darauf. Ist nur noch die Lokomotive übrig, entscheidet die Zahl der Beutekarten.

web-rules-armored-goal = Zwei Züge fahren aneinander vorbei, und zwei Teams wollen, was auf dem Panzerzug ist. Bringt es auf den Startzug, bevor sie sich trennen: Die Beute von Banditen, die auf dem Panzerzug bleiben, zählt nicht.
web-rules-armored-round = Planung und Überfall wie im Grundspiel. Nach jeder Runde gleiten die Züge zwei Wagen weiter, und andere Dächer liegen gegenüber.
web-rules-armored-schemin = Teammitglieder dürfen während der Planung reden, und alle hören mit; während des Überfalls darf niemand reden. Ein Schubs gibt einem Teammitglied eine Aktion.
web-rules-armored-stealin = Kuriere bewachen die Geheimdokumente, Gatlings fegen über die Dächer. Nur du darfst dir die Beute ansehen, die du nimmst.
web-rules-armored-end = Das Geheimdokument des eigenen Teams ist 4000 $ wert, Goldnuggets können Katzengold sein, und das Team, das die meisten Kugeln auf Kuriere abgefeuert hat, gewinnt den Titel „Wilde Bande“. Das reichere Team gewinnt gemeinsam.
