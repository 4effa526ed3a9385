import { countryOfOrder } from "../../database/parcel/labels.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import { returnedGoods, type ReturnLabelRow } from "../../database/return/return-labels.ts";
import { returnNumbered } from "../../database/return/returns.ts";
import { bringsTo, streetParts } from "../../domain/parcel/label.ts";
import type { ShipmentInput } from "../../integrations/carriers/carrier.ts";
import { senderOf } from "../parcel/shipment-of-label.ts";

type Lacking = "SELLER_INCOMPLETE" | "CARRIER_ABROAD" | "RETURN_POINT_MISSING";

type Wanted = Pick<ReturnLabelRow, "return_id" | "return_label_id" | "carrier" | "size" | "point">;

/** Goods nobody has weighed are said to weigh so many grams: carriers want a number. */
const unweighed = 1000;

/** Returns what a carrier is asked to bring back from its buyer, or what is lacking: the shop's own details, a country it goes to, by ShipX the shop's own locker. */
export async function shipmentOfReturn(
  db: Queryable,
  { return_id, return_label_id, carrier, size, point }: Wanted,
): Promise<{ shipment: ShipmentInput } | { lacks: Lacking }> {
  const receiver = await senderOf(db);
  if (receiver === null) return { lacks: "SELLER_INCOMPLETE" };
  const { order_id: orderId } = (await returnNumbered(db, return_id))!;
  const { order } = (await orderNumbered(db, orderId))!;
  const country = await countryOfOrder(db, orderId);
  if (!bringsTo(carrier, country)) return { lacks: "CARRIER_ABROAD" };
  if (carrier === "inpostShipx" && point === null) return { lacks: "RETURN_POINT_MISSING" };
  const text = (field: string) => String(order.client_data[field] ?? "").trim();
  // Who only hands a parcel in wants no house number.
  const street = streetParts(text("shippingStreet")) ?? { street: text("shippingStreet"), building: "1" };
  const { weight, worth } = await returnedGoods(db, return_id);
  return {
    shipment: {
      reference: `R${return_id}-${return_label_id}`,
      deduplicationId: "",
      sender: {
        company: "",
        firstName: text("shippingFirstName"),
        lastName: text("shippingLastName"),
        email: order.email,
        phone: text("phone"),
        ...street,
        postcode: text("shippingPostCode"),
        city: text("shippingCity"),
        country,
      },
      receiver,
      point,
      size,
      weight: weight > 0 ? weight : unweighed,
      cod: null,
      insurance: null,
      worth,
      currency: order.currency,
      service: null,
      pickup: null,
    },
  };
}
