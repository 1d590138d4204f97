# The server on the command line, and the page that stands in for one that is not built.

cli-command-serve = Open tables for friends on this machine, to be played in the browser.
cli-command-backup = Copy the database of the server to a file, while it runs or not.
cli-command-verify = Check that the shuffle of a game record was sealed and that every random result follows from it.
cli-help-host = The address to listen at; 127.0.0.1 keeps the tables on this machine.
cli-help-port = The port to listen at; 0 takes any that is free. [default: 8377]
cli-help-database = The database: a file, or postgresql+psycopg://… [default: a file in your data folder]
cli-help-no-browser = Do not open the browser.
cli-help-origin = A page of another address that may use this server.
cli-help-host-name = A name by which this server may be called, beside addresses, localhost and this machine's own name; once for each.
cli-help-behind-proxy = Trust the address and the scheme that this proxy passes on; once for each proxy or network of proxies.
cli-help-workers = Processes in which bots think. [default: one for each core]
cli-help-bot-pause = Seconds that a bot waits before it chooses. [default: 0.5]
cli-help-developer = Offer games made for developers too.
cli-help-verbose = Log more.
cli-help-backup-file = The file to write; it must not exist yet.
cli-serve-here = Play at { $address }
cli-serve-there = On your network: { $address }
cli-serve-stop = Ctrl-C stops the server.
cli-serve-no-page = This copy has no page, so a browser finds nothing to play on; programs can use the server. python3 run.py in the project's folder builds the page.
cli-serve-taken = Port { $port } is taken, perhaps by another coltexpress: stop that one, or choose a port, for example --port 9000.
cli-serve-failed = The server could not start: { $reason }
cli-serve-no-network = { $reason }: name the proxy by its address, such as 127.0.0.1, or by its network, such as 10.0.0.0/8.
cli-backup-done = Written to { $file }.
cli-backup-exists = { $file } exists already; choose another name.
cli-backup-postgres = This is a PostgreSQL database: use pg_dump, which copies it while it runs.
cli-backup-nothing = There is no database at { $file } yet.
cli-verify-good = All { $count } random results match the server's secret and the parts of seats { $seats }.
cli-verify-secret = All { $count } random results match the server's secret.
cli-verify-seed = All { $count } random results match the seed.
cli-verify-missing = Sealed but not opened in time, so not in the shuffle: seats { $seats }.
cli-verify-without = Players who gave no part: seats { $seats }.
cli-verify-less = No player had a part in the shuffle: it was fixed before the game, but the server could have tried several.
cli-verify-position = The game began at a position of its own: how that came about is not in the game record and cannot be checked.

server-unbuilt-title = Almost there
server-unbuilt-how = The server runs, but its page has not been built yet. This command in the project's folder builds it:
