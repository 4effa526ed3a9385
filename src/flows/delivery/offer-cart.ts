import { countryNumbered, deliveryOffer } from "../../database/delivery/delivery.ts";
import { goodsWeight } from "../../database/delivery/goods-weight.ts";
import { allMethods } from "../../database/delivery/delivery-methods.ts";
import { orderTerms } from "../../database/order/order-terms.ts";
import { allPayments } from "../../database/payment/payment-methods.ts";
import type { Queryable } from "../../database/queryable.ts";
import { isBlockedIn, isSoldOnline } from "../../domain/catalogue/selling-limits.ts";
import { type LanCode, said } from "../../domain/language.ts";
import { shippingPrice, type Zone } from "../../domain/delivery/delivery.ts";
import { deliveryDates } from "../../domain/delivery/delivery-dates.ts";
import { type Obstacle, obstacleTo } from "../../domain/order/obstacle.ts";
import { goodsOfVariants } from "../order/goods-of-variants.ts";

/** Why a way of delivery is not offered with a payment. */
type WhyNot = "methodOff" | "notTogether" | "paymentOff" | "tooHeavy";

/** What a cart would be offered: grosze and grams. */
export interface OfferedCart {
  kind: "offered";
  total: number;
  weight: number;
  obstacle: Obstacle | null;
  /** Names of goods that are not sent there, or not sold online. */
  blocked: string[];
  ways: {
    methodId: number;
    method: string;
    paymentId: number;
    payment: string;
    /** Null: it is not offered, for a reason. */
    price: number | null;
    free: boolean;
    why: WhyNot | null;
    from: string | null;
    to: string | null;
  }[];
}

/**
 * Returns what a cart to a country would be offered at this moment, by what an order is decided with (`orderTerms`,
 * `shippingPrice`, `deliveryDates`), and of each way of the country's zone that is not offered, why not.
 */
export async function offerCart(
  db: Queryable,
  {
    lines,
    countryId,
    lanCode,
    now,
  }: { lines: readonly { variantId: number; quantity: number }[]; countryId: number; lanCode: LanCode; now: Date },
): Promise<OfferedCart | { kind: "unknown"; what: "country" | "goods" }> {
  const country = await countryNumbered(db, countryId, lanCode);
  if (country === null) return { kind: "unknown", what: "country" };
  const goods = await goodsOfVariants(
    db,
    lines.map(({ variantId }) => variantId),
    lanCode,
  );
  if (lines.some(({ variantId }) => !goods.has(variantId))) return { kind: "unknown", what: "goods" };
  const total = lines.reduce(
    (sum, { variantId, quantity }) => sum + goods.get(variantId)!.line.real_price * quantity,
    0,
  );
  const { zone, days, calendar } = await orderTerms(db, String(countryId), lanCode);
  const products = [...new Set([...goods.values()].map(({ product }) => product))];
  const cart = { cartTotal: total, weight: await goodsWeight(db, lines) };
  const payments = await allPayments(db);
  const methods = zone === null ? [] : (await allMethods(db)).filter(({ zone_id }) => zone_id === zone.zoneId);
  return {
    kind: "offered",
    total,
    weight: cart.weight,
    obstacle: obstacleTo(String(countryId), await deliveryOffer(db, lanCode)),
    blocked: products
      .filter((product) => !isSoldOnline(product) || isBlockedIn(product, country.country_code))
      .map((product) => product.product_name),
    ways: methods.flatMap((method) =>
      payments.map((payment) => {
        const shipping = shippingIn(zone, payment.payment_id, method.shipping_id);
        const price = shipping === null ? null : shippingPrice(shipping, cart);
        const onTheWay = days.get(method.shipping_id);
        const dates = onTheWay === undefined ? null : deliveryDates(now, calendar, onTheWay);
        return {
          methodId: method.method_id,
          method: said(method.shipping_name, lanCode),
          paymentId: payment.payment_id,
          payment: said(payment.payment_name, lanCode),
          price,
          free: price === 0 && shippingPrice(shipping!, { ...cart, cartTotal: 0 }) !== 0,
          why: price === null ? whyNot(method, payment, shipping !== null) : null,
          from: dates?.from ?? null,
          to: dates?.to ?? null,
        };
      }),
    ),
  };
}

function shippingIn(zone: Zone | null, paymentId: number, shippingId: number) {
  const payment = zone?.payment.find((candidate) => candidate.paymentId === paymentId);
  return payment?.shipping.find((candidate) => candidate.shippingId === shippingId) ?? null;
}

function whyNot(
  { offered, offers }: { offered: boolean; offers: readonly { paymentId: number }[] },
  payment: { payment_id: number; offered: boolean },
  isOffered: boolean,
): WhyNot {
  if (isOffered) return "tooHeavy";
  if (!offered) return "methodOff";
  return offers.some(({ paymentId }) => paymentId === payment.payment_id) ? "paymentOff" : "notTogether";
}
