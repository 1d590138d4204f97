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

bot-says-steady-dealt-1 = Lugnt och fint.
bot-says-steady-hit-1 = Det såg jag komma.
bot-says-steady-hit-2 = Noterat.
bot-says-steady-robs-1 = Bry er inte om mig.
bot-says-steady-robs-2 = Snyggt jobbat.
bot-says-steady-wins-1 = Tålamod lönar sig.
bot-says-steady-loses-1 = Bra spelat. Vi ses igen.

## trigger-happy

bot-says-trigger-happy-dealt-1 = Vem vill ha först?
bot-says-trigger-happy-hit-1 = Aj! Nu är det min tur!
bot-says-trigger-happy-hit-2 = Det kittlade!
bot-says-trigger-happy-robs-1 = Upp med händerna!
bot-says-trigger-happy-robs-2 = Pang! Jag menar, tack!
bot-says-trigger-happy-wins-1 = Och jag har kulor kvar!
bot-says-trigger-happy-loses-1 = Jag värmde bara upp!

## greedy

bot-says-greedy-dealt-1 = Var är kassaskrinet?
bot-says-greedy-hit-1 = Akta börsen!
bot-says-greedy-hit-2 = Inte där pengarna sitter!
bot-says-greedy-robs-1 = Mitt. Alltihop.
bot-says-greedy-robs-2 = Kom till mig bara.
bot-says-greedy-wins-1 = Räkna en gång till. Långsamt.
bot-says-greedy-loses-1 = Jag vill ha pengarna tillbaka.

## vengeful

bot-says-vengeful-dealt-1 = Jag minns alla ansikten.
bot-says-vengeful-hit-1 = Det ska du få ångra.
bot-says-vengeful-hit-2 = Det skriver jag upp.
bot-says-vengeful-robs-1 = Det var för förra gången.
bot-says-vengeful-robs-2 = Det var du skyldig mig.
bot-says-vengeful-wins-1 = Nu är vi kvitt. Nästan.
bot-says-vengeful-loses-1 = Det här är inte över.
