import { storable, type MakeOrder } from "../../contract/order.ts";
import type { SubjectKey } from "../../database/order/order-subjects.ts";
import type { NewOrder, OrderLineRow } from "../../database/order/orders.ts";
import { deliveryDates } from "../../domain/delivery/delivery-dates.ts";
import type { DeliveryCalendar } from "../../domain/delivery/working-days.ts";
import type { Language } from "../../domain/language.ts";
import { holdMinutes, type Holds } from "../../domain/order/holds.ts";
import { allocate } from "../../domain/allocate.ts";
import { stateAtFirst } from "../../domain/payment/payment.ts";
import type { RateAbroad } from "../../domain/invoice/vat.ts";
import type { CodeTerms } from "../../domain/discount/discount-code.ts";
import { type Amounts, type OrderTotals } from "../../domain/order/totals.ts";
import type { OpenedAccount } from "../customer/open-account.ts";
import type { OrderLine } from "./order-cart.ts";
import type { OrderDelivery } from "../delivery/order-delivery.ts";
import type { OrderShopper } from "./order-shopper.ts";

/** Returns the name of the first sum in which the client's arithmetic differs from ours, or null (guarantees, point 2). */
export function differingSum(sent: MakeOrder, amount: Amounts, factor: number): string | null {
  const pairs: [name: string, theirs: string | number, ours: number, scale: number][] = [
    ["summaryRate", sent.summaryRate, factor, 4],
    ["summaryProducts", sent.summaryProducts, amount.products, 2],
    ["summaryShipping", sent.summaryShipping, amount.shipping, 2],
    ["summaryDiscount", sent.summaryDiscount, amount.discount, 2],
    ["summaryPointsDiscount", sent.summaryPointsDiscount, amount.points, 2],
  ];
  return pairs.find(([, theirs, ours, scale]) => scaled(theirs, scale) !== ours)?.[0] ?? null;
}

/** An amount as a whole number of its last decimal; NaN, which equals nothing, when a text has more decimals than that. */
function scaled(amount: string | number, decimals: number): number {
  // A client may have summed in floating point: 0.1 + 0.2 is thirty hundredths all the same.
  const text = typeof amount === "number" ? amount.toFixed(decimals + 4).replace(/0{1,4}$/, "") : amount;
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === "" || !/^0*$/.test(fraction.slice(decimals))) return Number.NaN;
  return Number(`${sign}${whole}${fraction.slice(0, decimals).padEnd(decimals, "0")}`);
}

export interface DecidedOrder {
  orderId: number;
  sent: MakeOrder;
  language: Language;
  delivery: OrderDelivery;
  calendar: DeliveryCalendar;
  shopper: OrderShopper;
  account: OpenedAccount | null;
  totals: OrderTotals;
  factor: number;
  holds: Holds;
  usedCode: string | null;
  /** What the code takes off by; null: none was used. */
  codeTerms: CodeTerms | null;
  /** Something in the cart is for adults, and the shopper declared to be one. */
  ageConfirmed: boolean;
  /** By what the shopper is known. */
  subjects: readonly SubjectKey[];
  /** A person has to say yes before the order takes anything. */
  waits: boolean;
  pieces: number;
  now: Date;
  linkKey: string;
  /** Who of staff takes it down; null: its buyer places it. */
  placedBy: number | null;
  /** The rate of another country it bears; null: that of its goods. */
  vatAbroad: RateAbroad | null;
}

/** Returns the row of a decided order; from here on neither prices nor rates move it. */
export function orderRow({
  orderId,
  sent,
  language,
  delivery,
  calendar,
  shopper,
  account,
  totals,
  factor,
  holds,
  usedCode,
  codeTerms,
  ageConfirmed,
  subjects,
  waits,
  pieces,
  now,
  linkKey,
  placedBy,
  vatAbroad,
}: DecidedOrder): NewOrder {
  const clientData = storable(sent.clientData);
  const arrival = delivery.days === null ? null : deliveryDates(now, calendar, delivery.days);
  const state = waits
    ? "awaitingReview"
    : stateAtFirst(delivery.paymentCode, { total: totals.amount.total, totalPln: totals.pln.total });
  return {
    order_id: orderId,
    status: state,
    customer_id: shopper.customer?.customer_id ?? account?.customerId ?? null,
    lan_id: language.lanId,
    email: shopper.email,
    client_data: clientData,
    country_id: Number(delivery.country.country_id),
    zone_id: delivery.zoneId,
    payment_id: delivery.paymentId,
    shipping_id: delivery.shippingId,
    shipping_code: delivery.shippingCode,
    shipping_point: delivery.point?.name ?? null,
    arrives_from: arrival?.from ?? null,
    arrives_to: arrival?.to ?? null,
    shipping_point_address: delivery.point?.address ?? null,
    currency: sent.currency,
    factor,
    products_pln: totals.pln.products,
    shipping_pln: totals.pln.shipping,
    discount_pln: totals.pln.discount,
    points_pln: totals.pln.points,
    ...totals.amount,
    discount_code: usedCode,
    code_terms: usedCode === null ? null : codeTerms,
    points_deducted: totals.pointsDeducted,
    hold_until:
      state !== "awaitingPayment" ? null : new Date(now.getTime() + holdMinutes(delivery.paymentCode, holds) * 60_000),
    link_key: linkKey,
    subjects: subjects.map(({ key }) => key),
    pieces,
    age_confirmed_at: ageConfirmed ? now : null,
    placed_by: placedBy,
    vat_abroad: vatAbroad,
  };
}

/** Returns the order's lines, the converted products term shared out over them so that they add up to it. */
export function orderLineRows(lines: readonly OrderLine[], productsAmount: number): OrderLineRow[] {
  const shares = allocate(
    productsAmount,
    lines.map((line) => line.real_price * line.quantity),
  );
  return lines.map((line, index) => ({
    position: index + 1,
    product_id: line.productId,
    variant_id: line.variantId,
    product_name: line.productName,
    variant_name: line.variantName,
    unit_price_pln: line.real_price,
    quantity: line.quantity,
    amount: shares[index]!,
  }));
}
