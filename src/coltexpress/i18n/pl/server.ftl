# The server on the command line, and the page that stands in for one that is not built.

cli-command-serve = Otwórz na tym komputerze stoły dla przyjaciół; gra się w przeglądarce.
cli-command-backup = Skopiuj bazę danych serwera do pliku, także gdy serwer działa.
cli-command-verify = Sprawdź, czy tasowanie w zapisie było zapieczętowane i czy każdy los z niego wynika.
cli-help-host = Adres, na którym nasłuchiwać; 127.0.0.1 zostawia stoły na tym komputerze.
cli-help-port = Port, na którym nasłuchiwać; 0 bierze dowolny wolny. [domyślnie: 8377]
cli-help-database = Baza danych: plik albo postgresql+psycopg://… [domyślnie: plik w twoim folderze danych]
cli-help-no-browser = Nie otwieraj przeglądarki.
cli-help-origin = Strona spod innego adresu, która może korzystać z tego serwera.
cli-help-host-name = Nazwa, pod którą można wywoływać ten serwer, oprócz adresów, localhost i nazwy tego komputera; raz dla każdej.
cli-help-behind-proxy = Wierz adresowi i schematowi, które podaje ten pośrednik; raz dla każdego pośrednika lub ich sieci.
cli-help-workers = Procesy, w których myślą boty. [domyślnie: po jednym na rdzeń]
cli-help-bot-pause = Ile sekund bot czeka, zanim wybierze. [domyślnie: 0.5]
cli-help-verbose = Loguj więcej.
cli-help-backup-file = Plik do zapisania; nie może jeszcze istnieć.
cli-serve-here = Graj pod adresem { $address }
cli-serve-there = W twojej sieci: { $address }
cli-serve-stop = Ctrl-C zatrzymuje serwer.
cli-serve-no-page = Ta kopia nie ma strony, więc w przeglądarce nie da się grać; programy mogą korzystać z serwera. Stronę buduje python3 run.py w folderze projektu.
cli-serve-taken = Port { $port } jest zajęty, być może przez inny coltexpress: zatrzymaj go albo wybierz port, na przykład --port 9000.
cli-serve-failed = Serwer nie mógł wystartować: { $reason }
cli-serve-no-network = { $reason }: podaj adres pośrednika, na przykład 127.0.0.1, albo jego sieć, na przykład 10.0.0.0/8.
cli-backup-done = Zapisano do { $file }.
cli-backup-exists = { $file } już istnieje; wybierz inną nazwę.
cli-backup-postgres = To baza PostgreSQL: użyj pg_dump, który kopiuje ją w trakcie działania.
cli-backup-nothing = W { $file } nie ma jeszcze bazy danych.
cli-verify-good = Wszystkie losy ({ $count }) wynikają z sekretu serwera i z części miejsc: { $seats }.
cli-verify-secret = Wszystkie losy ({ $count }) wynikają z sekretu serwera.
cli-verify-seed = Wszystkie losy ({ $count }) wynikają z ziarna.
cli-verify-missing = Zapieczętowane, lecz nieotwarte na czas, więc bez wpływu na tasowanie: miejsca { $seats }.
cli-verify-without = Osoby, które nie dały swojej części: miejsca { $seats }.
cli-verify-less = Żaden gracz nie miał udziału w tasowaniu: było ustalone przed grą, ale serwer mógł wypróbować kilka.
cli-verify-position = Gra zaczęła się od podanej pozycji: jak do niej doszło, nie ma w zapisie i nie da się sprawdzić.

server-unbuilt-title = Prawie gotowe
server-unbuilt-how = Serwer działa, ale jego strona nie jest jeszcze zbudowana. Buduje ją to polecenie w folderze projektu:
