import type { Dictionary } from "../../translations.ts";

/** Polish: social sign-in, in the panel and the login modal. */
export const signIn = {
  SIGN_IN_CONNECT: "Połącz",
  SIGN_IN_WITH: "Połącz przez @provider",
  SIGN_IN_NOTICE: "Skrypt serwisu wczyta się dopiero po kliknięciu; serwis dowie się wtedy o wizycie.",
  SIGN_IN_PRIVACY: "Prywatność",
  SIGN_IN_STAND_IN: "Na próbę: te serwisy udaje ten komputer, a osoby są wymyślone.",
  SIGN_IN_WAIT: "Łączę…",
  SIGN_IN_FAILED: "Nie udało się połączyć. Spróbuj ponownie albo zamów bez łączenia.",
  SIGN_IN_AGAIN: "Wszystko gotowe. Kliknij jeszcze raz, a otworzy się okno logowania.",
  SIGN_IN_FINISH: "Okno się nie otworzyło? Użyj tego przycisku:",
  SIGN_IN_CONNECTED: "Połączono przez @provider: @name.",
  SIGN_IN_ACCOUNT: "Konto założymy razem z zamówieniem, bez hasła.",
  SIGN_IN_DISCONNECT: "Rozłącz",
  SIGN_IN_DONE: "Zalogowano przez @provider.",
} as const satisfies Dictionary;
