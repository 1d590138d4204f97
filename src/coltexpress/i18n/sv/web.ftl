### What the page says around the games. The games themselves are in the other files.

## Everywhere

web-brand = Colt Express
web-tagline = Råna ett tåg med vänner, eller med bottar.
web-unofficial = Ett inofficiellt fanprojekt, varken gjort eller godkänt av spelets upphovsman eller förlag.
web-skip = Hoppa till innehållet
web-close = Stäng
web-loading = Tåget är på väg …
web-try-again = Försök igen
web-go-home = Tillbaka till stationen
web-or = eller
web-settings = Inställningar
web-language = Språk
web-save = Spara
web-saved = Sparat.
web-why = Varför? Reglerna säger:

# Titles of the window.
web-title-home = Colt Express
web-title-create = Nytt bord · Colt Express
web-title-createGame = Nytt bord · Colt Express
web-title-join = Gå med vid ett bord · Colt Express
web-title-invited = Bordet · Colt Express
web-title-table = Bordet · Colt Express
web-title-replay = I repris · Colt Express
web-title-learn = Lär dig · Colt Express
web-title-lesson = En lektion · Colt Express
web-title-rules = Regler · Colt Express
web-title-rulesOf = Regler · Colt Express
web-title-settings = Inställningar · Colt Express
web-title-link = En enhet till · Colt Express
web-title-nowhere = Utanför kartan · Colt Express

## When something goes wrong

web-lost = Telegraftråden är av. Vi lagar …
web-not-saving = Servern kan inte spara just nu men fortsätter att försöka. Spelet går vidare så snart det går.
web-trouble-offline = Ingen svarar
web-trouble-offline-more = Telegrafen tiger. Kolla uppkopplingen; inget har gått förlorat.
web-trouble-nowhere = Här finns bara damm
web-trouble-nowhere-more = Rälsen leder inte hit. Kanske har länken tappat en bokstav.
web-trouble-no-table = Inget sådant bord
web-trouble-no-table-more = Det kan ha dukats av, eller så är koden felskriven.
web-trouble-broken = Något spårade ur
web-trouble-broken-more = Det är vårt fel, inte ditt. Partiet är i säkerhet.

## The first screen

web-play-now = Spela nu
web-play-now-hint = Du mot tre bottar. Inget konto, ingen väntan.
web-play = Spela
web-with-friends = Med vänner
web-three-games = Tre sätt att råna ett tåg
web-ticket-facts = { $players } spelare · omkring { $minutes } minuter
web-my-tables = Dina bord
web-past-tables = Gamla rån
web-new-table = Nytt bord
web-join = Gå med vid ett bord
web-join-hint = Någon har gett dig en kod, eller en länk.
web-code = Kod
web-code-go = Gå med
web-code-short = En kod har sex bokstäver och siffror.
web-open-tables = Öppna bord
web-open-tables-none = Lugnt längs linjen. Duka ett bord och bli först.
web-learn = Lär dig spela
web-learn-game = Lär dig { $game }
web-learn-hint = Tio minuter på ett riktigt tåg, utan publik.
web-lesson = Ta lektionen
web-rules = Regler

# A table in a list. $number counts open seats, or rounds.
web-row-over = slut
web-row-lobby = { $number ->
    [0] startar strax
    [one] en plats ledig
   *[other] { $number } platser lediga
}
web-row-your-turn = Din tur
web-row-round = Omgång { $number }
web-row-look-back = Se tillbaka
web-row-go-on = Fortsätt
web-row-sit = Slå dig ner
web-row-watch = Titta på
web-row-bots = med bottar

## Setting a table

web-which-game = Vilket spel?
web-your-name = Ditt namn
web-their-name = Vad heter spelaren?
web-stranger = Främling
web-how-many = Hur många spelare?
web-seats = Platser
web-seats-hint = Lediga platser är för den som har länken. Flera kan dela den här enheten.
web-seat = Plats { $number }
web-seat-you = Du
web-seat-open = Ledig
web-seat-open-hint = för den som kommer
web-seat-bot = Bott
web-seat-here = På den här enheten
web-seat-name = Namn på plats { $number }
web-seat-level = Bott på plats { $number }
web-table-terms = Villkor
web-clock = Klocka
web-clock-none = Ingen
web-clock-live = Direkt
web-clock-slow = Långsam
web-clock-none-hint = Ingen har bråttom.
web-clock-live-hint = Sekunder för varje beslut. Tar de slut spelar en bott tills du är tillbaka.
web-clock-slow-hint = Dagar för varje beslut. Spela en vecka.
web-clock-decision = För varje beslut
web-clock-reserve = Reserv
web-clock-days = För varje beslut
web-seconds = { $number ->
    [one] { $number } sekund
   *[other] { $number } sekunder
}
web-minutes = { $number ->
    [0] ingen
    [one] { $number } minut
   *[other] { $number } minuter
}
web-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dagar
}
web-stand-in = Vem hoppar in för den som är borta
web-public = Öppet bord
web-public-hint = Det syns på första sidan; vem som helst får slå sig ner eller titta på.
web-chat = Prat
web-chat-hint = Prata vid bordet. På pansartåget tiger lagkamrater under stöten.
web-house-rules = Husregler
web-edition-classic-default = Vår blandning
web-edition-classic-zh = Traditionell kinesiska
web-edition-classic-sv = Svenska
web-edition-armored-en = Engelska
web-edition-armored-pl = Polska
web-edition-own = Din egen
web-edition-own-hint = Din egen blandning av reglerna här nedan.
web-open-table = Duka bordet
web-start = Tag plats!

## The lobby

web-around-the-table = Runt bordet
web-seat-empty = Tom plats
web-bot = Bott
web-here = är här
web-away = är borta
web-sit = Slå dig ner
web-add-bot = Bott
web-remove-bot = Ta bort botten från plats { $number }
web-kick = Be { $name } gå
web-leave = Lämna bordet
web-hot-seat-hint = Ni delar enhet. En ridå faller mellan era turer.
web-fill-and-start = Fyll på med bottar och börja
web-waiting-for = { $number ->
    [one] Eller vänta på en till.
   *[other] Eller vänta på { $number } till.
}
web-waiting-for-host = Vi väntar på att { $name } ringer i klockan.
web-invite = Ta med vännerna
web-invite-hint = Skicka länken, läs upp koden eller låt dem skanna.
web-copy = Kopiera länken
web-copied = Kopierat
web-share = Dela
web-share-text = Kom och råna ett tåg: { $game }
web-qr = QR-kod till inbjudan
web-terms-live = { $seconds } sekunder för varje beslut, { $minutes } minuter i reserv.
web-terms-slow = { $days ->
    [one] En dag för varje beslut.
   *[other] { $days } dagar för varje beslut.
}
web-terms-public = Vem som helst får slå sig ner eller titta på.
web-terms-private = Bara den som har länken hittar hit.
web-fair = Blandningen är förseglad:
web-fair-hint = Ingen kan välja korten: varje spelares enhet lägger till en förseglad del. Hittills: { $parts }.
web-fair-dealing = Korten blandas …
web-fair-end = Förseglingen är bruten; vem som helst kan kontrollera blandningen:
web-fair-left-out = Förseglat men inte öppnat i tid, alltså inte med i blandningen: { $players }.
web-fair-check = För att kontrollera varje kort, ladda ner det sparade spelet och kör
web-fair-server = Servern har bytt sin försegling sedan du satte dig. Lita inte på den här blandningen.
web-fair-mine = Din försegling är inte med i blandningen: spelet började innan den kom fram, eller så utelämnade servern den.
web-fair-missing = Din del är inte med i blandningen: den kom för sent, eller så utelämnade servern den.
web-fair-wrong = Förseglingarna stämmer inte med det som öppnades. Lita inte på den här blandningen.
web-the-gang = Gänget
web-chat-none = Ingen har sagt ett ord.
web-chat-say = Säg något
web-chat-send = Säg det
web-casting-wait = { $players } väljer bandit …

## At the table

web-wait = Någon tänker

# Who is thinking, and about what: $what is the name of a question.
web-thinking = { $what ->
    [pick-character] { $player } väljer bandit.
    [play-or-draw] { $player } väljer ett kort.
    [discard-which] { $player } sorterar handen.
    [keep-which] { $player } sorterar handen.
    [move-where] { $player } spejar längs tåget.
    [climb-where] { $player } letar efter stegen.
    [marshal-where] { $player } viskar till Sheriffen.
    [fire-at-whom] { $player } siktar.
    [rob-what] { $player } spanar in bytet.
    [punch-whom] { $player } knyter näven.
    [punch-what] { $player } knyter näven.
    [throw-where] { $player } knyter näven.
    [which-plan] { $player } gör upp en plan.
    [heal-which] { $player } plockar ut kulor.
    [nudge-whom] { $player } blinkar åt någon.
    [nudge-what] { $player } blinkar åt någon.
   *[other] { $player } tänker.
}
web-curtain-hint = Alla andra: titta ut genom fönstret.
web-curtain-lift = Jag är { $player }

## The end

web-counting = Bytet läggs på bordet, de fattigaste först.
web-count-skip = Räkna allt
web-winner = Vinnare
web-rematch = Revansch
web-rematch-join = Med på revansch
web-replay = Se det igen
web-see-board = Tillbaka till tåget
web-record = Ladda ner protokollet
web-fortunes = Förmögenheter
web-fortunes-chart = Hur det gick med allas pengar, omgång för omgång
web-round-short = O{ $number }
web-replay-moment = Ögonblick
web-replay-place = Ögonblick { $number } av { $all }
web-replay-back = Förra kortet
web-replay-forward = Nästa kort
web-replay-eyes = Vems ögon
web-replay-share = Länk till det här ögonblicket
web-pause = Paus
web-play-on = Spela upp

## Settings

web-theme = Ljus
web-theme-auto = Som systemet
web-theme-light = Högt på dagen
web-theme-dark = Skymning
web-theme-now = { $theme ->
    [light] Högt på dagen. Byt ljus
    [dark] Skymning. Byt ljus
   *[auto] Som systemet. Byt ljus
}
web-still = Stå stilla
web-still-hint = Inget landskap som glider, inga kulor som flyger; bara övertoningar.
web-sound = Ljud
web-sound-hint = Skott, mynt och en vissla, gjorda på stället.
web-sound-on = Ljudet är på
web-sound-off = Ljudet är av
web-volume = Volym
web-speed = Fart
web-confirm = Fråga två gånger
web-confirm-hint = Bekräfta val där en felklickning svider.
web-you = Du
web-device = Spela på en enhet till
web-device-hint = Du behöver inget konto. Visa telefonen en kod, så är du samma bandit där.
web-device-qr = QR-kod till din andra enhet
web-link-here = Var samma bandit här
web-link-here-hint = Den här enheten sitter på dina platser, precis som din andra. Koden gäller en gång.
web-link-use = Det är jag
web-forget = Glöm mig på den här enheten
web-forget-all = Glöm mig överallt
web-forgotten = Dig har vi aldrig sett.
web-about = Allt här är ritat, skrivet och programmerat på nytt; reglerna är de tryckta spelens.
web-licences = Licenser för typsnitt och delar

## Rules at a glance

web-rules-short = I korthet
web-rules-cards = Kort
web-rules-turns = Drag
web-rules-events = Händelser i slutet av en omgång
web-rules-places = Platser
web-rules-plans = Il Professores kort
web-rules-ledger = Varje paragraf
web-rules-search = Sök bland paragraferna
web-rules-none = Det säger ingen paragraf.

web-rules-classic-goal = Du är bandit på ett tåg i fart. Efter fem omgångar vinner den rikaste. Pengapåsar gömmer en summa, juveler är värda 500 dollar, kassaskrin 1000, och den snabbaste revolvern får 1000 till.
web-rules-classic-round = En omgång har två halvor: Planen, då alla lägger kort i en gemensam hög, och Stöten, då högen vänds och planerna möter verkligheten.
web-rules-classic-schemin = Dra sex kort. I varje drag på omgångskortet lägger du ett kort i högen eller drar tre till. I tunnlar ligger korten dolda, så kom ihåg vem som gick vart.
web-rules-classic-stealin = Korten spelas i ordning, vare sig du fortfarande gillar dem eller inte. Välj vart du går, vem du slår, vad du tar. Möter du Sheriffen flyr du upp på taket med en kula.
web-rules-classic-end = Kulor du får skräpar i leken. I slutet av omgången slår händelsen på kortet till. Efter den femte räknas bytet.

web-rules-super-goal = Tåget förlorar en vagn varje omgång. Den som står längst bak tar den som byte, om hen ännu är ombord. Bli sist kvar på tåget, eller rikast.
web-rules-super-round = Varje omgång planerar du tre kort i hemlighet, i ordning. Sedan visas och spelas allas första kort, så det andra, så det tredje.
web-rules-super-schemin = Banditer tittar åt ett håll och står på rad. Du springer dit du tittar, och ett skott träffar den närmaste framför. Vänd dig om i tid.
web-rules-super-stealin = Den som träffas flyger en vagn bort och blir liggande; nästa kort reser dig bara upp. Bortom tåget finns bara damm.
web-rules-super-end = I slutet av omgången kopplas sista vagnen loss, med alla på den. När bara loket är kvar avgör vagnarna du har vunnit.

web-rules-armored-goal = Två tåg möts, och två lag vill åt det som finns på pansartåget. Få hem det till ert tåg innan de skiljs åt; den som blir kvar räknas inte.
web-rules-armored-round = Planera och slå till som i grundspelet. Efter varje omgång glider tågen vidare två vagnar, och andra tak ligger mitt emot.
web-rules-armored-schemin = Lagkamrater får prata högt under planen och måste tiga under stöten. En Knuff ger någon av dem en handling.
web-rules-armored-stealin = Kurirer vaktar dokumenten, Gatlingar sopar taken. Bytet grabbas i blindo, och bara du vet vad som är i.
web-rules-armored-end = Det egna lagets dokument är värt 4000 dollar, guldklimpar kan vara kattguld, och Wild Bunch betalar dem som sköt flest kurirer. Det rikare laget vinner tillsammans.
