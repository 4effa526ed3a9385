import type { atRest as polish } from "../pl/at-rest.ts";

/** Czech: what is said beside a page that rests: no connection, and the offer to install the shop. */
export const atRest = {
  OFFLINE_LINE: "Bez připojení. Košík funguje dál.",
  OFFLINE_OVER: "Připojení je zpět.",
  INSTALL_TITLE: "Obchod jako aplikace",
  INSTALL_TEXT: "Nainstalujte si obchod jako aplikaci: otevře se hned a košík funguje i bez internetu.",
  INSTALL_YES: "Nainstalovat",
  INSTALL_NO: "Ne, děkuji",
} as const satisfies Record<keyof typeof polish, string>;
