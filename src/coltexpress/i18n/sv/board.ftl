### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = Tåget
board-marshal = Sheriffen
board-professore = Il Professore på sin kulle
board-gatling = En Gatling

# Somebody or something, and where. $name is a name, or "2 purses".
board-at = { $name }, { spot-at }
board-on-horse = { $name }, till häst bredvid tåget
board-in-dust = { $name }, i dammet vid spåret

## Around the board

board-menu = Meny
board-side = Spelare och historia
board-sheets = Mer
board-players = Spelare
board-story = Historien
board-in-play = Kortet som spelas
board-plans = Allas planer
board-strip = Hela tåget: titta på en vagn
board-prompt = Vad som händer
board-answers = Svar
board-animation = Animation
board-step = Ett steg
board-skip = Hoppa till slutet
board-again = Visa förra omgången igen
board-since = Sedan sist
board-why = Varför?
board-why-line = Varför? { $line }
board-all-quiet = Allt är lugnt på tåget.
board-time-left = { $player } har { $time } kvar
board-money = { $money }
board-money-more = { $money } + ?

## Choosing

board-not-that = Inte det
board-take-back = Ta tillbaka
board-plan-seal = Försegla planen
board-plan-sealed = Förseglad. Du kan ännu ändra dig.
board-plan-remove = Kort { $number }, { $card }: ta bort ur planen

## Keys

board-keys = Med tangentbordet
board-key-arrows = Från det ena till det andra
board-key-numbers = Välj ett svar eller ett kort
board-key-enter = Välj; en gång till för att mena det
board-key-escape = Inte det
board-key-back = Ta tillbaka
board-key-space = Stoppa föreställningen, och fortsätt
board-key-skip = Hoppa över föreställningen

## Lessons: somebody explains while the learner plays

lesson-watch = Titta nu …
lesson-next = Vidare
lesson-back = Ett steg tillbaka
lesson-over = Från början
lesson-leave = Lämna lektionen
lesson-your-turn = Din tur

lesson-classic-welcome = Välkommen ombord. Tåget är fullt av pengar, och du är Belle: rosa klänning, fjäder i hatten. Än har ingen lagt märke till dig.
lesson-classic-people = Django och Tuco är här i samma ärende. Den som är rikast när tåget rullar in vinner. Vad du har i påsen är hemligt, och deras likaså.
lesson-classic-loot = En pengapåse gömmer 250 till 500 dollar. En juvel är värd 500, ett kassaskrin 1000. Sheriffen vaktar loket. Alla åker antingen inne i en vagn eller på taket.
lesson-classic-goal = Var och en har sex kulor i revolvern. Den som skjuter mest får 1000 dollar på slutet. En kula som träffar dig blir ett värdelöst kort i din lek.
lesson-classic-round = Varje omgång har ett kort. Bilderna är drag, från vänster till höger: i varje drag lägger alla ett kort. Sist kommer en händelse.
lesson-classic-hand = Den här halvan kallas Planen. Ni lägger kort i en gemensam hög, ett i taget. Ännu händer ingenting: det är bara planer.
lesson-classic-play-rob = Din vagn är full av byte. Spela Plundra: tryck på kortet, och en gång till för att mena det.
lesson-classic-play-climb = En tunnel: korten läggs dolt, så ingen ser dem. Smyg upp mot taket med Byt nivå.
lesson-classic-play-fire = Dagsljus igen. Då står du redan på taket, och därifrån ser man långt. Spela Skjut.
lesson-classic-play-move = Sista draget. På taken får du springa upp till tre vagnar. Spela Spring. Den bleka figuren visar var du kan hamna.
lesson-classic-stealin = Nu kommer Stöten. Högen vänds, och korten spelas i den ordning de lades, vare sig du fortfarande gillar dem eller inte.
lesson-classic-rob-what = Först ut är ditt Plundra. Vad får det lov att vara? Ta juvelen.
lesson-classic-belle = Tuco spelar Slåss, och både du och Django står intill. Men ingen får välja Belle så länge det finns någon annan: det är din förmåga. Alla banditer har en.
lesson-classic-punched = Django tappar sin påse och landar i nästa vagn. Byte på golvet tillhör den som plockar upp det.
lesson-classic-hidden = Ditt kort från tunneln: upp med dig. Det såg ingen komma.
lesson-classic-shot = Du skjuter på Django. Han får en av dina kulor, och leken har ett kort till som inte duger till något.
lesson-classic-marshal = Django skickar in Sheriffen i nästa vagn. Den som möter Sheriffen får en kula och flyr upp på taket.
lesson-classic-move-where = Spring nu. Ta taket längst bort, rakt ovanför Sheriffen.
lesson-classic-event = Händelsen slog till: en svängarm svepte alla på taken till sista vagnen. Så gick det med den löpturen.
lesson-classic-end = Det var en omgång. Fyra till, sedan räknas bytet. Du kan tillräckligt för att råna ett riktigt tåg.

lesson-super-welcome = En snabb resa, och en kort: i slutet av varje omgång kopplas sista vagnen loss. Du är Belle, i vagn 4.
lesson-super-facing = De röda pilarna visar åt vilket håll alla tittar. Du går bara dit du tittar, och du skjuter bara dit du tittar.
lesson-super-rear = Vagn 5 ryker först. Den som ännu är ombord och står längst bak får den som byte. Den som står i den är borta.
lesson-super-cards = Vänd, Klättra, Spring, Skjut. Varje omgång väljer du tre av dem i hemlighet, och i vilken ordning. Först spelas allas första kort, sedan det andra, sedan det tredje.
lesson-super-plan = Django står framför dig. Planera Skjut, sedan Klättra, sedan Vänd, och försegla planen.
lesson-super-shot = Träff! Django flyger en vagn bort och ligger på rygg.
lesson-super-up = Och det kostade ett kort: nästa kort reser honom bara upp.
lesson-super-missed = Doc sköt på ingen alls. Den första i skottlinjen träffas, och där stod ingen.
lesson-super-loose = Där försvann vagn 5. Ingen var i den, den här gången.
lesson-super-claimed = Du stod längst bak, så den är din. Är flera kvar på slutet vinner den som har flest vagnar.
lesson-super-again = Nu står du i sista vagnen och tittar åt fel håll. Ut därifrån: Vänd, Spring, och Skjut med sista kortet.
lesson-super-end = Doc fick din kula på loket, och bortom tåget finns bara damm. Två vagnar till dig. Den sista ombord vinner.

lesson-armored-welcome = Två tåg möts. Närmast går ert eget; bakom det rullar pansartåget, och allt som är värt något finns på det.
lesson-armored-teams = Du är Belle, i det blå laget med Tuco. Django och Doc är röda. Det rikare laget vinner, tillsammans. Under planen får lagkamrater prata, högt.
lesson-armored-opposite = De vita pilarna visar var du kan ta dig över. Än så länge ligger bara loken sida vid sida. Efter varje omgång glider tågen vidare två vagnar.
lesson-armored-treasure = Väskor, guldklimpar, kassaskrin, och i pansarvagnarna tre dokument: det i lagets egen färg är värt 4000 dollar.
lesson-armored-guards = Kurirer vaktar dokumenten: möter du en får du en kula. På två tak står Gatlingar, för den som hinner först.
lesson-armored-round = Planen går som i grundspelet: drag för drag lägger alla ett kort i högen. Sedan vänds den.
lesson-armored-play-climb = Det är långt till loket. Börja med Byt nivå: upp på taket.
lesson-armored-play-move = Sedan längs taken. Spela Spring.
lesson-armored-play-cross = Tunneln gömmer din bästa idé: ett Spring till, för att hoppa över.
lesson-armored-play-down = Och ner genom luckan, där ett kassaskrin väntar. Byt nivå.
lesson-armored-run = Stöten! Spring ända fram till ert lok.
lesson-armored-cross = Nu gäller det: hoppa till pansarlokets tak.
lesson-armored-nudged = Tuco spelar Knuff: en lagkamrat får handla genast. Du får ett Plundra. Ta det!
lesson-armored-strongbox = 1000 dollar i ett kassaskrin, tack vare Tuco. En Knuff är bäst när lagkamraten står där du inte gör det.
lesson-armored-couriers = Omgångens händelse: alla kurirer byter nivå. Den som stod på fel ställe ångrar sig nu.
lesson-armored-passing = Tågen glider vidare. Nu ligger andra vagnar mitt emot varandra, och andra tak är ett hopp bort.
lesson-armored-document = Dokumenten ligger inne i pansarvagnarna. Du får titta när du plockar upp ett; bara du vet vems det är.
lesson-armored-end = Efter fem omgångar skiljs tågen åt. Den som är kvar på pansartåget räknas inte, så var hemma i tid. God jakt.
