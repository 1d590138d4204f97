# What the server refuses, said to the person who asked. Nothing but variables may stand in these
# messages: the server reads them without a Fluent library.

## What was sent

error-bad-message = Meddelandet går inte att läsa: { $why }
error-too-long = Det är för långt; högst { $limit } byte läses.
error-wrong-version = Sidan är föråldrad. Ladda om den.
error-hello-first = Det första meddelandet måste säga vilket bord det gäller.
error-bad-settings = Spelet går inte att spela med de här inställningarna: { $why }
error-bad-seats = Det stämmer inte med antalet platser: { $players }
error-bad-level = Här finns ingen bott som heter { $level }.
error-bad-name = Välj ett namn med synliga tecken, högst { $limit }.
error-bad-line = Skriv ett meddelande med synliga tecken, högst { $limit }.
error-bad-endpoint = Webbläsaren uppgav en adress dit inga meddelanden kan skickas.
error-wrong-method = Det går inte att göra här.
error-no-such-page = Det finns inget på den här adressen.

## Who sent it

error-not-a-guest = Välj ett namn först.
error-forbidden-origin = Förfrågningar från andra webbplatser avvisas.
error-wrong-host = Servern går inte under namnet { $host }. Öppna adressen som den har skrivit ut. Den som driver servern kan tillåta namnet med --host-name { $host }.
error-not-the-host = Det får bara bordets värd göra.
error-not-your-seat = Plats { $seat } är inte din.
error-not-a-player = Bara de som satt vid bordet kan be om en returmatch.
error-no-such-link = Koden fungerar inte. Den kan vara för gammal eller redan använd.
error-wrong-name = Så heter du inte här. Ingenting har raderats.
error-bad-passkey = Den här nyckeln kan inte användas här. Försök igen eller använd en annan.
error-too-many-passkeys = Nyckeln finns redan, eller så har du { $limit } stycken, vilket är det mesta.
error-too-fast = Inte så fort. Försök igen om { $seconds } s.
error-too-many-rooms = Du har redan { $limit } bord. Avsluta ett innan du öppnar ett nytt.
error-too-many-sockets = För många anslutningar på en gång; { $limit } är tillåtna.
error-too-many-connections = För många anslutningar från din adress på en gång; { $limit } är tillåtna. Stäng några sidor och försök igen.
error-too-slow = Resten av begäran kom inte i tid. Försök igen.

## Tables

error-no-such-room = Det finns inget bord med den koden.
error-other-rules = Partiet började med version { $rules } av reglerna, och servern spelar nu version { $version }. Det kan inte fortsätta här; öppna ett nytt bord.
error-no-open-seat = Ingen plats är ledig vid bordet.
error-seats-are-open = Några platser är fortfarande lediga. Fyll dem med spelare eller bottar först.
error-seat-taken = På plats { $seat } sitter redan någon.
error-already-started = Partiet har redan börjat.
error-not-started = Partiet har inte börjat än.
error-not-over = Partiet är inte slut än; till dess stannar hemligheterna här.
error-game-over = Partiet är slut.
error-resigned = Du har gett upp; en bott spelar på den här platsen.
error-bad-part = Delen från plats { $seat } passar inte till sin försegling.
error-already-dealt = Korten är redan utdelade.
error-one-try = I dagens rån har du bara ett försök: det du har valt gäller, och ingen bott spelar åt dig.
error-bad-position = Den här ställningen går inte: { $why }
error-day-not-over = Dagens rån är hemligt tills dagen är slut för alla.

## Choices

error-stale = Partiet har gått vidare. Välj igen.
error-not-asked = Plats { $seat } har inget att välja nu.
error-not-offered = Det är inte ett av valen.
error-no-more-changes = Du har ändrat svaret { $limit } gånger; nu går det inte att ändra mer.
error-nothing-to-take-back = Du har inte valt något än.
error-others-have-chosen = För sent att ångra: någon annan har valt.
error-something-was-revealed = Det går inte att ångra: något nytt har avslöjats.

## Chat

error-no-coach = Vid det här bordet ger coachen ingen hjälp. Värden kan tillåta det när ett bord öppnas.
error-chat-is-off = Vid det här bordet finns ingen chatt.
error-no-talking-now = Under stöldfasen får ingen prata. Vänta till nästa omgång.

## The server itself

error-not-kept = Inte sparat. Försök igen.
error-unavailable = Servern når inte sina data just nu. Den fortsätter att försöka; försök igen om en stund.
error-closing = Servern ska strax stanna. Den är snart tillbaka.
error-failed = Något gick fel på servern. Inget har ändrats.
