import { exceptionText, isNeverWithdrawn } from "../domain/catalogue/withdrawal-exception.ts";
import type { OrderReply, SentParcel } from "../contract/customer-orders.ts";
import { href, invoiceHref, payHref, returnLabelHref } from "../contract/paths.ts";
import { allConfig } from "../database/config.ts";
import { orderedProducts } from "../database/order/customer-orders.ts";
import { isProven } from "../database/customer/customers.ts";
import { receiptOfOrder } from "../database/books/fiscal-receipts.ts";
import { invoicesOfOrder } from "../database/invoice/invoices.ts";
import { pointsOfOrder } from "../database/customer/order-points.ts";
import { orderHistory } from "../database/order/order-states.ts";
import type { OrderRow, StoredOrderLine } from "../database/order/orders.ts";
import { type StepRow, stepsOf } from "../database/parcel/parcel-steps.ts";
import { parcelsOf, type StoredParcel } from "../database/parcel/parcels.ts";
import { allPages } from "../database/content/pages.ts";
import { settlementsOf } from "../database/order/settlements.ts";
import { lastAttemptFailed } from "../database/payment/payment-attempts.ts";
import type { Queryable } from "../database/queryable.ts";
import { returnLabelsOf } from "../database/return/return-labels.ts";
import { carrierNames } from "../domain/parcel/label.ts";
import { returnsOfOrder } from "../database/return/returns.ts";
import { readableOrder } from "../database/order/readable-orders.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode, Language } from "../domain/language.ts";
import { daysSaid } from "../domain/days-said.ts";
import { decimal } from "../domain/money.ts";
import { awaitsOnlinePayment, hasGivenBack, stateForBuyer } from "../domain/order/order-states.ts";
import { isPartlySent, wayGone } from "../domain/parcel/parcels.ts";
import { standingOf, stepsTold, trackingHref } from "../domain/parcel/tracking.ts";
import { exchangeCode, isPaidOnline } from "../domain/payment/payment.ts";
import { pointsEarned } from "../domain/customer/points.ts";
import { withdrawalEnds } from "../domain/return/return.ts";
import { dayInWords, warsawDay } from "../domain/warsaw-time.ts";

interface Opened {
  order: OrderRow;
  lines: StoredOrderLine[];
}

/** Returns an opened order as its page shows it, in a language. */
export async function orderReply(
  db: Queryable,
  opened: Opened,
  { language, pointsPerZloty }: { language: Language; pointsPerZloty: number },
): Promise<OrderReply> {
  const { order } = opened;
  const read = await readableOrder(db, opened, language);
  const config = await allConfig(db);
  const payable = awaitsOnlinePayment(order.status, read.paymentCode);
  const byExchange = read.paymentCode === exchangeCode;
  const awaited = order.status === "awaitingPayment" && !byExchange;
  // Of one that awaits its money the total says what is asked for, unless a part of it has come.
  const missing = awaited && read.missing === order.total ? 0 : read.missing;
  const parcels = await parcelsOf(db, order.order_id);
  const steps = await stepsOf(db, order.order_id);
  const returnsPage = (await allPages(db, language.lanCode)).find(
    (page) => String(page.page_id) === config["page_returns"],
  );
  return {
    number: String(order.order_id),
    date: order.created_at.toISOString(),
    state: stateForBuyer(order.status, read.paymentCode),
    history: wayGone(
      (await orderHistory(db, order.order_id)).map((step) => ({
        ...step,
        state: stateForBuyer(step.state, read.paymentCode),
      })),
    ).map(({ state, at }) => ({ state, at: at.toISOString() })),
    tracking: order.tracking_number,
    parcels: parcels
      .filter(({ sent_at }) => sent_at !== null)
      .map((parcel) => sentParcel(parcel, { ordered: opened.lines, steps })),
    expected: read.arrival === null || !isAwaited(order, steps) ? null : daysSaid(read.arrival, language.tag),
    partlySent: isPartlySent(order.status, parcels),
    withdrawUntil: withdrawUntil(opened, language.lanCode),
    holdUntil: awaited ? (order.hold_until?.toISOString() ?? null) : null,
    currency: order.currency,
    lines: await orderedLines(db, opened.lines, language.lanCode),
    sums: {
      products: decimal(read.products),
      shipping: decimal(read.shipping),
      discount: decimal(read.discount),
      points: decimal(read.points),
      total: decimal(read.total),
    },
    totalPln: decimal(read.totalPln),
    discountCode: read.discountCode,
    shipping: {
      name: read.shippingName,
      point:
        read.shippingPoint === null ? null : [read.shippingPoint, read.shippingPointAddress].filter(Boolean).join(", "),
    },
    recipient: { name: read.name, address: read.address, email: read.email, phone: read.phone },
    payment: {
      name: read.paymentName,
      href: payable || (missing > 0 && isPaidOnline(read.paymentCode)) ? payHref(order.link_key) : null,
      missing: missing > 0 ? decimal(missing) : null,
      failed: payable && (await lastAttemptFailed(db, order.order_id)),
      transfer:
        (awaited || missing > 0) && (read.paymentCode === "bank" || byExchange) && config["shop_bank_account"]
          ? { account: config["shop_bank_account"], reference: String(order.order_id) }
          : null,
    },
    invoice: read.company.filter((line) => line !== ""),
    documents: await documentsOf(db, order, language.lanCode),
    comment: read.comment,
    earns: await earningOf(db, order, pointsPerZloty),
    comingBack: await comingBack(db, order, language.lanCode),
    returns: returnsPage === undefined ? null : href(returnsPage.url),
  };
}

async function documentsOf(db: Queryable, order: OrderRow, lanCode: LanCode): Promise<OrderReply["documents"]> {
  const invoices = (await invoicesOfOrder(db, order.order_id)).map(({ number }, index) => ({
    number,
    href: invoiceHref(order.link_key, index + 1),
  }));
  const receipt = await receiptOfOrder(db, order.order_id);
  if (receipt === null || receipt.number === null) return invoices;
  const number = translator(lanCode)("ORDER_INFO_RECEIPT", { number: receipt.number });
  return [...invoices, { number, href: receipt.url }];
}

function withdrawUntil({ order, lines }: Opened, lanCode: LanCode): string | null {
  const { status, delivered_at: deliveredAt } = order;
  if (lines.every(({ withdrawal_exception }) => isNeverWithdrawn(withdrawal_exception))) return null;
  if (status !== "delivered" || deliveredAt === null) return null;
  const last = withdrawalEnds(deliveredAt);
  return warsawDay(new Date()) > last ? null : dayInWords(last, lanCode);
}

/** What becomes of the goods that were the last to be said to come back. */
async function comingBack(
  db: Queryable,
  { order_id: orderId, link_key: key }: OrderRow,
  lanCode: LanCode,
): Promise<OrderReply["comingBack"]> {
  const last = (await returnsOfOrder(db, orderId)).findLast(({ state }) => state !== "closed");
  if (last === undefined || last.state === "closed") return null;
  const settled = (await settlementsOf(db, orderId)).find(({ settlement_id }) => settlement_id === last.settlement_id);
  const back = settled === undefined ? null : decimal(settled.amount - settled.withheld);
  const bought =
    last.state === "announced"
      ? (await returnLabelsOf(db, last.return_id)).find(({ state }) => state === "bought")
      : undefined;
  if (bought === undefined || (bought.code === null && !bought.has_pdf))
    return { state: last.state, back, label: null };
  const carrier = carrierNames[bought.carrier];
  const href = bought.has_pdf ? returnLabelHref(key, bought.return_label_id) : null;
  const { code } = bought;
  const t = translator(lanCode);
  const said = code === null ? t("ORDER_INFO_RETURN", { carrier }) : t("ORDER_INFO_RETURN_CODE", { carrier, code });
  return { state: last.state, back, label: { said, href, link: t("ORDER_INFO_RETURN_PDF") } };
}

/** Returns whether an order is on its way to its buyer, or will be: nothing of it waits for them or goes back. */
function isAwaited({ status }: OrderRow, steps: readonly StepRow[]): boolean {
  const stands = standingOf(steps);
  const ended = stands !== null && ["ready", "delivered", "goingBack", "back"].includes(stands);
  return ["new", "paid", "packed", "sent"].includes(status) && !ended;
}

function sentParcel(
  { parcel_id, sent_at, carrier, tracking, lines }: StoredParcel,
  { ordered, steps }: { ordered: readonly StoredOrderLine[]; steps: readonly StepRow[] },
): SentParcel {
  return {
    sentAt: sent_at!.toISOString(),
    carrier,
    tracking,
    href: trackingHref(carrier, tracking),
    steps: stepsTold(steps.filter((one) => one.parcel_id === parcel_id)).flatMap(({ step, at }) =>
      step === "made" ? [] : { step, at: at.toISOString() },
    ),
    lines: lines.map(({ position, quantity }) => {
      const line = ordered.find((one) => one.position === position)!;
      return { name: line.product_name, variant: line.variant_name, quantity };
    }),
  };
}

async function orderedLines(
  db: Queryable,
  lines: readonly StoredOrderLine[],
  lanCode: LanCode,
): Promise<OrderReply["lines"]> {
  const products = await orderedProducts(
    db,
    lines.map((line) => line.product_id),
    lanCode,
  );
  return lines.map((line) => {
    const product = products.get(line.product_id);
    return {
      productId: String(line.product_id),
      a2p: product?.sizes ? String(line.variant_id) : null,
      name: line.product_name,
      variant: line.variant_name,
      quantity: line.quantity,
      amount: decimal(line.amount),
      image: product?.image ?? null,
      url: product?.url ?? null,
      exception: line.withdrawal_exception === null ? null : exceptionText(line.withdrawal_exception, lanCode),
    };
  });
}

/** Only an account whose e-mail is proven gets points (guarantees, point 12). */
async function earningOf(db: Queryable, order: OrderRow, pointsPerZloty: number): Promise<OrderReply["earns"]> {
  const { earned, takenBack } = await pointsOfOrder(db, order.order_id);
  if (takenBack > 0) return { kind: "takenBack", points: takenBack };
  if (earned > 0) return { kind: "earned", points: earned };
  if (
    order.customer_id === null ||
    order.status === "delivered" ||
    hasGivenBack(order.status) ||
    !(await isProven(db, order.customer_id))
  )
    return null;
  const points = pointsEarned(
    { products: order.products_pln, discount: order.discount_pln, points: order.points_pln },
    pointsPerZloty,
  );
  return points === 0 ? null : { kind: "will", points };
}
