### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = Tåget
board-marshal = Sheriffen
board-professore = Il Professore på sin kulle
board-gatling = En gatlingkulspruta

# Somebody or something, and where. $name is a name, or "2 purses".
board-at = { $name }, { spot-at }
board-on-horse = { $name }, till häst bredvid tåget
board-in-dust = { $name }, i dammet bredvid spåret

## Around the board

board-menu = Meny
board-side = Spelare och logg
board-sheets = Mer
board-players = Spelare
board-story = Logg
board-in-play = Kortet som spelas
board-plans = Allas planer
board-strip = Hela tåget: titta på en vagn
board-prompt = Vad som händer
board-answers = Val
board-animation = Animation
board-step = Ett steg
board-skip = Hoppa till slutet
board-again = Visa senaste omgången igen
board-since = Sedan ditt senaste besök
board-why = Varför?
board-why-line = Varför? { $line }
board-all-quiet = Allt är lugnt på tåget.
board-time-left = { $player } har { $time } kvar
board-money = { $money }
board-money-more = { $money } + ?

## Choosing

board-not-that = Avbryt
board-take-back = Ångra
board-plan-seal = Bekräfta planen
board-plan-sealed = Bekräftad. Du kan ändra den tills alla är klara.
board-plan-remove = Kort { $number }, { $card }: ta bort ur planen

## Keys

board-keys = Tangentbord
board-key-arrows = Gå från en sak till nästa
board-key-numbers = Välj ett alternativ eller ett kort
board-key-enter = Välj; en gång till för att bekräfta
board-key-escape = Avbryt
board-key-back = Ångra
board-key-space = Pausa eller fortsätt
board-key-skip = Hoppa över animationen

## Lessons: somebody explains while the learner plays

lesson-watch = Titta nu …
lesson-next = Fortsätt
lesson-back = Tillbaka
lesson-over = Börja om
lesson-leave = Lämna lektionen
lesson-your-turn = Din tur

lesson-classic-welcome = Välkommen ombord. Tåget är fullt av pengar, och du är Belle: rosa klänning, fjäder i hatten. Än har ingen lagt märke till dig.
lesson-classic-people = Django och Tuco är här i samma ärende. Den som är rikast när tåget rullar in vinner. Vad du har är hemligt, och deras likaså.
lesson-classic-loot = En börs är värd 250 till 500 dollar. En juvel är värd 500 dollar, ett kassaskrin 1000. Sheriffen vaktar lokomotivet. Alla är antingen inne i en vagn eller på dess tak.
lesson-classic-goal = Var och en har sex kulor. Den som avfyrar flest blir Revolverman och får 1000 dollar på slutet. En kula som träffar dig blir ett värdelöst kort i din draghög.
lesson-classic-round = Varje omgång har ett kort. Symbolerna är turer, från vänster till höger: i varje tur spelar alla ett kort. Sist kommer en händelse.
lesson-classic-hand = Den här halvan kallas Intriger. Ni spelar kort till en gemensam hög, ett i taget. Ännu händer ingenting: det är bara planer.
lesson-classic-play-rob = Din vagn är full av stöldgods. Spela Plundra: tryck på kortet, och en gång till för att bekräfta.
lesson-classic-play-climb = En tunnel: korten spelas nedvända, så ingen ser dem. Smyg upp på taket med Byt nivå.
lesson-classic-play-fire = Dagsljus igen. När kortet utförs står du på taket, och därifrån ser man långt. Spela Skjut.
lesson-classic-play-move = Sista turen. På taken får du springa upp till tre vagnar. Spela Spring. Den bleka figuren visar var du kan hamna.
lesson-classic-stealin = Nu kommer Stöld. Högen vänds, och korten utförs i den ordning de spelades, vare sig du fortfarande gillar dem eller inte.
lesson-classic-rob-what = Först ut är ditt Plundra-kort. Vad får det lov att vara? Ta juvelen.
lesson-classic-belle = Tuco spelar Slåss, och både du och Django står intill honom. Men ingen får välja Belle så länge det finns någon annan: det är din specialförmåga. Alla banditer har en.
lesson-classic-punched = Django tappar sin börs och landar i vagnen intill. Stöldgods på golvet tillhör den som plockar upp det.
lesson-classic-hidden = Ditt kort från tunneln: upp med dig. Det såg ingen komma.
lesson-classic-shot = Du skjuter mot Django. Han får en av dina kulor, och hans draghög har ett kort till som inte duger till något.
lesson-classic-marshal = Django skickar Sheriffen till vagnen intill. Den som möter Sheriffen inne i en vagn får ett kulkort och flyr upp på taket.
lesson-classic-move-where = Spring nu. Ta taket längst bort, rakt ovanför Sheriffen.
lesson-classic-event = Händelsen slog till: en svängarm svepte alla på taken längst bak. Så gick det med den löpturen.
lesson-classic-end = Det var en omgång. Fyra till, sedan räknas stöldgodset. Du kan tillräckligt för att råna ett riktigt tåg.

lesson-super-welcome = En snabb resa, och en kort: i slutet av varje omgång kopplas sista vagnen loss. Du är Belle, i vagn 4.
lesson-super-facing = De röda pilarna visar åt vilket håll alla är vända. Du springer bara åt det håll du är vänd, och du skjuter bara åt det hållet.
lesson-super-rear = Vagn 5 ryker först. Den som fortfarande är på tåget och står längst bak får dess stöldgodskort. Den som står i vagnen är borta.
lesson-super-cards = Vänd om, Byt nivå, Spring, Skjut. Varje omgång väljer du i hemlighet tre av dem och deras ordning. Sedan visar och utför spelarna i tur och ordning första kortet, så det andra, så det tredje.
lesson-super-plan = Django står framför dig. Planera Skjut, sedan Byt nivå, sedan Vänd om, och bekräfta planen.
lesson-super-shot = Träff! Django slungas en vagn bort och slås omkull.
lesson-super-up = Och det kostade honom ett kort: nästa kort får honom bara på fötter.
lesson-super-missed = Doc träffade ingen. Den första banditen i synfältet träffas, och där stod ingen.
lesson-super-loose = Där försvann vagn 5. Ingen var i den, den här gången.
lesson-super-claimed = Du stod längst bak, så dess stöldgodskort är ditt. Är flera banditer kvar på slutet vinner den som har flest stöldgodskort.
lesson-super-again = Nu står du i sista vagnen, vänd åt fel håll. Ta dig därifrån: Vänd om, Spring, och Skjut som sista kort.
lesson-super-end = Din kula träffade Doc på lokomotivet, och bortom tåget finns bara damm. Två stöldgodskort till dig. Den sista på tåget vinner.

lesson-armored-welcome = Två tåg möts. Närmast går ert eget, Starttåget; bakom det rullar Pansartåget, och allt som är värt något finns på det.
lesson-armored-teams = Du är Belle, i blå laget med Tuco. Django och Doc är röda. Det rikare laget vinner, tillsammans. Lagkamrater får prata under intrigfasen; alla hör.
lesson-armored-opposite = De vita pilarna visar var du kan ta dig över. Än så länge ligger bara lokomotiven sida vid sida. Efter varje omgång glider tågen vidare två vagnar.
lesson-armored-treasure = Väskor, guldklimpar, kassaskrin, och i de pansrade vagnarna tre hemliga dokument: det i ditt lags färg är värt 4000 dollar.
lesson-armored-guards = Kurirer vaktar de hemliga dokumenten: möter du en får du ett kulkort. På två tak står gatlingkulsprutor, för den som hinner först.
lesson-armored-round = Intrigfasen går som i grundspelet: tur för tur spelar alla ett kort till högen. Sedan vänds den.
lesson-armored-play-climb = Det är långt till lokomotivet. Börja med Byt nivå: upp på taket.
lesson-armored-play-move = Spring sedan längs taken. Spela Spring.
lesson-armored-play-cross = Tunneln döljer din bästa idé: ett Spring-kort till, för att hoppa över.
lesson-armored-play-down = Och ner genom luckan, där ett kassaskrin väntar. Byt nivå.
lesson-armored-run = Stöld! Spring ända fram till ert lokomotiv.
lesson-armored-cross = Nu gäller det: hoppa till taket av Pansartågets lokomotiv.
lesson-armored-nudged = Tuco spelar Knuff: en lagkamrat får handla genast. Han erbjuder dig Plundra. Ta chansen!
lesson-armored-strongbox = 1000 dollar i ett kassaskrin, tack vare Tuco. Knuff är bäst när lagkamraten står där du inte gör det.
lesson-armored-couriers = Omgångens händelse: alla kurirer byter nivå. Den som stod på fel nivå ångrar sig nu.
lesson-armored-passing = Tågen glider vidare. Nu ligger andra vagnar mitt emot varandra, och andra tak är ett hopp bort.
lesson-armored-document = De hemliga dokumenten ligger inne i de pansrade vagnarna. Du får titta på ett när du plockar upp det; bara du vet vems det är.
lesson-armored-end = Efter fem omgångar skiljs tågen åt. Stöldgods hos banditer som är kvar på Pansartåget räknas inte, så var tillbaka i tid. God jakt.
