### Aus Partien lernen: Analyse, Aufgaben, Eröffnungen.

## Befehle

cli-command-study = Eine beendete Partie analysieren: was Entscheidungen verschenkt haben und was Glück war.
cli-command-study-game = Eine beendete Partie oder eine Stellung analysieren; das Wort game kann entfallen.
cli-command-study-book = Zeigen, welche ersten Entscheidungen gewinnen, oder neu zählen.
cli-study-seat = Wessen Entscheidungen: ein Buchstabe oder eine Nummer ab 1. Sonst: die erste Person an der Tastatur oder Platz 1.
cli-study-line = Stattdessen diese Stellungszeile beurteilen, eine ganze Stellung oder eine Ansicht; - liest sie von der Standardeingabe.
cli-study-all = Jede Entscheidung zeigen, und was jede Möglichkeit versprach.
cli-study-what = Nenne eine Partie oder mit --line eine Stellung.
study-analysing = Analyse läuft

## Eine beendete Partie

study-title = { $game }: { $player }
study-honest = Beurteilt nach dem, was { $player } damals sehen konnte, mit vielen Annahmen über das Verborgene.
study-chart = Gewinnchance
study-chart-round = Runde { $round }: { $chance } %
study-count = Entscheidungen: { $choices }. Ungenauigkeiten (?!): { $inexact }. Fehler (?): { $mistakes }.
study-choice = Runde { $round }, Zug { $move } { $mark } – { $question } → { $answer }, { $chance } %. Besser: { $best }, { $best_chance } %.
study-choice-best = Runde { $round }, Zug { $move } – { $question } → { $answer }, { $chance } %. Die beste Wahl.
study-choice-good = Runde { $round }, Zug { $move } – { $question } → { $answer }, { $chance } %. Etwa gleich gut: { $best }, { $best_chance } %.
study-turns = Wendepunkte
study-turn = Runde { $round }, Zug { $move } – { $who }: von { $before } % auf { $after } %.
study-chance = Zufall
study-balance = Können und Glück
study-balance-start = Am Anfang: { $chance } %
study-balance-skill = Eigene Entscheidungen, verglichen mit üblichen: { $points }
study-balance-chance = Zufall: { $points }
study-balance-others = Die anderen: { $points }
study-balance-result = Ergebnis: { $result ->
    [won] gewonnen
    [shared] gemeinsam gewonnen
   *[lost] verloren
}

## Eine Stellung

study-now = { $player }: { $chance } %
study-not-asked = { $player } hat gerade nichts zu entscheiden.

## Aufgaben

cli-command-puzzles = Aufgaben aus echten Partien lösen: die von heute oder eine nach der anderen.
cli-command-puzzles-today = Die Aufgabe von heute lösen.
cli-command-puzzles-solve = Eine Aufgabe nach der anderen lösen, jede ungefähr passend schwer.
cli-command-puzzles-make = Neue Aufgaben in Partien zwischen Bots suchen.
cli-puzzles-game = Das Spiel; sonst alle.
cli-puzzles-date = Ein anderer Tag, etwa 2026-11-17.
cli-puzzles-no-date = { $date } ist kein Datum wie 2026-11-17.
cli-puzzles-file = Versuche und Wertung in dieser Datei behalten.
cli-puzzles-id = Die Aufgabe mit dieser Kennung.
cli-puzzles-theme = Nur Aufgaben zu diesem Thema.
cli-puzzles-no-theme = Es gibt kein Thema { $theme }; die Themen sind { $themes }.
cli-puzzles-count = Wie viele Aufgaben.
cli-puzzles-made = Die Aufgaben in diese Datei schreiben.
puzzles-making = Suche nach Aufgaben
puzzles-made = Aufgaben: { $count }, in { $file }
puzzles-today = Aufgabe des Tages, { $date }
puzzles-title = { $game }, Aufgabe { $id }, Wertung { $rating }
puzzles-task = Finde die Wahl, die klar die beste ist.
puzzles-right = Gelöst: { $answer }
puzzles-wrong = Nicht die beste Wahl. Die Lösung: { $answer }
puzzles-theme = Thema: { $theme }
puzzles-rating = Deine Wertung: { $rating } ± { $error }
puzzles-none-left = Diese Aufgaben hast du alle versucht.
puzzles-no-save = Hier gibt es keine Partie zu speichern.

## Eröffnungsbuch

cli-book-bandit = Nur dieser Bandit, mit Namen.
cli-book-place = Nur dieser Platz, gezählt ab dem Startspieler, der 1 ist.
cli-book-games = In so vielen Partien zwischen Bots neu zählen.
cli-book-file = Die Zahlen in diese Datei schreiben.
book-counting = Zählung läuft
book-title = { $game }, { $players } Spieler: welche ersten Entscheidungen gewinnen
book-source = { $games } Partien zwischen Bots der Stufe { $bot }, jede erste Entscheidung ausgelost; ein Platz gewinnt im Schnitt { $even } %.
book-all = Alle Banditen
book-row = { $choice }: { $rate } % ({ $low } bis { $high }), Partien: { $games }
book-few = Ausgelassen, weil zu selten: { $number }

## Eine Stellung aufbauen

edit-who = Bandit
edit-place = Ort
edit-held = Beute
edit-floor = Beute hier
edit-wounds = Eingesteckte Kugeln
edit-hand = Hand
edit-pile = Gemeinsamer Stapel, erste Karte zuerst
edit-round = Runde
edit-round_card = Rundenkarte
edit-phase = Phase
edit-turn = Spielzug
edit-first = Startspieler
edit-yes = ja
edit-no = nein
