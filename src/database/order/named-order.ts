import { type NamedLine, orderNumberIn } from "../../domain/order/chosen-pieces.ts";
import type { Queryable } from "../queryable.ts";

/**
 * Returns the lines of which something is left of the order that a number and the address it was ordered with name together; null:
 * there is no such order. Nothing else of it is told by them.
 */
export async function namedOrder(
  db: Queryable,
  { order, email }: { order: string; email: string },
): Promise<{ orderId: number; lines: NamedLine[] } | null> {
  const { rows } = await db.query<{ order_id: number; lines: NamedLine[] }>(
    `SELECT o.order_id, coalesce((SELECT jsonb_agg(jsonb_build_object('position', l.position, 'name', concat_ws(' ', l.product_name, nullif(l.variant_name, '')),
         'left', l.quantity_left, 'exception', s.withdrawal_exception) ORDER BY l.position)
       FROM order_lines_left l JOIN order_lines s USING (order_id, position) WHERE l.order_id = o.order_id AND l.quantity_left > 0), '[]') AS lines
     FROM orders o WHERE o.order_id = $1 AND lower(o.email) = lower($2)`,
    [orderNumberIn(order), email],
  );
  const found = rows[0];
  return found === undefined ? null : { orderId: found.order_id, lines: found.lines };
}
