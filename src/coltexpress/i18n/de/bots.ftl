### Bots by level and character, and the arena.

## The command

cli-command-arena = Bots viele Partien gegeneinander spielen lassen und vergleichen.
cli-help-bots = Bots, einer für jeden Platz, durch Kommas getrennt: { $levels }. Ein Charakter kann folgen, wie in outlaw:greedy (trigger-happy, greedy, vengeful), und ein fester Aufwand je Entscheidung: Iterationen, wie in desperado@300, oder Zeit, wie in legend@200ms.
cli-help-cross = Mehrere Bots statt --bots: jeder spielt gegen einen Tisch aus jedem anderen; die Tabelle zeigt, wer gegen wen wie viel gewinnt.
cli-help-play-bots = Die Bots am Tisch, durch Kommas getrennt, reihum von Platz zu Platz: { $levels }. Ein Charakter kann folgen, wie in outlaw:greedy (trigger-happy, greedy, vengeful).
cli-help-games = Wie viele Partien gespielt werden: 100, mit --sprt höchstens 10000.
cli-help-sprt = Zwei Gewinnquoten in Prozent, wie in 25:30: spielen, bis feststeht, welche davon der erste Bot hat, mit höchstens 5 % Irrtümern.
cli-help-jobs = Wie viele Partien gleichzeitig gespielt werden.
cli-help-ray = Auf dem Ray-Cluster mit dieser Adresse spielen statt in Prozessen hier; local startet einen mit so vielen Kernen, wie --jobs sagt. Braucht das Extra ray.
cli-help-iterations = Iterationen für jede Entscheidung von desperado und legend, wenn ein Bot keine eigenen mit @ hat; derselbe Seed ergibt dann dieselben Partien.
cli-help-seconds = Sekunden für jede Entscheidung von desperado und legend, höchstens.
cli-help-unbalanced = Bots wählen ihre Figuren selbst, und wer beginnt, wird ausgelost; sonst spielt jeder Bot jede Figur auf jedem Platz gleich oft.
cli-help-json = Ein JSON-Objekt, für Maschinen.
cli-help-svg = Die Gewinnquoten in diese Datei zeichnen.
cli-help-resume = Jedes Ergebnis in dieser Datei festhalten; von dort weitermachen, wenn es sie gibt. Mit --cross ein Ordner mit einer Datei je Paar.

## Who plays

bot-uniform = Herumtreiber
bot-greenhorn = Greenhorn
bot-outlaw = Gesetzloser
bot-sharp = Pokerass
bot-desperado = Desperado
bot-legend = Legende
bot-legend-search = Alte Legende
bot-plain = Vergleichsmaß
bot-character-steady = besonnen
bot-character-trigger-happy = schießwütig
bot-character-greedy = gierig
bot-character-vengeful = rachsüchtig
bot-with-character = { $level } ({ $character })
bots-at-table = Bots: { $bots }.

## Before a game

bots-ask = Wer sind die Bots?
bot-greenhorn-about = neu im Westen: einfache Gewohnheiten und menschliche Fehler
bot-outlaw-about = denkt einen Schritt voraus
bot-sharp-about = hat im Spiel gegen sich selbst gelernt und antwortet sofort
bot-desperado-about = denkt eine Runde voraus
bot-legend-about = denkt am längsten und ahnt, was verdeckt liegt
bots-mixed = Gemischt
bots-mixed-about = ein Hitzkopf, ein Geizhals, ein Rächer, ein Greenhorn und ein kühler Kopf

## The arena

arena-playing = spielt
arena-stopped = Nach { $done } von { $games } Partien angehalten.
arena-stopped-resume = Nach { $done } von { $games } Partien angehalten. Derselbe Befehl macht bei { $file } weiter.
arena-no-ray = Ray gibt es hier nicht. Es kommt mit dem Extra: pip install 'coltexpress[ray]'
arena-bots-or-cross = Wer spielt, fehlt oder ist doppelt: --bots für einen Tisch oder --cross für eine Tabelle aller Paare; --sprt gehört zu --bots.
arena-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Seed { $seed }, { $seconds } s
arena-bot = { $name }: gewinnt { $rate } % ({ $low } bis { $high }, ausgeglichen { $even }), Ergebnis { $money }, Wertung { $rating } ± { $error }, { $decisions } Entscheidungen pro Sekunde
arena-sprt-high = Nach { $games } Partien steht fest: { $name } gewinnt { $high } % oder mehr, nicht { $low } % (logarithmiertes Likelihood-Verhältnis { $ratio }, Grenzen { $lower } und { $upper }, Irrtümer { $alpha } % und { $beta } %).
arena-sprt-low = Nach { $games } Partien steht fest: { $name } gewinnt höchstens { $low } %, nicht { $high } % (logarithmiertes Likelihood-Verhältnis { $ratio }, Grenzen { $lower } und { $upper }, Irrtümer { $alpha } % und { $beta } %).
arena-sprt-open = Nach { $games } Partien steht noch nicht fest, ob { $name } { $low } % oder { $high } % gewinnt (logarithmiertes Likelihood-Verhältnis { $ratio }, Grenzen { $lower } und { $upper }, Irrtümer { $alpha } % und { $beta } %).
arena-cross-title = { $game }, { $players } Spieler: jeder Bot gegen einen Tisch aus jedem anderen, { $games } Partien je Paar, Seed { $seed }
arena-cross-bot = Bot
arena-cross-mean = Mittel
arena-cross-rating = Wertung
arena-cross-note = Anteil der Siege in Prozent; waagerecht die Gegner nach Nummer; 95-%-Intervalle höchstens ± { $error } Punkte
arena-chart = { $game }: Anteil der Siege in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
