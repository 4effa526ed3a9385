import type { protocol as polish } from "../../pl/server/protocol.ts";

/** Czech: the protocol of parcels handed over to a carrier. */
export const protocol = {
  PROTOCOL_TITLE: "Předávací protokol @day",
  PROTOCOL_NTH: "Č.",
  PROTOCOL_ORDER: "Objednávka",
  PROTOCOL_TRACKING: "Zásilka",
  PROTOCOL_NAME: "Příjemce",
  PROTOCOL_TO: "Kam",
  PROTOCOL_WEIGHT: "Váha",
  PROTOCOL_COD: "Dobírka",
  PROTOCOL_COUNT: "Balíků celkem: @count",
  PROTOCOL_SUM: "Dobírky: @sum",
  PROTOCOL_SENDER: "Podpis odesílatele",
  PROTOCOL_COURIER: "Podpis kurýra",
} as const satisfies Record<keyof typeof polish, string>;
