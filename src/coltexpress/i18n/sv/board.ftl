### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = Tåget
board-marshal = Sheriffen
board-professore = Il Professore på sin kulle
board-gatling = En gatlingkulspruta

# Somebody or something, and where. $what is a name, or "2 purses".
board-at = { $what }, { spot-at }
board-on-horse = { $name }, till häst bredvid tåget
board-in-dust = { $name }, i dammet bredvid spåret

## Around the board

board-menu = Meny
board-plain = Textversion
board-side = Spelare och logg
board-sheets = Mer
board-players = Spelare
board-story = Logg
board-story-keys = Upp- och nedpilarna går från rad till rad; Enter förklarar raden.
board-in-play = Kortet som spelas
board-plans = Allas planer
board-strip = Hela tåget: titta på en vagn
board-further = Visa hela tåget
board-nearer = Zooma in
board-prompt = Vad som händer
board-answers = Val
board-animation = Animation
board-step = Ett steg
board-skip = Hoppa till slutet
board-again = Visa senaste omgången igen
board-since = Sedan ditt senaste besök
board-why = Varför?
board-why-line = Varför? { $line }
board-rule = Regeln
board-time = Tid kvar
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
board-key-numbers = Välj ett kort eller ett svar; bekräfta med Enter
board-key-enter = Välj; en gång till för att bekräfta
board-key-escape = Avbryt
board-key-explain = Visa vad något är, med dess regel
board-key-back = Ångra
board-key-space = Pausa eller fortsätt
board-key-skip = Hoppa över animationen
board-key-coach = Coach på eller av
board-coach-not-here = Inte vid det här bordet: värden har inte tillåtit det.
board-coach-more = { $number ->
    [one] Visa en till
   *[other] Visa { $number } till
}
board-coach-fewer = Visa bara den första

## Lessons: somebody explains while the learner plays

lesson-watch = Titta nu …
lesson-next = Fortsätt
lesson-back = Tillbaka
lesson-over = Börja om
lesson-leave = Lämna lektionen
lesson-your-turn = Din tur
