import type { Dictionary } from "../../../translations.ts";

/** Polish: the pages, the app and the feeds that the server writes by itself. */
export const pages = {
  NOTICE_CLOSE: "Zamknij komunikat",
  PAY_PAGE_BEGIN_TITLE: "Zapłać za zamówienie",
  PAY_PAGE_BEGIN_TEXT: "Zamówienie @order czeka na zapłatę: @sum. Przejdziesz na stronę operatora płatności.",
  PAY_PAGE_MORE_TITLE: "Dopłać do zamówienia",
  PAY_PAGE_MORE_TEXT:
    "Zamówienie @order kosztuje więcej, niż już za nie zapłacono: do dopłaty jest @sum. Przejdziesz na stronę operatora płatności.",
  PAY_PAGE_BEGIN_BUTTON: "Przejdź do płatności",
  PAY_PAGE_LATER_TITLE: "Operator płatności nie odpowiada",
  PAY_PAGE_LATER_TEXT: "Zamówienie @order jest złożone i czeka, a z konta nic nie pobrano. Spróbuj zapłacić za chwilę.",
  PAY_PAGE_LATER_BUTTON: "Spróbuj teraz",
  PAY_PAGE_ORDER: "Zobacz zamówienie",

  CLOSED_PAGE_SOON: "Otwieramy wkrótce",
  CLOSED_PAGE_SOON_TEXT: "Układamy jeszcze towar na półkach. Zajrzyj niedługo.",
  CLOSED_PAGE_CLOSED: "Sklep jest zamknięty",
  CLOSED_PAGE_CLOSED_TEXT: "Nie przyjmujemy teraz zamówień. Te, które już mamy, realizujemy bez zmian.",
  CLOSED_PAGE_ORDERS: "Moje zamówienia",
  CLOSED_PAGE_WITHDRAW: "Odstąp od umowy tutaj",
  CLOSED_PAGE_LANGUAGES: "Język",

  ERROR_PAGE_TEXT: "Coś poszło nie tak (@status). Spróbuj ponownie za chwilę.",
  ERROR_PAGE_HOME: "Strona główna",

  MANIFEST_SCREEN_HOME: "Nowości na stronie głównej",
  MANIFEST_SCREEN_PRODUCT: "Produkt i jego rozmiary",
  MANIFEST_SCREEN_PANEL: "Koszyk w panelu zamówienia",

  FEED_DESCRIPTION: "@shop: oferta sklepu",
  FEED_LOWEST_PRICE: "Najniższa cena z 30 dni przed obniżką: @price.",

  LLMS_SELLER: "Sprzedawca: @seller.",
  LLMS_CONTACT: "Kontakt: @contact.",
  LLMS_PRICES: "Ceny są w złotych (PLN) i zawierają VAT. Cenę i stan magazynu z tej chwili podaje strona produktu.",
  LLMS_FREE_DELIVERY: "Dostawa w Polsce jest darmowa od @price.",
  LLMS_VARIANTS:
    "Każdy rozmiar i kolor ma własny adres, cenę i stan: strona produktu z parametrem ?wariant= i numerem wariantu.",
  LLMS_ORDER: "Zamówienie składa kupujący sam, w koszyku na stronie sklepu.",
  LLMS_GOODS: "Towary",
  LLMS_COUNT: "liczba produktów: @count",
  LLMS_MACHINES: "Dla programów",
  LLMS_FEED: "Wszystkie produkty w jednym pliku",
  LLMS_FEED_NOTE: "tabela w formacie danych produktów Google, wiersz na każdy wariant",
  LLMS_LANGUAGE: "ten tekst w innym języku",
  LLMS_SITE_MAP: "Mapa witryny",
  LLMS_INFORMATION: "Informacje",

  PROVIDER_ORDER: "Zamówienie",
} as const satisfies Dictionary;
