import type { LanCode } from "../../domain/language.ts";
import type { Currency } from "../../domain/money.ts";
import type { MoneyState } from "../../domain/order/money-state.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { newBind } from "../bind.ts";
import type { Queryable } from "../queryable.ts";
import { filterSql, isPartlySent, lookupSql, type OrderFilter } from "./staff-order-filter.ts";

const worth = "greatest(0, o.products_pln + o.shipping_pln - o.discount_pln - o.points_pln)";

/** How lists are sorted; the number decides among equals. */
const sorts = {
  due: { by: "d.due, o.order_id", place: ["d.due", "o.order_id"], behind: ">" },
  newest: { by: "o.order_id DESC", place: ["o.order_id"], behind: "<" },
  oldest: { by: "o.order_id", place: ["o.order_id"], behind: ">" },
  largest: { by: `${worth} DESC, o.order_id DESC`, place: [worth, "o.order_id"], behind: "<" },
  smallest: { by: `${worth}, o.order_id`, place: [worth, "o.order_id"], behind: ">" },
} as const;
export type OrderSort = keyof typeof sorts;

export interface StaffOrderRow {
  order_id: number;
  created_at: Date;
  status: OrderState;
  /** A parcel has left while something is still here. */
  partly_sent: boolean;
  buyer: string;
  country: string;
  total: number;
  /** The total in grosze, by which lists are sorted. */
  worth: number;
  currency: Currency;
  money: MoneyState;
  shipping: string;
  shipping_name: string;
  payment_code: string;
  payment_name: string;
  lines: number;
  /** How many are still its buyer's to get or keep; of one cancelled or given back whole, how many it had. */
  pieces: number;
  tags: string[];
  state_version: number;
}

/** Where a page of a list begins: behind the order that is worth so much, or due then, and has this number. */
export interface OrderCursor {
  first: number;
  orderId: number;
}

/** Returns so many of the orders a filter leaves, with the names of their methods in a language; sorted by `due` those alone of which `dues` says by when, as a number that grows with it. */
export async function staffOrders(
  db: Queryable,
  filter: OrderFilter,
  {
    sort,
    after,
    most,
    lanCode,
    dues,
  }: {
    sort: OrderSort;
    after: OrderCursor | null;
    most: number;
    lanCode: LanCode;
    dues: ReadonlyMap<number, number>;
  },
): Promise<StaffOrderRow[]> {
  const bind = newBind();
  const { by, behind, place } = sorts[sort];
  const lan = `${bind(lanCode)}::text`;
  const values =
    after === null ? [] : place.map((column) => bind(column === "o.order_id" ? after.orderId : after.first));
  const [withDue, from] =
    sort === "due"
      ? [
          ", d.due",
          `unnest(${bind([...dues.keys()])}::bigint[], ${bind([...dues.values()])}::int[]) AS d (order_id, due) JOIN orders o USING (order_id)`,
        ]
      : ["", "orders o"];
  const begins = after === null ? "" : ` AND (${place.join(", ")}) ${behind} (${values.join(", ")})`;
  const { rows } = await db.query<StaffOrderRow>(
    `WITH page AS MATERIALIZED (SELECT o.order_id${withDue} FROM ${from} WHERE ${filterSql(filter, bind)}${begins} ORDER BY ${by} LIMIT ${bind(most)})
     SELECT o.order_id, o.created_at, o.status, ${isPartlySent} AS partly_sent,
       concat_ws(' ', nullif(o.client_data ->> 'shippingFirstName', ''), nullif(o.client_data ->> 'shippingLastName', '')) AS buyer,
       country_code AS country, o.total, ${worth} AS worth, o.currency, coalesce((SELECT money FROM order_lookup l WHERE l.order_id = o.order_id), 'none') AS money,
       o.shipping_id::text AS shipping, coalesce(shipping_name ->> ${lan}, shipping_name ->> 'pl', '') AS shipping_name,
       payment_code, coalesce(payment_name ->> ${lan}, payment_name ->> 'pl', '') AS payment_name,
       (SELECT count(*)::int FROM order_lines l WHERE l.order_id = o.order_id) AS lines,
       coalesce(nullif((SELECT sum(quantity_left)::int FROM order_lines_left l WHERE l.order_id = o.order_id), 0), o.pieces) AS pieces,
       ARRAY(SELECT tag FROM order_tags t WHERE t.order_id = o.order_id ORDER BY tag) AS tags, o.state_version
     FROM page d JOIN orders o USING (order_id) JOIN payments USING (payment_id) JOIN shippings ON shippings.zone_id = o.zone_id AND shippings.shipping_id = o.shipping_id
       JOIN countries USING (country_id) ORDER BY ${by}`,
    bind.values,
  );
  return rows;
}

/** Returns how many orders a filter leaves, counted up to a most. */
export async function countStaffOrders(db: Queryable, filter: OrderFilter, most: number): Promise<number> {
  const bind = newBind();
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM orders o WHERE ${filterSql(filter, bind)} LIMIT ${bind(most)}) counted`,
    bind.values,
  );
  return rows[0]!.count;
}

/** Returns what the orders a filter leaves are worth and how many they are, by currency. */
export async function sumsOfStaffOrders(
  db: Queryable,
  filter: OrderFilter,
): Promise<{ currency: Currency; amount: number; count: number }[]> {
  const bind = newBind();
  const found = lookupSql(filter, bind);
  const from = found === null ? `orders o WHERE ${filterSql(filter, bind)}` : `order_lookup o WHERE ${found}`;
  const { rows } = await db.query<{ currency: Currency; amount: number; count: number }>(
    `SELECT o.currency, sum(o.total)::bigint AS amount, count(*)::int AS count FROM ${from} GROUP BY o.currency ORDER BY o.currency = 'pln' DESC, o.currency`,
    bind.values,
  );
  return rows;
}

export interface PickedOrderRow {
  order_id: number;
  status: OrderState;
  payment_code: string;
  state_version: number;
}

/** Returns the numbers of so many orders that a filter leaves, the newest first, with where each stands. */
export async function pickedStaffOrders(db: Queryable, filter: OrderFilter, most: number): Promise<PickedOrderRow[]> {
  const bind = newBind();
  const { rows } = await db.query<PickedOrderRow>(
    `SELECT o.order_id, o.status, (SELECT payment_code FROM payments p WHERE p.payment_id = o.payment_id) AS payment_code, o.state_version FROM orders o WHERE ${filterSql(filter, bind)} ORDER BY o.order_id DESC LIMIT ${bind(most)}`,
    bind.values,
  );
  return rows;
}

/** By what orders can be filtered: a code, and what it is called in a language. */
export interface OrderChoice {
  kind: "delivery" | "payment" | "country" | "tag";
  code: string;
  name: string;
}

/** Returns the methods, countries and tags there are. */
export async function orderChoices(db: Queryable, lanCode: LanCode): Promise<OrderChoice[]> {
  const { rows } = await db.query<OrderChoice>(
    `SELECT 'delivery' AS kind, shipping_id::text AS code, min(coalesce(shipping_name ->> $1, shipping_name ->> 'pl')) AS name FROM shippings GROUP BY shipping_id
     UNION ALL SELECT 'payment', payment_code, coalesce(payment_name ->> $1, payment_name ->> 'pl') FROM payments
     UNION ALL SELECT 'country', country_code, coalesce(country_name ->> $1, country_name ->> 'pl') FROM countries
     UNION ALL SELECT 'tag', tag, tag FROM order_tags GROUP BY tag
     ORDER BY 1, 3`,
    [lanCode],
  );
  return rows;
}
