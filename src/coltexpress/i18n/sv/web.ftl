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
web-why = Varför? Reglerna säger:

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
web-title-nowhere = Sidan hittades inte · Colt Express

## When something goes wrong

web-lost = Anslutningen bröts. Ansluter igen …
web-not-saving = Servern kan inte spara just nu men fortsätter att försöka. Partiet går vidare så snart det går.
web-trouble-offline = Ingen anslutning
web-trouble-offline-more = Servern går inte att nå. Kontrollera anslutningen; inget har gått förlorat.
web-trouble-nowhere = Sidan hittades inte
web-trouble-nowhere-more = Sidan finns inte. Kontrollera länken.
web-trouble-no-table = Bordet finns inte
web-trouble-no-table-more = Det kan ha stängts, eller så är koden felskriven.
web-trouble-broken = Något gick fel
web-trouble-broken-more = Det är vårt fel, inte ditt. Ditt parti är i säkerhet.

## The first screen

web-play-now = Spela nu
web-play-now-hint = Du mot tre bottar. Inget konto, ingen väntan.
web-play = Spela
web-with-friends = Med vänner
web-three-games = Tre sätt att råna ett tåg
web-ticket-facts = { $players } spelare · omkring { $minutes } minuter
web-my-tables = Dina bord
web-past-tables = Avslutade partier
web-new-table = Nytt bord
web-join = Gå med vid ett bord
web-join-hint = Skriv koden eller länken du har fått.
web-code = Kod
web-code-go = Gå med
web-code-short = En kod har sex bokstäver och siffror.
web-open-tables = Öppna bord
web-open-tables-none = Inga öppna bord just nu. Skapa ett.
web-learn = Lär dig spela
web-learn-game = Lär dig { $game }
web-learn-hint = Tio minuter, steg för steg.
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

## Setting a table

web-which-game = Vilket spel?
web-your-name = Ditt namn
web-their-name = Spelarens namn
web-stranger = Gäst
web-how-many = Hur många spelare?
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
web-table-terms = Bordets inställningar
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
web-chat-hint = Prata vid bordet. I Kurirer och pansartåg är chatten stängd under stöldfasen.
web-house-rules = Husregler
web-edition-classic-default = Vår blandning
web-edition-classic-zh = Traditionell kinesisk
web-edition-classic-sv = Svensk
web-edition-armored-en = Engelsk
web-edition-armored-pl = Polsk
web-edition-own = Din egen
web-edition-own-hint = Din egen blandning av reglerna nedan.
web-open-table = Öppna bordet
web-start = Starta partiet

## The lobby

web-around-the-table = Runt bordet
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
web-terms-live = { $seconds } sekunder för varje beslut, { $minutes } minuter i reserv.
web-terms-slow = { $days ->
    [one] En dag för varje beslut.
   *[other] { $days } dagar för varje beslut.
}
web-terms-public = Vem som helst får ta plats eller titta på.
web-terms-private = Bara den som har länken hittar bordet.
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
web-chat-say = Skriv ett meddelande
web-chat-send = Skicka
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

web-rules-classic-goal = Du är bandit på ett tåg i fart. Efter fem omgångar vinner den rikaste. Börser har ett hemligt värde, juveler är värda 500 dollar, kassaskrin 1000, och den som avfyrat flest kulor blir Revolverman och får 1000 dollar till.
web-rules-classic-round = En omgång har två faser: Intriger, då alla spelar kort till en gemensam hög, och Stöld, då högen vänds och planerna möter verkligheten.
web-rules-classic-schemin = Dra sex kort. I varje tur på omgångskortet spelar du ett kort till högen eller drar tre till. I tunnlar spelas korten nedvända, så håll reda på vem som gick vart.
web-rules-classic-stealin = Korten utförs i den ordning de spelades, vare sig du fortfarande gillar dem eller inte. Välj vart du går, vem du träffar, vad du tar. Möter du Sheriffen flyr du upp på taket med ett kulkort.
web-rules-classic-end = Kulkort du får tar plats i din draghög. I slutet av omgången slår händelsen på dess kort till. Efter den femte räknas stöldgodset.

web-rules-super-goal = Tåget förlorar en vagn varje omgång. Den som är längst bak men kvar på tåget tar dess stöldgodskort. Bli sist kvar på tåget, eller ha flest stöldgodskort.
web-rules-super-round = Varje omgång planerar du tre kort i hemlighet. Sedan visar och utför spelarna i tur och ordning första kortet, så det andra, så det tredje.
web-rules-super-schemin = Banditer är vända åt ett håll och står i kö. Du springer åt det håll du är vänd, och ett skott träffar den första framför dig. Vänd om i tid.
web-rules-super-stealin = Den som träffas slungas en vagn bort och slås omkull; nästa kort används bara till att resa sig. Bortom tåget finns bara damm.
web-rules-super-end = I slutet av omgången kopplas sista vagnen loss, med alla på den. När bara lokomotivet är kvar avgör antalet stöldgodskort.

web-rules-armored-goal = Två tåg möts, och två lag vill åt det som finns på Pansartåget. Få det till Starttåget innan de skiljs åt: stöldgods hos banditer som är kvar på Pansartåget räknas inte.
web-rules-armored-round = Intriger och Stöld som i grundspelet. Efter varje omgång glider tågen vidare två vagnar, och andra tak är mitt emot.
web-rules-armored-schemin = Lagkamrater får prata under intrigfasen, och alla hör; under stöldfasen får ingen prata. En Knuff ger en lagkamrat en handling.
web-rules-armored-stealin = Kurirer vaktar de hemliga dokumenten, gatlingkulsprutor sveper över taken. Bara du får titta på stöldgods du tar.
web-rules-armored-end = Det egna lagets hemliga dokument är värt 4000 dollar, guldklimpar kan vara kattguld, och laget som avfyrat flest kulor mot kurirer vinner titeln Det vilda gänget. Det rikare laget vinner tillsammans.
