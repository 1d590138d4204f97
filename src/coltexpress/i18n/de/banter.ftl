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

bot-says-steady-dealt-1 = Immer mit der Ruhe.
bot-says-steady-hit-1 = Das kam nicht überraschend.
bot-says-steady-hit-2 = Notiert.
bot-says-steady-robs-1 = Lasst euch nicht stören.
bot-says-steady-robs-2 = Saubere Arbeit.
bot-says-steady-wins-1 = Geduld zahlt sich aus.
bot-says-steady-loses-1 = Gut gespielt. Bis zum nächsten Mal.

## trigger-happy

bot-says-trigger-happy-dealt-1 = Wer will zuerst?
bot-says-trigger-happy-hit-1 = Au! Jetzt bin ich dran!
bot-says-trigger-happy-hit-2 = Das kitzelt!
bot-says-trigger-happy-robs-1 = Alle Hände hoch!
bot-says-trigger-happy-robs-2 = Peng! Ich meine: danke!
bot-says-trigger-happy-wins-1 = Und Kugeln hab ich auch noch!
bot-says-trigger-happy-loses-1 = Das war nur zum Aufwärmen!

## greedy

bot-says-greedy-dealt-1 = In welchem Wagen steht die Geldkassette?
bot-says-greedy-hit-1 = Vorsicht, mein Beutel!
bot-says-greedy-hit-2 = Nicht auf die Brieftasche!
bot-says-greedy-robs-1 = Meins. Alles meins.
bot-says-greedy-robs-2 = Komm zu mir, Kleines.
bot-says-greedy-wins-1 = Zähl noch mal. Langsam.
bot-says-greedy-loses-1 = Ich will mein Geld zurück.

## vengeful

bot-says-vengeful-dealt-1 = Ich merke mir jedes Gesicht.
bot-says-vengeful-hit-1 = Das wirst du bereuen.
bot-says-vengeful-hit-2 = Das kommt auf meine Liste.
bot-says-vengeful-robs-1 = Das war fürs letzte Mal.
bot-says-vengeful-robs-2 = Das warst du mir schuldig.
bot-says-vengeful-wins-1 = Jetzt sind wir quitt. Vorerst.
bot-says-vengeful-loses-1 = Das ist noch nicht vorbei.
