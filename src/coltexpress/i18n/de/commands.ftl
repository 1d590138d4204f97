### What every command says: how it is called, what it takes, and what is wrong with a line.

## Help

cli-line-usage = Aufruf: { $command }
cli-line-arguments = Argumente:
cli-line-options = Optionen:
cli-line-commands = Befehle:
cli-line-any-options = { "[" }OPTIONEN]
cli-line-any-command = BEFEHL [ARGUMENTE]...
cli-line-default = Standard: { $value }
cli-line-required = erforderlich
cli-line-help = Diese Hilfe zeigen und aufhören.
cli-line-version = Die Version zeigen und aufhören.
cli-line-error = Fehler: { $why }
cli-line-try = Hilfe gibt '{ $command }'.

## What is given

cli-metavar-address = ADRESSE
cli-metavar-date = DATUM
cli-metavar-file = DATEI
cli-metavar-folder = ORDNER
cli-metavar-game = SPIEL
cli-metavar-id = ID
cli-metavar-language = SPRACHE
cli-metavar-network = ADRESSE/NETZ
cli-metavar-number = ZAHL
cli-metavar-position = STELLUNG
cli-metavar-record = AUFZEICHNUNG
cli-metavar-setting = NAME=WERT
cli-metavar-text = TEXT

## What is wrong

cli-line-missing-option = Die Option '{ $name }' fehlt.
cli-line-missing-argument = Das Argument '{ $name }' fehlt.
cli-line-choices = Wähle aus: { $choices }.
cli-line-no-option = Es gibt keine Option '{ $name }'.
cli-line-no-command = Es gibt keinen Befehl '{ $name }'.
cli-line-no-value = Die Option '{ $name }' nimmt keinen Wert an.
cli-line-needs-value = Die Option '{ $name }' braucht einen Wert.
cli-line-extra = Hier wurde nichts weiter erwartet: { $arguments }
cli-line-invalid = Ungültiger Wert für '{ $name }': { $why }
cli-line-not-a-choice = '{ $value }' ist keines von { $choices }.
cli-line-not-whole = '{ $value }' ist keine ganze Zahl.
cli-line-not-a-number = '{ $value }' ist keine Zahl.
cli-line-too-small = { $value } ist kleiner als { $fewest }.
cli-line-beyond = { $value } liegt nicht zwischen { $fewest } und { $most }.
cli-line-nothing-there = Bei '{ $file }' gibt es nichts.
cli-line-is-folder = '{ $file }' ist ein Ordner.
cli-line-is-file = '{ $file }' ist eine Datei.
cli-line-locked = '{ $file }' lässt sich nicht lesen.

## Measuring

cli-bench-about = Partien, Kopien, Ansichten, Zeilen, Schritte und Suche messen; oder nur Suche, Zeilen, Wachstum oder einen Server.
cli-bench-part = Nur dieser Teil.
cli-bench-seconds = Wie lange jeder Lauf etwa dauert. [Standard: 0.5; für einen Server 8]
cli-bench-game = Nur dieses Spiel; einmal für jedes.
cli-bench-svg = Das Wachstum in diese Datei zeichnen.
cli-bench-rooms = Wie viele Tische der Server hat.
cli-bench-seats = Wie viele Personen an jedem Tisch sitzen.
cli-bench-database = Die Datenbank des Servers. [Standard: eine neue Datei]
cli-bench-nodes = Bis zu wie viele Server sich die Datenbank teilen: Gemessen werden einer, zwei und so weiter. Braucht PostgreSQL.
cli-bench-needs-postgres = Mehrere Server können sich nur eine PostgreSQL-Datenbank teilen: Gib sie mit --database postgresql://… an.
cli-bench-measuring = misst
