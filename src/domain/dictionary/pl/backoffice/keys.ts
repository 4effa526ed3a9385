import type { Dictionary } from "../../../translations.ts";

/** Polish: names of screens that come with their words. */
export const keys = {
  OFFICE_LOG: "Dziennik",
  OFFICE_IMPORTS: "Import i eksport",
  OFFICE_CONNECTIONS: "Połączenia",
  OFFICE_HANDOVER: "Przekazanie kurierowi",
  OFFICE_PICKED_LABELS: "Etykiety nadawcze",
  OFFICE_KSEF: "KSeF",
  OFFICE_WEBHOOKS: "Webhooki",
  OFFICE_APIKEYS: "Klucze API",
} as const satisfies Dictionary;
