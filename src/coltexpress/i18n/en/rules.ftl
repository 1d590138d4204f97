### What the `rules` command of the terminal says.

cli-rules-about = Show clauses of the rules by ID; without one, how many there are.
cli-rules-ids = An ID (C-FIRE-03), a range (C-FIRE-01..04) or a prefix (C-FIRE).
cli-rules-coverage = List every clause with its tests; fail if one has none.
cli-rules-game = Only this game.
cli-rules-folder = Folder of the tests; by default that of the checkout.

cli-rules-section = section
cli-rules-source = source
cli-rules-tests = tests
cli-rules-no-test = no test
cli-rules-withdrawn = withdrawn
cli-rules-count = { $game }: { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
cli-rules-cited = { $game }: { $cited } of { $needed } clauses cited, { $missing } missing
cli-rules-unknown = unknown clause { $id }, cited by { $tests }

cli-rules-no-clause = There is no clause { $name }.
cli-rules-no-game = There is no game { $name }.
cli-rules-near = Did you mean { $names }?
cli-rules-no-range = { $name } is not a range of clauses. Write C-FIRE-01..04.
cli-rules-no-tests = There are no tests here. Name their folder with --tests.
