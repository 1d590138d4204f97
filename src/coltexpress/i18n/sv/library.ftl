# What the library refuses. Nothing but variables may stand in these messages: the server reads them
# without a Fluent library. The English ones are word for word what the errors themselves say.

## What has no sentence of its own

refused-refused = { $why }
refused-unreadable = det går inte att läsa: { $why }
refused-illegal-choice = det går inte att välja: { $why }
refused-bad-position = så kan inget parti se ut: { $why }
refused-by-rule = { $why } ({ $clause })

## Settings

refused-no-such-game = det finns inget spel som heter ”{ $name }”; spelen är { $games }
refused-no-such-option = det finns inget alternativ ”{ $name }”; alternativen är { $options }
refused-bad-value = { $option }={ $value }: ska vara ett av { $expected }
refused-bad-count = { $option }={ $value }: ska vara { $low } till { $high }
refused-not-one-of = { $option }={ $value }: ”{ $name }” är inte ett av { $names }
refused-names-wanted = { $option }={ $value }: antal olika namn ska vara { $count }
refused-not-a-setting = { $option }={ $value }: ska vara en text, ett heltal, True eller False, eller en lista med namn
refused-two-unofficial = players=2: spelet är för 3 till 7; unofficial_two_players=true tillåter 2
refused-betrayal-for-four = mode=betrayal: minst 4 spelare behövs (A-CAVALRY-03)
refused-no-such-bot = det finns ingen bott som heter ”{ $name }”; nivåerna är { $levels }
refused-no-such-character = det finns ingen karaktär som heter ”{ $name }”; de är { $characters }

## Choices

refused-not-offered = { $choice } erbjuds inte { $who } (plats { $seat }); det som erbjuds: { $offered }
refused-not-asked = spelet frågar { $asked } (plats { $seats }), inte { $given }
refused-seat-not-asked = spelet frågar { $asked } (plats { $seats }), inte plats { $given }
refused-not-a-choice = ”{ $given }”: ska vara vem som tillfrågas, om vad, och ett svar{ $example }
refused-game-over = partiet är slut
refused-not-over = partiet är inte slut, det väntar på { $asked }: spela det till slutet
refused-spectator = en åskådare gör inga val: ange en plats
refused-being-set-up = spelet förbereds ännu: det finns inget att bedöma
refused-in-setup = spelet ställs upp: det finns inget att ändra än
refused-not-on-offer = { $name }: det erbjuds inte
refused-other-view = den här raden visar vad plats { $viewer } ser, inte plats { $seat }
refused-no-such-puzzle = det finns inget problem ”{ $name }”
refused-no-book = { $game } har ingen öppningsbok
refused-chance-answers = slumpen svarar själv i det här partiet
refused-no-such-seat = det finns ingen plats { $seat }; ska vara 0 till { $last }, eller NOBODY ({ $nobody })
refused-no-such-event = since={ $since }: antalet händelser är { $events }, räknat från 0
refused-not-whole = { $name }={ $value }: ska vara ett heltal

## Position lines

refused-is-a-view = det här är en vy (seen-by=), inte en hel ställning; läs den med read_view
refused-is-no-view = det här är en hel ställning, inte en vy: fältet seen-by= saknas
refused-hides-something = något är hemligt (? eller $): en vy behöver fältet seen-by=
refused-line-too-long = en ställningsrad har högst { $limit } tecken, inte { $length }
refused-not-a-field = ”{ $word }”: ska vara ett fält, ett namn och en text med = emellan
refused-field-twice = fältet { $field }= står där två gånger
refused-missing-field = fältet { $field }= saknas
refused-unknown-fields = okända fält: { $fields }
refused-wrong-parts = { $field }= har { $parts } delar; ska ha { $count }
refused-no-such-step = ”{ $word }” i agenda=: det finns inget steg ”{ $name }”
refused-not-a-number = ”{ $word }”: ska vara ett heltal med högst sex siffror
refused-no-such-word = ”{ $word }” är inte ett av { $names }

## Words of position lines. The values are words of the line: fields such as guns=, letters, numbers

refused-unread = går inte att läsa från ”{ $rest }”; ska vara { $expected }
refused-not-one = ”{ $word }” nämner { $count } saker; ska vara exakt en
refused-such-as = ”{ $word }”: ska skrivas som till exempel { $example }
refused-instead = { $found }: ska vara { $expected }
refused-at-most = { $where } har { $count } delar; ska ha högst { $most }
refused-twice = ”{ $word }” står två gånger i { $where }
refused-is-missing = saknas i { $where }: { $words }
refused-empty-part = { $where } har en tom del
refused-in-order = { $what }: ska stå i ordning, och var och en bara en gång
refused-only-with = { $what } går bara med { $condition }
refused-does-not-fit = { $this } stämmer inte med { $that }
refused-go-together = { $this } och { $that } hör ihop: båda eller ingendera
refused-only-in-setup = ”{ $word }” i { $where } går bara under förberedelsen
refused-after-setup = ”{ $word }” i { $where } går bara när förberedelsen är över

## Pieces and cards of positions

refused-cannot-be-at = ”{ $word }” kan inte vara på { $spot }
refused-marshal-missing = Sheriffen (*) saknas i train=
refused-marshal-on-roof = Sheriffen (*) är på ett tak: { $spot }
refused-beside-marshal = { $who } blir kvar bredvid Sheriffen (*) på { $spot }
refused-courier-missing = en kurir (*) saknas i { $where }
refused-courier-place = { $spot }: i varje pansrad vagn finns en kurir (*), och ingen annanstans
refused-beside-courier = { $who } blir kvar bredvid en kurir (*) på { $spot }
refused-wrong-bullets = { $who } har { $count } kulkort i { $where }; ska ha { $expected }
refused-neutral-bullets = det finns { $count } neutrala kulkort i neutral= och wounds=; i lådan finns { $printed }, och bara alla som är kvar kan lämna spelet
refused-wrong-cards = { $who } har { $count } kort i { $where }; ska ha { $expected }
refused-others-document = { $who } har det andra lagets dokument i held=: { $word }
refused-too-many = { $who } har { $count } kort i { $where }; ska ha högst { $most }
refused-not-so-many = { $who } kan inte ha ”{ $word }” i { $where }, eller inte så många
refused-nothing-there = { $who } kan inte ha något i { $where } med { $condition }
refused-box-count = ”{ $word }” finns där { $count } gånger; i lådan finns { $printed }
refused-only-one = bara ett av { $words } kan stå i { $where }
refused-own-bullet = { $who } kan inte ha fått ett av sina egna kulkort
refused-seen-face-up = ”{ $word }”: ett uppvänt kort syns; ? står för ett nedvänt
refused-none-face-down = { $who } har inget kort kvar som kan ligga nedvänt i pile=
refused-first-face-up = i phase=stealin ligger första kortet i pile= uppvänt
refused-pile-is-done = det ligger kort i pile=, men högen är redan utförd
refused-station-last = stationen är kort { $place } i rounds=, och inget annat kort är det
refused-too-many-documents = i held= har lagen fler dokument än de får
refused-no-stop = phase=execution: korten utförs utan uppehåll; inget frågas då
refused-queue-gap = på { $spot } delar två pjäser plats, eller så är en plats tom
refused-off-the-train = { $who } är inte på tåget, men har en plats eller hållning där
refused-uncoupled-order = train=: vagnar kopplas loss bakifrån, och lokomotivet aldrig
refused-loot-cards = losskopplade vagnar i train=: { $gone }, stöldgodskort i loot=: { $won }; kvar att dela ut ska vara { $expected }
refused-is-over = { $phase }: ingen vagn finns kvar, eller högst en bandit är ombord, så partiet är slut
refused-goes-on = phase=over: flera banditer och en vagn finns kvar, så partiet fortsätter

## Views, sealed answers and the agenda

refused-hides-own = vyn döljer för sin plats vad den har valt (sealed=)
refused-not-the-view = vyn visar det som dess plats inte får veta, eller döljer det som den vet
refused-asks-nobody = sista steget i agenda= frågar ingen om något
refused-none-sealed = sealed= har förseglade svar, men inga platser väljer samtidigt
refused-all-sealed = alla svar finns i sealed=; partiet skulle ha gått vidare
refused-sealed-unasked = ”{ $word }” i sealed=: den här platsen tillfrågas inte
refused-step-arguments = ”{ $word }” i agenda=: { $name } har { $count } argument
refused-argument-too-large = ”{ $word }” i agenda=: ett argument är högst { $most }
refused-no-rule-left = agenda=: ingen regel har lämnat steg { $place }, { $step }, att utföra här
refused-unoffered-answer = agenda=: { $step } har ett svar som inte erbjöds
refused-setup-elsewhere = agenda=: förberedelsen kommer aldrig hit
refused-setup-unanswered = ställningen visar inte hur { $step } besvarades under förberedelsen
refused-setup-differs = { $field }={ $found }: här i förberedelsen är det { $expected }
refused-data-unread = data={ $digest }: den datafilen har inte lästs; ange samma fil

## Records

refused-no-record = rad 1: ska vara { $title }
refused-in-file = { $file }: { $why }
refused-record-too-long = ett partiprotokoll har högst { $limit } tecken, inte { $length }
refused-no-rules = huvudet säger inte vilka regler: ska vara rules: { $version }
refused-other-rules = rules: { $rules }: partiet spelades med version { $rules } av reglerna för { $game }; det här programmet spelar med version { $version }, som ställer andra frågor
refused-older-record = rules: { $rules }: partiet spelades med version { $rules } av reglerna för { $game }; det här programmet spelar med version { $version }, som ställer andra frågor; { $why }
refused-bad-header = rad { $line }: ska vara ett namn, ett kolon och en text, inte ”{ $word }”
refused-said-twice = rad { $line }: { $name } sägs två gånger
refused-record-line = rad { $line }, drag { $move }: { $why }
refused-record-position = position: { $why }
refused-record-unfinished = protokollet tar slut, men spelet frågar { $asked }
refused-wrong-winners = vunnet av { $said }; enligt reglerna var det { $found }
refused-not-a-move = ska vara vem som tillfrågas, om vad, och ett svar

## Positions of one's own

refused-no-such-bandit = ”{ $name }” är ingen bandit; ska vara en av { $bandits }
refused-too-many-bandits = antalet nämnda banditer är { $named }, men { $count } spelar
refused-no-such-place = det finns ingen plats ”{ $place }”; ska vara roof eller inside, och en vagn från 0 till { $cars }
refused-no-token-left = det finns ingen { $token } kvar i lådan
refused-too-much-loot = ingen stängd låda kan innehålla ${ $loot }
refused-too-many-bullets = antalet tagna kulor är { $taken }, men det finns bara { $bullets }
refused-no-such-turn = omgångskortets antal turer är { $turns }, räknat från 0
refused-no-such-phase = ”{ $name }” är ingen fas att börja med; ska vara en av { $phases }
refused-no-such-thing = { $game } har inte: { $thing }
