### What the `rules` command of the terminal says.

cli-rules-about = Pokaż punkty zasad według identyfikatora; bez niego: ile ich jest.
cli-rules-ids = Identyfikator (C-FIRE-03), zakres (C-FIRE-01..04) albo początek (C-FIRE).
cli-rules-coverage = Wypisz wszystkie punkty wraz z testami; zakończ błędem, jeśli któryś nie ma testu.
cli-rules-game = Tylko ta gra.
cli-rules-folder = Folder z testami; domyślnie ten z kodu źródłowego.

cli-rules-section = rozdział
cli-rules-source = źródło
cli-rules-tests = testy
cli-rules-no-test = brak testu
cli-rules-withdrawn = wycofany
cli-rules-count = { $game }: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
cli-rules-cited = { $game }: punkty z testem: { $cited } z { $needed }, bez testu: { $missing }
cli-rules-unknown = nieznany punkt { $id }, wymieniony w: { $tests }

cli-rules-no-clause = Nie ma punktu { $name }.
cli-rules-no-game = Nie ma gry { $name }.
cli-rules-near = Czy chodziło o { $names }?
cli-rules-no-range = { $name } nie jest zakresem punktów. Napisz C-FIRE-01..04.
cli-rules-no-tests = Nie ma tu testów. Wskaż ich folder opcją --tests.
