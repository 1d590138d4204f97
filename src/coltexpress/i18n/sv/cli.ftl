### What the terminal says, whatever the game.

## Commands

cli-about = Råna ett tåg i terminalen, med vänner eller med bottar.
cli-command-play = Spela mot bottar, eller med andra vid samma tangentbord.
cli-command-show = Rita en ställning eller en vy från dess textrad.
cli-command-replay = Se ett sparat parti igen, drag för drag.
cli-command-rules = Visa regelpunkter efter deras ID.
cli-command-perft = Räkna alla sätt ett parti kan gå, till ett visst djup.
cli-command-bench = Mät hur fort spelen går.

## Options of the commands

cli-help-game = Spelet: { $games }.
cli-help-players = Hur många spelare det är.
cli-help-people = Hur många av dem som är människor; bottar tar de andra platserna.
cli-help-name = Namn på en spelare, en gång för varje person.
cli-help-edition = Vilka tryckta regler som gäller.
cli-help-option = Ett av spelets alternativ, en gång för varje; --options visar alla.
cli-help-options = Visa spelets alla alternativ och avsluta.
cli-help-seed = Ett heltal; samma tal blandar på samma sätt.
cli-help-lang = Språk: { $languages }.
cli-help-plain = Bara textrader: ingen bild, inga färger. Gjort för skärmläsare.
cli-help-save = Spara partiprotokollet i den här filen; fortsätt därifrån om den finns.
cli-help-speed = Loggrader per sekund; 0 visar dem på en gång.
cli-help-pause = Vänta på Enter efter loggraderna.
cli-help-position = En ställningsrad; - läser den från standard in.
cli-help-seat = Visa som: en bokstav, ett nummer från 1, all (allt) eller nobody (ingen). Utan valet: all, eller nobody medan partiet pågår.
cli-help-record = En fil med ett partiprotokoll; - läser det från standard in.
cli-help-move = Visa bordet efter så här många drag.
cli-help-step = Stanna efter varje drag; Enter fortsätter.
cli-help-depth = Hur många val djupt.
cli-help-start = Börja med den här ställningsraden i stället för ett nytt parti.
cli-help-divide = Räkna för varje första val.

## Setting up a game

cli-ask-language = Språk
cli-ask-game = Vilket spel?
cli-ask-players = Hur många spelare, { $fewest } till { $most }?
cli-ask-people = Hur många av dem är människor?
cli-ask-name = Namn på spelare { $number } (Enter för inget)
cli-not-a-number = Skriv ett tal från { $fewest } till { $most }.
cli-not-a-language = Skriv något av de här: { $languages }.
cli-seats = { $people ->
    [0] { $bots ->
        [one] En bott spelar ensam.
       *[other] { $bots } bottar spelar. Luta dig tillbaka.
    }
    [one] { $bots ->
        [0] En spelare, inga bottar.
        [one] En spelare mot en bott.
       *[other] En spelare mot { $bots } bottar.
    }
   *[other] { $bots ->
        [0] { $people } spelare, inga bottar.
        [one] { $people } spelare och en bott.
       *[other] { $people } spelare och { $bots } bottar.
    }
}
cli-hint = Svara med ett nummer. Skriv ? för hjälp.
cli-options-title = Alternativ för { $game }
cli-options-default = { $text } (standard)
cli-people-too-many = Det är { $players } spelare, alltså högst { $players } människor.

## At the table

cli-round = Omgång { $number } av { $rounds }
cli-event = Händelse: ”{ $event }”
cli-no-event = Ingen händelse
cli-pile = Hög
cli-neutral = Neutrala kulkort: { $number }
cli-beside = Bredvid tåget: { $loot }
cli-first = första spelare
cli-you = du
cli-hand = Hand
cli-deck = Draghög
cli-loot = Stöldgods
cli-gun = Cylinder
cli-wounds = Träffar
cli-discards = Slänghög
cli-hand-empty = tom hand
cli-hand-of = { $player }: handen
cli-kept-secret = hemligt
cli-legend = $ börs, ◆ juvel, ▣ kassaskrin, ★ Sheriffen

# How much there is, for one line of text.
cli-bullets = { $number ->
    [0] tom cylinder
    [one] { $number } kula kvar
   *[other] { $number } kulor kvar
}
cli-wounded = { $number ->
    [0] oskadd
    [one] träffad en gång
   *[other] träffad { $number } gånger
}
cli-cards-in-hand = { $number } kort på handen
cli-cards-in-deck = { $number } kort i draghögen
cli-cards-discarded = { $number } kort i slänghögen

# Lines of the plain table.
cli-plain-bandit = { $bandit }, { $where }. Stöldgods: { $loot }. { $bullets }, { $wounds }.
cli-plain-bandit-off = { $bandit }, inte på tåget än. Stöldgods: { $loot }. { $bullets }, { $wounds }.
cli-plain-player = { $player }: { $hand }, { $deck }.
cli-plain-loot = { $where }: { $loot }.
cli-plain-marshal = Sheriffen är { spot-at }.
cli-plain-pile = Högen, första kortet först: { $cards }.
cli-plain-pile-card = { $card } ({ $player })
cli-plain-hand = Din hand: { $cards }.
cli-plain-round = ”{ $round_card }”, turer: { $turns }. { $event }
cli-plain-now = { $turn } (nu)
cli-plain-event = { $rule ->
    [none] { cli-no-event }.
   *[other] { cli-event }. { $rule }
}

cli-waiting = Väntar på { $player }. { $question }
cli-story = Logg
cli-story-none = Ingenting har hänt än.
cli-advice = Coachen säger
cli-advice-none = Coachen har inget att säga här.
cli-why = Varför den här frågan? Reglerna säger:
cli-powers = Specialförmågor
cli-cards = Kort

## At the prompt

cli-prompt = Ditt val
cli-prompt-more = Tryck på Enter för att fortsätta
cli-bad-answer = { $answer } är inte ett av valen. Skriv ett nummer från 1 till { $count }, eller ? för hjälp.
cli-empty-answer = Skriv ett nummer från 1 till { $count }, eller ? för hjälp.
cli-help-title = Det här kan du skriva
cli-help-number = numret på ett val, eller det korta ordet inom parentes
cli-help-help = den här hjälpen, med kort och specialförmågor i spel
cli-help-hint = vad som talar för två eller tre svar
cli-help-why = reglerna bakom frågan
cli-help-story = loggen: allt som har hänt, som du såg det
cli-help-hand = din hand, och vad varje kort gör
cli-help-table = bordet en gång till
cli-help-save-game = skriv partiprotokollet till en fil
cli-help-quit = lämna partiet
cli-ask-file = Spara till vilken fil?
cli-saved = Sparat i { $file }.
cli-save-failed = Det gick inte att spara i { $file }: { $reason }
cli-resumed = Fortsätter partiet i { $file }, efter { $moves ->
    [one] ett drag
   *[other] { $moves } drag
}.
cli-resume-command = Fortsätt senare med: { $command }
cli-quit = Banditerna lyfter på hatten. Till nästa gång.
cli-interrupted = Avbrutet.

## The curtain between people at one keyboard

cli-curtain = Lämna över till { $player }.
cli-curtain-enter = Tryck på Enter när ingen annan tittar.
cli-sealed = Alla svarar i hemlighet; svaren öppnas samtidigt.

## The end

cli-end-title = Slutställning
cli-end-loot = { $bandit }: { $loot }
cli-end-gunslinger = Revolverman: { $bandit }, { $prize }
cli-end-total = { $player }: { $money }
cli-end-enter = Tryck på Enter för att fortsätta
cli-end-wins = { $player } vinner!
cli-end-winner = { $player } vinner med { $money }!
cli-end-shared = { $players } delar segern med { $money } var!
cli-end-hits = mottagna kulkort: { $number }
cli-end-nobody = Ingen vinner.

## Reading back

cli-replay-move = Drag { $number } av { $moves }: { $question } → { $answer }
cli-replay-start = Före första draget
cli-replay-end = Här slutar partiprotokollet; partiet är inte slut.
cli-replay-beyond = Partiprotokollet har { $moves } drag; det finns inget drag { $number }.
cli-seen-by = Visat som { $player }
cli-seen-by-nobody = Visat som åskådare
cli-seen-by-all = Allt uppvänt
cli-no-seat = Det finns ingen plats { $seat }; platserna är { $seats }.
cli-no-file = Det finns ingen fil { $file }.
cli-not-readable = { $file } kan inte läsas: { $reason }
cli-perft-nodes = Djup { $depth }: { $nodes }

# Data files of a user's own
cli-help-data = En JSON-fil som ersätter tryckta delar av ett spel.
cli-data-not-here = { $game } har inga delar som en datafil kan ersätta.
cli-data-other = Partiet började utan den här datafilen, eller med en annan.
