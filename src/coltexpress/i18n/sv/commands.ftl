### Vad alla kommandon säger: hur de anropas, vad de tar och vad som är fel på en rad.

## Hjälp

cli-line-usage = Användning: { $command }
cli-line-arguments = Argument:
cli-line-options = Alternativ:
cli-line-commands = Kommandon:
cli-line-any-options = { "[" }ALTERNATIV]
cli-line-any-command = KOMMANDO [ARGUMENT]...
cli-line-default = standard: { $value }
cli-line-required = krävs
cli-line-help = Visa det här meddelandet och avsluta.
cli-line-version = Visa versionen och avsluta.
cli-line-error = Fel: { $why }
cli-line-try = Prova '{ $command }' för hjälp.

## Vad som anges

cli-metavar-address = ADRESS
cli-metavar-date = DATUM
cli-metavar-file = FIL
cli-metavar-folder = MAPP
cli-metavar-game = SPEL
cli-metavar-id = ID
cli-metavar-language = SPRÅK
cli-metavar-network = ADRESS/NÄT
cli-metavar-number = TAL
cli-metavar-position = STÄLLNING
cli-metavar-record = PROTOKOLL
cli-metavar-setting = NAMN=VÄRDE
cli-metavar-text = TEXT

## Vad som är fel

cli-line-missing-option = Alternativet '{ $name }' saknas.
cli-line-missing-argument = Argumentet '{ $name }' saknas.
cli-line-choices = Välj bland: { $choices }.
cli-line-no-option = Det finns inget alternativ '{ $name }'.
cli-line-no-command = Det finns inget kommando '{ $name }'.
cli-line-no-value = Alternativet '{ $name }' tar inget värde.
cli-line-needs-value = Alternativet '{ $name }' behöver ett värde.
cli-line-extra = Här väntades inget mer: { $arguments }
cli-line-invalid = Ogiltigt värde för '{ $name }': { $why }
cli-line-not-a-choice = '{ $value }' är inte något av { $choices }.
cli-line-not-whole = '{ $value }' är inget heltal.
cli-line-not-a-number = '{ $value }' är inget tal.
cli-line-too-small = { $value } är mindre än { $fewest }.
cli-line-beyond = { $value } ligger inte mellan { $fewest } och { $most }.
cli-line-nothing-there = Det finns ingenting på '{ $file }'.
cli-line-is-folder = '{ $file }' är en mapp.
cli-line-is-file = '{ $file }' är en fil.
cli-line-locked = '{ $file }' kan inte läsas.

## Mätning

cli-bench-about = Mät partier, kopior, vyer, rader, steg och sökning; eller bara sökning, rader, tillväxt eller en server.
cli-bench-part = Bara den här delen.
cli-bench-seconds = Ungefär hur många sekunder varje körning tar. [standard: 0.5; för en server 8]
cli-bench-game = Bara det här spelet; en gång för varje.
cli-bench-svg = Rita tillväxten i den här filen.
cli-bench-rooms = Hur många bord servern har.
cli-bench-seats = Hur många som sitter vid varje bord.
cli-bench-database = Serverns databas. [standard: en ny fil]
cli-bench-nodes = Upp till hur många servrar som delar databasen: en, två och så vidare mäts. Kräver PostgreSQL.
cli-bench-needs-postgres = Flera servrar kan bara dela en PostgreSQL-databas: ange den med --database postgresql://…
cli-bench-measuring = mäter
