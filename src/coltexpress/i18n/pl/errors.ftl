# What the server refuses, said to the person who asked. Nothing but variables may stand in these
# messages: the server reads them without a Fluent library.

## What was sent

error-bad-message = Tej wiadomości nie da się zrozumieć: { $why }
error-too-long = To za długie; czytamy najwyżej { $limit } bajtów.
error-wrong-version = Ta strona jest nieaktualna. Wczytaj ją ponownie.
error-hello-first = Pierwsza wiadomość musi powiedzieć, o który stół chodzi.
error-bad-settings = Tak nie da się grać: { $why }
error-bad-seats = To nie pasuje do liczby miejsc: { $players }
error-bad-level = Nie ma tu bota o nazwie { $level }.
error-bad-name = Wybierz imię, w którym coś widać; długość do { $limit } znaków.
error-bad-line = Napisz coś, co widać; długość do { $limit } znaków.
error-wrong-method = Tutaj nie da się tego zrobić.
error-no-such-page = Pod tym adresem niczego nie ma.

## Who sent it

error-not-a-guest = Najpierw się przedstaw.
error-forbidden-origin = Inna strona nie może tu mówić w twoim imieniu.
error-wrong-host = Ten serwer nie nazywa się { $host }. Otwórz adres, który wypisał; albo niech jego opiekun uruchomi go z --host-name { $host }.
error-not-the-host = To może zrobić tylko gospodarz stołu.
error-not-your-seat = Miejsce { $seat } nie jest twoje.
error-not-a-player = O rewanż mogą poprosić tylko osoby, które siedziały przy tym stole.
error-no-such-link = Ten kod nie działa. Może jest za stary albo został już użyty.
error-too-fast = Nie tak szybko. Spróbuj ponownie za { $seconds } s.
error-too-many-tables = Liczba twoich stołów to już { $limit }. Dokończ któryś, zanim otworzysz następny.
error-too-many-sockets = Za dużo połączeń naraz; limit to { $limit }.
error-too-many-connections = Za dużo połączeń naraz z twojego adresu; limit to { $limit }. Zamknij kilka stron i spróbuj ponownie.
error-too-slow = Reszta żądania nie przyszła na czas. Spróbuj ponownie.

## Tables

error-no-such-table = Nie ma stołu o takim kodzie.
error-other-rules = Tę grę zaczęto według wersji { $rules } zasad, a serwer gra teraz według wersji { $version }. Nie można jej tu kontynuować; otwórz nowy stół.
error-no-open-seat = Przy tym stole nie ma wolnego miejsca.
error-seats-are-open = Są jeszcze wolne miejsca. Najpierw posadź tam ludzi albo boty.
error-seat-taken = Na miejscu { $seat } już ktoś siedzi.
error-already-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła.
error-not-over = Gra jeszcze trwa; do jej końca tajemnice zostają tutaj.
error-game-over = Gra jest skończona.
error-resigned = To miejsce oddano botowi na dobre.
error-bad-part = Część miejsca { $seat } nie zgadza się z jej pieczęcią.
error-already-dealt = Karty są już rozdane.

## Choices

error-stale = Przy stole zaszły od tego czasu zmiany. Spójrz jeszcze raz i wybierz.
error-not-asked = Miejsce { $seat } nie ma teraz o czym decydować.
error-not-offered = Nie ma takiego wyboru.
error-no-more-changes = Liczba zmian tej odpowiedzi: { $limit }. Więcej nie można, zostaje ta obecna.
error-nothing-to-take-back = Nie ma jeszcze żadnego twojego wyboru.
error-others-have-chosen = Wybór można cofnąć tylko, dopóki nikt inny nie wybrał, a ktoś już wybrał.
error-something-was-revealed = Wybór można cofnąć tylko, jeśli nie pokazał ci nic nowego, a ten pokazał.

## Chat

error-chat-is-off = Przy tym stole nie ma czatu.
error-no-talking-now = Podczas Napadu nie wolno rozmawiać. Poczekaj do następnej rundy.

## The server itself

error-not-kept = Nie udało się tego teraz zapisać. Spójrz na stół i spróbuj jeszcze raz.
error-unavailable = Serwer nie ma teraz dostępu do danych. Próbuje dalej; spróbuj ponownie za chwilę.
error-closing = Serwer zaraz się zatrzyma. Niedługo wróci.
error-failed = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
