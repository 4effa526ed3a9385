import type { LogEntity } from "../../contract/operator/log.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";

interface EntityWords {
  /** The kind, where one is chosen. */
  many: BackofficePlainCode;
  /** One record of it, with its number. */
  one: "OFFICE_LOG_ORDER" | "OFFICE_LOG_WITHDRAWAL" | "OFFICE_LOG_ORDERVIEW" | "OFFICE_LOG_STAFF" | "OFFICE_LOG_KEY";
  /** Where a record of it is seen; null: nowhere. */
  path: ((id: string) => string) | null;
}

/** What each kind of record is called, and where it is seen. */
export const entityWords: Readonly<Record<LogEntity, EntityWords>> = {
  order: { many: "OFFICE_LOG_OF_ORDER", one: "OFFICE_LOG_ORDER", path: (id) => `/orders/${id}` },
  withdrawal: { many: "OFFICE_LOG_OF_WITHDRAWAL", one: "OFFICE_LOG_WITHDRAWAL", path: () => "/withdrawals?view=all" },
  orderView: { many: "OFFICE_LOG_OF_ORDERVIEW", one: "OFFICE_LOG_ORDERVIEW", path: null },
  staff: { many: "OFFICE_LOG_OF_STAFF", one: "OFFICE_LOG_STAFF", path: () => "/staff" },
  key: { many: "OFFICE_LOG_OF_KEY", one: "OFFICE_LOG_KEY", path: () => "/keys" },
};
