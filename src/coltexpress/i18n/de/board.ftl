### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = Der Zug
board-marshal = der Marshal
board-professore = Il Professore auf seinem Hügel
board-gatling = Eine Gatling

# Somebody or something, and where. $what is a name, or "2 purses".
board-at = { $what }, { spot-at }
board-on-horse = { $name }, zu Pferd neben dem Zug
board-in-dust = { $name }, im Staub neben dem Gleis

## Around the board

board-menu = Menü
board-plain = Textversion
board-side = Spieler und Protokoll
board-sheets = Mehr
board-players = Spieler
board-story = Protokoll
board-story-keys = Pfeil auf und Pfeil ab gehen von Zeile zu Zeile, Enter erklärt sie.
board-in-play = Die Karte im Spiel
board-plans = Die Pläne aller
board-strip = Der ganze Zug: einen Wagen ansehen
board-further = Ganzen Zug zeigen
board-nearer = Heranzoomen
board-prompt = Was gerade geschieht
board-answers = Auswahl
board-animation = Animation
board-step = Ein Schritt
board-skip = Zum Ende springen
board-again = Letzte Runde noch einmal zeigen
board-since = Seit deinem letzten Besuch
board-why = Warum?
board-why-line = Warum? { $line }
board-rule = Die Regel
board-time = Restzeit
board-time-left = { $player } { AGREE($player, "hat", "haben") } noch { $time }
board-money = { $money }
board-money-more = { $money } + ?

## Choosing

board-not-that = Abbrechen
board-take-back = Zurücknehmen
board-plan-seal = Plan bestätigen
board-plan-sealed = Bestätigt. Du kannst ihn ändern, bis alle fertig sind.
board-plan-remove = Karte { $number }, { $card }: aus dem Plan entfernen

## Keys

board-keys = Tastatur
board-key-arrows = Von einem zum nächsten gehen
board-key-numbers = Karte oder Antwort wählen; mit Enter bestätigen
board-key-enter = Wählen; noch einmal zum Bestätigen
board-key-escape = Abbrechen
board-key-explain = Zeigen, was etwas ist, und die Regel dazu
board-key-back = Zurücknehmen
board-key-space = Anhalten oder fortsetzen
board-key-skip = Animation überspringen
board-key-coach = Coach ein oder aus
board-coach-not-here = Nicht an diesem Tisch: Der Gastgeber hat es nicht erlaubt.
board-coach-more = { $number ->
    [one] Eine weitere zeigen
   *[other] { $number } weitere zeigen
}
board-coach-fewer = Nur die erste zeigen

## Lessons: somebody explains while the learner plays

lesson-watch = Sieh zu …
lesson-next = Weiter
lesson-back = Zurück
lesson-over = Von vorn
lesson-leave = Einführung verlassen
lesson-your-turn = Du bist dran
