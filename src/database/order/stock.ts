import type { OrderReason } from "../../domain/catalogue/stock-movement.ts";
import type { Queryable } from "../queryable.ts";

export interface Taking {
  variantId: number;
  quantity: number;
}

/** Stock at or below this is told on pages, so its changes make them stale. */
const toldBelow = 3;

/**
 * Takes pieces from stock, all or none: returns the products whose pages tell their stock, or the
 * variants that have too little with what is left of them. Rows are locked in order of variant id, so
 * two orders never wait for each other crosswise; the quantity condition stands in the update itself.
 */
export async function takeStock(
  db: Queryable,
  takings: readonly Taking[],
  orderId: number,
  reason: OrderReason = "order",
): Promise<{ kind: "taken"; changedProducts: number[] } | { kind: "short"; left: Map<number, number> }> {
  const ids = takings.map((taking) => taking.variantId);
  const quantities = takings.map((taking) => taking.quantity);
  const { rows: locked } = await db.query<{ variant_id: number; quantity: number }>({
    name: "lock-stock",
    text: "SELECT variant_id, quantity FROM variants WHERE variant_id = ANY ($1::bigint[]) ORDER BY variant_id FOR UPDATE",
    values: [ids],
  });
  const { rows: taken } = await db.query<{ variant_id: number; product_id: number; quantity: number }>({
    name: "take-stock",
    text: `WITH taken AS (
        UPDATE variants v SET quantity = v.quantity - t.quantity
        FROM unnest($1::bigint[], $2::int[]) AS t (variant_id, quantity)
        WHERE v.variant_id = t.variant_id AND v.quantity >= t.quantity
        RETURNING v.variant_id, v.product_id, v.quantity, t.quantity AS gone
      ), noted AS (
        INSERT INTO stock_movements (variant_id, change, reason, order_id, stock_after) SELECT variant_id, -gone, $4, $3, quantity FROM taken
      ) SELECT variant_id, product_id, quantity FROM taken`,
    values: [ids, quantities, orderId, reason],
  });
  if (taken.length < takings.length) {
    const gone = new Set(taken.map((row) => row.variant_id));
    return {
      kind: "short",
      left: new Map(locked.filter((row) => !gone.has(row.variant_id)).map((row) => [row.variant_id, row.quantity])),
    };
  }
  return {
    kind: "taken",
    changedProducts: [...new Set(taken.filter((row) => row.quantity <= toldBelow).map((row) => row.product_id))],
  };
}

/** Returns as `takeStock` would, and takes nothing. */
export async function lookAtStock(db: Queryable, takings: readonly Taking[]): ReturnType<typeof takeStock> {
  const { rows } = await db.query<{ variant_id: number; quantity: number }>(
    "SELECT variant_id, v.quantity FROM variants v JOIN unnest($1::bigint[], $2::int[]) AS t (variant_id, quantity) USING (variant_id) WHERE v.quantity < t.quantity",
    [takings.map((taking) => taking.variantId), takings.map((taking) => taking.quantity)],
  );
  return rows.length === 0
    ? { kind: "taken", changedProducts: [] }
    : { kind: "short", left: new Map(rows.map((row) => [row.variant_id, row.quantity])) };
}

/** Returns the stock of one product by variant id, as it is this moment. */
export async function stockOf(db: Queryable, productId: number): Promise<Map<string, number>> {
  const { rows } = await db.query<{ variant_id: number; quantity: number }>({
    name: "stock-of",
    text: "SELECT variant_id, quantity FROM variants WHERE product_id = $1 AND shown ORDER BY position",
    values: [productId],
  });
  return new Map(rows.map((row) => [String(row.variant_id), row.quantity]));
}
