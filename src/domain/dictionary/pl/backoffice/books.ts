import type { Dictionary } from "../../../translations.ts";

/** Polish: what the screen of the books says. */
export const books = {
  OFFICE_BOOKS: "Księgi",
  OFFICE_BOOKS_LEAD:
    "Co trafia do księgowości: sprzedaż miesiąca według stawek VAT, pliki dla biura rachunkowego i zamknięcie miesiąca.",
  OFFICE_BOOKS_MONTH: "Miesiąc",
  OFFICE_BOOKS_MONTH_CLOSED: "@month (zamknięty)",
  OFFICE_BOOKS_NONE: "Nie ma jeszcze dokumentów",
  OFFICE_BOOKS_NONE_TEXT: "Pierwszy powstanie z pierwszym opłaconym zamówieniem.",
  OFFICE_BOOKS_OPEN: "Otwarty",
  OFFICE_BOOKS_CLOSED: "Zamknięty",
  OFFICE_BOOKS_CLOSED_AT: "Zamknięty",
  OFFICE_BOOKS_BY_COMMAND: "z wiersza poleceń",
  OFFICE_BOOKS_SALES: "Sprzedaż i VAT",
  OFFICE_BOOKS_RATE: "Stawka",
  OFFICE_BOOKS_NET: "Netto",
  OFFICE_BOOKS_VAT: "VAT",
  OFFICE_BOOKS_GROSS: "Brutto",
  OFFICE_BOOKS_ALL: "Razem",
  OFFICE_BOOKS_NOTHING: "W tym miesiącu nie było sprzedaży.",
  OFFICE_BOOKS_ROWS:
    "Dokumenty: @documents. W ewidencji: faktury @invoices, korekty @corrections, dni sprzedaży bez faktur @days. Z numerem KSeF: @numbered.",
  OFFICE_BOOKS_OSS: "VAT innych krajów (OSS), w przeliczeniu na złote",
  OFFICE_BOOKS_OSS_ROWS: "Dokumenty z VAT innych krajów: @count. Nie ma ich w ewidencji ani w JPK_V7M.",
  OFFICE_BOOKS_LACKING: "Brakuje kursów NBP",
  OFFICE_BOOKS_LACKING_TEXT: "Bez nich ewidencji nie da się pobrać ani zamknąć miesiąca. Sklep pyta NBP co godzinę.",
  OFFICE_BOOKS_LACKING_ROW: "@number: @currency, kurs sprzed @day",
  OFFICE_BOOKS_BROKEN: "Coś się nie zgadza (@count)",
  OFFICE_BOOKS_BROKEN_TEXT:
    "Zamówienia, płatności i dokumenty nie mówią tego samego. Co dokładnie, mówi polecenie: @command",
  OFFICE_BOOKS_FILES: "Pliki dla księgowości",
  OFFICE_BOOKS_FILES_TEXT:
    "Tak, jak jest dziś: faktura bez numeru KSeF ma dziś inne oznaczenie niż po jego nadaniu. Pliki zawierają dane kupujących.",
  OFFICE_BOOKS_LEDGER_CSV: "Ewidencja sprzedaży (CSV)",
  OFFICE_BOOKS_LEDGER_XML: "Ewidencja JPK_V7M(3) (XML)",
  OFFICE_BOOKS_EVIDENCE: "Dowody do zwolnienia z kasy (CSV)",
  OFFICE_BOOKS_REGISTER: "Kasa fiskalna",
  OFFICE_BOOKS_REGISTER_TEXT:
    "Sprzedaż wysyłkowa osobom jest zwolniona z kasy, gdy cała zapłata przyszła na konto i wiadomo, za co i od kogo. Tych zamówień zwolnienie nie obejmuje:",
  OFFICE_BOOKS_REGISTER_NONE: "Zwolnienie obejmuje całą sprzedaż osobom w tym miesiącu: @count.",
  OFFICE_BOOKS_REGISTER_MORE: "I jeszcze: @count. Wszystkie są w pliku z dowodami.",
  OFFICE_BOOKS_WHY_CASH: "płatne przy odbiorze",
  OFFICE_BOOKS_WHY_COLLECTED: "odbiór osobisty",
  OFFICE_BOOKS_WHY_GOODS: "towar nigdy niezwolniony",
  OFFICE_BOOKS_WHY_ADDRESS: "brak adresu kupującego",
  OFFICE_BOOKS_WHY_UNPROVEN: "brak dowodu całej zapłaty",
  OFFICE_BOOKS_ABROAD: "Osoby w innych krajach Unii",
  OFFICE_BOOKS_ABROAD_TEXT:
    "Sprzedaż netto w @year do końca tego miesiąca: @sum, rok wcześniej: @before. Do @line w roku obowiązuje polski VAT; zamówienie, które przekracza tę kwotę, ma już VAT kraju kupującego, a sklep potrzebuje OSS.",
  OFFICE_BOOKS_ABROAD_OSS_TEXT:
    "Sprzedaż netto w @year do końca tego miesiąca: @sum, rok wcześniej: @before. Od @day sklep rozlicza ją w OSS, więc próg @line już nic nie zmienia.",
  OFFICE_BOOKS_ABROAD_OSS: "rozliczane w OSS",
  OFFICE_BOOKS_ABROAD_FAR: "poniżej progu",
  OFFICE_BOOKS_ABROAD_NEAR: "ponad 70% progu",
  OFFICE_BOOKS_ABROAD_CLOSE: "ponad 90% progu",
  OFFICE_BOOKS_ABROAD_OVER: "próg przekroczony",
  OFFICE_BOOKS_CLOSE: "Zamknij miesiąc",
  OFFICE_BOOKS_CLOSE_WHAT: "Zamknąć @month?",
  OFFICE_BOOKS_CLOSE_TEXT:
    "Od tej chwili żaden dokument nie powstanie z datą tego miesiąca. Zwroty i zmiany będą korektami w miesiącu, w którym się zdarzą. Tego nie da się cofnąć.",
  OFFICE_BOOKS_CLOSE_LATER: "Miesiąc można zamknąć, gdy się skończy.",
  OFFICE_BOOKS_CLOSE_NOT: "Najpierw usuń to, co się nie zgadza albo czego brakuje.",
  OFFICE_BOOKS_CLOSED_NOW: "Miesiąc zamknięty: @month",
  OFFICE_REFUSED_BOOKS_NOT_READY:
    "Ten miesiąc nie jest jeszcze gotowy albo jest już zamknięty. Zobacz, jak jest teraz.",
} as const satisfies Dictionary;
