import type { ContentOf } from "../../database/mail/email-contents.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { OrderRow } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";

/** Writes to the buyer what was given back of an order, with the correction: one email for a settlement, or for money that went back without one. */
export async function writeSettled(
  db: Queryable,
  { order, settlement, back }: { order: Pick<OrderRow, "order_id" | "email" | "lan_id"> } & ContentOf<"orderSettled">,
): Promise<void> {
  const occasion =
    settlement === null ? `back:${back.map(({ by, id }) => `${by}:${id}`).join(",")}` : `settlement:${settlement}`;
  await writeEmails(db, [
    {
      kind: "orderSettled",
      recipient: order.email,
      lanId: order.lan_id,
      orderId: order.order_id,
      occasion,
      content: { settlement, back: back.map(({ by, id }) => ({ by, id })) },
    },
  ]);
}
