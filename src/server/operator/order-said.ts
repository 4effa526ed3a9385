import { whyHeld, withdrawalHolding } from "../../database/order/order-changes.ts";
import type { Currency } from "../../domain/money.ts";
import type { Order } from "../../contract/operator/order.ts";
import { etag } from "../../contract/operator/route.ts";
import { href, invoiceHref } from "../../contract/paths.ts";
import { orderedProducts } from "../../database/order/customer-orders.ts";
import { notesOf } from "../../database/order/order-notes.ts";
import { type StoredOrderLine, orderNumbered, type OrderRow } from "../../database/order/orders.ts";
import { type LineLeft, linesLeft, moneyAtDoor } from "../../database/order/settlements.ts";
import { tagsOf } from "../../database/order/order-tags.ts";
import { parcelsOf, type StoredParcel } from "../../database/parcel/parcels.ts";
import { waitingRepacks } from "../../database/parcel/repacks.ts";
import { readableOrder } from "../../database/order/readable-orders.ts";
import { stepFacts } from "../../database/order/steps.ts";
import { documentsOfOrder, otherOrders, standingOf } from "../../database/order/staff-order.ts";
import { transfersFor } from "../../database/payment/bank-transfers.ts";
import { attemptsOf } from "../../database/payment/payment-attempts.ts";
import { refundTransfersOf } from "../../database/payment/refund-transfers.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import type { Queryable } from "../../database/queryable.ts";
import { linesOf, sumsOf } from "../../domain/invoice/invoice.ts";
import { sumsByCurrency } from "../../domain/money.ts";
import { rateText } from "../../domain/invoice/vat.ts";
import { type Language, languageOf } from "../../domain/language.ts";
import type { ReadableOrder } from "../../domain/order/order-info.ts";
import { finalReason } from "../../domain/order/final-steps.ts";
import { type OrderState, statesToSay } from "../../domain/order/order-states.ts";
import { isPartlySent } from "../../domain/parcel/parcels.ts";
import { permissionToMove } from "../../domain/staff/permissions.ts";
import { exchangesSaid, movedSaid } from "./exchange-said.ts";
import { givenBackSaid } from "./given-back-said.ts";
import { toTakeOutSaid } from "./packing-said.ts";
import { timelineOf } from "./order-timeline.ts";

/** Returns an order whole, in a language; fields somebody may not see are taken out where it is sent. Null for an unknown number. */
export async function orderSaid(
  db: Queryable,
  orderId: number,
  { language, permissions }: { language: Language; permissions: readonly string[] },
): Promise<Order | null> {
  const stored = await orderNumbered(db, orderId);
  if (stored === null) return null;
  const { order, lines } = stored;
  const read = await readableOrder(db, stored, language);
  const standing = await standingOf(db, orderId);
  const documents = await documentsOfOrder(db, orderId);
  const parcels = await parcelsOf(db, orderId);
  const next = statesToSay(order.status).filter(
    (state) =>
      permissions.includes(permissionToMove(state)) &&
      (state !== "cancelled" || !parcels.some(({ sent_at }) => sent_at)),
  );
  return {
    number: orderId,
    placedAt: order.created_at.toISOString(),
    state: order.status,
    next,
    final: await finalSaid(db, orderId, next),
    holdUntil: order.status === "awaitingPayment" ? (order.hold_until?.toISOString() ?? null) : null,
    language: languageOf(order.lan_id).lanCode,
    currency: order.currency,
    lines: await linesSaid(db, lines, { language, left: await linesLeft(db, orderId) }),
    money: {
      state: standing.money,
      missing: standing.missing,
      ...sumsSaid(read),
      vat: vatSaid(stored),
      ...(await cameAndWent(db, order)),
      atDoor: (await moneyAtDoor(db, orderId))?.amount ?? 0,
      moved: await movedSaid(db, orderId),
      ...(await givenBackSaid(db, order)),
    },
    payment: { code: read.paymentCode, name: read.paymentName },
    delivery: {
      code: String(order.shipping_id),
      name: read.shippingName,
      point: read.shippingPoint === null ? null : { id: read.shippingPoint, address: read.shippingPointAddress },
      tracking: order.tracking_number,
      arrives: read.arrival,
    },
    buyer: {
      name: read.name,
      phone: read.phone,
      email: read.email,
      customerId: order.customer_id,
      comment: read.comment,
      ofAge: order.age_confirmed_at !== null,
    },
    address: read.address,
    invoice: read.company,
    documents: documents.map(({ number }, index) => ({ number, path: invoiceHref(order.link_key, index + 1) })),
    parcels: parcels.map(parcelSaid),
    repack: (await waitingRepacks(db, orderId)).map(toTakeOutSaid),
    partlySent: isPartlySent(order.status, parcels),
    withdrawn: (await whyHeld(db, orderId)) === "WITHDRAWN" ? await withdrawalHolding(db, orderId) : null,
    exchanges: await exchangesSaid(db, orderId),
    tags: await tagsOf(db, orderId),
    notes: (await notesOf(db, orderId)).map(({ note_id, written_at, by, text }) => ({
      id: note_id,
      at: written_at.toISOString(),
      by,
      text,
    })),
    timeline: await timelineOf(db, {
      orderId,
      currency: order.currency,
      documents,
      permissions,
      lanCode: language.lanCode,
    }),
    others: await othersSaid(db, order),
    versions: {
      state: etag("state", standing.state_version),
      tags: etag("tags", standing.tags_version),
      money: etag("money", standing.money_version),
      parcels: etag("parcels", standing.parcels_version),
      lines: etag("lines", standing.lines_version),
      address: etag("address", standing.address_version),
    },
  };
}

async function linesSaid(
  db: Queryable,
  lines: readonly StoredOrderLine[],
  { language, left }: { language: Language; left: readonly LineLeft[] },
): Promise<Order["lines"]> {
  const ids = lines.map((line) => line.product_id);
  const products = await orderedProducts(db, ids, language.lanCode);
  return lines.map((line) => {
    const product = products.get(line.product_id);
    return {
      position: line.position,
      productId: line.product_id,
      variantId: line.variant_id,
      name: line.product_name,
      variant: line.variant_name,
      quantity: line.quantity,
      left: left.find(({ position }) => position === line.position)?.quantity_left ?? 0,
      packed: line.packed,
      sku: line.sku,
      ean: line.gtin,
      shelf: line.shelf,
      picture: product?.image ?? null,
      path: product?.url == null ? null : href(product.url),
      amount: line.amount,
    };
  });
}

async function finalSaid(db: Queryable, orderId: number, next: readonly OrderState[]): Promise<Order["final"]> {
  const facts = (await stepFacts(db, orderId))!;
  return next.flatMap((state) => {
    const why = finalReason(state, facts);
    return why === null ? [] : [{ state, why }];
  });
}

function parcelSaid(parcel: StoredParcel): Order["parcels"][number] {
  const { parcel_id, carrier, tracking, weight, packed_at, sent_at, picture, lines } = parcel;
  return {
    id: parcel_id,
    carrier,
    tracking,
    weight,
    packedAt: packed_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
    pictured: picture !== null,
    lines,
  };
}

function sumsSaid({ products, shipping, discount, discountCode, points, total, totalPln }: ReadableOrder) {
  return { products, shipping, discount, discountCode, points, total, totalPln };
}

/** The VAT inside what is paid, shared out over the lines as on the document of the sale. */
function vatSaid({ order, lines }: { order: OrderRow; lines: readonly StoredOrderLine[] }) {
  const sold = lines.map(({ product_name: name, quantity, amount, vat_rate: rate }) => ({
    name,
    quantity,
    amount,
    rate,
  }));
  const { sums } = sumsOf({
    lines: linesOf({ lines: sold, shipping: order.shipping, shippingName: "", total: order.total }),
    before: null,
  });
  return sums.filter(({ vat }) => vat > 0).map(({ rate, vat }) => ({ rate: rateText(rate), amount: vat }));
}

/** What came for an order and what went back, each in the currency it moved in. */
async function cameAndWent(db: Queryable, { order_id: orderId, currency: own }: OrderRow) {
  const attempts = await attemptsOf(db, orderId);
  const refunds = (await refundsOf(db, orderId)).filter(({ state }) => state !== "refused");
  const backOf = (attemptId: number) =>
    refunds.filter(({ attempt_id }) => attempt_id === attemptId).reduce((sum, { amount }) => sum + amount, 0);
  const paid = attempts.filter(({ state }) => state === "paid");
  const came = [...paid, ...(await transfersFor(db, orderId))];
  const ofPaid = refunds.flatMap(({ attempt_id, state, amount }) => {
    const by = paid.find((attempt) => attempt.attempt_id === attempt_id);
    return by === undefined ? [] : [{ isDone: state === "done", amount, currency: by.currency }];
  });
  const toAccounts = (await refundTransfersOf(db, orderId))
    .filter(({ state }) => state !== "withdrawn")
    .map(({ state, amount, paid_amount, currency }) => ({
      isDone: state === "paid",
      amount: paid_amount ?? amount,
      currency,
    }));
  const back = [...ofPaid, ...toAccounts];
  return {
    paid: came[0] === undefined ? null : togetherOf(came, own),
    refunded: sumsByCurrency(back.filter(({ isDone }) => isDone)),
    givingBack: sumsByCurrency(back.filter(({ isDone }) => !isDone)),
    surplus: attempts
      .filter(({ state, attempt_id, amount }) => state === "surplus" && amount > backOf(attempt_id))
      .map(({ attempt_id, amount, currency }) => ({ amount: amount - backOf(attempt_id), currency })),
  };
}

/** Returns what came together: in the currency it came in, or, of transfers in more than one, as the order's own. */
function togetherOf(
  came: readonly { amount: number; currency: Currency; worth: number }[],
  own: Currency,
): { amount: number; currency: Currency } {
  const [first] = came;
  return came.every(({ currency }) => currency === first!.currency)
    ? { amount: came.reduce((sum, { amount }) => sum + amount, 0), currency: first!.currency }
    : { amount: came.reduce((sum, { worth }) => sum + worth, 0), currency: own };
}

async function othersSaid(db: Queryable, { order_id, customer_id, email }: OrderRow): Promise<Order["others"]> {
  const found = await otherOrders(db, { orderId: order_id, customerId: customer_id, email });
  return found.map((other) => ({
    number: other.order_id,
    placedAt: other.created_at.toISOString(),
    state: other.status,
    total: { amount: other.total, currency: other.currency },
  }));
}
