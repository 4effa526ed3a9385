import type { Dictionary } from "../../../translations.ts";

/** Polish: goods that are exchanged for another size or colour. */
export const exchanges = {
  OFFICE_EXCHANGE: "Wymiana",
  OFFICE_EXCHANGE_STOCK: "@variant (@stock szt.)",
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
