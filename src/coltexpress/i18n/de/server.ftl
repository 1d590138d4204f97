# The server on the command line, and the page that stands in for one that is not built.

cli-command-serve = Tische für Freunde auf diesem Rechner eröffnen, zum Spielen im Browser.
cli-command-backup = Die Datenbank des Servers in eine Datei kopieren, ob er läuft oder nicht.
cli-command-verify = Prüfen, ob das Mischen einer Aufzeichnung versiegelt war und jedes Zufallsergebnis daraus folgt.
cli-help-host = Die Adresse, an der gelauscht wird; 127.0.0.1 behält die Tische auf diesem Rechner.
cli-help-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien. [Standard: 8377]
cli-help-database = Die Datenbank: eine Datei, oder postgresql+psycopg://… [Standard: eine Datei in deinem Datenordner]
cli-help-no-browser = Den Browser nicht öffnen.
cli-help-origin = Eine Seite einer anderen Adresse, die diesen Server benutzen darf.
cli-help-host-name = Ein Name, unter dem dieser Server angesprochen werden darf, neben Adressen, localhost und dem Namen dieses Rechners; einmal für jeden.
cli-help-behind-proxy = Der Adresse und dem Schema vertrauen, die dieser Proxy weitergibt; einmal für jeden Proxy oder jedes Netz von Proxys.
cli-help-workers = Prozesse, in denen Bots denken. [Standard: einer für jeden Kern]
cli-help-bot-pause = Sekunden, die ein Bot wartet, bevor er wählt. [Standard: 0.5]
cli-help-developer = Biete auch Spiele für Entwickler an.
cli-help-verbose = Mehr protokollieren.
cli-help-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-serve-here = Spiel unter { $address }
cli-serve-there = In deinem Netzwerk: { $address }
cli-serve-stop = Strg-C hält den Server an.
cli-serve-no-page = Diese Kopie hat keine Seite, ein Browser findet also nichts zum Spielen; Programme können den Server benutzen. python3 run.py im Ordner des Projekts baut die Seite.
cli-serve-taken = Port { $port } ist belegt, vielleicht von einem anderen coltexpress: Halte es an, oder wähle einen Port, zum Beispiel --port 9000.
cli-serve-failed = Der Server konnte nicht starten: { $reason }
cli-serve-no-network = { $reason }: Nenne den Proxy mit seiner Adresse, etwa 127.0.0.1, oder mit seinem Netz, etwa 10.0.0.0/8.
cli-backup-done = Nach { $file } geschrieben.
cli-backup-exists = { $file } gibt es schon; wähle einen anderen Namen.
cli-backup-postgres = Das ist eine PostgreSQL-Datenbank: Nimm pg_dump, das sie im laufenden Betrieb kopiert.
cli-backup-nothing = In { $file } gibt es noch keine Datenbank.
cli-verify-good = Alle { $count } Zufallsergebnisse passen zum Geheimnis des Servers und zu den Teilen der Plätze { $seats }.
cli-verify-secret = Alle { $count } Zufallsergebnisse passen zum Geheimnis des Servers.
cli-verify-seed = Alle { $count } Zufallsergebnisse passen zum Seed.
cli-verify-missing = Versiegelt, aber nicht rechtzeitig geöffnet und daher nicht dabei: Plätze { $seats }.
cli-verify-without = Spieler, die keinen Teil beigesteuert haben: Plätze { $seats }.
cli-verify-less = Kein Spieler war am Mischen beteiligt: Es stand vor der Partie fest, aber der Server könnte mehrere versucht haben.
cli-verify-position = Die Partie begann mit einer eigenen Stellung: Wie sie zustande kam, steht nicht in der Aufzeichnung und lässt sich nicht prüfen.

server-unbuilt-title = Fast geschafft
server-unbuilt-how = Der Server läuft, aber seine Seite ist noch nicht gebaut. Dieser Befehl im Ordner des Projekts baut sie:
