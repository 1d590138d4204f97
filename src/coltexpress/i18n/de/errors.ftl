# What the server refuses, said to the person who asked. Nothing but variables may stand in these
# messages: the server reads them without a Fluent library.

## What was sent

error-bad-message = Diese Nachricht lässt sich nicht lesen: { $why }
error-too-long = Das ist zu lang; höchstens { $limit } Byte werden gelesen.
error-wrong-version = Diese Seite ist veraltet. Lade sie neu.
error-hello-first = Die erste Nachricht muss sagen, um welchen Tisch es geht.
error-bad-settings = Mit diesen Einstellungen lässt sich nicht spielen: { $why }
error-bad-seats = Das passt nicht zur Zahl der Plätze: { $players }
error-bad-level = Einen Bot namens { $level } gibt es hier nicht.
error-bad-name = Wähle einen Namen aus sichtbaren Zeichen, höchstens { $limit }.
error-bad-line = Schreib eine Nachricht aus sichtbaren Zeichen, höchstens { $limit }.
error-bad-endpoint = Dieser Browser hat eine Adresse genannt, an die keine Nachricht geschickt werden kann.
error-wrong-method = Das geht hier nicht.
error-no-such-page = Unter dieser Adresse gibt es nichts.

## Who sent it

error-not-a-guest = Wähle zuerst einen Namen.
error-forbidden-origin = Anfragen von anderen Websites werden abgelehnt.
error-wrong-host = Dieser Server heißt nicht { $host }. Öffne die Adresse, die er ausgegeben hat, oder bitte den Betreiber, ihn mit --host-name { $host } zu starten.
error-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-your-seat = Platz { $seat } gehört dir nicht.
error-not-a-player = Nur wer an diesem Tisch saß, kann um Revanche bitten.
error-no-such-link = Dieser Code gilt nicht. Er ist zu alt oder wurde schon benutzt.
error-wrong-name = So heißt du hier nicht. Es wurde nichts gelöscht.
error-bad-passkey = Dieser Passkey kann hier nicht verwendet werden. Versuch es noch einmal oder nimm einen anderen.
error-too-many-passkeys = Diesen Passkey gibt es schon, oder du hast { $limit }, und mehr geht nicht.
error-too-fast = Nicht so schnell. Versuch es in { $seconds } s noch einmal.
error-too-many-rooms = Du hast schon { $limit } Tische. Beende einen, bevor du einen neuen eröffnest.
error-too-many-sockets = Zu viele Verbindungen auf einmal; { $limit } sind erlaubt.
error-too-many-connections = Zu viele Verbindungen von deiner Adresse auf einmal; { $limit } sind erlaubt. Schließ einige Seiten und versuch es noch einmal.
error-too-slow = Der Rest der Anfrage kam nicht rechtzeitig. Versuch es noch einmal.

## Tables

error-no-such-room = Es gibt keinen Tisch mit diesem Code.
error-other-rules = Diese Partie begann mit Version { $rules } ihrer Regeln, und dieser Server spielt jetzt Version { $version }. Sie kann hier nicht weitergehen; eröffne einen neuen Tisch.
error-no-open-seat = An diesem Tisch ist kein Platz frei.
error-seats-are-open = Einige Plätze sind noch frei. Besetze sie zuerst mit Menschen oder Bots.
error-seat-taken = Platz { $seat } ist schon besetzt.
error-already-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende; bis dahin bleiben ihre Geheimnisse hier.
error-game-over = Die Partie ist zu Ende.
error-resigned = Du hast aufgegeben; ein Bot spielt auf diesem Platz.
error-bad-part = Der geöffnete Teil von Platz { $seat } passt nicht zu seinem Siegel.
error-already-dealt = Die Karten sind schon verteilt.
error-bad-position = Diese Stellung ist nicht möglich: { $why }
error-one-try = Beim täglichen Überfall gibt es nur einen Versuch: Was du gewählt hast, gilt, und kein Bot spielt für dich.
error-day-not-over = Der heutige Überfall bleibt geheim, bis der Tag für alle vorbei ist.

## Choices

error-stale = Die Partie ist weitergegangen. Wähle noch einmal.
error-not-asked = Platz { $seat } hat gerade nichts zu wählen.
error-not-offered = Das steht nicht zur Wahl.
error-no-more-changes = Du hast diese Antwort { $limit }-mal geändert; sie bleibt jetzt, wie sie ist.
error-nothing-to-take-back = Du hast noch nichts gewählt.
error-others-have-chosen = Zu spät zum Zurücknehmen: Jemand anderes hat gewählt.
error-something-was-revealed = Das lässt sich nicht zurücknehmen: Es hat etwas Neues aufgedeckt.

## Chat

error-no-coach = An diesem Tisch hilft der Coach nicht. Beim Eröffnen eines Tisches kann der Gastgeber ihn erlauben.
error-chat-is-off = An diesem Tisch gibt es keinen Chat.
error-no-talking-now = Während der Überfallphase darf niemand reden. Warte auf die nächste Runde.

## The server itself

error-not-kept = Nicht gespeichert. Versuch es noch einmal.
error-unavailable = Der Server erreicht seine Daten gerade nicht. Er versucht es weiter; versuch es gleich noch einmal.
error-closing = Der Server hält gleich an. Er ist bald zurück.
error-failed = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert.
