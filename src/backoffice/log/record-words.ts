import type { LogEntity } from "../../domain/staff/log-entities.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";

interface EntityWords {
  /** The kind, where one is chosen. */
  many: BackofficePlainCode;
  /** One record of it, with its number. */
  one: `OFFICE_LOG_${"ORDER" | "WITHDRAWAL" | "RETURN" | "COMPLAINT" | "ORDERVIEW" | "READYTEXT" | "EMAIL" | "REVIEW" | "JOB" | "STAFF" | "KEY"}`;
  /** Where a record of it is seen; null: nowhere. */
  path: ((id: string) => string) | null;
}

/** What each kind of record is called, and where it is seen. */
export const entityWords: Readonly<Record<LogEntity, EntityWords>> = {
  order: { many: "OFFICE_LOG_OF_ORDER", one: "OFFICE_LOG_ORDER", path: (id) => `/orders/${id}` },
  withdrawal: { many: "OFFICE_LOG_OF_WITHDRAWAL", one: "OFFICE_LOG_WITHDRAWAL", path: () => "/returns?view=all" },
  return: { many: "OFFICE_LOG_OF_RETURN", one: "OFFICE_LOG_RETURN", path: (id) => `/returns/${id}` },
  complaint: { many: "OFFICE_COMPLAINTS", one: "OFFICE_LOG_COMPLAINT", path: (id) => `/complaints/${id}` },
  readyText: { many: "OFFICE_LOG_OF_READYTEXT", one: "OFFICE_LOG_READYTEXT", path: null },
  email: { many: "OFFICE_LOG_OF_EMAIL", one: "OFFICE_LOG_EMAIL", path: null },
  review: { many: "OFFICE_LOG_OF_REVIEW", one: "OFFICE_LOG_REVIEW", path: null },
  job: { many: "OFFICE_LOG_OF_JOB", one: "OFFICE_LOG_JOB", path: null },
  orderView: { many: "OFFICE_LOG_OF_ORDERVIEW", one: "OFFICE_LOG_ORDERVIEW", path: null },
  staff: { many: "OFFICE_LOG_OF_STAFF", one: "OFFICE_LOG_STAFF", path: () => "/staff" },
  key: { many: "OFFICE_LOG_OF_KEY", one: "OFFICE_LOG_KEY", path: () => "/keys" },
};
