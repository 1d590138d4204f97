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
    .genitive = Twinzz
    .number = plural
bandit-mei = Mei
    .genitive = Meis
    .gender = feminine
bandit-silk = Silk
    .genitive = Silks
    .gender = masculine

## Powers, one sentence each

power-ghost = Får spela sitt kort nedvänt under första turen i varje omgång.
power-cheyenne = Får behålla börsen som en slagen bandit tappar.
power-django = Den som träffas av Djangos kula slungas en vagn bort.
power-belle = Kan inte väljas för Skjut eller Slåss så länge någon annan kan väljas.
power-tuco = Får också skjuta genom taket, uppåt eller nedåt i samma vagn.
power-doc = Drar sju kort i början av varje omgång i stället för sex.
power-misty = Får spela kulkort från handen; vart och ett räknas som Slåss.
power-twinzz = Handlar två gånger i en tunnel, med uppvända kort.
power-mei = Får med Byt nivå också ta sig en vagn framåt eller bakåt.
power-silk = Ingen specialförmåga, bara gott uppförande.

## What they say for themselves on their posters

taunt-ghost = Ni har aldrig sett mig.
taunt-cheyenne = Ni hör mig inte komma.
taunt-django = Se upp för rekylen.
taunt-belle = Mina herrar, töm fickorna.
taunt-tuco = Räkna till tre. Jag skjuter på två.
taunt-doc = Det här gör inte ont. Inte på mig.
taunt-misty = Knytnävar får aldrig slut på kulor.
taunt-twinzz = Vi är två på en biljett.
taunt-mei = Snabba händer, tysta fötter.
taunt-silk = Jag lyfter på hatten och tar börsen.
