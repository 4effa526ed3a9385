import { allConfig } from "../../database/config.ts";
import { type LabelRow, type NewLabel, carriedParcel, countryOfOrder, pickupOf } from "../../database/parcel/labels.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import { bringsTo, streetParts } from "../../domain/parcel/label.ts";
import type { CarrierParty, ShipmentInput } from "../../integrations/carriers/carrier.ts";

/** What a carrier cannot do without. */
type Lacking = "SELLER_INCOMPLETE" | "ADDRESS_UNNUMBERED" | "CARRIER_ABROAD";

type Wanted = Omit<NewLabel, "service_name"> & Pick<LabelRow, "label_id" | "deduplication_id">;

/** Returns what a carrier is asked for, or what is lacking: the seller's own details, a number in the street of a parcel that goes to a door, an address the carrier goes to. */
export async function shipmentOfLabel(
  db: Queryable,
  label: Wanted,
): Promise<{ shipment: ShipmentInput } | { lacks: Lacking }> {
  const sender = await senderOf(db);
  if (sender === null) return { lacks: "SELLER_INCOMPLETE" };
  const { order_id: orderId, parcel_id: parcelId, carrier, point } = label;
  const { order } = (await orderNumbered(db, orderId))!;
  const carried = parcelId === null ? null : await carriedParcel(db, { orderId, parcelId });
  const country = carried?.country ?? (await countryOfOrder(db, orderId));
  if (!bringsTo(carrier, country)) return { lacks: "CARRIER_ABROAD" };
  const text = (field: string) => String(order.client_data[field] ?? "").trim();
  const street = streetParts(text("shippingStreet"));
  if (point === null && street === null) return { lacks: "ADDRESS_UNNUMBERED" };
  const receiver: CarrierParty = {
    company: "",
    firstName: text("shippingFirstName"),
    lastName: text("shippingLastName"),
    email: order.email,
    phone: text("phone"),
    street: street?.street ?? text("shippingStreet"),
    building: street?.building ?? "",
    postcode: text("shippingPostCode"),
    city: text("shippingCity"),
    country,
  };
  const {
    label_id,
    deduplication_id: deduplicationId,
    size,
    weight,
    cod,
    insurance,
    service,
    by_courier: byCourier,
  } = label;
  const pickup = pickupOf(label);
  const reference = `${orderId}-${label_id}`;
  const worth = carried?.worth ?? order.products;
  const { currency } = order;
  return {
    shipment: {
      reference,
      deduplicationId,
      sender,
      receiver,
      point,
      size,
      weight,
      cod,
      insurance,
      worth,
      currency,
      service,
      byCourier,
      pickup,
    },
  };
}

/** Returns the shop as a sender; null: its own details are not whole. */
export async function senderOf(db: Queryable): Promise<CarrierParty | null> {
  const config = await allConfig(db);
  const street = streetParts(config["shop_street"] ?? "");
  const [, postcode, city] = /^(\d{2}-\d{3}) (.+)$/.exec(config["shop_city"] ?? "") ?? [];
  const { shop_company: company, shop_name: name, shop_phone: phone, shop_email: email } = config;
  const called = company || name;
  if (street === null || !postcode || !city || !called || !phone || !email) return null;
  const [firstName, ...lastName] = called.split(" ");
  return {
    company: called,
    firstName: firstName!,
    lastName: lastName.join(" ") || firstName!,
    email,
    phone,
    ...street,
    postcode,
    city,
    country: "PL",
  };
}
