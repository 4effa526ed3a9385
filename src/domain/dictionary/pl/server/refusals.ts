import type { Dictionary } from "../../../translations.ts";

/** Polish: every 'no' the server says: what happened and the way on. */
export const refusals = {
  REFUSAL_SHOP_CLOSED:
    "Sklep nie przyjmuje teraz zamówień. Koszyk zostaje w Twojej przeglądarce: zamów, gdy sklep będzie otwarty.",
  REFUSAL_EMPTY_CART: "Koszyk jest pusty. Dodaj produkt i złóż zamówienie ponownie.",
  REFUSAL_TOO_MANY_LINES:
    "W jednym zamówieniu mieści się najwyżej @count pozycji. Usuń część produktów albo podziel zakupy na dwa zamówienia.",
  REFUSAL_UNKNOWN_PRODUCT: "Jednego z produktów w koszyku nie ma już w sprzedaży. Usuń go, aby złożyć zamówienie.",
  REFUSAL_UNKNOWN_VARIANT:
    "Wybrany wariant jednego z produktów nie jest już w sprzedaży. Usuń go z koszyka i wybierz inny.",
  REFUSAL_VARIANT_REQUIRED:
    "Jeden z produktów w koszyku nie ma wybranego wariantu, na przykład rozmiaru. Usuń go i dodaj ponownie z wybranym wariantem.",
  REFUSAL_SOLD_OUT:
    "Nie mamy już tylu sztuk produktu „@productName”. Zostało: @count. Zmień ilość albo usuń produkt z koszyka.",
  REFUSAL_SOLD_OUT_NOTHING_LEFT:
    "Produkt „@productName” właśnie się wyprzedał. Usuń go z koszyka, aby złożyć zamówienie.",
  REFUSAL_QUANTITY_LIMIT:
    "Jednego produktu można zamówić najwyżej @count szt. naraz. Zmniejsz ilość, a po większą liczbę napisz do nas.",
  REFUSAL_PRICES_CHANGED:
    "Ceny zmieniły się od czasu, gdy były ostatnio pokazane. Sprawdź nowe kwoty w koszyku i złóż zamówienie ponownie.",
  REFUSAL_ZONE_MISSING:
    "Nie mamy jeszcze kosztów wysyłki do tego kraju. Wybierz inny kraj albo napisz do nas, a ustalimy je wspólnie.",
  REFUSAL_PAYMENTS_OFF:
    "Nie przyjmujemy teraz żadnej płatności, więc nie możemy przyjąć zamówienia. Zadzwoń albo napisz do nas, a ustalimy, jak je złożyć.",
  REFUSAL_COUNTRY_PAYMENTS_OFF:
    "Przy dostawie do tego kraju nie przyjmujemy teraz żadnej płatności. Wybierz inny kraj albo napisz do nas.",
  REFUSAL_COUNTRIES_OFF:
    "Nie wysyłamy teraz do żadnego kraju, więc nie możemy przyjąć zamówienia. Zadzwoń albo napisz do nas, a ustalimy, jak je złożyć.",
  REFUSAL_COUNTRY_OFF: "Do tego kraju teraz nie wysyłamy. Wybierz inny kraj dostawy.",
  REFUSAL_PAYMENT_UNAVAILABLE: "Ten sposób płatności nie jest dostępny przy wybranym kraju dostawy. Wybierz inny.",
  REFUSAL_SHIPPING_UNAVAILABLE:
    "Ten sposób dostawy nie jest dostępny przy wybranym kraju i płatności. Wybierz inny sposób dostawy.",
  REFUSAL_PARCEL_TOO_HEAVY:
    "Paczka z tym zamówieniem jest za ciężka na ten sposób dostawy. Wybierz inny albo zamów mniej naraz.",
  REFUSAL_LOCKER_PHONE:
    "Kod do automatu przyjdzie w wiadomości SMS na polski numer. Wpisz 9 cyfr numeru, z +48 na początku albo bez.",
  REFUSAL_POINT_REQUIRED: "Wybierz automat paczkowy albo punkt, do którego mamy wysłać zamówienie.",
  REFUSAL_POINT_UNKNOWN: "Tego automatu lub punktu nie ma albo nie przyjmuje teraz paczek. Wybierz inny z listy.",
  REFUSAL_POINT_NO_PAYMENT:
    "W tym automacie lub punkcie nie zapłacisz przy odbiorze. Wybierz inny albo zmień płatność.",
  REFUSAL_CODE_UNKNOWN:
    "Nie znamy takiego kodu rabatowego. Sprawdź, czy jest wpisany bez pomyłki, albo zamów bez kodu.",
  REFUSAL_CODE_EXPIRED: "Ten kod rabatowy stracił ważność. Usuń go i złóż zamówienie bez kodu albo wpisz inny.",
  REFUSAL_CODE_NOT_YET: "Ten kod rabatowy jeszcze nie obowiązuje. Użyj go później albo zamów bez kodu.",
  REFUSAL_CODE_ENDED:
    "Akcja z tym kodem rabatowym już się zakończyła. Usuń go i złóż zamówienie bez kodu albo wpisz inny.",
  REFUSAL_CODE_CUSTOMER_LIMIT:
    "Limit użyć tego kodu rabatowego na jedną osobę został już wykorzystany. Usuń go i złóż zamówienie bez kodu albo wpisz inny.",
  REFUSAL_CODE_FIRST_ORDER:
    "Ten kod rabatowy obowiązuje tylko przy pierwszym zamówieniu. Usuń go i złóż zamówienie bez kodu albo wpisz inny.",
  REFUSAL_CODE_USED_UP: "Ten kod rabatowy został już wykorzystany. Usuń go i złóż zamówienie bez kodu albo wpisz inny.",
  REFUSAL_CODE_CONDITIONS:
    "Koszyk nie spełnia warunków tego kodu rabatowego. Sprawdź warunki kodu, zmień koszyk albo zamów bez kodu.",
  REFUSAL_POINTS_NOT_YOURS:
    "Punktów można użyć tylko po zalogowaniu na konto z potwierdzonym adresem e-mail. Zaloguj się albo zamów bez punktów.",
  REFUSAL_POINTS_TOO_FEW:
    "Masz na koncie mniej punktów, niż chcesz użyć. Zmień liczbę punktów i złóż zamówienie ponownie.",
  REFUSAL_FIELD_INVALID: "Pole „@field” jest puste albo wypełnione błędnie. Popraw je i złóż zamówienie ponownie.",
  REFUSAL_TERMS_REQUIRED: "Aby złożyć zamówienie, zaakceptuj regulamin.",
  REFUSAL_SALE_HALTED:
    "Produktu „@productName” nie można teraz kupić (@why). Zostaw go w koszyku i spróbuj później albo usuń go, aby zamówić resztę.",
  REFUSAL_DROP_LIMIT:
    "Jedna osoba może kupić najwyżej @count szt. produktu „@productName”. Na ten e-mail, telefon, konto lub adres zamówiono już: @held. Zmniejsz ilość albo usuń produkt z koszyka.",
  REFUSAL_PRODUCT_NOT_ONLINE:
    "Produkt „@productName” sprzedajemy tylko w sklepie stacjonarnym. Usuń go z koszyka, aby złożyć zamówienie.",
  REFUSAL_PRODUCT_COUNTRY_BLOCKED:
    "Produktu „@productName” nie możemy wysłać do tego kraju: @country. Usuń go z koszyka albo wybierz inny kraj dostawy.",
  REFUSAL_AGE_CONFIRMATION:
    "W koszyku jest produkt tylko dla pełnoletnich: „@productName”. Zaznacz oświadczenie, że masz ukończone 18 lat, albo usuń go z koszyka.",
  REFUSAL_LOGIN_FAILED: "E-mail i hasło nie pasują do siebie. Sprawdź oba i spróbuj ponownie albo zamów bez logowania.",
  REFUSAL_LOGINS_USED_UP:
    "Za dużo prób logowania na to konto. Spróbuj ponownie za @wait albo wybierz „Nie pamiętam hasła”: hasłem tymczasowym, które wyślemy e-mailem, zalogujesz się od razu.",
  REFUSAL_SOCIAL_REFUSED: "Nie udało się potwierdzić, że to Ty. Połącz się ponownie albo zamów bez łączenia konta.",
  REFUSAL_SOCIAL_UNREACHABLE:
    "Nie możemy teraz potwierdzić Twojego konta u dostawcy logowania. Spróbuj za chwilę albo rozłącz je i zamów jako gość.",
  REFUSAL_SOCIAL_NO_ACCOUNT: "Nie masz jeszcze u nas konta. Założymy je razem z pierwszym zamówieniem.",
  REFUSAL_SOCIAL_ACCOUNT_EXISTS:
    "Na Twój adres e-mail jest już u nas konto. Zaloguj się raz tak jak dotąd, a połączymy oba. Bez logowania zamówisz jako gość.",
  REFUSAL_PASSWORD_WRONG:
    "To nie jest obecne hasło do tego konta. Wpisz je jeszcze raz albo poproś o przypomnienie hasła.",
  REFUSAL_EMAIL_SAME: "To konto ma już ten adres. Wpisz inny.",
  REFUSAL_SIGN_IN_AGAIN:
    "To konto nie ma hasła, więc najpierw upewnimy się, że to Ty: wyloguj się, zaloguj ponownie przez Google albo Facebooka i zrób to w ciągu 15 minut.",
  REFUSAL_PASSWORD_LENGTH: "Hasło powinno mieć od 8 do 128 znaków. Najlepsze jest kilka zwykłych słów.",
  REFUSAL_PASSWORD_COMMON:
    "To hasło jest jednym z pierwszych, które ktoś by sprawdził. Wymyśl inne, na przykład kilka zwykłych słów.",
  REFUSAL_ACCOUNT_TERMS: "Aby założyć konto, zaakceptuj regulamin.",
  REFUSAL_ACCOUNT_FIELD: "Pole „@field” jest puste albo wypełnione błędnie. Popraw je i zapisz ponownie.",
  REFUSAL_TOKEN_ENDED: "Twoja sesja wygasła. Zaloguj się ponownie albo dokończ zakupy bez konta.",
  REFUSAL_KEY_REUSED:
    "To zamówienie już u nas jest, ale z innymi danymi niż te na ekranie, na przykład z drugiej karty. Potwierdzenie masz w e-mailu. Kolejne kliknięcie złoży drugie zamówienie.",
  REFUSAL_TOO_MANY_UNPAID:
    "Czeka już zbyt wiele Twoich nieopłaconych zamówień. Opłać je albo napisz do nas, a potem zamów ponownie.",
  REFUSAL_EMAIL_INVALID: "Sprawdź adres e-mail: czegoś w nim brakuje albo jest w nim znak za dużo.",
  REFUSAL_MESSAGE_INCOMPLETE: "Wpisz imię i wiadomość, żebyśmy wiedzieli, komu i na co odpisać.",
  REFUSAL_COMPLAINT_INCOMPLETE: "Wpisz imię i nazwisko, numer zamówienia i co jest nie tak.",
  REFUSAL_PHOTOS_UNREADABLE: "Tych zdjęć nie da się przyjąć: najwyżej 5, każde do 8 MB. Wybierz je jeszcze raz.",
  REFUSAL_WITHDRAWAL_INCOMPLETE:
    "Wpisz imię i nazwisko oraz zamówienie, od którego odstępujesz: jego numer albo co i kiedy kupiono.",
  REFUSAL_WITHDRAWAL_NO_PIECES: "Wybierz, ile czego oddajesz: choć jedną sztukę.",
  REFUSAL_IN_STOCK_NOW: "Dobra wiadomość: to już jest w sklepie. Odśwież stronę i włóż do koszyka.",
  REFUSAL_NOT_ON_SALE: "Tego produktu nie ma już w sprzedaży, więc nie wróci. Zobacz podobne rzeczy.",
  REFUSAL_REVIEW_INCOMPLETE: "Zaznacz liczbę gwiazdek i napisz choć jedno zdanie.",
  REFUSAL_REVIEW_LINK_ENDED:
    "Ten link do opinii już nie działa. Napisz opinię po zalogowaniu się na konto, na stronie produktu.",
  REFUSAL_REVIEW_NOT_BOUGHT:
    "Opinię może napisać tylko osoba, która kupiła ten produkt i już go dostała. Nie widzimy takiego zamówienia na tym koncie.",
  REFUSAL_INVOICE_UNKNOWN:
    "Nie ma tu takiego dokumentu. Faktura albo dowód zakupu powstaje po opłaceniu zamówienia, a przy płatności przy odbiorze po jego wysłaniu. Otwórz link z naszego e-maila.",
  REFUSAL_ORDER_UNKNOWN:
    "Nie możemy pokazać tego zamówienia. Otwórz je linkiem z naszego e-maila albo zaloguj się na konto, z którego było składane.",
  REFUSAL_MALFORMED: "Nie udało się odczytać wysłanych danych. Odśwież stronę i spróbuj ponownie.",
  REFUSAL_TOO_LARGE: "Wysłane dane są zbyt duże. Skróć wpisany tekst i spróbuj ponownie.",
  REFUSAL_TOO_MANY_REQUESTS: "Za dużo prób w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.",
  REFUSAL_TOO_MANY_REQUESTS_FOR: "Za dużo prób w krótkim czasie. Spróbuj ponownie za @wait.",
  REFUSAL_SHOP_BUSY: "Sklep jest teraz przeciążony. Nic nie przepadło – odczekaj chwilę i spróbuj ponownie.",
  REFUSAL_SERVER_ERROR: "Błąd serwera, spróbuj ponownie.",
  REFUSAL_FORBIDDEN_ORIGIN:
    "To żądanie przyszło z innej strony, więc go nie wykonaliśmy. Otwórz sklep bezpośrednio i spróbuj ponownie.",
} as const satisfies Dictionary;
