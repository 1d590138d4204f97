### What the page says around the games. The games themselves are in the other files.

## Everywhere

web-brand = Colt Express
web-tagline = Råna ett tåg med vänner, eller med bottar.
web-unofficial = Ett inofficiellt fanprojekt, varken gjort eller godkänt av spelets upphovsman eller förlag.
web-skip = Hoppa till innehållet
web-close = Stäng
web-loading = Laddar …
web-try-again = Försök igen
web-go-home = Till startsidan
web-or = eller
web-settings = Inställningar
web-language = Språk
web-save = Spara
web-saved = Sparat.
web-why-cause = Vad som ledde dit
web-why-short = Regeln i korthet
web-why-full = Reglerna i sin helhet

# Titles of the window.
web-title-home = Colt Express
web-title-create = Nytt bord · Colt Express
web-title-createGame = Nytt bord · Colt Express
web-title-join = Gå med vid ett bord · Colt Express
web-title-invited = Bord · Colt Express
web-title-room = Bord · Colt Express
web-title-replay = Repris · Colt Express
web-title-learn = Lektion · Colt Express
web-title-lesson = Lektion · Colt Express
web-title-rules = Regler · Colt Express
web-title-rulesOf = Regler · Colt Express
web-title-settings = Inställningar · Colt Express
web-title-link = En annan enhet · Colt Express
web-title-turn = ● Din tur · Colt Express
web-title-mine = Mina partier · Colt Express
web-title-nowhere = Sidan hittades inte · Colt Express

## When something goes wrong

web-lost = Anslutningen bröts. Ansluter igen …
web-not-saving = Servern kan inte spara just nu men fortsätter att försöka. Partiet går vidare så snart det går.
web-trouble-offline = Ingen anslutning
web-trouble-offline-more = Servern går inte att nå. Kontrollera anslutningen; inget har gått förlorat.
web-trouble-nowhere = Sidan hittades inte
web-trouble-nowhere-more = Sidan finns inte. Kontrollera länken.
web-trouble-no-room = Bordet finns inte
web-trouble-no-room-more = Det kan ha stängts, eller så är koden felskriven.
web-trouble-broken = Något gick fel
web-trouble-broken-more = Det är vårt fel, inte ditt. Ditt parti är i säkerhet.

## The first screen

web-play-now = Spela nu
web-play-now-hint = Du mot tre bottar. Inget konto, ingen väntan.
web-strength = Bottarnas styrka
web-strength-easy = Lätt
web-strength-normal = Normal
web-strength-hard = Svår
web-temper = Temperament
web-learn-soon = Lär dig på 3 minuter
web-play = Spela
web-with-friends = Med vänner
web-three-games = Tre sätt att råna ett tåg
web-ticket-facts = { $players } spelare · omkring { $minutes } minuter
web-my-rooms = Dina bord
web-past-rooms = Avslutade partier
web-new-room = Nytt bord
web-join = Gå med vid ett bord
web-join-hint = Skriv koden eller länken du har fått.
web-code = Kod
web-code-go = Gå med
web-code-short = En kod har sex bokstäver och siffror.
web-open-rooms = Öppna bord
web-open-rooms-none = Inga öppna bord just nu. Skapa ett.
web-learn = Lär dig spela
web-learn-game = Lär dig { $game }
web-learn-hint = Några minuter för varje spel, steg för steg.
web-lesson = Börja lektionen
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
web-row-look-back = Se reprisen
web-row-go-on = Fortsätt
web-row-sit = Ta plats
web-row-watch = Titta på
web-row-bots = med bottar
## My games

web-mine = Mina partier
web-mine-all = Alla mina partier
web-mine-none = Inga partier än. Spela ett nu: bottarna är alltid redo.
web-mine-trouble = Dina partier kunde inte hämtas.
web-mine-running = Pågående partier
web-mine-totals = Statistik
web-mine-more = Visa äldre partier
web-mine-summary = { $played ->
    [one] Ett avslutat parti, { $won } vunnet.
   *[other] { $played } avslutade partier, { $won } vunna.
}
web-mine-waiting = Väntar på { $players }
web-mine-won = Vinst
web-mine-place = Plats { $place } av { $players }
web-mine-given-up = Uppgivet
web-mine-game = Spel
web-mine-bandit = Bandit
web-mine-opponent = Motspelare
web-mine-people = Människor
web-mine-played = Partier
web-mine-wins = Vinster
web-mine-best = Bäst
web-give-up = Ge upp
web-give-up-ask = Ge upp partiet?
web-give-up-hint = En bott tar över din plats för gott. Du kan se hur det slutar, men inte komma tillbaka.
web-give-up-not = Fortsätt spela

## Setting a table

web-which-game = Vilket spel?
web-your-name = Ditt namn
web-their-name = Spelarens namn
web-stranger = Gäst
web-how-many = Hur många spelare?
web-opponents = Dina motspelare
web-opponents-open = Vänner med länken
web-opponents-bot = Bottar
web-opponents-person = Personer på den här enheten
web-opponents-mixed = Blandat
web-seats-each = Plats för plats
web-expert = Expertvarianten
web-guests = Gästande banditer
web-seats = Platser
web-seats-hint = Lediga platser är för alla som har länken. Flera kan dela den här enheten.
web-seat = Plats { $number }
web-seat-you = Du
web-seat-open = Ledig
web-seat-open-hint = för alla som har länken
web-seat-bot = Bott
web-seat-here = På den här enheten
web-seat-name = Namn på plats { $number }
web-seat-level = Bott på plats { $number }
web-room-settings = Bordets inställningar
web-clock = Betänketid
web-clock-none = Ingen
web-clock-live = Realtid
web-clock-slow = Korrespondens
web-clock-none-hint = Ingen tidsgräns.
web-clock-live-hint = Sekunder för varje beslut. När din tid tar slut spelar en bott åt dig tills du är tillbaka.
web-clock-slow-hint = Dagar för varje beslut. Spela i en vecka.
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
web-stand-in = Bott för frånvarande
web-public = Offentligt bord
web-public-hint = Det visas på startsidan; vem som helst får ta plats eller titta på.
web-chat = Chatt
web-chat-hint = Prata vid bordet.
web-house-rules = Husregler
web-edition-own = Din egen
web-edition-own-hint = Din egen blandning av reglerna nedan.
web-create-room = Öppna bordet
web-start = Starta partiet

## The lobby

web-in-the-room = Runt bordet
web-seat-empty = Ledig plats
web-bot = Bott
web-here = online
web-away = borta
web-sit = Ta plats
web-add-bot = Lägg till bott
web-remove-bot = Ta bort botspelaren från plats { $number }
web-kick = Ta bort { $name }
web-leave = Lämna bordet
web-hot-seat-hint = Ni delar enhet. Skärmen döljs mellan era turer.
web-fill-and-start = Fyll på med bottar och starta
web-waiting-for = { $number ->
    [one] Eller vänta på en till.
   *[other] Eller vänta på { $number } till.
}
web-waiting-for-host = Väntar på att { $name } startar partiet.
web-invite = Bjud in vänner
web-invite-hint = Skicka länken, läs upp koden eller låt dem skanna den.
web-copy = Kopiera länk
web-copied = Kopierat
web-share = Dela
web-share-text = Kom och råna ett tåg: { $game }
web-qr = QR-kod till inbjudan
web-room-live = { $seconds } sekunder för varje beslut, { $minutes } minuter i reserv.
web-room-slow = { $days ->
    [one] En dag för varje beslut.
   *[other] { $days } dagar för varje beslut.
}
web-room-public = Vem som helst får ta plats eller titta på.
web-room-private = Bara den som har länken hittar bordet.
web-fair = Blandningen är förseglad:
web-fair-hint = Ingen kan välja korten: varje spelares enhet lägger till en förseglad del. Hittills: { $parts }.
web-fair-dealing = Korten blandas …
web-fair-end = Förseglingen är bruten; vem som helst kan kontrollera blandningen:
web-fair-left-out = Förseglat men inte öppnat i tid, alltså inte med i blandningen: { $players }.
web-fair-check = Ladda ner partiprotokollet och kontrollera varje kort med
web-fair-server = Servern har bytt sin försegling sedan du satte dig. Lita inte på den här blandningen.
web-fair-mine = Din försegling är inte med i blandningen: partiet började innan den kom fram, eller så utelämnade servern den.
web-fair-missing = Din del är inte med i blandningen: den kom för sent, eller så utelämnade servern den.
web-fair-wrong = Förseglingarna stämmer inte med det som öppnades. Lita inte på den här blandningen.
web-the-gang = Gänget
web-chat-none = Inga meddelanden än.
web-chat-unread = Chatt, { $number ->
    [one] ett nytt meddelande
   *[other] { $number } nya meddelanden
}
web-chat-say = Skriv ett meddelande
web-chat-send = Skicka
web-emotes = Gester
web-emote-howdy = Tjenare!
web-emote-laugh = Haha!
web-emote-fist = Det ska du få igen för!
web-emote-draw = Dra!
web-emote-shrug = Nåja.
web-emote-bravo = Snyggt spelat!
web-casting-wait = Väljer bandit: { $players }

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
    [rob-what] { $player } spanar in stöldgodset.
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

web-counting = Stöldgodset läggs på bordet, den fattigaste spelarens först.
web-count-skip = Hoppa över
web-winner = Vinnare
web-end-won = Du vinner!
web-end-lost = Du förlorar.
web-end-place = Du kommer på plats { $place } av { $players }
web-place-of = plats { $place } av { $players }
web-awards = Utmärkelser
web-turns = Vändpunkter
web-picture = En bild att dela
web-picture-share = Dela bilden
web-picture-save = Spara bilden
web-picture-failed = Det gick inte att skapa bilden.
web-rematch = Returmatch
web-rematch-join = Gå med i returmatchen
web-replay = Se reprisen
web-see-board = Tillbaka till spelplanen
web-record = Ladda ner partiprotokollet
web-fortunes = Pengar per omgång
web-fortunes-chart = Allas pengar, omgång för omgång
web-round-short = O{ $number }
web-replay-moment = Steg
web-replay-place = Steg { $number } av { $all }
web-replay-back = Föregående kort
web-replay-forward = Nästa kort
web-replay-viewer = Visa som
web-replay-share = Länk till det här steget
web-pause = Pausa
web-play-on = Spela upp

## Settings

web-theme = Utseende
web-theme-auto = Systemets
web-theme-light = Ljust
web-theme-dark = Mörkt
web-theme-now = { $theme ->
    [light] Utseende: ljust. Byt
    [dark] Utseende: mörkt. Byt
   *[auto] Utseende: systemets. Byt
}
web-still = Minska rörelse
web-still-hint = Inget landskap som glider, inga kulor som flyger; bara övertoningar.
web-sound = Ljud
web-sound-hint = Skott, mynt och en vissla.
web-sound-on = Ljudet är på
web-sound-off = Ljudet är av
web-volume = Volym
web-speed = Hastighet
web-confirm = Bekräfta val
web-confirm-hint = Fråga igen före val som spelar roll.
web-coach = Coach
web-coach-hint = Säger vad som talar för två eller tre val. Där flera personer spelar bara om värden tillåter det.
web-coach-room = Coach för alla
web-coach-room-hint = Alla vid bordet får fråga coachen. Mot enbart bottar får du det alltid.
web-calls-title = När det är din tur
web-calls = Aviseringar
web-calls-hint = När sidan ligger i bakgrunden, och i korrespondenspartier även när den är stängd.
web-calls-open = Bara medan sidan är öppen: webbläsaren kan inte nås när den är stängd.
web-calls-blocked = Webbläsaren blockerar aviseringar från sidan. Tillåt dem först i dess inställningar.
web-calls-unable = Webbläsaren kan inte visa aviseringar här; det krävs en säker adress (https).
web-vibration = Vibration
web-vibration-hint = När du inte har rört skärmen på ett tag.
web-banter = Bottar pratar
web-banter-hint = Korta repliker i pratbubblor då och då. Utan dem syns spelarnas gester bara i chatten.
web-you = Du
web-device = Spela på en annan enhet
web-device-hint = Du behöver inget konto. Visa telefonen en kod för att använda dina platser där.
web-device-qr = QR-kod för din andra enhet
web-link-here = Använd dina platser här
web-link-here-hint = Den här enheten får dina platser, precis som din andra. Koden gäller en gång.
web-link-use = Koppla enheten
web-forget = Ta bort mina uppgifter från enheten
web-forget-all = Ta bort mina uppgifter från alla enheter
web-forgotten = Uppgifterna är borttagna.
web-about = Allt här är ritat, skrivet och programmerat på nytt; reglerna är de tryckta spelens.
web-licences = Licenser för typsnitt och komponenter

## Rules at a glance

web-rules-short = Översikt
web-rules-cards = Kort
web-rules-turns = Turer
web-rules-events = Händelser i slutet av en omgång
web-rules-places = Platser
web-rules-plans = Il Professores kort
web-rules-ledger = Alla regelpunkter
web-rules-search = Sök i reglerna
web-rules-none = Ingen regelpunkt passar.

## The daily robbery

web-title-daily = Dagens rån · Colt Express
web-daily = Dagens rån
web-daily-hint = Samma tåg, motspelare och kort för alla i dag. Ett försök var.
web-daily-begin = Starta dagens rån
web-daily-go-on = Fortsätt ditt försök
web-daily-ends = Nästa börjar om { $hours } h { $minutes } min
web-daily-rank = Plats { $rank } av { $seats } vid bordet
web-daily-score = Poäng: { $score }
web-daily-place = { $tries } har spelat i dag. Du ligger på plats { $place }.
web-daily-void = Det här försöket räknas inte: det gavs upp eller blev klart för sent.
web-daily-results = Dagens resultat
web-daily-nobody = Ingen är klar än. Bli den första.
web-daily-ranks = Så gick det för alla
web-daily-rank-count = Plats { $rank }
web-daily-names = Med namn
web-daily-names-none = Ingen som vill synas med namn är klar än.
web-list-me = Visa mitt namn i resultat och rankinglistor
web-list-me-hint = Av tills du slår på det. Andra ser då ditt namn, din plats och dina poäng.
web-daily-practice = Öva på ett tidigare rån
web-daily-practice-hint = Rånet den { $day }, så ofta du vill. Det räknas inte.
web-daily-share = Dela resultatet
web-daily-share-text = { $title } { $day }: { $game }. { $stars } Plats { $rank } av { $seats }, { $score } poäng
web-daily-seal = Dagens försegling
web-daily-fair = Förseglat för i dag; hemligheten visas när dagen är slut för alla:
web-daily-board = Se slutställningen

## Ratings, and everything about me

web-title-ladder = Ranking · Colt Express
web-ladder = Ranking
web-ladder-hint = Varje avslutat spel med andra eller med bottar räknas. Alla börjar på 1500.
web-ladder-mine = Din ranking
web-ladder-none = Inget rankat spel än. Spela klart ett.
web-rating = { $rating } ± { $margin }
web-rated-games = Rankade spel: { $number }
web-ladder-form = Senaste rankade spelen
web-ladder-of = Topplista
web-ladder-empty = Ingen här än. Det krävs { $least } rankade spel och att man vill synas.
web-ladder-people = Personer med säker ranking, synliga eller ej: { $number }
web-ladder-bot = Bott
web-my-data = Allt om dig
web-my-data-hint = Ladda ner allt som servern sparar om dig, eller radera det. I spel med andra blir din plats kvar, utan ditt namn.
web-my-data-get = Ladda ner mina data
web-my-data-erase = Radera allt …
web-passkeys = Nycklar (passkeys)
web-passkeys-hint = Med en nyckel kan du komma tillbaka som dig själv på alla dina enheter, utan lösenord. För att spela behövs ingen.
web-passkeys-add = Lägg till en nyckel
web-passkeys-use = Logga in med en nyckel
web-passkeys-added = Nyckeln är sparad.
web-passkeys-in = Välkommen tillbaka, { $name }.
web-passkeys-remove = Ta bort { $name }
web-passkeys-made = skapad { $date }
web-passkeys-used = senast använd { $date }
web-passkeys-failed = Ingen nyckel skapades eller användes.
web-erase-title = Radera allt om dig?
web-erase-hint = Spel, ranking och resultat försvinner för gott, och pågående spel ger du upp. Skriv ditt namn, { $name }, för att bekräfta.
web-erase = Radera för gott
web-erased = Allt om dig har raderats.

## Study

web-study = Analys
web-study-of = Vems val
web-study-waiting = Spelet granskas …
web-study-failed = Analysen är inte tillgänglig just nu.
web-study-again = Försök igen
web-study-turn = Omgång { $round }: { $who }, från { $before } till { $after }
web-study-choices = Val som kostade mycket
web-study-no-marks = Inga. Varje val var ungefär lika bra som det bästa.
web-study-given = Omgång { $round }: { $given } bortslösat
web-study-here = Vad varje alternativ var värt
web-study-chosen = { $option } (valt)
web-study-points = { $points } enheter
web-study-previous = Föregående val
web-study-next = Nästa val

## The board of analysis

web-title-study = Analysbräde · Colt Express
web-board = Analysbräde
web-board-hint = Vilken ställning som helst som bräde: välj åt alla och se vad det är värt.
web-board-line = Ställningsrad
web-board-open = Öppna
web-board-from = Eller öppna ett ögonblick ur ett avslutat spel: i reprisen, välj Analys och sedan ”Prova andra val”.
web-board-try = Prova andra val
web-board-back = Ta tillbaka
web-board-share = Kopiera länk
web-board-over = Här är spelet slut.
web-board-setup = Spelet ställs fortfarande upp; det finns inget att bedöma än.
web-board-chances = Vinstchans per plats
web-edit = Redigera ställning
web-edit-hint = Bara det som finns i spelet erbjuds, så varje ställning går att spela. Den börjar när en tur börjar eller när högen vänds.
web-edit-new = Ny ställning
web-edit-game = Spel
web-edit-players = Spelare
web-edit-clock = Omgången
web-edit-add = Lägg till…
web-edit-add-to = Lägg till: { $part }
web-edit-remove = Ta bort { $what }
web-edit-none = inget
web-edit-done = Analysera
web-title-book = Öppningsbok · Colt Express
web-book = Öppningsbok
web-book-hint = Vilka första val som vinner, med vilken bandit, på vilken plats.
web-book-bandit = Bandit
web-book-place = Plats
web-book-any-place = alla
web-book-choice = Första valet
web-book-rate = Vinner
web-book-interval = 95 %-intervall
web-book-games = Spel
web-title-puzzles = Problem · Colt Express
web-puzzles = Problem
web-puzzles-hint = Ställningar ur riktiga partier med ett bästa val. Ett nytt varje dag.
web-puzzles-today = Dagens problem
web-puzzles-rating = Problemets rating: { $rating }
web-puzzles-next = Nästa problem
web-puzzles-other = Ett annat problem
web-puzzles-more = Fler problem
web-puzzles-game = Spel
web-puzzles-theme = Tema
web-puzzles-any = Alla
web-puzzles-best = Bäst
web-puzzles-yours = Ditt val
web-puzzles-study = Öppna på analysbrädet
web-puzzles-solved = Lösta: { $solved } av { $tries }
web-puzzles-again = Bara första försöket räknas för din rating.
web-puzzles-why = { $solved ->
    [yes] Det ger { $best } chans att vinna.
   *[no] Det ger { $best } chans att vinna, ditt val { $chosen }.
}
