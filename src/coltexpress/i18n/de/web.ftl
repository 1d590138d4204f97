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
web-why-cause = Wie es dazu kam
web-why-short = Die Regel in Kürze
web-why-full = Die Regeln im Wortlaut

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
web-title-turn = ● Du bist dran · Colt Express
web-title-mine = Meine Partien · Colt Express
web-title-nowhere = Seite nicht gefunden · Colt Express

## When something goes wrong

web-lost = Verbindung unterbrochen. Wird wiederhergestellt …
web-not-saving = Der Server kann gerade nicht speichern; er versucht es weiter. Die Partie geht weiter, sobald es gelingt.
web-trouble-offline = Keine Verbindung
web-trouble-offline-more = Der Server ist nicht erreichbar. Prüfe deine Verbindung; nichts ist verloren.
web-trouble-nowhere = Seite nicht gefunden
web-trouble-nowhere-more = Diese Seite gibt es nicht. Prüfe den Link.
web-trouble-no-room = Diesen Tisch gibt es nicht
web-trouble-no-room-more = Vielleicht wurde er geschlossen, oder der Code hat einen Tippfehler.
web-trouble-broken = Etwas ist schiefgegangen
web-trouble-broken-more = Es liegt an uns, nicht an dir. Deine Partie ist sicher.

## The first screen

web-play-now = Jetzt spielen
web-play-now-hint = Du gegen drei Bots. Ohne Konto, ohne Warten.
web-strength = Stärke der Bots
web-strength-easy = Leicht
web-strength-normal = Normal
web-strength-hard = Schwer
web-temper = Gemüt
web-learn-soon = In 3 Minuten lernen
web-play = Spielen
web-with-friends = Mit Freunden
web-three-games = Drei Arten, einen Zug auszurauben
web-ticket-facts = { $players } Spieler · etwa { $minutes } Minuten
web-my-rooms = Deine Tische
web-past-rooms = Beendete Partien
web-new-room = Neuer Tisch
web-join = Tisch beitreten
web-join-hint = Gib den Code oder Link ein, den du bekommen hast.
web-code = Code
web-code-go = Beitreten
web-code-short = Ein Code hat sechs Buchstaben und Ziffern.
web-open-rooms = Offene Tische
web-open-rooms-none = Keine offenen Tische. Eröffne einen.
web-learn = Spielen lernen
web-learn-game = { $game } lernen
web-learn-hint = Ein paar Minuten pro Spiel, Schritt für Schritt.
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
## My games

web-mine = Meine Partien
web-mine-all = Alle meine Partien
web-mine-none = Noch keine Partien. Spiel gleich eine: Die Bots sind immer bereit.
web-mine-trouble = Deine Partien konnten nicht geladen werden.
web-mine-running = Laufende Partien
web-mine-totals = Bilanz
web-mine-more = Ältere Partien anzeigen
web-mine-summary = { $played ->
    [one] Eine Partie beendet, { $won } gewonnen.
   *[other] { $played } Partien beendet, { $won } gewonnen.
}
web-mine-waiting = Am Zug: { $players }
web-mine-won = Gewonnen
web-mine-place = Platz { $place } von { $players }
web-mine-given-up = Aufgegeben
web-mine-game = Spiel
web-mine-bandit = Bandit
web-mine-opponent = Gegner
web-mine-people = Menschen
web-mine-played = Partien
web-mine-wins = Siege
web-mine-best = Bestwert
web-give-up = Aufgeben
web-give-up-ask = Diese Partie aufgeben?
web-give-up-hint = Ein Bot übernimmt deinen Platz endgültig. Du kannst zusehen, wie sie ausgeht, aber nicht zurückkehren.
web-give-up-not = Weiterspielen

## Setting a table

web-which-game = Welches Spiel?
web-your-name = Dein Name
web-their-name = Name der anderen Person
web-stranger = Gast
web-how-many = Wie viele Spieler?
web-opponents = Deine Gegner
web-opponents-open = Freunde mit dem Link
web-opponents-bot = Bots
web-opponents-person = Leute an diesem Gerät
web-opponents-mixed = Gemischt
web-seats-each = Platz für Platz
web-expert = Expertenvariante
web-guests = Gastbanditen
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
web-room-settings = Einstellungen des Tisches
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
web-chat-hint = Am Tisch reden.
web-house-rules = Hausregeln
web-edition-own = Deine eigene
web-edition-own-hint = Deine eigene Mischung der Regeln hier unten.
web-create-room = Tisch eröffnen
web-start = Partie starten

## The lobby

web-in-the-room = Am Tisch
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
web-room-live = { $seconds } Sekunden für jede Entscheidung, { $minutes } Minuten Reserve.
web-room-slow = { $days ->
    [one] Ein Tag für jede Entscheidung.
   *[other] { $days } Tage für jede Entscheidung.
}
web-room-public = Alle dürfen Platz nehmen oder zuschauen.
web-room-private = Nur wer den Link hat, findet diesen Tisch.
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
web-chat-unread = Chat, { $number ->
    [one] eine neue Nachricht
   *[other] { $number } neue Nachrichten
}
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-emotes = Gesten
web-emote-howdy = Howdy!
web-emote-laugh = Haha!
web-emote-fist = Das wirst du büßen!
web-emote-draw = Zieh!
web-emote-shrug = Na ja.
web-emote-bravo = Gut gespielt!
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
web-end-won = Du gewinnst!
web-end-lost = Du verlierst.
web-end-place = Du wirst { $place }. von { $players }
web-place-of = Platz { $place } von { $players }
web-awards = Auszeichnungen
web-turns = Wendepunkte
web-picture = Ein Bild zum Teilen
web-picture-share = Bild teilen
web-picture-save = Bild speichern
web-picture-failed = Das Bild konnte nicht erstellt werden.
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
web-coach = Coach
web-coach-hint = Sagt, was für zwei oder drei Möglichkeiten spricht. Wo mehrere Menschen spielen, nur wenn der Gastgeber es erlaubt.
web-coach-room = Coach für alle
web-coach-room-hint = Alle am Tisch dürfen den Coach fragen. Gegen Bots allein darfst du es immer.
web-calls-title = Wenn du dran bist
web-calls = Benachrichtigungen
web-calls-hint = Wenn diese Seite im Hintergrund liegt, in Fernpartien auch, wenn sie geschlossen ist.
web-calls-open = Nur solange diese Seite offen ist: Danach ist dieser Browser nicht zu erreichen.
web-calls-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie erst in seinen Einstellungen.
web-calls-unable = Dieser Browser kann hier keine Benachrichtigungen zeigen; sie brauchen eine sichere Adresse (https).
web-vibration = Vibration
web-vibration-hint = Wenn du den Bildschirm eine Weile nicht berührt hast.
web-banter = Bots reden
web-banter-hint = Ab und zu ein kurzer Spruch in einer Sprechblase. Ohne sie sind Gesten der Spieler nur im Chat zu sehen.
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

## The daily robbery

web-title-daily = Der tägliche Überfall · Colt Express
web-daily = Der tägliche Überfall
web-daily-hint = Heute für alle derselbe Zug, dieselben Gegner und dieselben Karten. Jeder hat einen Versuch.
web-daily-begin = Heutigen Überfall starten
web-daily-go-on = Versuch fortsetzen
web-daily-ends = Der nächste beginnt in { $hours } Std. { $minutes } Min.
web-daily-rank = Rang { $rank } von { $seats }
web-daily-score = Punkte: { $score }
web-daily-place = { $tries } haben heute gespielt. Du bist auf Platz { $place }.
web-daily-void = Dieser Versuch zählt nicht: Er wurde aufgegeben oder zu spät beendet.
web-daily-results = Ergebnisse von heute
web-daily-nobody = Noch niemand ist fertig. Sei die oder der Erste.
web-daily-ranks = So lief es für alle
web-daily-rank-count = Rang { $rank }
web-daily-names = Mit Namen
web-daily-names-none = Von denen, die genannt werden möchten, ist noch niemand fertig.
web-list-me = Meinen Namen in Ergebnissen und Ranglisten zeigen
web-list-me-hint = Aus, bis du es einschaltest. Andere sehen dann Namen, Rang und Punkte.
web-daily-practice = Einen früheren Überfall üben
web-daily-practice-hint = Der Überfall vom { $day }, so oft du willst. Er zählt nicht.
web-daily-share = Ergebnis teilen
web-daily-share-text = { $title } { $day }: { $game }. { $stars } Rang { $rank } von { $seats }, { $score } Punkte
web-daily-seal = Siegel des Tages
web-daily-fair = Für heute versiegelt; das Geheimnis wird gezeigt, wenn der Tag für alle vorbei ist:
web-daily-board = Endstand ansehen

## Ratings, and everything about me

web-title-ladder = Wertungen · Colt Express
web-ladder = Wertungen
web-ladder-hint = Jedes beendete Spiel mit anderen oder mit Bots zählt. Alle beginnen bei 1500.
web-ladder-mine = Deine Wertung
web-ladder-none = Noch kein gewertetes Spiel. Spiel eines zu Ende.
web-rating = { $rating } ± { $margin }
web-rated-games = Gewertete Spiele: { $number }
web-ladder-form = Letzte gewertete Spiele
web-ladder-of = Rangliste
web-ladder-empty = Noch niemand. Nötig sind { $least } gewertete Spiele und der Wunsch, genannt zu werden.
web-ladder-people = Personen mit gefestigter Wertung, genannt oder nicht: { $number }
web-ladder-bot = Bot
web-my-data = Alles über dich
web-my-data-hint = Lade alles herunter, was dieser Server über dich speichert, oder lösche es. In Spielen mit anderen bleibt dein Platz, ohne deinen Namen.
web-my-data-get = Meine Daten herunterladen
web-my-data-erase = Alles löschen …
web-passkeys = Passkeys
web-passkeys-hint = Mit einem Passkey kommst du auf jedem deiner Geräte als du selbst zurück, ohne Passwort. Zum Spielen brauchst du keinen.
web-passkeys-add = Passkey hinzufügen
web-passkeys-use = Mit Passkey anmelden
web-passkeys-added = Der Passkey ist gespeichert.
web-passkeys-in = Willkommen zurück, { $name }.
web-passkeys-remove = { $name } entfernen
web-passkeys-made = erstellt am { $date }
web-passkeys-used = zuletzt benutzt am { $date }
web-passkeys-failed = Es wurde kein Passkey erstellt oder verwendet.
web-erase-title = Alles über dich löschen?
web-erase-hint = Spiele, Wertungen und Ergebnisse sind dann endgültig weg, laufende Spiele gibst du auf. Gib zur Bestätigung deinen Namen ein: { $name }
web-erase = Endgültig löschen
web-erased = Alles über dich wurde gelöscht.

## Study

web-study = Analyse
web-study-of = Wessen Entscheidungen
web-study-waiting = Das Spiel wird ausgewertet …
web-study-failed = Die Analyse ist gerade nicht verfügbar.
web-study-again = Erneut versuchen
web-study-turn = Runde { $round }: { $who }, von { $before } auf { $after }
web-study-choices = Entscheidungen, die viel gekostet haben
web-study-no-marks = Keine. Jede Entscheidung war etwa so gut wie die beste.
web-study-given = Runde { $round }: { $given } verschenkt
web-study-here = Was von den Möglichkeiten zu halten war
web-study-chosen = { $option } (gewählt)
web-study-points = { $points } Punkte
web-study-previous = Vorige Entscheidung
web-study-next = Nächste Entscheidung

## The board of analysis

web-title-study = Analysebrett · Colt Express
web-board = Analysebrett
web-board-hint = Jede Stellung als Brett: Entscheide für alle und sieh, was davon zu halten ist.
web-board-line = Stellungszeile
web-board-open = Öffnen
web-board-from = Oder öffne einen Moment eines beendeten Spiels: in der Wiederholung „Analyse“, dann „Anderes ausprobieren“.
web-board-try = Anderes ausprobieren
web-board-back = Zurücknehmen
web-board-share = Link kopieren
web-board-over = Hier ist das Spiel vorbei.
web-board-setup = Das Spiel wird noch aufgebaut; es gibt noch nichts zu bewerten.
web-board-chances = Gewinnchance nach Plätzen
web-edit = Stellung bearbeiten
web-edit-hint = Angeboten wird nur, was es im Spiel gibt; so ist jede Stellung spielbar. Sie beginnt am Anfang eines Zuges oder wenn der Stapel umgedreht wird.
web-edit-new = Neue Stellung
web-edit-game = Spiel
web-edit-players = Spieler
web-edit-clock = Die Runde
web-edit-add = Hinzufügen…
web-edit-add-to = Hinzufügen: { $part }
web-edit-remove = { $what } entfernen
web-edit-none = keine
web-edit-done = Analysieren
web-title-book = Eröffnungsbuch · Colt Express
web-book = Eröffnungsbuch
web-book-hint = Welche ersten Entscheidungen gewinnen, mit welchem Banditen, an welchem Platz.
web-book-bandit = Bandit
web-book-place = Platz
web-book-any-place = alle
web-book-choice = Erste Entscheidung
web-book-rate = Gewinnt
web-book-interval = 95-%-Intervall
web-book-games = Spiele
web-title-puzzles = Aufgaben · Colt Express
web-puzzles = Aufgaben
web-puzzles-hint = Stellungen aus echten Partien mit einer besten Wahl. Jeden Tag eine neue.
web-puzzles-today = Aufgabe des Tages
web-puzzles-rating = Wertung der Aufgabe: { $rating }
web-puzzles-next = Nächste Aufgabe
web-puzzles-other = Andere Aufgabe
web-puzzles-more = Weitere Aufgaben
web-puzzles-game = Spiel
web-puzzles-theme = Thema
web-puzzles-any = Beliebig
web-puzzles-best = Beste Wahl
web-puzzles-yours = Deine Wahl
web-puzzles-study = Auf dem Analysebrett öffnen
web-puzzles-solved = Gelöst: { $solved } von { $tries }
web-puzzles-again = Für die Wertung zählt nur der erste Versuch.
web-puzzles-why = { $solved ->
    [yes] Das bringt { $best } Gewinnchance.
   *[no] Das bringt { $best } Gewinnchance, deine Wahl { $chosen }.
}
