### Made by scripts/make_bandits.py from train/bandits.json. Do not edit.

bandit-ghost = Ghost
    .genitive = Ghost's
    .gender = masculine
bandit-cheyenne = Cheyenne
    .genitive = Cheyenne's
    .gender = feminine
bandit-django = Django
    .genitive = Django's
    .gender = masculine
bandit-belle = Belle
    .genitive = Belle's
    .gender = feminine
bandit-tuco = Tuco
    .genitive = Tuco's
    .gender = masculine
bandit-doc = Doc
    .genitive = Doc's
    .gender = masculine
bandit-misty = Misty
    .genitive = Misty's
    .gender = feminine
bandit-twinzz = Twinzz
    .genitive = Twinzz'
    .number = plural
bandit-mei = Mei
    .genitive = Mei's
    .gender = feminine
bandit-silk = Silk
    .genitive = Silk's
    .gender = masculine

## Powers, one sentence each

power-ghost = May play face down in the first turn of each round.
power-cheyenne = May keep the purse that a punched bandit loses.
power-django = Whoever Django's bullet hits is knocked one car further.
power-belle = Cannot be chosen for Fire or Punch while someone else can be.
power-tuco = May also fire through the roof, up or down in the same car.
power-doc = Draws seven cards at the start of a round, not six.
power-misty = May play bullets from the hand; each counts as a Punch.
power-twinzz = Act twice in a Tunnel, and play face up.
power-mei = A Floor Change may also lead one car forward or back.
power-silk = No ability, only good manners.

## What they say for themselves on their posters

taunt-ghost = You never saw me.
taunt-cheyenne = You won’t hear me coming.
taunt-django = Mind the recoil.
taunt-belle = Gentlemen, empty your pockets.
taunt-tuco = Count to three. I shoot at two.
taunt-doc = This won’t hurt. Not me, anyway.
taunt-misty = Fists never run out of bullets.
taunt-twinzz = Two of us, one ticket.
taunt-mei = Quick hands, quiet feet.
taunt-silk = A tip of the hat, and I take the purse.
