# What the server refuses, said to the person who asked. Nothing but variables may stand in these
# messages: the server reads them without a Fluent library.

## What was sent

error-bad-message = Nie można odczytać tej wiadomości: { $why }
error-too-long = Wiadomość jest za długa; odczytywanych jest najwyżej { $limit } bajtów.
error-wrong-version = Ta strona jest nieaktualna. Wczytaj ją ponownie.
error-hello-first = Pierwsza wiadomość musi podać, o który stół chodzi.
error-bad-settings = Z tymi ustawieniami nie można grać: { $why }
error-bad-seats = To nie pasuje do liczby miejsc: { $players }
error-bad-level = Nie ma tu bota o nazwie { $level }.
error-bad-name = Podaj imię z widocznych znaków, najwyżej { $limit }.
error-bad-line = Napisz wiadomość z widocznych znaków, najwyżej { $limit }.
error-bad-endpoint = Przeglądarka podała adres, na który nie można wysłać wiadomości.
error-wrong-method = Tutaj nie można tego zrobić.
error-no-such-page = Pod tym adresem niczego nie ma.

## Who sent it

error-not-a-guest = Najpierw podaj imię.
error-forbidden-origin = Żądania z innych stron są odrzucane.
error-wrong-host = Ten serwer nie ma nazwy { $host }. Otwórz adres, który wypisał, albo poproś osobę, która go prowadzi, o uruchomienie z opcją --host-name { $host }.
error-not-the-host = To może zrobić tylko gospodarz stołu.
error-not-your-seat = Miejsce { $seat } nie jest twoje.
error-not-a-player = O rewanż mogą poprosić tylko osoby, które grały przy tym stole.
error-no-such-link = Ten kod nie działa. Może być za stary albo został już użyty.
error-wrong-name = To nie jest twoja nazwa. Nic nie zostało usunięte.
error-bad-passkey = Tego klucza dostępu nie można tu użyć. Spróbuj ponownie albo użyj innego.
error-too-many-passkeys = Ten klucz dostępu już jest albo masz ich już { $limit }, czyli najwięcej, ile można.
error-too-fast = Nie tak szybko. Spróbuj ponownie za { $seconds } s.
error-too-many-rooms = Masz już maksymalną liczbę stołów ({ $limit }). Dokończ jedną rozgrywkę, zanim utworzysz kolejny stół.
error-too-many-sockets = Za dużo połączeń jednocześnie; limit to { $limit }.
error-too-many-connections = Za dużo jednoczesnych połączeń z twojego adresu; limit to { $limit }. Zamknij kilka stron i spróbuj ponownie.
error-too-slow = Reszta żądania nie dotarła na czas. Spróbuj ponownie.

## Tables

error-no-such-room = Nie ma stołu o takim kodzie.
error-other-rules = Tę rozgrywkę zaczęto według wersji { $rules } zasad, a serwer gra teraz według wersji { $version }. Nie można jej tu kontynuować; utwórz nowy stół.
error-no-open-seat = Przy tym stole nie ma wolnego miejsca.
error-seats-are-open = Są jeszcze wolne miejsca. Najpierw muszą je zająć ludzie albo boty.
error-seat-taken = Miejsce { $seat } jest już zajęte.
error-already-started = Rozgrywka już się zaczęła.
error-not-started = Rozgrywka jeszcze się nie zaczęła.
error-not-over = Rozgrywka jeszcze trwa; do jej końca tajemnice pozostają na serwerze.
error-game-over = Rozgrywka jest zakończona.
error-resigned = Rozgrywka została poddana; na tym miejscu gra bot.
error-bad-part = Część miejsca { $seat } nie pasuje do swojej pieczęci.
error-already-dealt = Karty są już rozdane.
error-bad-position = Takiej pozycji nie da się ustawić: { $why }
error-one-try = W napadzie dnia masz jedną próbę: wybór jest ostateczny i żaden bot nie gra za ciebie.
error-day-not-over = Dzisiejszy napad pozostaje tajny, dopóki dzień nie skończy się dla wszystkich.

## Choices

error-stale = Sytuacja się zmieniła. Wybierz jeszcze raz.
error-not-asked = Miejsce { $seat } nie ma teraz nic do wyboru.
error-not-offered = Nie ma takiej możliwości.
error-no-more-changes = Tę odpowiedź można zmienić tylko tyle razy: { $limit }. Zostaje obecna.
error-nothing-to-take-back = Nie ma jeszcze czego cofnąć.
error-others-have-chosen = Za późno, aby cofnąć: ktoś inny już wybrał.
error-something-was-revealed = Nie można cofnąć: wybór ujawnił coś nowego.

## Chat

error-no-coach = Przy tym stole trener nie pomaga. Gospodarz może na to pozwolić, otwierając stół.
error-chat-is-off = Przy tym stole nie ma czatu.
error-no-talking-now = W fazie Napadu nie wolno rozmawiać. Poczekaj do następnej rundy.

## The server itself

error-not-kept = Nie zapisano. Spróbuj ponownie.
error-unavailable = Serwer nie ma teraz dostępu do danych. Próbuje dalej; spróbuj ponownie za chwilę.
error-closing = Serwer zaraz się zatrzyma. Niedługo wróci.
error-failed = Na serwerze coś poszło nie tak. Nic się nie zmieniło.
