# The server on the command line, and the page that stands in for one that is not built.

cli-command-serve = Öppna bord för vänner på den här datorn, att spela i webbläsaren.
cli-command-backup = Kopiera serverns databas till en fil, vare sig servern kör eller inte.
cli-command-verify = Kontrollera att blandningen i ett partiprotokoll var förseglad och att varje slumpresultat följer av den.
cli-help-host = Adressen att lyssna på; 127.0.0.1 håller borden på den här datorn.
cli-help-port = Porten att lyssna på; 0 tar vilken ledig som helst. [standard: 8377]
cli-help-database = Databasen: en fil, eller postgresql+psycopg://… [standard: en fil i din datamapp]
cli-help-no-browser = Öppna inte webbläsaren.
cli-help-origin = En sida på en annan adress som får använda servern.
cli-help-host-name = Ett namn som servern får anropas med, utöver adresser, localhost och datorns eget namn; en gång för varje.
cli-help-behind-proxy = Lita på adressen och schemat som den här proxyn skickar vidare; en gång för varje proxy eller nät av proxyer.
cli-help-workers = Processer där bottar tänker. [standard: en för varje kärna]
cli-help-bot-pause = Sekunder som en bott väntar innan den väljer. [standard: 0.5]
cli-help-developer = Erbjud även spel som är gjorda för utvecklare.
cli-help-verbose = Logga mer.
cli-help-backup-file = Filen att skriva; den får inte finnas än.
cli-serve-here = Spela på { $address }
cli-serve-there = På ditt nätverk: { $address }
cli-serve-stop = Ctrl-C stoppar servern.
cli-serve-no-page = Den här kopian har ingen sida, så en webbläsare hittar inget att spela på; program kan använda servern. python3 run.py i projektets mapp bygger sidan.
cli-serve-taken = Port { $port } är upptagen, kanske av ett annat coltexpress: stoppa det, eller välj en port, till exempel --port 9000.
cli-serve-failed = Servern kunde inte starta: { $reason }
cli-serve-no-network = { $reason }: ange proxyn med adress, som 127.0.0.1, eller med nät, som 10.0.0.0/8.
cli-backup-done = Skrivet till { $file }.
cli-backup-exists = { $file } finns redan; välj ett annat namn.
cli-backup-postgres = Det här är en PostgreSQL-databas: använd pg_dump, som kopierar den medan den kör.
cli-backup-nothing = Det finns ingen databas i { $file } än.
cli-verify-good = Alla { $count } slumpresultat stämmer med serverns hemlighet och delarna från plats { $seats }.
cli-verify-secret = Alla { $count } slumpresultat stämmer med serverns hemlighet.
cli-verify-seed = Alla { $count } slumpresultat stämmer med fröet.
cli-verify-missing = Förseglat men inte öppnat i tid, alltså inte med i blandningen: plats { $seats }.
cli-verify-without = Spelare som inte gav någon del: plats { $seats }.
cli-verify-less = Ingen spelare hade del i blandningen: den var bestämd före partiet, men servern kan ha provat flera.
cli-verify-position = Partiet började i en given ställning: hur den uppstod finns inte i partiprotokollet och kan inte kontrolleras.

server-unbuilt-title = Nästan framme
server-unbuilt-how = Servern kör, men sidan är inte byggd än. Det här kommandot i projektets mapp bygger den:
