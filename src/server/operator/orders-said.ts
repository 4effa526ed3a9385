import type * as v from "valibot";
import { type orderRoutes, type OrdersFilter, type OrdersQuery, sortOfView } from "../../contract/operator/orders.ts";
import { etag } from "../../contract/operator/route.ts";
import {
  countStaffOrders,
  type OrderChoice,
  orderChoices,
  type OrderCursor,
  type OrderSort,
  staffOrders,
  type StaffOrderRow,
  sumsOfStaffOrders,
} from "../../database/order/staff-orders.ts";
import { type OrderFilter, ordersMeant } from "../../database/order/staff-order-filter.ts";
import { decisionsByOrder } from "./order-decisions.ts";
import { orderMeantBy } from "./order-meant-by.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { LanCode } from "../../domain/language.ts";
import { type OrderState, orderStates } from "../../domain/order/order-states.ts";

type OrdersSaid = v.InferOutput<(typeof orderRoutes)["orders"]["answer"]>;

/** Beyond this many orders are not counted. */
const mostCounted = 10_000;

/** Returns one page of the orders a query asks for. */
export async function ordersSaid(
  db: Queryable,
  query: OrdersQuery,
  { lanCode, permissions, now }: { lanCode: LanCode; permissions: readonly string[]; now: Date },
): Promise<OrdersSaid> {
  const seesMoney = permissions.includes("money.read");
  // Who sees no sums sorts by none: the order of a list would tell them.
  const sort = sortOf(query, seesMoney);
  const decided = await decisionsOf(db, query, { permissions, now });
  const dues = duesOf(decided);
  const filter = await ordersMeant(db, filterOf(query, { permissions, decided }));
  const after = query.after === undefined ? null : cursorIn(query.after);
  // One more than shown tells whether there is a next page.
  const found = await staffOrders(db, filter, { sort, after, most: query.limit + 1, lanCode, dues });
  const shown = found.slice(0, query.limit);
  const sums = seesMoney ? await sumsOfStaffOrders(db, filter) : null;
  const counted =
    sums === null
      ? await countStaffOrders(db, filter, mostCounted + 1)
      : sums.reduce((sum, { count }) => sum + count, 0);
  const choices = await orderChoices(db, lanCode);
  const of = (kind: OrderChoice["kind"]) =>
    choices.filter((choice) => choice.kind === kind).map(({ code, name }) => ({ code, name }));
  return {
    orders: shown.map((row) => rowSaid(row, decided?.get(row.order_id) ?? [])),
    next: found.length > shown.length ? cursorOf(sort, shown.at(-1)!, dues) : null,
    count: { orders: Math.min(counted, mostCounted), atLeast: counted > mostCounted },
    ...(sums === null ? {} : { sums: sums.map(({ amount, currency }) => ({ amount, currency })) }),
    choices: {
      delivery: of("delivery"),
      payment: of("payment"),
      countries: of("country"),
      tags: of("tag").map(({ code }) => code),
    },
  };
}

const statesOfViews = {
  toDecide: null,
  toPack: ["new", "paid"],
  packed: ["packed"],
  sent: ["sent"],
  all: null,
} as const satisfies Record<OrdersQuery["view"], readonly OrderState[] | null>;

function sortOf({ view, sort = sortOfView(view) }: OrdersQuery, seesMoney: boolean): OrderSort {
  const isHidden = !seesMoney && (sort === "largest" || sort === "smallest");
  return isHidden || (sort === "due" && view !== "toDecide") ? sortOfView(view) : sort;
}

/** Returns by when the first decision of each order is due: its day as the number `20261130`; what is due by no day comes after all days. */
function duesOf(decided: Decided | null): Map<number, number> {
  return new Map(
    [...(decided ?? [])].map(([order, [first]]) => [order, Number(first?.due?.replaceAll("-", "") ?? 99_999_999)]),
  );
}

/** Returns what is to be decided, by the number of its order, where that is asked for; else null. */
export async function decisionsOf(
  db: Queryable,
  { view }: Pick<OrdersFilter, "view">,
  who: { permissions: readonly string[]; now: Date },
): Promise<Decided | null> {
  return view === "toDecide" ? decisionsByOrder(db, who) : null;
}

type Decided = Awaited<ReturnType<typeof decisionsByOrder>>;

/** Returns which orders are meant by what is asked for, those alone that are `decided` on where that is not null; nobody finds or filters by what they do not see. */
export function filterOf(
  query: OrdersFilter,
  { permissions, decided }: { permissions: readonly string[]; decided: Decided | null },
): OrderFilter {
  const { view, q = "" } = query;
  const ofView: readonly OrderState[] | null = statesOfViews[view];
  const states = query.state?.filter((state) => state !== "partlySent") ?? ofView;
  return {
    states: ofView === null || states === null ? states : states.filter((state) => ofView.includes(state)),
    partlySent: query.state?.includes("partlySent") === true ? (ofView ?? orderStates) : [],
    money: (permissions.includes("money.read") ? query.money : null) ?? null,
    delivery: query.delivery ?? null,
    payment: query.payment ?? null,
    country: query.country ?? null,
    from: query.from ?? null,
    to: query.to ?? null,
    tag: query.tag ?? null,
    ...orderMeantBy(q, permissions),
    numbers: numbersOf(query, decided),
  };
}

function numbersOf({ numbers }: OrdersFilter, decided: Decided | null): readonly number[] | null {
  if (decided === null) return numbers ?? null;
  return numbers?.filter((number) => decided.has(number)) ?? [...decided.keys()];
}

/** A cursor is the last order's worth or day, where that sorts, and its number: `38697.1187`, `20261130.1187`, `1187`. */
function cursorIn(after: string): OrderCursor {
  const [first, second] = after.split(".");
  return second === undefined
    ? { first: 0, orderId: Number(first) }
    : { first: Number(first), orderId: Number(second) };
}

function cursorOf(sort: OrderSort, { worth, order_id }: StaffOrderRow, dues: ReadonlyMap<number, number>): string {
  if (sort === "newest" || sort === "oldest") return String(order_id);
  return `${sort === "due" ? dues.get(order_id) : worth}.${order_id}`;
}

function rowSaid(
  row: StaffOrderRow,
  decisions: OrdersSaid["orders"][number]["decisions"],
): OrdersSaid["orders"][number] {
  return {
    number: row.order_id,
    placedAt: row.created_at.toISOString(),
    buyer: row.buyer,
    country: row.country,
    state: row.status,
    partlySent: row.partly_sent,
    total: { amount: row.total, currency: row.currency },
    money: row.money,
    delivery: { code: row.shipping, name: row.shipping_name },
    payment: { code: row.payment_code, name: row.payment_name },
    lines: row.lines,
    pieces: row.pieces,
    tags: row.tags,
    decisions,
    versions: { state: etag("state", row.state_version) },
  };
}
