### Couriers & Armored Train: what differs from the base game. What a game does not say here is said
### by the base game, or for all games in table.ftl.
###
### $team is blue or red; $courier is first, central or last; the other variables are those of the
### base game. $section is own for the cars of the armored train.

armored-name = Colt Express: Kuriere und Panzerzug
armored-tagline = Zwei Züge, zwei Teams, und die Beute fährt auf dem anderen Gleis.

## People

armored-professore = Il Professore
    .genitive = Il Professores

# A team standing alone, in a few words, and after the name of a bandit.
armored-team = { $team ->
    [blue] das blaue Team
   *[red] das rote Team
}
armored-team-short = { $team ->
    [blue] blau
   *[red] rot
}
armored-of-team = { $bandit } ({ armored-team-short })

# A courier standing alone, at the beginning of a sentence, and as the one who is shot at.
armored-courier = { $courier ->
    [first] der erste Kurier
    [last] der letzte Kurier
   *[central] der mittlere Kurier
}
armored-courier-subject = { $courier ->
    [first] Der erste Kurier
    [last] Der letzte Kurier
   *[central] Der mittlere Kurier
}
armored-courier-target = { $courier ->
    [first] den ersten Kurier
    [last] den letzten Kurier
   *[central] den mittleren Kurier
}

## The armored train, from its locomotive back

# The cars of the armored train, as sections.
armored-car-A0 = die Lokomotive des Panzerzugs
    .genitive = der Lokomotive des Panzerzugs
    .dative = in der Lokomotive des Panzerzugs
    .accusative = in die Lokomotive des Panzerzugs
armored-car-A1 = der Tender
    .genitive = des Tenders
    .dative = im Tender
    .accusative = in den Tender
armored-car-A2 = der erste Panzerwagen
    .genitive = des ersten Panzerwagens
    .dative = im ersten Panzerwagen
    .accusative = in den ersten Panzerwagen
armored-car-A3 = der Waffenwagen
    .genitive = des Waffenwagens
    .dative = im Waffenwagen
    .accusative = in den Waffenwagen
armored-car-A4 = der mittlere Panzerwagen
    .genitive = des mittleren Panzerwagens
    .dative = im mittleren Panzerwagen
    .accusative = in den mittleren Panzerwagen
armored-car-A5 = der Lazarettwagen
    .genitive = des Lazarettwagens
    .dative = im Lazarettwagen
    .accusative = in den Lazarettwagen
armored-car-A6 = der letzte Panzerwagen
    .genitive = des letzten Panzerwagens
    .dative = im letzten Panzerwagen
    .accusative = in den letzten Panzerwagen

# Labels under the drawing: at most twelve narrow, or six wide, characters.
armored-car-short-A0 = Lok
armored-car-short-A1 = Tender
armored-car-short-A2 = Panzer
armored-car-short-A3 = Waffen
armored-car-short-A4 = Panzer
armored-car-short-A5 = Lazarett
armored-car-short-A6 = Panzer

# What is special on it, and what it does.
armored-place-armory = Waffenwagen
armored-place-armory-rule = Wer zu Beginn einer Runde darin ist, zieht zwei Karten mehr.
armored-place-infirmary = Lazarettwagen
armored-place-infirmary-rule = Wer zu Beginn einer Runde darin ist, darf bis zu zwei Kugeln loswerden.
armored-place-tender = Tender
armored-place-tender-rule = Er hat ein Dach, aber kein Inneres.
armored-place-gatling = Gatling
armored-place-gatling-rule = Schießen darf dort eine Salve sein: Alle auf den Dächern des Startzugs und in Sichtlinie auf denen des Panzerzugs nehmen eine neutrale Kugel und verlieren ein Beutestück. Ein Kurier wechselt nur die Ebene.
armored-place-courier = Kurier
armored-place-courier-rule = Wer einem begegnet, nimmt eine neutrale Kugel und wechselt die Ebene. Ein getroffener Kurier wechselt die Ebene.
armored-place-document = Geheimdokument
armored-place-document-rule = Das des eigenen Teams ist 4000 $ wert, die Attrappe nichts; das des anderen wird zurückgelegt.

## Cards: the name, and what it does in one line

armored-card-nudge = Schubs
armored-card-nudge-rule = Gib einem Teammitglied eine Grundaktion zur freien Verwendung.
armored-card-move-rule = Drinnen: einen Wagen nach vorn oder hinten oder hinüber. Auf den Dächern: ein bis drei Wagen, einer der Schritte darf hinüberführen.
armored-card-fire-rule = Gib jemandem in Sichtlinie eine Kugel: nebenan, gegenüber oder auf irgendeinem Dach des anderen Zugs.
armored-card-robbery-rule = Nimm ein Beutestück von dem Ort, an dem du stehst, und sieh es dir an.
armored-card-punch-rule = Ein Bandit neben dir lässt ein Beutestück fallen und landet in einem Nachbarwagen oder dem gegenüber.

## Il Professore's cards

armored-plan-binoculars = Fernglas: { $bandit }
armored-plan-any-binoculars = Fernglas
armored-plan-any-binoculars-rule = Ein Teammitglied darf sofort handeln; auf einen Gegner auf einem Dach wird geschossen.
armored-plan-scheme = Intrige
armored-plan-scheme-rule = Der Marker steigt auf der Leiter des teuflischen Plans eine Sprosse höher.
armored-plan-bonus_nudge = Extra-Schubs
armored-plan-bonus_nudge-rule = Das Teammitglied darf sofort eine beliebige Grundaktion ausführen.
armored-plan-last_courier = Schuss auf den letzten Kurier
armored-plan-last_courier-rule = Auf den letzten Kurier auf einem Dach wird geschossen; das zählt für die Wilde Bande.
armored-plan-rapid_fire = Schnellfeuer
armored-plan-rapid_fire-rule = Jeder Gegner auf einem Dach nimmt eine Kugel.

## Powers that differ here

armored-power-cheyenne = Darf den Beutel oder die Tasche behalten, die ein geschlagener Bandit verliert.
armored-power-django = Wen Djangos Kugel trifft, den schleudert sie einen Wagen weit, vielleicht auf den anderen Zug.
armored-power-belle = Kann bei Schießen und Schlagen nicht gewählt werden, solange ein anderer Bandit zur Wahl steht.

## Turns

armored-turn-diversion = Ablenkung
armored-turn-diversion-rule = Ein Bandit jedes Teams darf aussetzen; dann verliert jeder Gegner eine zufällige Handkarte.
armored-turn-action_plan = Aktionsplan
armored-turn-action_plan-rule = Nach der Planungsphase dürfen alle eine Karte für die nächste Runde behalten.

## Events and Cavalry Charge cards: the name, and what happens

armored-round-event-couriers_in_movement = Kuriere in Bewegung
armored-round-event-couriers_in_movement-rule = Alle Kuriere wechseln die Ebene; Banditen dort nehmen eine neutrale Kugel und fliehen.
armored-round-event-heavy_fire = Kugelhagel
armored-round-event-heavy_fire-rule = Alle Banditen auf Dächern nehmen eine neutrale Kugel und legen ein Beutestück ab.
armored-round-event-swivel_arm-rule = Alle Banditen auf Dächern werden auf das letzte Dach desselben Zugs gefegt.
armored-round-event-help = Hilfe!
armored-round-event-help-rule = Alle Banditen dürfen zu einem Teammitglied gehen, wo es auch ist.
armored-round-event-coordinated_action_plan = Koordinierter Aktionsplan
armored-round-event-coordinated_action_plan-rule = Wer neben einem Teammitglied steht, zieht in der nächsten Runde zwei Karten mehr.
armored-round-event-heal = Heilung
armored-round-event-heal-rule = Wer neben einem Teammitglied steht, darf bis zu zwei Kugeln loswerden.
armored-round-event-understaffing = Personalmangel
armored-round-event-understaffing-rule = Alle Banditen, die noch auf dem Panzerzug sind, dürfen ein letztes Mal laufen.
armored-round-event-delayed_assault = Verzögerter Angriff
armored-round-event-delayed_assault-rule = Hat ein Bandit auf dem Startzug ein Geheimdokument, wenn die letzte Runde beginnt, endet die Planungsphase nach zwei Spielzügen; sonst dauert sie fünf.
armored-round-event-survival_of_the_fittest = Der Stärkste überlebt
armored-round-event-survival_of_the_fittest-rule = Vom reichsten Team gewinnt nur sein reichster Bandit auf dem Startzug.
armored-round-event-double_bottom = Doppelter Boden
armored-round-event-double_bottom-rule = Wer das Geheimdokument des eigenen Teams auf den Startzug bringt, gewinnt; sonst der reichste Bandit.
armored-charge = Kavallerieangriff: { $effect }
armored-charge-plain = Kavallerieangriff

## What happened

armored-event-picked = { $seat } spielt { $character } für { armored-team }.
armored-event-laid = { $kind ->
    [jewel] Ein Juwel liegt { spot-at }.
    [strongbox] Eine Geldkassette liegt { spot-at }.
    [bag] { $value ->
        [hidden] Eine Tasche liegt { spot-at }.
       *[other] Eine Tasche mit { $value } liegt { spot-at }.
    }
    [nugget] { $value ->
        [hidden] Ein Goldnugget liegt { spot-at }.
       *[other] Ein Goldnugget für { $value } liegt { spot-at }.
    }
    [document] { $value ->
        [blue] Das blaue Geheimdokument liegt { spot-at }.
        [red] Das rote Geheimdokument liegt { spot-at }.
        [decoy] Die Attrappe liegt { spot-at }.
       *[hidden] Ein Geheimdokument liegt { spot-at }.
    }
   *[purse] { $value ->
        [hidden] Ein Beutel liegt { spot-at }.
       *[other] Ein Beutel mit { $value } liegt { spot-at }.
    }
}
armored-event-fled = { $bandit } { AGREE($bandit, "flieht", "fliehen") } vor dem Kurier { spot-to }.
armored-event-wounded = { $cause ->
    [meeting] { $bandit } { AGREE($bandit, "nimmt", "nehmen") } eine neutrale Kugel vom Kurier.
    [gatling] { $bandit } { AGREE($bandit, "nimmt", "nehmen") } eine neutrale Kugel aus der Gatling.
   *[event] { $bandit } { AGREE($bandit, "nimmt", "nehmen") } eine neutrale Kugel.
}
armored-event-event-struck = Das Ereignis ist „{ $round_event }“.
armored-event-game-ended = Die Züge sind aneinander vorbei. Zeit zum Abrechnen.
armored-event-became-gunslinger = { $bandit } { AGREE($bandit, "hat", "haben") } eine leere Trommel: { $prize }.
armored-event-professore-joined = Il Professore schließt sich dem kleineren Team an.
armored-event-courier-stood = { armored-courier-subject } steht Wache { spot-at }.
armored-event-professore-played = { $face ->
    [hidden] Il Professores Karte liegt verdeckt.
   *[other] { $down ->
        [yes] Il Professores Karte liegt verdeckt: { $card }.
       *[no] Il Professore spielt { $card }.
    }
}
armored-event-diverted = { $player } { AGREE($player, "sorgt", "sorgen") } für Ablenkung.
armored-event-lost-card = { $face ->
    [hidden] { $player } { AGREE($player, "verliert", "verlieren") } eine Karte.
   *[other] { $player } { AGREE($player, "verliert", "verlieren") } eine Karte: { $card }.
}
armored-event-kept-card = { $face ->
    [hidden] { $player } { AGREE($player, "behält", "behalten") } eine Karte für die nächste Runde.
   *[other] { $player } { AGREE($player, "behält", "behalten") } eine Karte für die nächste Runde: { $card }.
}
armored-event-trains-moved = { $number ->
    [5] Die letzten Wagen gleiten aneinander vorbei.
   *[other] Die Züge gleiten zwei Wagen weiter.
}
armored-event-will-draw-more = { $player } { AGREE($player, "wird", "werden") } zwei Karten mehr ziehen.
armored-event-healed = { $place ->
    [hand] { $bandit } { AGREE($bandit, "wird", "werden") } eine Kugel von der Hand los: { $card }.
    [discard] { $bandit } { AGREE($bandit, "wird", "werden") } eine abgelegte Kugel los: { $card }.
   *[deck] { $bandit } { AGREE($bandit, "wird", "werden") } eine Kugel los: { $card }.
}
armored-event-courier-shot = { $number ->
    [1] { $bandit } { AGREE($bandit, "schießt", "schießen") } die letzte Kugel auf { armored-courier-target }.
   *[other] { $bandit } { AGREE($bandit, "schießt", "schießen") } auf { armored-courier-target }.
}
armored-event-courier-moved = { armored-courier-subject } läuft { spot-to }.
armored-event-burst = { $bandit } { AGREE($bandit, "feuert", "feuern") } mit der Gatling eine Salve ab.
armored-event-took-document = { $bandit } { AGREE($bandit, "liest", "lesen") } { loot-taken } und { AGREE($bandit, "behält", "behalten") } { $value ->
    [decoy] sie
   *[other] es
}.
armored-event-put-back = { $bandit } { AGREE($bandit, "liest", "lesen") } { loot-taken } und { AGREE($bandit, "legt", "legen") } { $value ->
    [decoy] sie
   *[other] es
} zurück.
armored-event-nudged = { $bandit } { AGREE($bandit, "gibt", "geben") } { $target } einen Schubs: { $action }.
armored-event-granted = { $bandit } { AGREE($bandit, "führt", "führen") } { $action } aus.
armored-event-declined = { $bandit } { AGREE($bandit, "lehnt", "lehnen") } ab.
armored-event-professore-schemed = Il Professores Marker steigt auf Sprosse { $number }.
armored-event-professore-shot = { $number ->
    [1] Il Professore schießt seine letzte Kugel auf { $target }.
   *[other] Il Professore schießt auf { $target }.
}
armored-event-professore-shot-courier = { $number ->
    [1] Il Professore schießt seine letzte Kugel auf { armored-courier-target }.
   *[other] Il Professore schießt auf { armored-courier-target }.
}
armored-event-professore-idled = Das hat keine Wirkung.
armored-event-helped = { $bandit } { AGREE($bandit, "eilt", "eilen") } { spot-to }.
armored-event-eliminated = { $bandit } { AGREE($bandit, "bleibt", "bleiben") } auf dem Panzerzug zurück.
armored-event-ladder-paid = Die Leiter des teuflischen Plans bringt { $team ->
    [blue] dem blauen Team
   *[red] dem roten Team
} { $money }.
armored-event-bunch-paid = { armored-team-begins } gewinnt den Titel „Wilde Bande“: { $money }.
armored-event-team-counted = { armored-team-begins } hat insgesamt { $money }.

## What is asked

armored-question-pick-character = { $seat }, wer möchtest du { $team ->
    [blue] im blauen Team
   *[red] im roten Team
} sein?
armored-question-which-purse = Was ist darunter?
armored-question-keep-purse = { $bandit }, durch deinen Schlag { AGREE($target, "verliert", "verlieren") } { $target } etwas: Behältst du es?
armored-question-which-purse-lost = Was { AGREE($bandit, "verliert", "verlieren") } { $bandit }?
armored-question-which-loot-laid = Was liegt hier?
armored-question-which-professore-card = Welche Karte liegt zuoberst auf Il Professores Nachziehstapel?
armored-question-which-card-lost = Welche Karte { AGREE($player, "verliert", "verlieren") } { $player }?
armored-question-keep-which = { $player }: Welche Karte behältst du für die nächste Runde? Die anderen kommen in den Nachziehstapel zurück.
armored-question-draw-more = { $player }, du bist im Waffenwagen: Ziehst du zwei Karten mehr?
armored-question-heal-which = { $bandit }: Welche Kugel wirst du los?
armored-question-knock-back-where = { $bandit }, deine Kugel schleudert { $target } weg: Wohin?
armored-question-which-loot-robbed = Was { AGREE($bandit, "nimmt", "nehmen") } { $bandit }?
armored-question-keep-decoy = { $bandit }, du hebst ein Geheimdokument auf: Behältst du es, wenn es die Attrappe ist?
armored-question-nudge-whom = { $bandit }, dein Schubs: Wer aus deinem Team darf sofort handeln?
armored-question-nudge-what = { $bandit }, dein Schubs: Welche Aktion bietest du { $target } an?
armored-question-take-action = { $giver ->
    [none] { $offer ->
        [any] { $bandit }, du darfst eine beliebige Grundaktion ausführen: Welche?
       *[one] { $bandit }, du darfst noch einmal { $action } ausführen: Jetzt nutzen?
    }
   *[other] { $offer ->
        [any] { $giver } bietet dir eine beliebige Grundaktion an, { $bandit }: Welche?
       *[one] { $giver } bietet dir { $action } an, { $bandit }: Jetzt nutzen?
    }
}
armored-question-burst-what = { GENDER($target) ->
    [feminine] { $bandit }, deine Salve trifft { $target }: Was verliert sie?
    [masculine] { $bandit }, deine Salve trifft { $target }: Was verliert er?
   *[other] { $bandit }, deine Salve trifft { $target }: Was verlieren sie?
}
armored-question-which-loot-lost = Was { AGREE($target, "verliert", "verlieren") } { $target }?
armored-question-lay-down-which = { $bandit }, im Kugelhagel: Was legst du ab?
armored-question-help-where = { $bandit }, Hilfe!: Zu wem aus deinem Team gehst du?

## What can be answered

armored-answer-skip = Aussetzen: Jeder Gegner verliert eine Handkarte
armored-answer-burst = Gatling: alle auf den Dächern des Startzugs und in Sichtlinie auf denen des Panzerzugs
armored-answer-no-action = Ablehnen
armored-answer-stay = Bleib { spot-at }
armored-answer-keep-which-done = Keine davon
armored-answer-heal-which-done = Keine weitere Kugel
armored-answer-draw-more-yes = Zwei mehr ziehen
armored-answer-draw-more-no = Wie üblich ziehen
armored-answer-keep-decoy-yes = Attrappe behalten
armored-answer-keep-decoy-no = Attrappe zurücklegen
armored-answer-keep-which = { $card } behalten
armored-answer-nudge-whom = { $bandit } einen Schubs geben
armored-answer-nudge-what = Anbieten: { $action }
armored-answer-take-action = { $action } jetzt nutzen
armored-answer-lay-down-which = Leg { loot-taken } ab
armored-answer-help-where = Geh zu { $mates }, { spot-at }
armored-answer-knock-back-where = { spot-to }

# Whatever base action the receiver likes.
armored-any-action = eine beliebige Grundaktion

# A bullet that can be healed, and where it is: deck, hand, discard or under the deck.
armored-healing = { $place ->
    [hand] { $card }, von der Hand
    [discard] { $card }, vom Ablagestapel
    [under] { $card }, unter dem Nachziehstapel
   *[deck] { $card }, aus dem Nachziehstapel
}

## At the table

armored-legend = (B) blaues Team, [B] rotes Team, ↕ gegenüber; $ Beutel, ◆ Juwel, ▣ Geldkassette, ● Tasche, ▲ Goldnugget, ▤ Geheimdokument, ★ Kurier, ╦ Gatling
armored-wild-bunch = Wilde Bande
armored-barrel-rule = Die Kugeln, die noch nicht verschossen sind. Wer am Ende keine mehr hat und auf dem Startzug ist, bringt dem Team { $prize }.
armored-wild-bunch-rule = Jede Kugel, die auf einen Kurier geschossen wird, kommt unter dieses Plättchen. Das Team mit mehr Kugeln darunter bekommt am Ende { $prize }; bei Gleichstand bekommt sie keines.
armored-opposite = Gegenüberliegende Wagen
armored-opposite-rule = Diese beiden Wagen liegen nebeneinander. Mit Laufen kommst du hinüber, auf die gleiche Ebene des anderen Zuges; auch Kugeln und Schläge reichen hinüber. Nach dieser Runde fahren die Züge weiter.
armored-professore-rule = Er bleibt auf seinem Hügel. In jedem Spielzug kommt die oberste Karte seines Nachziehstapels auf den gemeinsamen Stapel, für das kleinere Team.
armored-warning-last-round = Nach dieser Runde trennen sich die Züge: Auf dem Panzerzug gehst du leer aus.
armored-warning-on-board = Nach dieser Runde trennen sich die Züge: { $bandit }, verlass den Panzerzug, sonst gehst du leer aus.

## What the coach says for an option; what is not here he says as in the base game. $mate is a teammate.

armored-advice-courier-there = Dort ist ein Kurier: Du müsstest auf die andere Ebene fliehen.
armored-advice-thrown-to-marshal = Dort ist ein Kurier: Wer dort landet, muss auf die andere Ebene fliehen.
armored-advice-document = Gehört das Geheimdokument deinem Team, ist es am Ende { $prize } wert.
armored-advice-home = Das ist auf dem Startzug: Nur dort zählt deine Beute am Ende.
armored-advice-nearer-home = Damit kommst du dem Startzug näher, wo deine Beute zählt.
armored-advice-empty-barrel = Kugeln übrig: { $number }. Auf dem Startzug ist eine leere Trommel { $prize } wert.
armored-advice-mate-robs = { $mate } { AGREE($mate, "kann", "können") } { spot-at } sofort rauben: { $loot }.
armored-advice-burst = Die Salve trifft: { $bandits }.
armored-advice-burst-own = Sie trifft auch dein Team: { $bandits }.
armored-advice-mate-there = Dort triffst du: { $bandits }.
armored-advice-courier-leaves = Der Kurier verlässt seinen Posten { spot-at }. Beute dort: { $loot }.
armored-advice-courier-shot = Der Kurier muss die Ebene wechseln.
armored-advice-diversion = { $number ->
    [one] Ein Gegner verliert eine Karte.
   *[other] { $number } Gegner verlieren je eine Karte.
}
armored-advice-heal = Du wirst diese Kugel los.
armored-advice-draw-more = Zwei Karten mehr zur Auswahl.
armored-advice-keep-card = Du hast sie in der nächsten Runde auf der Hand.
armored-advice-least = Nichts anderes, was du trägst, ist weniger wert.
armored-bullets-of = { armored-team-short } { $number }
armored-talk-free = Teammitglieder dürfen reden; alle hören mit.
armored-talk-silent = Jetzt darf niemand reden.
armored-plan = Teuflischer Plan

# A document whose colour is known: blue, red or decoy.
armored-document-short = { $value ->
    [blue] blau
    [red] rot
   *[decoy] Attrappe
}

# The table in sentences. $floors is roof where only the roofs are opposite.
armored-plain-pairs = Einander gegenüber: { $pairs }.
armored-plain-no-pairs = Keine Wagen stehen einander gegenüber.
armored-plain-pair = { $floors ->
    [roof] { $first } und { $second } (nur die Dächer)
   *[both] { $first } und { $second }
}
armored-plain-courier = { armored-courier-subject } ist { spot-at }.
armored-plain-gatling = Eine Gatling steht { spot-at }.
armored-plain-document = Geheimdokumente: { $colours }.
armored-plain-professore = Il Professore ({ armored-team-short }): { $money }, Sprosse { $rung } von { $rungs }. Kugeln: { $bullets }. Karten im Nachziehstapel: { $cards }.
armored-plain-bunch = Kugeln unter dem Plättchen der Wilden Bande: blau { $blue }, rot { $red }.

## The end

armored-end-eliminated = { $bandit }: auf dem Panzerzug zurückgeblieben
armored-end-document = { $bandit }: Geheimdokument des eigenen Teams, { $prize }
armored-end-barrel = { $bandit }: leere Trommel, { $prize }
armored-end-ladder = Il Professore: { $money }
armored-end-bunch = Wilde Bande: { $money }
armored-end-team = { armored-team-begins } gewinnt mit { $money }: { $bandits }!
armored-end-both = Beide Teams teilen sich den Sieg mit je { $money }!
armored-team-begins = { $team ->
    [blue] Das blaue Team
   *[red] Das rote Team
}

## Editions

armored-edition = Welche gedruckten Regeln gelten.
armored-edition-en = Wie in der englischen Anleitung.
armored-edition-pl = Wie in der polnischen Anleitung.

## Options: what each is about, then each value

armored-option-mode = Normaler Modus oder Verratsmodus.
armored-option-mode-normal = Normaler Modus: Teams gewinnen gemeinsam.
armored-option-mode-betrayal = Verratsmodus: Die letzte Karte kann Teammitglieder entzweien. Ab vier Spielern.
armored-option-professore_bullets = Il Professores Kugeln.
armored-option-professore_bullets-own = Er hat zehn eigene.
armored-option-professore_bullets-neutral = Er nimmt neutrale.
armored-option-heal_choice = Welche Kugeln man zuerst loswird.
armored-option-heal_choice-free = Welche man will.
armored-option-heal_choice-neutral_first = Neutrale vor denen der Gegner.
armored-option-healed_neutral_bullets = Wohin neutrale Kugeln kommen, die man loswird.
armored-option-healed_neutral_bullets-box = Endgültig in die Schachtel.
armored-option-healed_neutral_bullets-pile = Zurück auf ihren Stapel.
armored-option-robbery_pick = Welche Beute Rauben nimmt.
armored-option-robbery_pick-random = Ein zufälliges Stück.
armored-option-robbery_pick-choice = Die Art, die der Räuber nennt.
armored-option-nudge_source = Was ein Schubs geben kann.
armored-option-nudge_source-any_base_action = Eine beliebige Grundaktion.
armored-option-nudge_source-own_card = Eine eigene Aktionskarte, die nicht im Stapel liegt.
armored-option-gatling_loot_pick = Welche Beute man bei einer Salve verliert.
armored-option-gatling_loot_pick-shooter_unseen = Der Schütze sucht sie nach der Rückseite aus.
armored-option-gatling_loot_pick-random = Ein zufälliges Stück.
armored-option-armory_draw = Zwei Karten mehr aus dem Waffenwagen.
armored-option-armory_draw-always = Sie werden immer gezogen.
armored-option-armory_draw-optional = Sie dürfen gezogen werden.
armored-option-two_player_mode = Wie viele Banditen zwei Spieler anführen.
armored-option-two_player_mode-two_bandits_each = Je zwei, jeder mit eigenem Nachziehstapel.
armored-option-two_player_mode-one_bandit_each = Je einen.
armored-option-couriers_block_sight = Ob man auf den Dächern an einem Kurier vorbeischießen kann.
armored-option-couriers_block_sight-true = Nein: Kuriere versperren die Sichtlinie.
armored-option-couriers_block_sight-false = Ja.
armored-option-expert_variant-true = Die Expertenvariante.
armored-option-guest_bandits = Gäste aus den anderen Schachteln: Mei und Silk.
armored-option-guest_bandits-false = Mei ist ab neun Banditen dabei, Silk ab zehn.
armored-option-guest_bandits-true = Beide dürfen immer gewählt werden.

## Settings of a room, on the page

web-edition-armored-en = Englisch
web-edition-armored-pl = Polnisch
web-chat-hint-armored = Am Tisch reden; während der Überfallphase ist der Chat geschlossen.

## The rules at a glance, on the page

web-rules-armored-goal = Zwei Züge fahren aneinander vorbei, und zwei Teams wollen, was auf dem Panzerzug ist. Bringt es auf den Startzug, bevor sie sich trennen: Die Beute von Banditen, die auf dem Panzerzug bleiben, zählt nicht.
web-rules-armored-round = Planung und Überfall wie im Grundspiel. Nach jeder Runde gleiten die Züge zwei Wagen weiter, und andere Dächer liegen gegenüber.
web-rules-armored-schemin = Teammitglieder dürfen während der Planung reden, und alle hören mit; während des Überfalls darf niemand reden. Ein Schubs gibt einem Teammitglied eine Aktion.
web-rules-armored-stealin = Kuriere bewachen die Geheimdokumente, Gatlings fegen über die Dächer. Nur du darfst dir die Beute ansehen, die du nimmst.
web-rules-armored-end = Das Geheimdokument des eigenen Teams ist 4000 $ wert, Goldnuggets können Katzengold sein, und das Team, das die meisten Kugeln auf Kuriere abgefeuert hat, gewinnt den Titel „Wilde Bande“. Das reichere Team gewinnt gemeinsam.

## The tutorial: somebody explains while the learner plays

lesson-armored-welcome = Zwei Züge fahren aneinander vorbei. Vorn euer eigener, der Startzug; dahinter rollt der Panzerzug, und alles von Wert ist dort.
lesson-armored-teams = Du bist Belle, im blauen Team mit Tuco. Django und Doc sind rot. Das reichere Team gewinnt, gemeinsam. Teammitglieder dürfen während der Planung reden; alle hören mit.
lesson-armored-opposite = Die weißen Pfeile zeigen, wo du hinüberkannst. Noch stehen nur die beiden Lokomotiven nebeneinander. Nach jeder Runde gleiten die Züge zwei Wagen weiter.
lesson-armored-treasure = Taschen, Goldnuggets, Geldkassetten, und in den Panzerwagen drei Geheimdokumente: Das in eurer Farbe ist 4000 $ wert.
lesson-armored-guards = Kuriere bewachen die Geheimdokumente: Begegnest du einem, nimmst du eine Kugel. Auf zwei Dächern stehen Gatlings, für die, die zuerst dort sind.
lesson-armored-round = Die Planung läuft wie im Grundspiel: Spielzug für Spielzug spielen alle eine Karte auf den Stapel. Dann wird er umgedreht.
lesson-armored-play-climb = Bis nach vorn ist es weit. Beginne mit Klettern: hinauf aufs Dach.
lesson-armored-play-move = Dann über die Dächer. Spiel Laufen.
lesson-armored-play-cross = Der Tunnel verbirgt deine beste Idee: noch einmal Laufen, um hinüberzuspringen.
lesson-armored-play-down = Und durch die Luke hinunter, wo eine Geldkassette wartet. Klettern.
lesson-armored-run = Überfall! Lauf bis ganz nach vorn zu eurer Lokomotive.
lesson-armored-cross = Jetzt gilt es: Spring auf das Dach der Lokomotive des Panzerzugs.
lesson-armored-nudged = Tuco spielt Schubs: Ein Teammitglied darf sofort handeln. Er bietet dir Rauben an. Nimm es!
lesson-armored-strongbox = 1000 $ in einer Geldkassette, dank Tuco. Ein Schubs ist am besten, wenn dein Teammitglied dort steht, wo du nicht bist.
lesson-armored-couriers = Das Ereignis der Runde: Alle Kuriere wechseln die Ebene. Wer auf der falschen war, bereut es jetzt.
lesson-armored-passing = Die Züge gleiten weiter. Jetzt stehen andere Wagen einander gegenüber, und andere Dächer sind einen Sprung entfernt.
lesson-armored-document = Die Geheimdokumente liegen in den Panzerwagen. Du darfst eines ansehen, wenn du es aufhebst; nur du weißt, wem es gehört.
lesson-armored-end = Nach fünf Runden trennen sich die Züge. Die Beute von Banditen, die auf dem Panzerzug bleiben, zählt nicht, also sei rechtzeitig zurück. Gute Jagd.

## Aufgaben

armored-theme-home = Rechtzeitig zurück zum Startzug
armored-theme-document = Das Dokument sichern
armored-theme-nudge = Dem Teammitglied einen Schubs geben

## Eine Stellung aufbauen

armored-edit-courier = Ort
armored-edit-ladder = Il Professores Leiter
