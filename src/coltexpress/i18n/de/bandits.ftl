### Made by scripts/make_bandits.py from train/bandits.json. Do not edit.

bandit-ghost = Ghost
    .genitive = Ghosts
    .gender = masculine
bandit-cheyenne = Cheyenne
    .genitive = Cheyennes
    .gender = feminine
bandit-django = Django
    .genitive = Djangos
    .gender = masculine
bandit-belle = Belle
    .genitive = Belles
    .gender = feminine
bandit-tuco = Tuco
    .genitive = Tucos
    .gender = masculine
bandit-doc = Doc
    .genitive = Docs
    .gender = masculine
bandit-misty = Misty
    .genitive = Mistys
    .gender = feminine
bandit-twinzz = Twinzz
    .genitive = Twinzz’
    .number = plural
bandit-mei = Mei
    .genitive = Meis
    .gender = feminine
bandit-silk = Silk
    .genitive = Silks
    .gender = masculine

## Powers, one sentence each

power-ghost = Darf im ersten Spielzug jeder Runde verdeckt spielen.
power-cheyenne = Darf den Beutel behalten, den ein geschlagener Bandit verliert.
power-django = Wen Djangos Kugel trifft, den schleudert sie einen Wagen weiter.
power-belle = Kann bei Schießen und Schlagen nicht gewählt werden, solange jemand anderes zur Wahl steht.
power-tuco = Darf auch durch das Dach schießen, im selben Wagen nach oben oder unten.
power-doc = Zieht zu Beginn einer Runde sieben Karten statt sechs.
power-misty = Darf Kugelkarten aus der Hand spielen; jede gilt als Schlagen.
power-twinzz = Handeln im Tunnel zweimal, mit offenen Karten.
power-mei = Darf beim Klettern auch einen Wagen nach vorn oder hinten gelangen.
power-silk = Keine Fähigkeit, nur gute Manieren.

## What they say for themselves on their posters

taunt-ghost = Ihr habt mich nie gesehen.
taunt-cheyenne = Ihr hört mich nicht kommen.
taunt-django = Vorsicht, Rückstoß.
taunt-belle = Meine Herren, leeren Sie die Taschen.
taunt-tuco = Zählt bis drei. Ich schieße bei zwei.
taunt-doc = Das tut nicht weh. Jedenfalls nicht mir.
taunt-misty = Fäusten gehen nie die Kugeln aus.
taunt-twinzz = Zwei Leute, eine Fahrkarte.
taunt-mei = Schnelle Hände, leise Schritte.
taunt-silk = Ich ziehe den Hut und nehme den Beutel.
