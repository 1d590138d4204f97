### What the `rules` command of the terminal says.

cli-rules-about = Regeln nach ID zeigen; ohne ID, wie viele es sind.
cli-rules-ids = Eine ID (C-FIRE-03), ein Bereich (C-FIRE-01..04) oder ein Anfang (C-FIRE).
cli-rules-coverage = Jede Regel mit ihren Tests auflisten; scheitern, wenn eine keinen hat.
cli-rules-game = Nur dieses Spiel.
cli-rules-folder = Ordner der Tests; normalerweise der des Quelltexts.

cli-rules-section = Abschnitt
cli-rules-source = Quelle
cli-rules-tests = Tests
cli-rules-no-test = kein Test
cli-rules-withdrawn = zurückgezogen
cli-rules-count = { $game }: { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
cli-rules-cited = { $game }: { $cited } von { $needed } Regeln sind durch Tests belegt, { $missing } fehlen
cli-rules-unknown = unbekannte Regel { $id }, genannt in { $tests }

cli-rules-no-clause = Es gibt keine Regel { $name }.
cli-rules-no-game = Es gibt kein Spiel { $name }.
cli-rules-near = Meinst du { $names }?
cli-rules-no-range = { $name } ist kein Bereich von Regeln. Schreib C-FIRE-01..04.
cli-rules-no-tests = Hier gibt es keine Tests. Nenne ihren Ordner mit --tests.
