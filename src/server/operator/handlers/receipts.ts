import type { OrderReceipt, receiptRoutes } from "../../../contract/operator/receipts.ts";
import { receiptOfOrder } from "../../../database/books/fiscal-receipts.ts";
import { provenSaleOf } from "../../../database/books/proven-sales.ts";
import { connectionOf } from "../../../database/connection/connections.ts";
import { orderNumbered } from "../../../database/order/orders.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { breaksOf } from "../../../domain/books/evidence.ts";
import { changeReceipt } from "../../../flows/books/change-receipt.ts";
import { type Handlers, refused } from "../context.ts";

/** Fiscal receipts. */
export const receiptHandlers: Handlers<keyof typeof receiptRoutes> = {
  async orderReceipt({ db, parameters: { number } }) {
    return (await orderNumbered(db, number)) === null
      ? refused("NOT_FOUND")
      : { answer: await receiptSaid(db, number) };
  },

  async changeReceipt({ db, parameters: { number }, body: { to }, log }) {
    if ((await orderNumbered(db, number)) === null) return refused("NOT_FOUND");
    const changed = await changeReceipt(db, { orderId: number, to }, log);
    if (changed.kind === "refused") return refused(changed.why === "off" ? "RECEIPTS_OFF" : "RECEIPT_NOT_NOW");
    return { answer: await receiptSaid(db, number) };
  },
};

async function receiptSaid(db: Queryable, orderId: number): Promise<OrderReceipt> {
  const on = (await connectionOf(db, "eparagony"))?.is_on === true;
  const sale = await provenSaleOf(db, orderId);
  const receipt = await receiptOfOrder(db, orderId);
  const isOpen = sale !== null && sale.total > 0 && receipt?.state !== "registered";
  return {
    on,
    breaks: sale === null ? [] : breaksOf(sale),
    receipt:
      receipt === null
        ? null
        : {
            state: receipt.state,
            number: receipt.number,
            device: receipt.device,
            url: receipt.url,
            registeredAt: receipt.registered_at?.toISOString() ?? null,
            problem: receipt.problem,
          },
    acts: [
      ...(isOpen && on && receipt?.state !== "asked" ? (["asked"] as const) : []),
      ...(isOpen && receipt?.state !== "elsewhere" ? (["elsewhere"] as const) : []),
    ],
  };
}
