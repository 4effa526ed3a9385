import type { Dictionary } from "../../../translations.ts";

/** Polish: what the parts of settings and content are for. */
export const hub = {
  OFFICE_HUB_HOME: "Od czego zaczyna się sklep: baner, sezon i rzędy towarów.",
  OFFICE_HUB_MENU: "Co jest w menu i w jakiej kolejności.",
  OFFICE_HUB_NOTICES: "Linia nad nagłówkiem, od kiedy i do kiedy.",
  OFFICE_HUB_FOOTER: "Strony, grupy linków i to, czego chce prawo.",
  OFFICE_HUB_SYNONYMS: "Słowa, które w wyszukiwarce znaczą to samo, i słowa bez wyników.",
  OFFICE_HUB_REDIRECTS: "Dokąd prowadzą stare adresy.",
  OFFICE_HUB_TEXTS: "Każde zdanie, które sklep mówi sam, w trzech językach.",
  OFFICE_HUB_PAGES: "Regulamin, prywatność, zwroty, o firmie i każda inna strona z tekstem.",
  OFFICE_HUB_DELIVERY: "Kraje, przewoźnicy i ceny dostawy.",
  OFFICE_HUB_PAYMENTS: "Czym można zapłacić i co jest wyłączone.",
  OFFICE_HUB_OPENING: "Co zostało do otwarcia, policzone z tego, co jest.",
  OFFICE_HUB_SHOP: "Nazwa, adres, NIP, kontakt, konto: kto sprzedaje.",
  OFFICE_HUB_LOOKS: "Logo, kolory i ikona, ze stroną główną obok.",
  OFFICE_HUB_RULES: "Waluty, rezerwacje, granice i strony, których chce prawo.",
  OFFICE_HUB_LETTERS: "Od kogo wychodzą i czy poczta im wierzy.",
  OFFICE_HUB_BACKUPS: "Co noc sama, trzymana tyle dni, ile chcesz.",
  OFFICE_HUB_READY_TEXTS: "Teksty, od których zaczyna się wiadomość do kupującego.",
  OFFICE_HUB_CONNECTIONS: "KSeF, przewoźnicy, BaseLinker: dane i sprawdzenie.",
  OFFICE_HUB_WEBHOOKS: "Kto jest powiadamiany, gdy coś się stanie.",
  OFFICE_HUB_STAFF: "Kto tu pracuje i co komu wolno.",
  OFFICE_HUB_KEYS: "Dla programów, które czytają sklep albo coś w nim robią.",
  OFFICE_HUB_JOBS: "Co nie udało się samo: listy, płatności. Stąd można spróbować jeszcze raz.",
  OFFICE_HUB_LOG: "Kto co zrobił i kiedy.",
} as const satisfies Dictionary;
