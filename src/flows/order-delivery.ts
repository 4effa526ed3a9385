import type { MakeOrder } from "../contract/order.ts";
import { allZones, offeredCountries } from "../database/delivery.ts";
import type { Queryable } from "../database/queryable.ts";
import { cartWeight, type Country, shippingPrice, zoneOf } from "../domain/delivery.ts";
import { languageOf } from "../domain/language.ts";
import type { OrderRefusal } from "../domain/order-refusal.ts";

export interface OrderDelivery {
  kind: "delivery";
  country: Country;
  zoneId: string;
  paymentId: number;
  /** Paid online: the goods are held for minutes, else for days. */
  paymentCode: string;
  shippingId: number;
  shippingCode: string;
  shippingPoint: string | null;
  /** Grosze. */
  price: number;
}

/**
 * Answers the way the goods go and what it costs, or refuses: no zone for the country, a payment or
 * shipping the zone does not offer together, a locker shipment without a locker (specification, points 4, 5, 9).
 */
export async function deliveryAsSent(db: Queryable, sent: MakeOrder, cartTotal: number): Promise<OrderDelivery | { kind: "refused"; refusal: OrderRefusal }> {
  const countries = await offeredCountries(db, languageOf(sent.lanId).lanCode);
  const country = countries.find((candidate) => candidate.country_id === sent.clientData.shippingCountry);
  if (country === undefined) return refuse("COUNTRY_OFF", "shippingCountry");
  const zone = zoneOf(country.country_id, countries, await allZones(db, "pl"));
  if (zone === null) return refuse("ZONE_MISSING", "shippingCountry");
  const payment = zone.payment.find((candidate) => candidate.paymentId === sent.paymentId);
  if (payment === undefined) return refuse("PAYMENT_UNAVAILABLE", "paymentId");
  const shipping = payment.shipping.find((candidate) => candidate.shippingId === sent.shippingId);
  const price = shipping === undefined ? null : shippingPrice(shipping, { cartTotal, weight: cartWeight });
  if (shipping === undefined || price === null) return refuse("SHIPPING_UNAVAILABLE", "shippingId");
  if (shipping.shippingCode === "pm" && !sent.shippingPoint?.trim()) return refuse("POINT_REQUIRED", "shippingPoint");
  return {
    kind: "delivery",
    country,
    zoneId: zone.zoneId,
    paymentId: payment.paymentId,
    paymentCode: payment.paymentCode,
    shippingId: shipping.shippingId,
    shippingCode: shipping.shippingCode,
    shippingPoint: shipping.shippingCode === "pm" ? sent.shippingPoint : null,
    price,
  };
}

function refuse(code: OrderRefusal["code"], about: string): { kind: "refused"; refusal: OrderRefusal } {
  return { kind: "refused", refusal: { code, about } };
}
