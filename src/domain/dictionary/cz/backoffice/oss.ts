import type { Dictionary } from "../../../translations.ts";

/** Czech: what the books say of VAT settled by OSS. */
export const oss = {
  OFFICE_OSS: "OSS, čtvrtletí @quarter",
  OFFICE_OSS_TEXT:
    "DPH zemí, kam zboží odjelo, tak jak ji uvádějí doklady. Tento prodej není v evidenci měsíce ani v JPK_V7M. Seznam dokladů uchovávejte 10 let.",
  OFFICE_OSS_EURO: "V eurech kurzem ECB ze dne @day.",
  OFFICE_OSS_NO_EURO: "Částky v eurech budou známy po posledním dni čtvrtletí, až ECB zveřejní kurz.",
  OFFICE_OSS_LOOK_UP: "polská DPH",
  OFFICE_OSS_LOOK_UP_TEXT:
    "„Polská DPH“ znamená prodej z doby, než byl zapsán den OSS, nebo do země bez sazby. Má polskou DPH, a po tomto dni by mít neměl: domluvte se s účetní, jak ho vypořádat.",
  OFFICE_OSS_CHILDREN:
    "Dětské oblečení a obuv mají v Irsku a Lucembursku sníženou sazbu. Obchod tam počítá základní sazbu.",
  OFFICE_OSS_NONE: "V tomto čtvrtletí se osobám v jiných zemích Unie nic neprodalo.",
  OFFICE_OSS_COUNTRY: "Země",
  OFFICE_OSS_RATE: "Sazba",
  OFFICE_OSS_CHARGED: "Účtováno",
  OFFICE_OSS_NET: "Základ (EUR)",
  OFFICE_OSS_VAT: "DPH (EUR)",
  OFFICE_OSS_ALL: "Celkem",
  OFFICE_OSS_CORRECTION: "oprava za @quarter",
  OFFICE_OSS_TABLE: "Přiznání OSS (CSV)",
  OFFICE_OSS_RECORD: "Seznam dokladů OSS (CSV)",
  OFFICE_OSS_RATES: "Sazby DPH v zemích Unie",
  OFFICE_OSS_RATES_TEXT: "Základní sazby. Nová sazba platí od uvedeného dne; předchozí končí o den dřív.",
  OFFICE_OSS_RATE_SINCE: "od @from",
  OFFICE_OSS_RATE_DAYS: "@from – @until",
  OFFICE_OSS_RATE_SOURCE: "@source, zapsáno @day",
  OFFICE_OSS_RATE_UNREAD: "z veřejných tabulek, porovnejte s databází TEDB Komise",
  OFFICE_OSS_RATE_FROM: "Ode dne",
  OFFICE_OSS_RATE_PERCENT: "Sazba v procentech",
  OFFICE_OSS_RATE_READ: "Zdroj",
  OFFICE_OSS_RATE_ADD: "Uložit sazbu",
  OFFICE_OSS_RATE_ADDED: "Sazba uložena",
  OFFICE_OSS_RATE_REMOVED: "Sazba odstraněna",
} as const satisfies Dictionary;
