import type { ContentOf } from "../../database/mail/email-contents.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { GoingBack } from "../payment/give-money-back.ts";
import type { PlannedChange } from "./plan-order-change.ts";

/** Writes to the buyer what has changed of their order, one email for a change: lines before and since, the difference, and how it is paid or goes back. */
export async function writeChanged(
  db: Queryable,
  { plan, changeId, reason, ways }: { plan: PlannedChange; changeId: number; reason: string; ways: GoingBack[] },
): Promise<void> {
  const { order, totals, delivery, pointsBack } = plan;
  await writeEmails(db, [
    {
      kind: "orderChanged",
      recipient: order.email,
      lanId: order.lan_id,
      orderId: order.order_id,
      occasion: `change:${changeId}`,
      content: {
        change: changeId,
        reason,
        lines: linesOf(plan),
        shippingBefore: order.shipping,
        shipping: totals.amount.shipping,
        delivery: delivery.shipping_id !== order.shipping_id || delivery.shipping_point !== order.shipping_point,
        reductionBefore: order.discount + order.points,
        reduction: totals.amount.discount + totals.amount.points,
        totalBefore: order.total,
        total: totals.amount.total,
        points: pointsBack,
        back: ways.map(({ by, id }) => ({ by, id })),
      },
    },
  ]);
}

/** The lines that are others than they were: pieces and what they cost, before and since. */
function linesOf({ before, lines }: PlannedChange): ContentOf<"orderChanged">["lines"] {
  const positions = [...new Set([...before, ...lines].map(({ position }) => position))].toSorted((a, b) => a - b);
  return positions.flatMap((position) => {
    const [was, is] = [before, lines].map((of) => of.find((line) => line.position === position));
    const { product_name, variant_name } = (is ?? was)!;
    const changed = was?.quantity !== is?.quantity || was?.unit_price_pln !== is?.unit_price_pln;
    return changed
      ? [
          {
            name: [product_name, variant_name].filter(Boolean).join(", "),
            quantityBefore: was?.quantity ?? 0,
            amountBefore: was?.amount ?? 0,
            quantity: is?.quantity ?? 0,
            amount: is?.amount ?? 0,
          },
        ]
      : [];
  });
}
