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

bot-says-steady-dealt-1 = Spokojnie, bez nerwów.
bot-says-steady-hit-1 = Było do przewidzenia.
bot-says-steady-hit-2 = Zapamiętane.
bot-says-steady-robs-1 = Proszę sobie nie przeszkadzać.
bot-says-steady-robs-2 = Czysta robota.
bot-says-steady-wins-1 = Cierpliwość popłaca.
bot-says-steady-loses-1 = Dobra gra. Do następnego razu.

## trigger-happy

bot-says-trigger-happy-dealt-1 = Kto chce pierwszy?
bot-says-trigger-happy-hit-1 = Au! Teraz ja!
bot-says-trigger-happy-hit-2 = Ale łaskocze!
bot-says-trigger-happy-robs-1 = Ręce do góry!
bot-says-trigger-happy-robs-2 = Pif-paf! To znaczy: dzięki!
bot-says-trigger-happy-wins-1 = I jeszcze mam kule!
bot-says-trigger-happy-loses-1 = To była tylko rozgrzewka!

## greedy

bot-says-greedy-dealt-1 = Gdzie jest walizka?
bot-says-greedy-hit-1 = Uwaga na mój worek!
bot-says-greedy-hit-2 = Tylko nie w portfel!
bot-says-greedy-robs-1 = Moje. Wszystko moje.
bot-says-greedy-robs-2 = Chodźcie do mnie, dolary.
bot-says-greedy-wins-1 = Przelicz jeszcze raz. Powoli.
bot-says-greedy-loses-1 = Żądam zwrotu pieniędzy.

## vengeful

bot-says-vengeful-dealt-1 = Pamiętam każdą twarz.
bot-says-vengeful-hit-1 = Jeszcze tego pożałujesz.
bot-says-vengeful-hit-2 = Wpisuję na listę.
bot-says-vengeful-robs-1 = To za ostatni raz.
bot-says-vengeful-robs-2 = Dług spłacony.
bot-says-vengeful-wins-1 = Jesteśmy kwita. Na razie.
bot-says-vengeful-loses-1 = To jeszcze nie koniec.
