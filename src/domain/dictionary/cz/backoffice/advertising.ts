import type { advertising as polish } from "../../pl/backoffice/advertising.ts";

/** Czech: whom the shop's server tells of purchases. */
export const advertising = {
  OFFICE_CONNECTION_GA4: "Google Analytics: nákupy ze serveru",
  OFFICE_CONNECTION_GA4_TEXT:
    "Když se objednávka stane prodejem, obchod to řekne Google Analytics (Measurement Protocol), i když to prohlížeč nestihl. Jen o objednávkách lidí, kteří souhlasili se statistikou a u nichž běží skript Googlu (ANALYTICS_ID), pod stejným číslem, takže se počítají jednou. Kontrola říká jen to, zda jsou identifikátor a událost správně: klíč tu Google nekontroluje, podívejte se proto potom do přehledu „V reálném čase“. Než to zapnete, doplňte to do svých zásad ochrany osobních údajů.",
  OFFICE_CONNECTION_GA4_MEASUREMENTID: "ID měření (G-…)",
  OFFICE_CONNECTION_GA4_APISECRET: "Tajný klíč API (Measurement Protocol)",
  OFFICE_CONNECTION_META: "Meta: měření reklam ze serveru",
  OFFICE_CONNECTION_META_TEXT:
    "Když se objednávka stane prodejem, obchod to řekne společnosti Meta (Conversions API): co a za kolik, s otiskem SHA-256 e-mailu. Jen o objednávkách lidí, kteří souhlasili s měřením reklam; o tento souhlas začne obchod žádat, když to zapnete. Skript Mety v prohlížeči není. Než to zapnete, doplňte to do svých zásad ochrany osobních údajů.",
  OFFICE_CONNECTION_META_PIXELID: "Datová sada (Pixel ID)",
  OFFICE_CONNECTION_META_ACCESSTOKEN: "Přístupový token",
  OFFICE_CONNECTION_META_TESTEVENTCODE: "Kód z karty „Testovat události“, pro kontrolu připojení",
  OFFICE_CONNECTION_CENEO: "Ceneo: důvěryhodná hodnocení (Zaufane Opinie)",
  OFFICE_CONNECTION_CENEO_TEXT:
    "V objednávce se objeví políčko, které nikdo nemusí zaškrtnout: kupující v něm žádá o dotazník Cenea a souhlasí s předáním e-mailu, čísla objednávky a zboží s cenami. Jen po tomto souhlasu se na potvrzení objednávky načte skript Cenea. Souhlas, jeho okamžik a slova zůstanou u objednávky. Ceneo odpovídá na každý identifikátor stejně, zkontrolujte ho proto dvakrát. Než to zapnete, doplňte Ceneo do svých zásad ochrany osobních údajů.",
  OFFICE_CONNECTION_CENEO_ACCOUNTGUID: "Identifikátor účtu (GUID)",
  OFFICE_CONNECTION_CENEO_WORKDAYS: "Po kolika pracovních dnech od objednávky má dotazník přijít (1–30)",
} as const satisfies Record<keyof typeof polish, string>;
