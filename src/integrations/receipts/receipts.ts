import type { ConnectionResult } from "../../domain/connection/connections.ts";
import type { ReceiptLine } from "../../domain/books/fiscal-receipt.ts";

/** A sale to be registered; the same token registers it once. */
export interface ReceiptOrdered {
  documentToken: string;
  transactionToken: string;
  orderId: number;
  document: string;
  /** Grosze. */
  total: number;
  lines: readonly ReceiptLine[];
  /** Paid in cash to whoever brought it. */
  cash: boolean;
  soldAt: Date;
}

/** `taken`: the service has it; `later`: nobody knows, or not now. */
export type ReceiptAnswer = { kind: "taken" } | { kind: "refused" | "later"; problem: string };

/** How a sale stands; `unknown`: the service has none under this token. */
export type ReceiptStanding =
  | { kind: "registered"; number: string; device: string | null; url: string | null; at: Date | null }
  | { kind: "waits" | "unknown" }
  | { kind: "refused" | "later"; problem: string };

/** A service with cash registers. None of its calls throws. */
export interface Receipts {
  register(sale: ReceiptOrdered): Promise<ReceiptAnswer>;
  look(documentToken: string): Promise<ReceiptStanding>;
  /** Asks whether it knows the shop; changes nothing there. */
  check(): Promise<{ result: Exclude<ConnectionResult, "locked">; says: string }>;
}
