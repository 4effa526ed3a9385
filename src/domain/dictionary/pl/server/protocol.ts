import type { Dictionary } from "../../../translations.ts";

/** Polish: the protocol of parcels handed over to a carrier. */
export const protocol = {
  PROTOCOL_TITLE: "Protokół nadania @day",
  PROTOCOL_NTH: "Lp.",
  PROTOCOL_ORDER: "Zamówienie",
  PROTOCOL_TRACKING: "Przesyłka",
  PROTOCOL_NAME: "Odbiorca",
  PROTOCOL_TO: "Dokąd",
  PROTOCOL_WEIGHT: "Waga",
  PROTOCOL_COD: "Pobranie",
  PROTOCOL_COUNT: "Razem paczek: @count",
  PROTOCOL_SUM: "Pobrania: @sum",
  PROTOCOL_SENDER: "Podpis nadawcy",
  PROTOCOL_COURIER: "Podpis kuriera",
} as const satisfies Dictionary;
