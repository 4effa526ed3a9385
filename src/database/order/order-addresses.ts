import type { Queryable } from "../queryable.ts";

/** Writes where an order goes and how its buyer is reached: fields of its form that are given, the others stay. */
export async function saveAddress(
  db: Queryable,
  orderId: number,
  { email, fields }: { email: string; fields: Readonly<Record<string, unknown>> },
): Promise<void> {
  await db.query(
    "UPDATE orders SET email = $2, client_data = client_data || $3::jsonb, address_version = address_version + 1 WHERE order_id = $1",
    [orderId, email, JSON.stringify(fields)],
  );
}
