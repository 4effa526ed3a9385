import type { MakeOrder } from "../../contract/order.ts";
import { deliveryOffer } from "../../database/delivery/delivery.ts";
import { packetaPoint } from "../../database/delivery/packeta-points.ts";
import type { OrderTerms } from "../../database/order/order-terms.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Country, lockerPostcode, shippingPrice, type Zone } from "../../domain/delivery/delivery.ts";
import { isPointOf, lockerCode } from "../../domain/delivery/delivery-codes.ts";
import type { PacketaPoint } from "../../domain/delivery/packeta-point.ts";
import type { LanCode } from "../../domain/language.ts";
import type { DeliveryDays } from "../../domain/delivery/delivery-table.ts";
import { obstacleTo, stopsAll } from "../../domain/order/obstacle.ts";
import type { OrderRefusal } from "../../domain/order/order-refusal.ts";
import type { PickupPoint, PickupPoints, PointAnswer } from "../../integrations/pickup-points/provider.ts";

export interface OrderDelivery {
  kind: "delivery";
  country: Country;
  zoneId: string;
  paymentId: number;
  /** Paid online: the goods are held for minutes, else for days. */
  paymentCode: string;
  shippingId: number;
  shippingCode: string;
  /** The parcel locker of a locker shipment; its address where the provider could be asked. */
  point: { name: string; address: string | null } | null;
  /** Grosze. */
  price: number;
  /** Working days on the way; null: the shop does not say. */
  days: DeliveryDays | null;
}

/** Asks about the chosen locker once more, before anything is locked: its provider may take seconds, or not answer at all. Packeta's points are known. */
export async function pointAsSent(
  db: Queryable,
  points: Pick<PickupPoints, "look">,
  { shippingPoint, clientData }: MakeOrder,
): Promise<PointAnswer> {
  const name = shippingPoint?.trim() ?? "";
  const postcode = lockerPostcode(clientData.shippingPostCode ?? "");
  if (name === "" || postcode === null) return { kind: "closed" };
  return isPointOf(name, "PL") ? points.look(name, postcode) : packetaPointNamed(db, name);
}

async function packetaPointNamed(db: Queryable, name: string): Promise<PointAnswer> {
  const point = await packetaPoint(db, name);
  return point === null ? { kind: "closed" } : { kind: "open", point: pickupPointOf(point) };
}

/** Returns whether a point that was asked about may take a parcel of a country: one nobody could ask about may. */
export function standsIn(point: PointAnswer, { name, country }: { name: string; country: string }): boolean {
  if (point.kind === "closed" || !isPointOf(name, country)) return false;
  return point.kind === "silent" || (point.point.country ?? "PL") === country;
}

/** Returns one of Packeta's points as the shop shows points. */
export function pickupPointOf(point: PacketaPoint): PickupPoint & { title: string } {
  const { id, country, name, street, city, postcode, place, takesCash } = point;
  return {
    name: id,
    country,
    title: name,
    address: {
      line1: name.includes(street) ? "" : street,
      line2: `${postcode.slice(0, 3)} ${postcode.slice(3)} ${city}`,
    },
    address_details: { city },
    location_description: name.includes(place) ? null : place,
    // Its postcode stands for where a buyer is: metres would be more than anybody knows.
    distance: null,
    ...(!takesCash && { noPayment: true as const }),
  };
}

/** Returns why nothing can be ordered to a country the shop offers no payment or delivery for: what it is about that a shopper could change. */
export async function obstacleOf(
  db: Queryable,
  { shippingCountry, lanCode }: { shippingCountry: string | null; lanCode: LanCode },
): Promise<OrderRefusal> {
  const code = obstacleTo(shippingCountry, await deliveryOffer(db, lanCode)) ?? "ZONE_MISSING";
  return stopsAll(code) ? { code } : { code, about: "shippingCountry" };
}

/**
 * Returns the way the goods go and what it costs, or refuses: a payment or
 * shipping the zone does not offer together, a parcel that is too heavy for it, a locker shipment without a locker or to one that takes no
 * parcels now, or no money where it is paid when it is fetched (specification, points 4, 5, 9). A provider that cannot be asked stops no order.
 */
export function deliveryAsSent(
  sent: MakeOrder,
  { country, zone, days }: Pick<OrderTerms, "days"> & { country: Country; zone: Zone },
  { cart, point }: { cart: { total: number; weight: number }; point: PointAnswer },
): OrderDelivery | { kind: "refused"; refusal: OrderRefusal } {
  const payment = zone.payment.find((candidate) => candidate.paymentId === sent.paymentId);
  if (payment === undefined) return refuse("PAYMENT_UNAVAILABLE", "paymentId");
  const shipping = payment.shipping.find((candidate) => candidate.shippingId === sent.shippingId);
  if (shipping === undefined) return refuse("SHIPPING_UNAVAILABLE", "shippingId");
  const price = shippingPrice(shipping, { cartTotal: cart.total, weight: cart.weight });
  if (price === null) return refuse("PARCEL_TOO_HEAVY", "shippingId");
  const toLocker = shipping.shippingCode === lockerCode;
  const name = sent.shippingPoint?.trim() ?? "";
  if (toLocker && name === "") return refuse("POINT_REQUIRED", "shippingPoint");
  if (toLocker && !standsIn(point, { name, country: country.country_code }))
    return refuse("POINT_UNKNOWN", "shippingPoint");
  // Of a locker nobody could ask about nothing is held against it.
  if (toLocker && point.kind === "open" && point.point.noPayment === true && payment.paymentCode === "cash")
    return refuse("POINT_NO_PAYMENT", "shippingPoint");
  return {
    kind: "delivery",
    country,
    zoneId: zone.zoneId,
    paymentId: payment.paymentId,
    paymentCode: payment.paymentCode,
    shippingId: shipping.shippingId,
    shippingCode: shipping.shippingCode,
    point: toLocker ? { name, address: point.kind === "open" ? pointAddress(point.point) : null } : null,
    price,
    days: days.get(shipping.shippingId) ?? null,
  };
}

/** The provider wants a postcode beside a locker's name; where none is known, the middle of Warsaw is as good as any. */
const anywhere = "00001";

/** Asks about a locker or a point that staff name. */
export async function pointNamed(
  db: Queryable,
  points: Pick<PickupPoints, "look">,
  name: string,
  postcode: string | null = null,
): Promise<PointAnswer> {
  const called = name.trim().toUpperCase();
  return isPointOf(called, "PL") ? points.look(called, postcode ?? anywhere) : packetaPointNamed(db, called);
}

/** `ul. Długa 3, 31-100 Kraków, przy sklepie`; what it is called before it, where its name is a number alone. */
export function pointAddress({ title = "", address, address_details, location_description }: PickupPoint): string {
  return [title, address.line1, address.line2 || address_details.city, location_description ?? ""]
    .filter(Boolean)
    .join(", ")
    .slice(0, 300);
}

function refuse(code: OrderRefusal["code"], about: string): { kind: "refused"; refusal: OrderRefusal } {
  return { kind: "refused", refusal: { code, about } };
}
