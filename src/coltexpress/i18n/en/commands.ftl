### What every command says: how it is called, what it takes, and what is wrong with a line.

## Help

cli-line-usage = Usage: { $command }
cli-line-arguments = Arguments:
cli-line-options = Options:
cli-line-commands = Commands:
cli-line-any-options = { "[" }OPTIONS]
cli-line-any-command = COMMAND [ARGUMENTS]...
cli-line-default = default: { $value }
cli-line-required = required
cli-line-help = Show this message and exit.
cli-line-version = Show the version and exit.
cli-line-error = Error: { $why }
cli-line-try = Try '{ $command }' for help.

## What is given

cli-metavar-address = ADDRESS
cli-metavar-date = DATE
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-game = GAME
cli-metavar-id = ID
cli-metavar-language = LANGUAGE
cli-metavar-network = ADDRESS/NETWORK
cli-metavar-number = NUMBER
cli-metavar-position = POSITION
cli-metavar-record = RECORD
cli-metavar-setting = NAME=VALUE
cli-metavar-text = TEXT

## What is wrong

cli-line-missing-option = Missing option '{ $name }'.
cli-line-missing-argument = Missing argument '{ $name }'.
cli-line-choices = Choose from: { $choices }.
cli-line-no-option = There is no option '{ $name }'.
cli-line-no-command = There is no command '{ $name }'.
cli-line-no-value = Option '{ $name }' does not take a value.
cli-line-needs-value = Option '{ $name }' needs a value.
cli-line-extra = Nothing more was expected here: { $arguments }
cli-line-invalid = Invalid value for '{ $name }': { $why }
cli-line-not-a-choice = '{ $value }' is not one of { $choices }.
cli-line-not-whole = '{ $value }' is not a whole number.
cli-line-not-a-number = '{ $value }' is not a number.
cli-line-too-small = { $value } is less than { $fewest }.
cli-line-beyond = { $value } is not between { $fewest } and { $most }.
cli-line-nothing-there = There is nothing at '{ $file }'.
cli-line-is-folder = '{ $file }' is a folder.
cli-line-is-file = '{ $file }' is a file.
cli-line-locked = '{ $file }' cannot be read.

## Measuring

cli-bench-about = Measure playouts, copies, views, rows, steps and search; or only search, rows, growth, or a server.
cli-bench-part = Only this part.
cli-bench-seconds = About how long each run takes. [default: 0.5; for a server 8]
cli-bench-game = Only this game; once for each.
cli-bench-svg = Draw the growth into this file.
cli-bench-rooms = How many tables the server has.
cli-bench-seats = How many people sit at each table.
cli-bench-database = The database of the server. [default: a new file]
cli-bench-nodes = Up to how many servers share the database: one, two and so on are measured. Needs PostgreSQL.
cli-bench-needs-postgres = Several servers can only share a PostgreSQL database: name one with --database postgresql://…
cli-bench-measuring = measuring
