import type { CarrierParty, ShipmentInput } from "../../src/integrations/carriers/carrier.ts";

export const jan: CarrierParty = {
  company: "",
  firstName: "Jan",
  lastName: "Nowak & syn",
  email: "jan@przyklad.pl",
  phone: "+48 600 100 200",
  street: "ul. Długa",
  building: "12/3",
  postcode: "31-403",
  city: "Kraków",
  country: "PL",
};

/** Returns what makes parcels to a receiver, each with a reference of its own; `usual` is said of each that says nothing else. */
export function parcelsTo(
  receiver: CarrierParty,
  usual: Partial<ShipmentInput>,
): (more?: Partial<ShipmentInput>) => ShipmentInput {
  let number = 0;
  return (more = {}) => ({
    reference: `1-${++number}`,
    deduplicationId: crypto.randomUUID(),
    sender: { ...receiver, company: "Bruk" },
    receiver,
    point: null,
    size: "medium",
    weight: 1800,
    cod: null,
    insurance: null,
    worth: 12_345,
    currency: "pln",
    service: null,
    pickup: null,
    ...usual,
    ...more,
  });
}
