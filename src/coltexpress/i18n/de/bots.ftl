### Bots by level and character, and the arena.

## The command

cli-command-arena = Bots viele Partien gegeneinander spielen lassen und vergleichen.
cli-help-bots = Bots, einer für jeden Platz, durch Kommas getrennt: { $levels }. Ein Charakter kann folgen, wie in outlaw:greedy (trigger-happy, greedy, vengeful), und eine feste Zahl von Iterationen, wie in desperado@300.
cli-help-play-bots = Die Bots am Tisch, durch Kommas getrennt, reihum von Platz zu Platz: { $levels }. Ein Charakter kann folgen, wie in outlaw:greedy (trigger-happy, greedy, vengeful).
cli-help-games = Wie viele Partien gespielt werden.
cli-help-jobs = Wie viele Partien gleichzeitig gespielt werden.
cli-help-ray = Auf dem Ray-Cluster mit dieser Adresse spielen statt in Prozessen hier; local startet einen mit so vielen Kernen, wie --jobs sagt. Braucht das Extra ray.
cli-help-iterations = Iterationen für jede Entscheidung von desperado und legend, wenn ein Bot keine eigenen mit @ hat; derselbe Seed ergibt dann dieselben Partien.
cli-help-seconds = Sekunden für jede Entscheidung von desperado und legend, höchstens.
cli-help-json = Ein JSON-Objekt, für Maschinen.
cli-help-svg = Die Gewinnquoten in diese Datei zeichnen.
cli-help-resume = Jedes Ergebnis in dieser Datei festhalten; von dort weitermachen, wenn es sie gibt.

## Who plays

bot-uniform = Herumtreiber
bot-greenhorn = Greenhorn
bot-outlaw = Gesetzloser
bot-desperado = Desperado
bot-legend = Legende
bot-plain = Vergleichsmaß
bot-character-trigger-happy = schießwütig
bot-character-greedy = gierig
bot-character-vengeful = rachsüchtig
bot-with-character = { $level } ({ $character })
bots-at-table = Bots: { $bots }.

## Before a game

bots-ask = Wer sind die Bots?
bot-greenhorn-about = neu im Westen: einfache Gewohnheiten und menschliche Fehler
bot-outlaw-about = denkt einen Schritt voraus
bot-desperado-about = denkt eine Runde voraus
bot-legend-about = denkt am längsten und ahnt, was verdeckt liegt
bots-mixed = Gemischt
bots-mixed-about = ein Hitzkopf, ein Geizhals, ein Rächer, ein Greenhorn und ein kühler Kopf

## The arena

arena-playing = spielt
arena-stopped = Nach { $done } von { $games } Partien angehalten.
arena-stopped-resume = Nach { $done } von { $games } Partien angehalten. Derselbe Befehl macht bei { $file } weiter.
arena-no-ray = Ray gibt es hier nicht. Es kommt mit dem Extra: pip install 'coltexpress[ray]'
arena-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Seed { $seed }, { $seconds } s
arena-bot = { $name }: gewinnt { $rate } % ({ $low } bis { $high }, ausgeglichen { $even }), Ergebnis { $money }, Wertung { $rating }, { $decisions } Entscheidungen pro Sekunde
arena-chart = { $game }: Anteil der Siege in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
