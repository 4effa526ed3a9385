import type { Order } from "../../contract/operator/order.ts";
import { exchangeCode } from "../../domain/payment/payment.ts";

/** Returns whether a bank transfer is awaited for an order: for all of it, or for what it costs more since it was changed or exchanged. */
export function awaitsTransfer({ payment, money }: Pick<Order, "payment" | "money">): boolean {
  return money !== undefined && money.missing > 0 && (payment.code === "bank" || payment.code === exchangeCode);
}
