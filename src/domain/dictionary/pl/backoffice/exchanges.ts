import type { Dictionary } from "../../../translations.ts";

/** Polish: goods that are exchanged for another size or colour. */
export const exchanges = {
  OFFICE_EXCHANGE: "Wymiana",
  OFFICE_EXCHANGE_HINT:
    "Kupujący odsyła rzecz i dostaje inny rozmiar albo kolor tego samego produktu za to, co za nią zapłacił. Inny produkt to nowe zamówienie.",
  OFFICE_EXCHANGE_FOR: "Zamiast: @name",
  OFFICE_EXCHANGE_NOT: "bez wymiany",
  OFFICE_EXCHANGE_STOCK: "@variant (@stock szt.)",
  OFFICE_EXCHANGE_NO_SIZES: "Nic z tego zamówienia nie ma innego rozmiaru ani koloru.",
  OFFICE_EXCHANGE_COSTS: "Nowe zamówienie",
  OFFICE_EXCHANGE_HELD: "Sztuki są odłożone od razu i czekają, aż tamte przyjdą.",
  OFFICE_EXCHANGE_AGREE: "Uzgodnij wymianę",
  OFFICE_EXCHANGE_AGREED: "Wymiana uzgodniona: zamówienie @number",
  OFFICE_EXCHANGE_WAITS:
    "Rzeczy są odłożone. Gdy zwrot przyjdzie i go rozliczysz, zapłata za niego przejdzie na to zamówienie.",
  OFFICE_EXCHANGE_AHEAD_TEXT: "Wysyłasz, zanim zwrot przyjdzie. Do tego czasu zamówienie jest nieopłacone.",
  OFFICE_EXCHANGE_PAID: "Opłacone zwróconymi rzeczami.",
  OFFICE_EXCHANGE_SHORT: "Do dopłaty przez kupującego: @sum. Gdy przelew przyjdzie, zapisz go w tym zamówieniu.",
  OFFICE_EXCHANGE_LATE:
    "Brakujące sztuki zapłacą za nie także wtedy, gdy przyjdą później: załóż dla nich nowy zwrot tego zamówienia.",
  OFFICE_EXCHANGE_SEND_AHEAD: "Wyślij, nie czekając",
  OFFICE_EXCHANGE_WAIT_AFTER_ALL: "Jednak poczekaj na zwrot",
  OFFICE_EXCHANGE_GOES_AHEAD: "Zamówienie @number czeka na spakowanie",
  OFFICE_EXCHANGE_WAITS_AGAIN: "Zamówienie @number czeka na zwrot",
  OFFICE_EXCHANGE_END: "Odwołaj wymianę",
  OFFICE_EXCHANGE_ENDED: "Wymiana odwołana, rzeczy wróciły do sprzedaży",
  OFFICE_EXCHANGE_SETTLING: "Wymiana na zamówienie @number",
  OFFICE_EXCHANGE_SETTLING_PAID: "te rzeczy za nie płacą",
  OFFICE_EXCHANGE_SETTLING_GIVENUP: "odwołaj ją i oddaj pieniądze",
  OFFICE_EXCHANGE_MOVES: "Przechodzi na zamówienie @number",
  OFFICE_EXCHANGE_MISSING: "Kupujący dopłaca",
  OFFICE_EXCHANGE_SETTLE: "Rozlicz zwrot",
  OFFICE_EXCHANGE_SETTLE_FINAL: "Pieniądze przechodzą, a korekta dostaje numer. Tego nie da się cofnąć.",
  OFFICE_EXCHANGE_TO: "Wymienione na zamówienie @number",
  OFFICE_EXCHANGE_FROM: "Wymiana rzeczy z zamówienia @number",
  OFFICE_EXCHANGE_OPEN: "Wymień na inny rozmiar",
  OFFICE_MONEY_MOVED_TO: "Przeszło na zamówienie @number",
  OFFICE_MONEY_MOVED_FROM: "Przyszło z zamówienia @number",
  OFFICE_WAS_EXCHANGE_TO: "Wymiana na zamówienie @number",
  OFFICE_WAS_EXCHANGE_FROM: "Wymiana rzeczy z zamówienia @number",
  OFFICE_WAS_MOVED_TO: "Pieniądze przeszły na zamówienie @number",
  OFFICE_WAS_MOVED_FROM: "Pieniądze przyszły z zamówienia @number",
  OFFICE_MONEY_GOODSAWAITED: "Czeka na zwrot rzeczy",
  OFFICE_MONEY_EXCHANGED: "Wymienione",
  OFFICE_EMAIL_EXCHANGEAGREED: "wymiana uzgodniona",
  OFFICE_EMAIL_EXCHANGEENDED: "wymiana odwołana",
  OFFICE_REFUSED_EXCHANGED: "Ten zwrot ma już wymianę. Odwołaj ją, jeśli ma być inna.",
  OFFICE_REFUSED_EXCHANGE_UNDER_WAY:
    "Ta wymiana jest już opłacona, spakowana albo wysłana. Otwórz jej zamówienie: tam ją anulujesz albo przyjmiesz z powrotem.",
  OFFICE_REFUSED_EXCHANGE_OPEN:
    "Na te rzeczy czeka wymiana. Najpierw ją odwołaj, wtedy odłożone sztuki wrócą do sprzedaży.",
  OFFICE_REFUSED_EXCHANGE_FREE:
    "Za tę rzecz nic nie zapłacono, więc nie ma czym zapłacić za wymianę. Przyjmij zwrot i złóż nowe zamówienie.",
  OFFICE_REFUSED_EXCHANGE_UNPAID:
    "Pieniądze za te rzeczy jeszcze nie przyszły. Jeśli kurier je pobrał, oznacz zamówienie jako dostarczone.",
  OFFICE_REFUSED_EXCHANGE_FIXED:
    "Zamówienie z wymiany kosztuje tyle, ile zwracane rzeczy, więc się go nie zmienia. Odwołaj wymianę i uzgodnij inną.",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_ONE: "@count wymiana bez zwrotu",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_FEW: "@count wymiany bez zwrotu",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_MANY: "@count wymian bez zwrotu",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_TEXT:
    "Od uzgodnienia minęło 14 dni, a rzeczy nie przyszły. Napisz do kupującego albo odwołaj wymianę.",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_WAY: "Zobacz",
} as const satisfies Dictionary;
