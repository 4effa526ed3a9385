import { productsById } from "../../database/catalogue/products.ts";
import { codeNamed, codeOnTheWire } from "../../database/discount/codes.ts";
import { freePosition } from "../../database/order/order-changes.ts";
import { goodsWeight } from "../../database/delivery/goods-weight.ts";
import { orderTerms } from "../../database/order/order-terms.ts";
import {
  orderNumbered,
  type OrderLineRow,
  type OrderRow,
  paymentCodeOf,
  type StoredOrderLine,
} from "../../database/order/orders.ts";
import { linesLeft, settlementsOf } from "../../database/order/settlements.ts";
import { stateBeforePacked } from "../../database/order/steps.ts";
import type { Queryable } from "../../database/queryable.ts";
import { isBlockedIn } from "../../domain/catalogue/selling-limits.ts";
import { type LanCode, languageOf } from "../../domain/language.ts";
import { limits } from "../../domain/limits.ts";
import { shippingPrice } from "../../domain/delivery/delivery.ts";
import { lockerCode } from "../../domain/delivery/delivery-codes.ts";
import { deliveryDates } from "../../domain/delivery/delivery-dates.ts";
import type { CodeTerms } from "../../domain/discount/discount-code.ts";
import {
  canBeChanged,
  changedTotals,
  type ChangeLine,
  isRepriced,
  lineAmounts,
  linesAsked,
  piecesChanged,
} from "../../domain/order/order-change.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import type { OrderTotals } from "../../domain/order/totals.ts";
import { exchangeCode } from "../../domain/payment/payment.ts";
import { goodsOfVariants } from "./goods-of-variants.ts";

/** What is to be changed of an order; what is not named stays as it is. Prices in grosze. */
export interface ChangeAsked {
  /** Of lines that are there: so many pieces, 0 to take one away, at another price where one is said. */
  lines: readonly { position: number; quantity: number; price: number | null }[];
  /** What is added; `insteadOf`: the position of the line it is another size of. */
  added: readonly { variantId: number; quantity: number; price: number | null; insteadOf: number | null }[];
  /** Another way it goes; `point`: the locker, of a locker shipment, and where it stands as far as that is known. */
  delivery: { shippingId: number; point: string | null; pointAddress?: string | null } | null;
}

/** What an order is once it is changed, and what that means for stock and money. */
export interface PlannedChange {
  kind: "planned";
  order: OrderRow;
  /** Its lines until then. */
  before: StoredOrderLine[];
  lines: OrderLineRow[];
  totals: OrderTotals;
  delivery: Pick<
    OrderRow,
    "shipping_id" | "shipping_code" | "shipping_point" | "shipping_point_address" | "arrives_from" | "arrives_to"
  >;
  /** By how many pieces of each variant it grows or shrinks. */
  pieces: Map<number, number>;
  /** Spent points that go back to the account. */
  pointsBack: number;
  /** The state it is in then: what was packed is to be packed anew where its pieces are others. */
  state: OrderState;
  /** A price is another than it was. */
  repriced: boolean;
  /** Nothing would be another than it is. */
  same: boolean;
}

export type ChangeRefused = {
  kind: "refused";
  /** `exchange`: what it costs is what was paid for the goods that come back. */
  why: "unknown" | "ended" | "exchange" | "notSold" | "tooMany" | "givenBack" | "nothingLeft" | "delivery" | "point";
};

/**
 * Returns what an order is once it is changed, reckoned from the shop's own data, or why it cannot be. Nothing is written.
 * What stays costs what it was ordered for; delivery too, unless it goes another way (docs/decisions/0138).
 */
export async function planOrderChange(
  db: Queryable,
  { orderId, asked, now }: { orderId: number; asked: ChangeAsked; now: Date },
): Promise<PlannedChange | ChangeRefused> {
  const stored = await orderNumbered(db, orderId);
  if (stored === null) return refused("unknown");
  const { order, lines: before } = stored;
  if (!canBeChanged(order.status)) return refused("ended");
  if ((await paymentCodeOf(db, orderId)) === exchangeCode) return refused("exchange");
  const { lanCode } = languageOf(order.lan_id);
  const terms = await orderTerms(db, String(order.country_id), lanCode);
  const added = await addedGoods(db, asked.added, { before, lanCode, country: terms.country?.country_code ?? "" });
  if (added === null) return refused("notSold");
  if (asked.lines.some(({ position }) => !before.some((line) => line.position === position))) return refused("unknown");
  const was = await asChangeLines(db, before, lanCode);
  const lines = linesAsked(was, { asked: asked.lines, added, next: await freePosition(db, orderId) });
  if (lines.length > limits.lines || lines.some(({ quantity }) => quantity > limits.piecesPerLine))
    return refused("tooMany");
  const left = await linesLeft(db, orderId);
  const back = (position: number) =>
    left
      .filter((line) => line.position === position)
      .reduce((sum, line) => sum + line.quantity - line.quantity_left, 0);
  const quantityAt = (position: number) => lines.find((line) => line.position === position)?.quantity ?? 0;
  if (before.some(({ position }) => quantityAt(position) < back(position))) return refused("givenBack");
  if (lines.every(({ position, quantity }) => quantity === back(position))) return refused("nothingLeft");

  const weight = await goodsWeight(db, lines);
  const delivery = deliveryAsked(order, { asked: asked.delivery, terms, lines, weight, now });
  if ("kind" in delivery) return delivery;
  const settled = await settlementsOf(db, orderId);
  const sum = (name: "points" | "amount") => settled.reduce((all, row) => all + row[name], 0);
  const totals = changedTotals({
    lines,
    shipping: delivery.price,
    code: await codeOf(db, order),
    points: { spent: order.points_deducted, givenBack: sum("points") },
    factor: order.factor,
  });
  if (totals.amount.total < sum("amount")) return refused("givenBack");
  const amounts = lineAmounts(lines, totals.amount.products);
  const { price: _price, ...goes } = delivery;
  const pieces = piecesChanged(was, lines);
  const planned = lines.map((line, at) => ({
    position: line.position,
    product_id: Number(line.product_id),
    variant_id: line.variantId,
    product_name: line.productName,
    variant_name: line.variantName,
    unit_price_pln: line.real_price,
    quantity: line.quantity,
    amount: amounts[at]!,
  }));
  const sameLines = areSame(before, planned);
  return {
    kind: "planned",
    order,
    before,
    lines: planned,
    totals,
    delivery: goes,
    pieces,
    pointsBack: order.points_deducted - totals.pointsDeducted,
    state:
      order.status === "packed" && !areSamePieces(before, planned)
        ? await stateBeforePacked(db, orderId)
        : order.status,
    repriced: isRepriced(was, { asked: asked.lines, added }),
    same: sameLines && goes.shipping_id === order.shipping_id && goes.shipping_point === order.shipping_point,
  };
}

function areSame(before: readonly StoredOrderLine[], lines: readonly OrderLineRow[]): boolean {
  return (
    areSamePieces(before, lines) &&
    lines.every((line) =>
      before.some((old) => old.position === line.position && old.unit_price_pln === line.unit_price_pln),
    )
  );
}

function areSamePieces(before: readonly StoredOrderLine[], lines: readonly OrderLineRow[]): boolean {
  return (
    before.length === lines.length &&
    lines.every((line) => before.some((old) => old.position === line.position && old.quantity === line.quantity))
  );
}

/** What is added, as it is sold today, with the price of the line whose other size it is; null: something of it is not sold there. */
async function addedGoods(
  db: Queryable,
  asked: ChangeAsked["added"],
  { before, lanCode, country }: { before: readonly StoredOrderLine[]; lanCode: LanCode; country: string },
) {
  const swapped = asked.flatMap(({ insteadOf }) => before.filter(({ position }) => position === insteadOf));
  const goods = await goodsOfVariants(
    db,
    [...asked.map(({ variantId }) => variantId), ...swapped.map(({ variant_id }) => variant_id)],
    lanCode,
  );
  const added = asked.flatMap(({ variantId, quantity, price, insteadOf }) => {
    const variant = goods.get(variantId);
    if (variant === undefined || isBlockedIn(variant.product, country)) return [];
    const old = before.find(({ position }) => position === insteadOf);
    return {
      line: variant.line,
      quantity,
      price,
      insteadOf:
        old === undefined || String(old.product_id) !== variant.line.product_id
          ? null
          : { price: old.unit_price_pln, today: goods.get(old.variant_id)?.line.real_price ?? null },
    };
  });
  return added.length < asked.length ? null : added;
}

/** Stored lines as prices and codes look at them; of a product that is gone nobody knows the category. */
async function asChangeLines(
  db: Queryable,
  lines: readonly StoredOrderLine[],
  lanCode: LanCode,
): Promise<ChangeLine[]> {
  const products = await productsById(db, [...new Set(lines.map(({ product_id }) => product_id))], lanCode);
  return lines.map((line) => {
    const product = products.find(({ product_id }) => product_id === String(line.product_id));
    return {
      position: line.position,
      variantId: line.variant_id,
      productName: line.product_name,
      variantName: line.variant_name,
      product_id: String(line.product_id),
      real_price: line.unit_price_pln,
      quantity: line.quantity,
      categories_all: product?.categories_all ?? [],
      manufacturer_id: product?.manufacturer_id ?? "",
    };
  });
}

/** The terms of an order's code as they were when it was placed; of an order that did not keep them, as they are today. */
async function codeOf(db: Queryable, order: OrderRow): Promise<CodeTerms | null> {
  if (order.discount_code === null) return null;
  if (order.code_terms !== null) return order.code_terms;
  const row = await codeNamed(db, order.discount_code);
  return row === null ? null : codeOnTheWire(row);
}

type Goes = PlannedChange["delivery"] & { price: number };

/** The way the order goes: kept at the price that was paid, or another of those its payment offers at today's price. */
function deliveryAsked(
  order: OrderRow,
  {
    asked,
    terms: { zone, days, calendar },
    lines,
    weight,
    now,
  }: {
    asked: ChangeAsked["delivery"];
    terms: Awaited<ReturnType<typeof orderTerms>>;
    lines: readonly ChangeLine[];
    /** Grams. */
    weight: number;
    now: Date;
  },
): Goes | ChangeRefused {
  const { shipping_id, shipping_code, shipping_point, shipping_point_address, arrives_from, arrives_to } = order;
  const kept = { shipping_id, shipping_code, shipping_point, shipping_point_address, arrives_from, arrives_to };
  if (asked === null) return { ...kept, price: order.shipping_pln };
  const point = asked.point?.trim() || null;
  if (asked.shippingId === shipping_id) {
    if (shipping_code !== lockerCode || point === null || point === shipping_point)
      return { ...kept, price: order.shipping_pln };
    return {
      ...kept,
      shipping_point: point,
      shipping_point_address: asked.pointAddress ?? null,
      price: order.shipping_pln,
    };
  }
  const shipping = zone?.payment
    .find(({ paymentId }) => paymentId === order.payment_id)
    ?.shipping.find(({ shippingId }) => shippingId === asked.shippingId);
  const cartTotal = lines.reduce((sum, line) => sum + line.real_price * line.quantity, 0);
  const price = shipping === undefined ? null : shippingPrice(shipping, { cartTotal, weight });
  if (shipping === undefined || price === null || order.zone_id !== zone?.zoneId) return refused("delivery");
  const toLocker = shipping.shippingCode === lockerCode;
  if (toLocker && point === null) return refused("point");
  const arrival = days.get(shipping.shippingId);
  const arrives = arrival === undefined ? null : deliveryDates(now, calendar, arrival);
  return {
    shipping_id: shipping.shippingId,
    shipping_code: shipping.shippingCode,
    shipping_point: toLocker ? point : null,
    shipping_point_address: toLocker ? (asked.pointAddress ?? null) : null,
    arrives_from: arrives?.from ?? null,
    arrives_to: arrives?.to ?? null,
    price,
  };
}

function refused(why: ChangeRefused["why"]): ChangeRefused {
  return { kind: "refused", why };
}
