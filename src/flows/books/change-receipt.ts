import { askForReceipt, lockReceipt, moveReceipt, planReceipt } from "../../database/books/fiscal-receipts.ts";
import { connectionOf } from "../../database/connection/connections.ts";
import { provenSaleOf } from "../../database/books/proven-sales.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";

/** `off`: no service is connected; `unsold`: there is no sale to a person to register, or it is registered or on its way. */
export type ReceiptChanged = { kind: "changed" } | { kind: "refused"; why: "off" | "unsold" };

/** Has a sale registered, now or again, or says that another cash register has (`elsewhere`), in the caller's transaction and logged. */
export async function changeReceipt(
  db: Queryable,
  { orderId, to }: { orderId: number; to: "asked" | "elsewhere" },
  log: Log,
): Promise<ReceiptChanged> {
  const sale = await provenSaleOf(db, orderId);
  const receipt = await lockReceipt(db, orderId);
  if (sale === null || receipt?.state === "registered" || (receipt?.state === "asked" && to === "asked"))
    return { kind: "refused", why: "unsold" };
  if (to === "asked" && (await connectionOf(db, "eparagony"))?.is_on !== true) return { kind: "refused", why: "off" };
  if (receipt === null) await askForReceipt(db, sale);
  if (receipt !== null || to === "elsewhere") await moveReceipt(db, orderId, { to, problem: null });
  if (to === "asked" && receipt !== null) await planReceipt(db, orderId, 0);
  await log({
    act: "changeReceipt",
    entity: "order",
    entityId: orderId,
    part: "documents",
    before: { state: receipt?.state ?? null },
    after: { state: to, document: sale.document },
  });
  return { kind: "changed" };
}
