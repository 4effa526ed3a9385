import type { CarrierParty, ShipmentInput } from "./carrier.ts";
import { boxes } from "./inpost-parcel.ts";

/** The shop writes to its buyers itself. */
const silent = { isReceiverEmail: 0, isReceiverSms: 0, isSenderEmail: 0, isSenderSms: 0 };

/** Returns what Apaczka is asked to carry, as it wants to be told: money in grosze, centimetres, kilograms to a tenth. */
export function apaczkaOrder(input: ShipmentInput, bankAccount: string): object {
  const { reference, sender, receiver, point, size, weight, cod, insurance, service, pickup } = input;
  const [length, width, height] = boxes[size];
  return {
    ...(service !== null && { service_id: Number(service) }),
    address: { sender: addressOf(sender), receiver: { ...addressOf(receiver), foreign_address_id: point ?? "" } },
    notification: { new: silent, sent: silent, exception: silent, delivered: silent },
    shipment_value: insurance ?? 0,
    shipment_currency: "PLN",
    ...(cod !== null && { cod: { amount: cod, currency: "PLN", bankaccount: bankAccount } }),
    pickup:
      pickup === null
        ? { type: "SELF" }
        : { type: "COURIER", date: pickup.date, hours_from: pickup.from, hours_to: pickup.to },
    shipment: [
      {
        dimension1: Math.ceil(length / 10),
        dimension2: Math.ceil(width / 10),
        dimension3: Math.ceil(height / 10),
        // To a tenth of a kilogram, and no lighter than it is.
        weight: Math.ceil(weight / 100) / 10,
        is_nstd: 0,
        shipment_type_code: "PACZKA",
      },
    ],
    // By it an order is found again.
    comment: reference,
    content: reference,
    is_zebra: 1,
  };
}

function addressOf({
  company,
  firstName,
  lastName,
  email,
  phone,
  street,
  building,
  postcode,
  city,
  country,
}: CarrierParty) {
  const person = `${firstName} ${lastName}`.trim();
  return {
    country_code: country,
    name: company || person,
    line1: `${street} ${building}`.trim(),
    line2: "",
    postal_code: postcode,
    city,
    is_residential: company === "" ? 1 : 0,
    contact_person: person,
    email,
    phone: phone.replace(/(?!^\+)\D/g, ""),
  };
}
