import type { signIn as polish } from "../pl/sign-in.ts";

/** Czech: social sign-in, in the panel and the login modal. */
export const signIn = {
  SIGN_IN_CONNECT: "Propojit",
  SIGN_IN_WITH: "Propojit přes @provider",
  SIGN_IN_NOTICE: "Skript služby se načte až po kliknutí; služba se pak o návštěvě dozví.",
  SIGN_IN_PRIVACY: "Soukromí",
  SIGN_IN_STAND_IN: "Na zkoušku: tyto služby předstírá tento počítač a osoby jsou vymyšlené.",
  SIGN_IN_WAIT: "Propojuji…",
  SIGN_IN_FAILED: "Propojení se nezdařilo. Zkuste to znovu, nebo objednejte bez něj.",
  SIGN_IN_AGAIN: "Vše je připraveno. Klikněte ještě jednou a otevře se přihlašovací okno.",
  SIGN_IN_FINISH: "Okno se neotevřelo? Použijte toto tlačítko:",
  SIGN_IN_CONNECTED: "Propojeno přes @provider: @name.",
  SIGN_IN_ACCOUNT: "Účet založíme s objednávkou, bez hesla.",
  SIGN_IN_DISCONNECT: "Odpojit",
  SIGN_IN_DONE: "Přihlášeno přes @provider.",
} as const satisfies Record<keyof typeof polish, string>;
