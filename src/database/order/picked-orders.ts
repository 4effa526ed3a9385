import type { Queryable } from "../queryable.ts";

export interface OrderBuyerRow {
  order_id: number;
  name: string;
  email: string;
  phone: string;
  street: string;
  post_code: string;
  city: string;
  country: string;
}

/** Returns who bought orders and where they go, the newest first; whoever was erased is left out. */
export async function buyersOf(db: Queryable, numbers: readonly number[]): Promise<OrderBuyerRow[]> {
  const { rows } = await db.query<OrderBuyerRow>(
    `SELECT order_id, concat_ws(' ', nullif(client_data ->> 'shippingFirstName', ''), nullif(client_data ->> 'shippingLastName', '')) AS name,
       email, coalesce(client_data ->> 'phone', '') AS phone, coalesce(client_data ->> 'shippingStreet', '') AS street,
       coalesce(client_data ->> 'shippingPostCode', '') AS post_code, coalesce(client_data ->> 'shippingCity', '') AS city, country_code AS country
     FROM orders JOIN countries USING (country_id) WHERE order_id = ANY ($1) ORDER BY order_id DESC`,
    [numbers],
  );
  return rows;
}

/** Has nobody else change these orders until the transaction ends, the lowest number first: two who change the same ones wait for each other. */
export async function lockOrders(db: Queryable, numbers: readonly number[]): Promise<void> {
  await db.query("SELECT FROM orders WHERE order_id = ANY ($1) ORDER BY order_id FOR NO KEY UPDATE", [numbers]);
}
