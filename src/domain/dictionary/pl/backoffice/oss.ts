import type { Dictionary } from "../../../translations.ts";

/** Polish: what the books say of VAT settled by OSS. */
export const oss = {
  OFFICE_OSS: "OSS, kwartał @quarter",
  OFFICE_OSS_TEXT:
    "VAT krajów, do których pojechały towary, tak jak mówią dokumenty. Tej sprzedaży nie ma w ewidencji miesiąca ani w JPK_V7M. Wykaz dokumentów przechowuj 10 lat.",
  OFFICE_OSS_EURO: "W euro po kursie EBC z dnia @day.",
  OFFICE_OSS_NO_EURO: "Kwoty w euro będą znane po ostatnim dniu kwartału, gdy EBC poda kurs.",
  OFFICE_OSS_LOOK_UP: "polski VAT",
  OFFICE_OSS_LOOK_UP_TEXT:
    "„Polski VAT” to sprzedaż sprzed zapisania dnia OSS albo do kraju bez stawki. Ma polski VAT, a po tym dniu nie powinna: ustal z księgową, jak ją rozliczyć.",
  OFFICE_OSS_CHILDREN:
    "Ubrania i buty dziecięce mają obniżoną stawkę w Irlandii i Luksemburgu. Sklep liczy tam stawkę podstawową.",
  OFFICE_OSS_NONE: "W tym kwartale nic nie sprzedano osobom w innych krajach Unii.",
  OFFICE_OSS_COUNTRY: "Kraj",
  OFFICE_OSS_RATE: "Stawka",
  OFFICE_OSS_CHARGED: "Pobrano",
  OFFICE_OSS_NET: "Podstawa (EUR)",
  OFFICE_OSS_VAT: "VAT (EUR)",
  OFFICE_OSS_ALL: "Razem",
  OFFICE_OSS_CORRECTION: "korekta za @quarter",
  OFFICE_OSS_TABLE: "Zestawienie OSS (CSV)",
  OFFICE_OSS_RECORD: "Wykaz dokumentów OSS (CSV)",
  OFFICE_OSS_RATES: "Stawki VAT w krajach Unii",
  OFFICE_OSS_RATES_TEXT:
    "Stawki podstawowe. Nowa stawka obowiązuje od podanego dnia; poprzednia kończy się dzień wcześniej.",
  OFFICE_OSS_RATE_SINCE: "od @from",
  OFFICE_OSS_RATE_DAYS: "@from – @until",
  OFFICE_OSS_RATE_SOURCE: "@source, zapisano @day",
  OFFICE_OSS_RATE_UNREAD: "z publicznych tabel, porównaj z bazą TEDB Komisji",
  OFFICE_OSS_RATE_FROM: "Od dnia",
  OFFICE_OSS_RATE_PERCENT: "Stawka w procentach",
  OFFICE_OSS_RATE_READ: "Skąd",
  OFFICE_OSS_RATE_ADD: "Zapisz stawkę",
  OFFICE_OSS_RATE_ADDED: "Stawka zapisana",
  OFFICE_OSS_RATE_REMOVED: "Stawka usunięta",
} as const satisfies Dictionary;
