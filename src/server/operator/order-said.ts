import type { Order } from "../../contract/operator/order.ts";
import { etag } from "../../contract/operator/route.ts";
import { href, invoiceHref } from "../../contract/paths.ts";
import { orderedProducts } from "../../database/order/customer-orders.ts";
import { notesOf } from "../../database/order/order-notes.ts";
import { type StoredOrderLine, orderNumbered, type OrderRow } from "../../database/order/orders.ts";
import { tagsOf } from "../../database/order/order-tags.ts";
import { readableOrder } from "../../database/order/readable-orders.ts";
import { documentsOfOrder, otherOrders, standingOf } from "../../database/order/staff-order.ts";
import { transferFor } from "../../database/payment/bank-transfers.ts";
import { attemptsOf } from "../../database/payment/payment-attempts.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import type { Queryable } from "../../database/queryable.ts";
import { linesOf, sumsOf } from "../../domain/invoice/invoice.ts";
import { rateText } from "../../domain/invoice/vat.ts";
import { type Language, languageOf } from "../../domain/language.ts";
import type { ReadableOrder } from "../../domain/order/order-info.ts";
import { statesToSay } from "../../domain/order/order-states.ts";
import { permissionToMove } from "../../domain/staff/permissions.ts";
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
  return {
    number: orderId,
    placedAt: order.created_at.toISOString(),
    state: order.status,
    next: statesToSay(order.status).filter((state) => permissions.includes(permissionToMove(state))),
    holdUntil: order.status === "awaitingPayment" ? (order.hold_until?.toISOString() ?? null) : null,
    language: languageOf(order.lan_id).lanCode,
    currency: order.currency,
    lines: await linesSaid(db, lines, language),
    money: { state: standing.money, ...sumsSaid(read), vat: vatSaid(stored), ...(await cameAndWent(db, orderId)) },
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
    tags: await tagsOf(db, orderId),
    notes: (await notesOf(db, orderId)).map(({ note_id, written_at, by, text }) => ({
      id: note_id,
      at: written_at.toISOString(),
      by,
      text,
    })),
    timeline: await timelineOf(db, orderId, documents),
    others: await othersSaid(db, order),
    versions: { state: etag("state", standing.state_version), tags: etag("tags", standing.tags_version) },
  };
}

async function linesSaid(
  db: Queryable,
  lines: readonly StoredOrderLine[],
  language: Language,
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
      sku: line.sku,
      ean: line.gtin,
      shelf: line.shelf,
      picture: product?.image ?? null,
      path: product?.url == null ? null : href(product.url),
      amount: line.amount,
    };
  });
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
async function cameAndWent(db: Queryable, orderId: number) {
  const attempts = await attemptsOf(db, orderId);
  const refunds = (await refundsOf(db, orderId)).filter(({ state }) => state !== "refused");
  const backOf = (attemptId: number) =>
    refunds.filter(({ attempt_id }) => attempt_id === attemptId).reduce((sum, { amount }) => sum + amount, 0);
  const paid = attempts.find(({ state }) => state === "paid");
  const transfer = await transferFor(db, orderId);
  const came = paid ?? transfer;
  const back = paid === undefined ? 0 : backOf(paid.attempt_id);
  return {
    paid: came == null ? null : { amount: came.amount, currency: came.currency },
    refunded: paid === undefined || back === 0 ? null : { amount: back, currency: paid.currency },
    surplus: attempts
      .filter(({ state, attempt_id, amount }) => state === "surplus" && amount > backOf(attempt_id))
      .map(({ attempt_id, amount, currency }) => ({ amount: amount - backOf(attempt_id), currency })),
  };
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
