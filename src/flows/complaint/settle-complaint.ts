import { type ComplaintRow, updateComplaint } from "../../database/complaint/complaints.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { invoiceWords } from "../../domain/invoice/invoice-words.ts";
import { languageOf } from "../../domain/language.ts";
import { type OrderSettled, type OrderSettling, settleOrder } from "../order/settle-order.ts";

export type ComplaintSettled =
  | OrderSettled
  /** `undecided`: it has no answer that gives money, is carried out already, or nobody knows of which line it is. */
  | { kind: "refused"; why: "undecided" };

/**
 * Carries out a lower price, or a refund of goods that the buyer keeps, in the caller's transaction and logged: the line
 * costs so much less. Goods that come back for a refund are a return of their own.
 */
export async function settleComplaint(
  db: Queryable,
  {
    before,
    less,
    money,
    tell,
    now,
  }: {
    before: ComplaintRow;
    /** Hundredths of the order's currency. */
    less: number;
    now: Date;
  } & Pick<OrderSettling, "money" | "tell">,
  log: Log,
): Promise<ComplaintSettled> {
  const { order_id: orderId, position, outcome } = before;
  if (
    orderId === null ||
    position === null ||
    before.closed_at !== null ||
    (outcome !== "reduction" && outcome !== "refund")
  )
    return { kind: "refused", why: "undecided" };
  const { order } = (await orderNumbered(db, orderId))!;
  const settled = await settleOrder(
    db,
    {
      orderId,
      kind: "reduction",
      taken: { lines: [{ position, quantity: 0, restocked: 0, less }], shipping: 0 },
      withheld: 0,
      reason: invoiceWords(languageOf(order.lan_id).lanCode).line("REASON_COMPLAINT"),
      money,
      tell,
      now,
    },
    log,
  );
  if (settled.kind === "refused") return settled;
  await updateComplaint(db, { ...before, settlement_id: settled.settlementId, closed_at: now });
  await log({
    act: "settleComplaint",
    entity: "complaint",
    entityId: before.complaint_id,
    after: { settlement: settled.settlementId, amount: settled.amount },
  });
  return settled;
}
