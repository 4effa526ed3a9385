import type { Dictionary } from "../../translations.ts";

/** Polish: what is said beside a page that rests: no connection, and the offer to install the shop. */
export const atRest = {
  OFFLINE_LINE: "Brak połączenia. Koszyk działa dalej.",
  OFFLINE_OVER: "Połączenie wróciło.",
  INSTALL_TITLE: "Aplikacja sklepu",
  INSTALL_TEXT: "Zainstaluj sklep jako aplikację: otwiera się od razu, a koszyk działa także bez internetu.",
  INSTALL_YES: "Zainstaluj",
  INSTALL_NO: "Nie, dziękuję",
} as const satisfies Dictionary;
