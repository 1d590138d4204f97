### Bots as somebody: what they are called, and what they say now and then.

## Names

bot-name-ezra = Ezra
bot-name-prudence = Prudence
bot-name-colby = Colby
bot-name-dot = Dot
bot-name-buck = Buck
bot-name-roscoe = Roscoe
bot-name-silas = Silas
bot-name-goldie = Goldie
bot-name-penny = Penny
bot-name-agatha = Agatha
bot-name-mordecai = Mordecai
bot-name-hattie = Hattie

## steady

bot-says-steady-dealt-1 = Nice and easy.
bot-says-steady-hit-1 = I saw that coming.
bot-says-steady-hit-2 = Noted.
bot-says-steady-robs-1 = Don't mind me.
bot-says-steady-robs-2 = Tidy work.
bot-says-steady-wins-1 = Patience pays.
bot-says-steady-loses-1 = Well played. Next time.

## trigger-happy

bot-says-trigger-happy-dealt-1 = Who wants it first?
bot-says-trigger-happy-hit-1 = Ow! My turn now!
bot-says-trigger-happy-hit-2 = That tickled!
bot-says-trigger-happy-robs-1 = Hands up, everyone!
bot-says-trigger-happy-robs-2 = Bang! I mean, thanks!
bot-says-trigger-happy-wins-1 = And I still have bullets!
bot-says-trigger-happy-loses-1 = I was only warming up!

## greedy

bot-says-greedy-dealt-1 = Which car has the strongbox?
bot-says-greedy-hit-1 = Mind the purse!
bot-says-greedy-hit-2 = Not the money side!
bot-says-greedy-robs-1 = Mine. All mine.
bot-says-greedy-robs-2 = Come to papa.
bot-says-greedy-wins-1 = Count it again. Slowly.
bot-says-greedy-loses-1 = I want a refund.

## vengeful

bot-says-vengeful-dealt-1 = I remember every face.
bot-says-vengeful-hit-1 = You will regret that.
bot-says-vengeful-hit-2 = That goes on my list.
bot-says-vengeful-robs-1 = That's for last time.
bot-says-vengeful-robs-2 = You owed me that.
bot-says-vengeful-wins-1 = We're even. For now.
bot-says-vengeful-loses-1 = This is not over.
