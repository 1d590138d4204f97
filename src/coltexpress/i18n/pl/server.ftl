# The server on the command line, and the page that stands in for one that is not built.

cli-command-serve = Udostępnij na tym komputerze stoły dla przyjaciół; gra się w przeglądarce.
cli-command-backup = Skopiuj bazę danych serwera do pliku, także gdy serwer działa.
cli-command-verify = Sprawdź, czy tasowanie w zapisie rozgrywki było zapieczętowane i czy każdy wynik losowy z niego wynika.
cli-help-host = Adres, na którym nasłuchiwać; 127.0.0.1 zostawia stoły na tym komputerze.
cli-help-port = Port, na którym nasłuchiwać; 0 bierze dowolny wolny. [domyślnie: 8377]
cli-help-database = Baza danych: plik albo postgresql+psycopg://… [domyślnie: plik w twoim folderze danych]
cli-help-no-browser = Nie otwieraj przeglądarki.
cli-help-origin = Strona spod innego adresu, która może korzystać z tego serwera.
cli-help-host-name = Nazwa, pod którą można wywołać ten serwer, oprócz adresów, localhost i nazwy tego komputera; każda osobno.
cli-help-behind-proxy = Ufaj adresowi i schematowi, które podaje ten serwer pośredniczący; raz dla każdego pośrednika lub sieci pośredników.
cli-help-workers = Procesy, w których myślą boty. [domyślnie: po jednym na rdzeń]
cli-help-bot-pause = Ile sekund bot czeka, zanim wybierze. [domyślnie: 0.5]
cli-help-developer = Udostępnij też gry dla programistów.
cli-help-verbose = Zapisuj więcej w logach.
cli-help-backup-file = Plik, który ma powstać; nie może jeszcze istnieć.
cli-serve-here = Graj pod adresem { $address }
cli-serve-there = W twojej sieci: { $address }
cli-serve-stop = Ctrl-C zatrzymuje serwer.
cli-serve-no-page = Ta kopia nie ma strony, więc w przeglądarce nie da się grać; programy mogą korzystać z serwera. Stronę buduje python3 run.py w folderze projektu.
cli-serve-taken = Port { $port } jest zajęty, być może przez inny coltexpress: zatrzymaj go albo wybierz port, na przykład --port 9000.
cli-serve-failed = Nie udało się uruchomić serwera: { $reason }
cli-serve-no-network = { $reason }: podaj adres pośrednika, na przykład 127.0.0.1, albo jego sieć, na przykład 10.0.0.0/8.
cli-backup-done = Zapisano w pliku { $file }.
cli-backup-exists = Plik { $file } już istnieje; wybierz inną nazwę.
cli-backup-postgres = To baza PostgreSQL: użyj pg_dump, który kopiuje ją w trakcie działania.
cli-backup-nothing = W miejscu { $file } nie ma jeszcze bazy danych.
cli-verify-good = Wszystkie wyniki losowe ({ $count }) zgadzają się z sekretem serwera i z częściami miejsc: { $seats }.
cli-verify-secret = Wszystkie wyniki losowe ({ $count }) zgadzają się z sekretem serwera.
cli-verify-seed = Wszystkie wyniki losowe ({ $count }) zgadzają się z ziarnem.
cli-verify-missing = Zapieczętowane, lecz nieotwarte na czas, więc bez wpływu na tasowanie: miejsca { $seats }.
cli-verify-without = Gracze, którzy nie podali swojej części: miejsca { $seats }.
cli-verify-less = Żaden gracz nie miał udziału w tasowaniu: było ustalone przed rozgrywką, ale serwer mógł wypróbować kilka.
cli-verify-position = Rozgrywka zaczęła się od podanej pozycji: zapis nie mówi, jak do niej doszło, i nie można tego sprawdzić.

server-unbuilt-title = Prawie gotowe
server-unbuilt-how = Serwer działa, ale jego strona nie jest jeszcze zbudowana. Buduje ją to polecenie w folderze projektu:
