import type { keys as polish } from "../../pl/backoffice/keys.ts";

/** Names of screens that come with their words. */
export const keys = {
  OFFICE_LOG: "Deník",
  OFFICE_IMPORTS: "Import a export",
  OFFICE_CONNECTIONS: "Propojení",
  OFFICE_HANDOVER: "Předání kurýrovi",
  OFFICE_PICKED_LABELS: "Přepravní štítky",
  OFFICE_KSEF: "KSeF",
  OFFICE_WEBHOOKS: "Webhooky",
  OFFICE_APIKEYS: "Klíče API",
} as const satisfies Record<keyof typeof polish, string>;
