### Co mówi każde polecenie: jak się je wywołuje, co przyjmuje i co w wierszu jest nie tak.

## Pomoc

cli-line-usage = Użycie: { $command }
cli-line-arguments = Argumenty:
cli-line-options = Opcje:
cli-line-commands = Polecenia:
cli-line-any-options = { "[" }OPCJE]
cli-line-any-command = POLECENIE [ARGUMENTY]...
cli-line-default = domyślnie: { $value }
cli-line-required = wymagane
cli-line-help = Pokaż tę pomoc i zakończ.
cli-line-version = Pokaż wersję i zakończ.
cli-line-error = Błąd: { $why }
cli-line-try = Pomoc: „{ $command }”.

## Co się podaje

cli-metavar-address = ADRES
cli-metavar-date = DATA
cli-metavar-file = PLIK
cli-metavar-folder = FOLDER
cli-metavar-game = GRA
cli-metavar-id = ID
cli-metavar-language = JĘZYK
cli-metavar-network = ADRES/SIEĆ
cli-metavar-number = LICZBA
cli-metavar-position = POZYCJA
cli-metavar-record = ZAPIS
cli-metavar-setting = NAZWA=WARTOŚĆ
cli-metavar-text = TEKST

## Co jest nie tak

cli-line-missing-option = Brakuje opcji „{ $name }”.
cli-line-missing-argument = Brakuje argumentu „{ $name }”.
cli-line-choices = Do wyboru: { $choices }.
cli-line-no-option = Nie ma opcji „{ $name }”.
cli-line-no-command = Nie ma polecenia „{ $name }”.
cli-line-no-value = Opcja „{ $name }” nie przyjmuje wartości.
cli-line-needs-value = Opcja „{ $name }” wymaga wartości.
cli-line-extra = Nadmiarowe argumenty: { $arguments }
cli-line-invalid = Niewłaściwa wartość „{ $name }”: { $why }
cli-line-not-a-choice = „{ $value }” nie jest na liście: { $choices }.
cli-line-not-whole = „{ $value }” nie jest liczbą całkowitą.
cli-line-not-a-number = „{ $value }” nie jest liczbą.
cli-line-too-small = { $value } to mniej niż { $fewest }.
cli-line-beyond = { $value } nie mieści się w zakresie od { $fewest } do { $most }.
cli-line-nothing-there = Pod adresem „{ $file }” niczego nie ma.
cli-line-is-folder = „{ $file }” to folder.
cli-line-is-file = „{ $file }” to plik.
cli-line-locked = Nie można odczytać „{ $file }”.

## Pomiary

cli-bench-about = Zmierz rozgrywki, kopie, widoki, wiersze, kroki i przeszukiwanie; albo tylko przeszukiwanie, wiersze, wzrost kosztów lub serwer.
cli-bench-part = Tylko ta część.
cli-bench-seconds = Mniej więcej tyle sekund trwa każdy pomiar. [domyślnie: 0.5; dla serwera 8]
cli-bench-game = Tylko ta gra; każda osobno.
cli-bench-svg = Narysuj wzrost kosztów w tym pliku.
cli-bench-rooms = Ile stołów ma serwer.
cli-bench-seats = Ile osób siedzi przy każdym stole.
cli-bench-database = Baza danych serwera. [domyślnie: nowy plik]
cli-bench-nodes = Do ilu serwerów dzieli bazę danych: mierzone są kolejno jeden, dwa i tak dalej. Wymaga PostgreSQL.
cli-bench-needs-postgres = Kilka serwerów może dzielić tylko bazę PostgreSQL: podaj ją w --database postgresql://…
cli-bench-measuring = pomiary
