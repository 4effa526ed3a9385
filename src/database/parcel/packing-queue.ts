import { isHeld } from "../order/order-changes.ts";
import { lineCodes } from "../order/orders.ts";
import type { Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** Returns the orders that are to be packed, with the moment from which they could be sent: the earliest first. */
export async function ordersToPack(db: Queryable): Promise<{ order_id: number; since: Date }[]> {
  const { rows } = await db.query<{ order_id: number; since: Date }>(
    `SELECT order_id, coalesce((SELECT min(at) FROM order_history h WHERE h.order_id = o.order_id AND h.state IN ('new', 'paid')), created_at) AS since
     FROM orders o WHERE status IN ('new', 'paid') AND NOT ${isHeld} ORDER BY since, order_id`,
  );
  return rows;
}

export interface OrderToPackRow {
  order_id: number;
  created_at: Date;
  client_data: Record<string, unknown>;
  shipping_name: Said;
  country_name: Said;
  shipping_point: string | null;
  shipping_point_address: string | null;
  /** Parcels it has already. */
  parcels: number;
}

/** Returns what a packer has to know of orders. */
export async function packedOrders(db: Queryable, orderIds: readonly number[]): Promise<OrderToPackRow[]> {
  const { rows } = await db.query<OrderToPackRow>(
    `SELECT order_id, o.created_at, client_data, shipping_name, country_name, shipping_point, shipping_point_address,
       (SELECT count(*)::int FROM parcels p WHERE p.order_id = o.order_id) AS parcels
     FROM orders o JOIN shippings USING (zone_id, shipping_id) JOIN countries USING (country_id) WHERE order_id = ANY ($1)`,
    [orderIds],
  );
  return rows;
}

export interface LineToPackRow {
  order_id: number;
  position: number;
  product_id: number;
  variant_id: number;
  product_name: string;
  variant_name: string;
  sku: string | null;
  gtin: string | null;
  codes: string[];
  shelf: string | null;
  /** How many of it were not given back. */
  quantity: number;
  packed: number;
}

/** Returns the lines of orders of which something is to be sent, with where each lies today. */
export async function linesToPack(db: Queryable, orderIds: readonly number[]): Promise<LineToPackRow[]> {
  const { rows } = await db.query<LineToPackRow>(
    `SELECT order_id, l.position, l.product_id, variant_id, product_name, variant_name, l.sku, l.gtin, ${lineCodes} AS codes, v.shelf, quantity_left AS quantity, packed
     FROM order_lines_left l JOIN variants v USING (variant_id) WHERE order_id = ANY ($1) AND quantity_left > 0 ORDER BY order_id, l.position`,
    [orderIds],
  );
  return rows;
}
