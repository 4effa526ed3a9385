import type { Dictionary } from "../../../translations.ts";

/** Polish: what can be wrong in a catalogue file, and what to do about it. */
export const importProblems = {
  OFFICE_PROBLEM_PRICE_UNREADABLE: "„@value” to nie jest cena. Wpisz ją jak 149,99.",
  OFFICE_PROBLEM_PRICE_CURRENCY: "Cena jest w walucie @currency, a sklep sprzedaje w złotych. Wpisz cenę w PLN.",
  OFFICE_PROBLEM_PRICE_RANGE: "Cena musi być większa od zera i najwyżej 1 000 000 zł.",
  OFFICE_PROBLEM_PRICE_CATALOGUE:
    "Cena katalogowa @before musi być wyższa od ceny @price. Popraw ją albo wyczyść komórkę.",
  OFFICE_PROBLEM_DRAFT: "„@name” to szkic bez ceny, więc zostaje pominięty. Dopisz cenę, żeby wszedł.",
  OFFICE_PROBLEM_PRICE_MISSING_LEFT:
    "Ten wariant towaru „@name” nie ma ceny, więc zostaje pominięty. Dopisz cenę, żeby wszedł.",
  OFFICE_PROBLEM_PRICE_MISSING: "Brakuje ceny. Dopisz ją jak 149,99.",
  OFFICE_PROBLEM_QUANTITY_UNREADABLE: "„@value” to nie jest liczba sztuk. Wpisz całą liczbę, na przykład 12.",
  OFFICE_PROBLEM_QUANTITY_MISSING: "Brakuje liczby sztuk. Wpisz całą liczbę, także 0.",
  OFFICE_PROBLEM_QUANTITY_RANGE: "Liczba sztuk to cała liczba od 0 do @most.",
  OFFICE_PROBLEM_QUANTITY_OF_VARIANTS: "Towar ma warianty, więc liczby sztuk wpisz w ich wierszach, a tu zostaw puste.",
  OFFICE_PROBLEM_STOCK_UNSAID:
    "Plik nie mówi, ile jest sztuk: @names. Podaj liczbę w „Jak czytać plik” albo dopisz kolumnę ze stanem.",
  OFFICE_PROBLEM_STOCK_UNCOUNTED:
    "„@name” w tamtym sklepie nie był liczony: przyjmujemy @pieces sztuk. Prawdziwy stan wpisz w Magazynie.",
  OFFICE_PROBLEM_STOCK_SHORT:
    "Plik zdejmuje @asked sztuk, a w sklepie jest już tylko @had: zostaje zero. Sprawdź stan w Magazynie.",
  OFFICE_PROBLEM_TAX_UNKNOWN: "Nie wiadomo, jaki VAT znaczą klasy: @classes. Wskaż stawki w „Jak czytać plik”.",
  OFFICE_PROBLEM_WEIGHT: "To nie jest waga. Wpisz liczbę, na przykład 450 gramów albo 0,45 kg.",
  OFFICE_PROBLEM_TWICE: "„@value” jest już w wierszu @first. Usuń jeden z nich albo zmień oznaczenie.",
  OFFICE_PROBLEM_HANDLE_MISSING:
    "Wiersz nie ma ani oznaczenia (handle), ani nazwy. Dopisz jedno z nich albo usuń wiersz.",
  OFFICE_PROBLEM_NAME_MISSING: "Towar nie ma nazwy. Dopisz ją.",
  OFFICE_PROBLEM_PARENT_UNKNOWN:
    "Nie ma towaru, którego wariantem jest ten wiersz. Popraw oznaczenie towaru albo dopisz jego wiersz wyżej.",
  OFFICE_PROBLEM_VARIATION_UNKNOWN: "W pliku nie ma wiersza wariantu „@value”. Dopisz go albo skreśl z listy.",
  OFFICE_PROBLEM_PARENT_MEANT:
    "„@value” jest numerem jednego towaru i SKU innego. Przyjęliśmy to, co mówi nazwa kolumny; sprawdź.",
  OFFICE_PROBLEM_VARIANTS_MISSING:
    "Towar ma cechy, ale ani jednego wariantu. Dopisz wiersze z rozmiarami lub kolorami.",
  OFFICE_PROBLEM_VARIANTS_SINGLE:
    "Towar bez cech ma jeden wariant. Dopisz kolumnę z rozmiarem lub kolorem albo zostaw jeden wiersz.",
  OFFICE_PROBLEM_VARIANTS_OPEN: "Ten wariant towaru „@name” znaczy zbyt wiele kombinacji naraz. Wypisz je osobno.",
  OFFICE_PROBLEM_VARIANTS_SOLD:
    "„@value” jest w sklepie sprzedawany w wariantach. Dodaj ich wiersze z cechami albo z SKU, które zna sklep.",
  OFFICE_PROBLEM_VARIANTS_UNNAMED:
    "Plik nie mówi, czym różnią się warianty towaru „@name”: dostają numery. Dopisz kolumnę z rozmiarem lub kolorem.",
  OFFICE_PROBLEM_VALUES_COUNT: "Wariant ma wartości: @values, a towar cech: @attributes. Wyrównaj je.",
  OFFICE_PROBLEM_ATTRIBUTE_TWICE: "Ta sama cecha jest tu dwa razy. Zostaw ją raz.",
  OFFICE_PROBLEM_COLUMN_NEEDED: "Tego nie ma jeszcze w sklepie, a coś nowego potrzebuje kolumny @needed. Dopisz ją.",
  OFFICE_PROBLEM_KIND_UNKNOWN:
    "„@value” nie jest rodzajem wiersza. Wpisz category, manufacturer, product albo variant.",
  OFFICE_PROBLEM_GOES_WITH_UNKNOWN:
    "Do tego towaru ma pasować „@value”, ale takiego nie ma ani w sklepie, ani w pliku. Pomijamy to.",
  OFFICE_PROBLEM_GOES_WITH_ITSELF: "Towar nie może pasować sam do siebie. Skreśl go z goes_with.",
  OFFICE_PROBLEM_VALUE_UNKNOWN: "„@value” nie jest znane. Można wpisać: @known.",
  OFFICE_PROBLEM_YES_NO: "„@value” to ani tak, ani nie. Wpisz yes albo no.",
  OFFICE_PROBLEM_COMPOSITION: "Skład się nie zgadza: w każdej części włókna raz, całe procenty, razem 100.",
  OFFICE_PROBLEM_PRODUCER: "Dane producenta są niepełne: potrzebna jest nazwa, adres i e-mail, najwyżej po 300 znaków.",
  OFFICE_PROBLEM_CERTIFICATE: "Certyfikat potrzebuje nazwy bez „|”, a jego adres zaczyna się od https://.",
  OFFICE_PROBLEM_COUNTRY: "„@value” to nie jest kraj. Wpisz dwie litery, na przykład CZ.",
  OFFICE_PROBLEM_MOMENT: "„@value” to nie jest chwila. Wpisz ją jak 2026-03-01T12:00:00Z.",
  OFFICE_PROBLEM_DAY: "„@value” to nie jest dzień z kalendarza. Wpisz go jak 2026-12-31.",
  OFFICE_PROBLEM_DELIVERY_DAY:
    "Jest liczba sztuk następnej dostawy, a nie ma jej dnia. Wpisz go w next_delivery albo usuń liczbę sztuk.",
  OFFICE_PROBLEM_DELIVERY_PIECES:
    "Następna dostawa to od 1 do @most sztuk. Jeśli nie wiadomo ile, zostaw komórkę pustą.",
  OFFICE_PROBLEM_AGE: "Najmniejszy wiek to 18 albo nic, nie @value.",
  OFFICE_PROBLEM_FOCUS: "Środek zdjęcia to dwie całe liczby od 0 do 100, na przykład 30 20.",
  OFFICE_PROBLEM_RULE:
    "„@value” to nie jest reguła. W pierwszym wierszu wpisz all albo any, a niżej warunki, na przykład price to: 199.99.",
  OFFICE_PROBLEM_GOODS_ORDER:
    "„@value” to nie jest kolejność towarów. Wpisz newest, bestsellers, price-asc, price-desc albo hand.",
  OFFICE_PROBLEM_CATEGORY_NAMES:
    "Kategoria @name wymienia „@value”, a takiej marki ani takiego towaru w sklepie nie ma.",
  OFFICE_PROBLEM_POSITION: "„@value” to nie jest miejsce w kolejności. Wpisz całą liczbę, na przykład 3.",
  OFFICE_PROBLEM_AMOUNT: "Ilość w opakowaniu to cała liczba z jednostką, na przykład 30 ml.",
  OFFICE_PROBLEM_GUARANTEE: "Gwarancja producenta to od @least do @most lat. Dwa pierwsze lata daje prawo.",
  OFFICE_PROBLEM_BARCODE:
    "„@value” to nie jest EAN: ma 8, 12, 13 albo 14 cyfr, a ostatnia sprawdza pozostałe. Przepisz go z etykiety.",
  OFFICE_PROBLEM_BARCODE_TAKEN: "Kod kreskowy „@value” ma już „@other”. Jeden kod to jedna rzecz.",
  OFFICE_PROBLEM_PATH_TAKEN: "Adres „@value” należy już do czegoś innego. Wpisz inny albo zostaw puste.",
  OFFICE_PROBLEM_PATH_RESERVED:
    "Tego adresu sklep potrzebuje dla siebie albo nie może on mieć strony. Wpisz inny albo zostaw puste.",
  OFFICE_PROBLEM_PATH: "„@value” to nie jest adres. Może mieć litery, cyfry, „-”, „_” i „.”, części łączy „/”.",
  OFFICE_PROBLEM_CATEGORY: "To nie jest kategoria. Wpisz ją jak Odziez/bluzy, najwyżej na 12 poziomach.",
  OFFICE_PROBLEM_TOO_MANY: "Jest ich za dużo: najwyżej @most. Skreśl resztę.",
  OFFICE_PROBLEM_TOO_LONG: "Tekst jest za długi: najwyżej @most znaków. Skróć go.",
  OFFICE_PROBLEM_SKU_LONG: "SKU jest za długie: najwyżej 300 znaków.",
  OFFICE_PROBLEM_DETAILS:
    "Dane towaru mają w językach różną liczbę wierszy. Wyrównaj je, a kolumnę details_pl zostaw w pliku.",
  OFFICE_PROBLEM_TEXT_MISSING: "Brakuje tu tekstu. Uzupełnij komórkę.",
  OFFICE_PROBLEM_PICTURE_INSIDE:
    "Zdjęcia „@value” nie pobieramy: adres prowadzi do wnętrza sieci. Wstaw je na adres dostępny z internetu albo dodaj na stronie towaru.",
  OFFICE_PROBLEM_PICTURE_MISSING:
    "Nie udało się wziąć pliku „@value”: towar wejdzie bez niego. Sprawdź adres albo dodaj zdjęcie na stronie towaru.",
  OFFICE_PROBLEM_CELLS: "Wiersz ma komórek: @cells, a nagłówek: @header. Pewnie brakuje cudzysłowu albo separatora.",
  OFFICE_PROBLEM_LEFT_WITH: "Pominięty razem z innym wierszem tego samego towaru: towar wchodzi w całości albo wcale.",
  OFFICE_PROBLEM_NOT_SOLD: "„@name” jest czymś, czego ten sklep nie sprzedaje, więc zostaje pominięty.",
  OFFICE_PROBLEM_FILE_EMPTY: "Plik jest pusty. Wybierz inny.",
  OFFICE_PROBLEM_FILE_NOTHING: "Pod nagłówkiem nie ma niczego, co sklep sprzedaje. Sprawdź, czy to ten plik.",
  OFFICE_PROBLEM_FILE_WORKBOOK:
    "To skoroszyt (XLSX, XLS albo ODS), nie CSV. Otwórz go i zapisz arkusz jako „CSV UTF-8”.",
  OFFICE_PROBLEM_FILE_CODE_PAGE:
    "Plik jest w starym kodowaniu @codePage. Sprawdź, czy litery ą, ę, ł są dobre; jeśli nie, zapisz go jako „CSV UTF-8”.",
  OFFICE_PROBLEM_FILE_QUOTE: "W tym wierszu otwiera się cudzysłów, który się nie zamyka. Zamknij go albo usuń.",
  OFFICE_PROBLEM_FILE_RAGGED:
    "Prawie każdy wiersz ma inną liczbę komórek niż nagłówek. Zapisz plik jeszcze raz jako „CSV UTF-8”.",
  OFFICE_PROBLEM_FILE_NOT_TEXT: "To nie jest plik tekstowy. Zapisz arkusz jako „CSV UTF-8”.",
  OFFICE_PROBLEM_HEADER_UNKNOWN: "Nie znamy tych nagłówków. Powiedz niżej, co znaczą kolumny.",
  OFFICE_PROBLEM_MAP_COLUMN: "Układ mówi o kolumnie „@value”, a plik ma „@meant”. Wskaż jej znaczenie niżej.",
  OFFICE_PROBLEM_CELL: "„@value” nie pasuje do kolumny @under. Zobacz, jak pisze ją eksport tego sklepu.",
  OFFICE_PROBLEM_OTHER: "@text",
} as const satisfies Dictionary;
