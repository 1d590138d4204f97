### What the `rules` command of the terminal says.

cli-rules-about = Visa regelpunkter efter ID; utan ID hur många de är.
cli-rules-ids = Ett ID (C-FIRE-03), ett intervall (C-FIRE-01..04) eller en början (C-FIRE).
cli-rules-coverage = Lista varje regelpunkt med dess tester; misslyckas om någon saknar test.
cli-rules-game = Bara det här spelet.
cli-rules-folder = Mapp med testerna; som standard källkodens egna.

cli-rules-section = avsnitt
cli-rules-source = källa
cli-rules-tests = tester
cli-rules-no-test = inget test
cli-rules-withdrawn = struken
cli-rules-count = { $game }: { $count ->
    [one] { $count } regelpunkt
   *[other] { $count } regelpunkter
}
cli-rules-cited = { $game }: { $cited } av { $needed } regelpunkter har test, { $missing } saknar
cli-rules-unknown = okänd regelpunkt { $id }, nämnd i { $tests }

cli-rules-no-clause = Det finns ingen regelpunkt { $name }.
cli-rules-no-game = Det finns inget spel { $name }.
cli-rules-near = Menade du { $names }?
cli-rules-no-range = { $name } är inget intervall av regelpunkter. Skriv C-FIRE-01..04.
cli-rules-no-tests = Här finns inga tester. Ange deras mapp med --tests.
