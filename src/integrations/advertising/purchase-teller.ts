import type { ConnectionResult } from "../../domain/connection/connections.ts";
import { type Currency, decimal } from "../../domain/money.ts";
import type { KnownBy } from "../../domain/order/purchase-report.ts";

/** A sale, in hundredths of its currency. */
export interface Purchase {
  orderId: number;
  currency: Currency;
  /** What was to be paid, delivery included. */
  total: number;
  shipping: number;
  soldAt: Date;
  items: readonly PurchaseItem[];
  email: string;
  /** The shop's own address. */
  shopUrl: string;
}

interface PurchaseItem {
  productId: string;
  /** As the shop's feeds number it. */
  feedId: string;
  name: string;
  /** '' where the product has one variant alone. */
  variant: string;
  price: number;
  quantity: number;
}

/** `taken`: the service has it; `refused`: it never will; `later`: nobody knows, or not now; `credentials`: not before somebody sees to the connection. */
export type TellAnswer = { kind: "taken" } | { kind: "refused" | "later" | "credentials"; problem: string };

/** A service that is told of purchases; the same purchase told twice is counted once there. None of its calls throws. */
export interface PurchaseTeller {
  tell(purchase: Purchase, knownBy: KnownBy): Promise<TellAnswer>;
  /** Asks whether it knows the shop; nothing of it is counted as a purchase. */
  check(): Promise<{ result: Exclude<ConnectionResult, "locked">; says: string }>;
}

/** What became of a call that got no answer. */
export function unanswered(error: unknown): { kind: "later"; problem: string } {
  return { kind: "later", problem: error instanceof Error ? error.message : "no answer" };
}

/** Returns hundredths as a number that is written with the same digits: 14997 → 149.97. */
export function amountOf(hundredths: number): number {
  return Number(decimal(hundredths));
}
