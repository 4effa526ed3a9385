import type { Dictionary } from "../../../translations.ts";

/** What the parts of settings and content are for. */
export const hub = {
  OFFICE_HUB_HOME: "Čím obchod začíná: banner, sezona a řady zboží.",
  OFFICE_HUB_MENU: "Co je v menu a v jakém pořadí.",
  OFFICE_HUB_NOTICES: "Řádek nad hlavičkou, odkdy a dokdy.",
  OFFICE_HUB_FOOTER: "Stránky, skupiny odkazů a to, co chce zákon.",
  OFFICE_HUB_SYNONYMS: "Slova, která ve vyhledávání znamenají totéž, a slova bez výsledků.",
  OFFICE_HUB_REDIRECTS: "Kam vedou staré adresy.",
  OFFICE_HUB_TEXTS: "Každá věta, kterou obchod říká sám, ve třech jazycích.",
  OFFICE_HUB_PAGES: "Obchodní podmínky, soukromí, vrácení, o firmě a každá další stránka s textem.",
  OFFICE_HUB_DELIVERY: "Země, dopravci a ceny dopravy.",
  OFFICE_HUB_PAYMENTS: "Čím se dá zaplatit a co je vypnuté.",
  OFFICE_HUB_OPENING: "Co zbývá do otevření, spočítané z toho, co je.",
  OFFICE_HUB_SHOP: "Název, adresa, NIP, kontakt, účet: kdo prodává.",
  OFFICE_HUB_LOOKS: "Logo, barvy a ikona, s úvodní stránkou vedle.",
  OFFICE_HUB_RULES: "Měny, rezervace, hranice a stránky, které chce zákon.",
  OFFICE_HUB_LETTERS: "Od koho odcházejí a zda jim pošta věří.",
  OFFICE_HUB_BACKUPS: "Každou noc sama, uchovaná, jak dlouho chcete.",
  OFFICE_HUB_READY_TEXTS: "Texty, od kterých začíná zpráva kupujícímu.",
  OFFICE_HUB_CONNECTIONS: "KSeF, dopravci, BaseLinker: údaje a zkouška.",
  OFFICE_HUB_WEBHOOKS: "Kdo se dozví, když se něco stane.",
  OFFICE_HUB_STAFF: "Kdo tu pracuje a co smí.",
  OFFICE_HUB_KEYS: "Pro programy, které obchod čtou nebo v něm něco dělají.",
  OFFICE_HUB_JOBS: "Co se samo nepodařilo: e-maily, platby. Odsud to lze zkusit znovu.",
  OFFICE_HUB_LOG: "Kdo co udělal a kdy.",
} as const satisfies Dictionary;
