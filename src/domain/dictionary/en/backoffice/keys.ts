import type { keys as polish } from "../../pl/backoffice/keys.ts";

/** Names of screens that come with their words. */
export const keys = {
  OFFICE_LOG: "Log",
  OFFICE_IMPORTS: "Import and export",
  OFFICE_CONNECTIONS: "Connections",
  OFFICE_HANDOVER: "Hand-over",
  OFFICE_PICKED_LABELS: "Shipping labels",
  OFFICE_KSEF: "KSeF",
  OFFICE_WEBHOOKS: "Webhooks",
  OFFICE_APIKEYS: "API keys",
} as const satisfies Record<keyof typeof polish, string>;
