import type { ApaczkaPoint, ApaczkaService, PickupTime } from "../../domain/parcel/apaczka-service.ts";
import type { CarrierKey, LabelFormat, ParcelSize, ParcelStep } from "../../domain/parcel/label.ts";

/** Somebody a parcel comes from or goes to; a phone as it was given. */
export interface CarrierParty {
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  /** With the flat, as '5/7'. */
  building: string;
  postcode: string;
  city: string;
  /** Two letters. */
  country: string;
}

/** What a carrier is asked to carry. */
export interface ShipmentInput {
  /** Ours, of this shipment alone: by it an answer that was lost is looked up. */
  reference: string;
  /** The same at each try; a UUID. */
  deduplicationId: string;
  sender: CarrierParty;
  receiver: CarrierParty;
  /** The locker; null: to the address. */
  point: string | null;
  size: ParcelSize;
  /** Grams. */
  weight: number;
  /** Grosze the courier takes at the door; null: none. */
  cod: number | null;
  /** Grosze it is insured for; null: it is not. */
  insurance: number | null;
  /** What its goods were sold for, in hundredths of the order's currency. */
  worth: number;
  currency: string;
  /** Of a broker's: who brings it and how; null: not said. */
  service: string | null;
  /** A courier fetches it; absent: it is handed in. */
  byCourier?: boolean;
  /** When a courier fetches it, asked for together with it; null: it is handed in. */
  pickup: PickupTime | null;
}

/** Shipments a courier fetches, by the carrier's own names of them, and from where. */
interface PickupInput {
  shipments: readonly string[];
  sender: CarrierParty;
}

/** A shipment a carrier knows. `tracking` null: its number comes later. */
interface CarriedShipment {
  externalId: string;
  tracking: string | null;
}

/**
 * Why nothing was done. `refused`: the carrier will not, and says why, field by field; `later`: it has certainly done
 * nothing, and may be asked again in so many seconds; `lost`: nobody knows whether it was done.
 */
export type CarrierTrouble =
  | { kind: "refused"; problems: readonly string[] }
  | { kind: "later"; inSeconds: number; problem: string }
  | { kind: "lost"; problem: string };

/** How a carrier answers to the shop's credentials, and what it says itself ('' where it knows them). */
export interface CarrierCheck {
  result: "works" | "credentials" | "permission" | "answer" | "silent";
  says: string;
}

export interface TrackedStep {
  tracking: string;
  /** As the carrier knows it apart from others. */
  eventId: string;
  /** The carrier's own code. */
  code: string;
  step: ParcelStep;
  at: Date;
}

/** What a carrier has told of parcels; of one it failed at there is nothing here. */
export interface Tracked {
  kind: "tracked";
  /** In the order of time, each event once. */
  steps: TrackedStep[];
  /** The numbers of those that were not asked for, as the carrier is to be left alone. */
  unasked: string[];
  /** For so many seconds; null: it may be asked on. */
  restsFor: number | null;
}

/** A service that carries parcels. Each call ends within seconds; none throws for what the carrier answers. */
export interface Carrier {
  readonly key: CarrierKey;
  /** `repeats`: a shipment asked for again under its deduplication id is the same one. Else it is looked up. */
  readonly repeats: boolean;
  create(shipment: ShipmentInput): Promise<({ kind: "made" } & CarriedShipment) | CarrierTrouble>;
  /** Looks for a shipment by our reference, asked for at `since` or later; `none`: the carrier knows no such one now, or several. */
  find(
    reference: string,
    since: Date,
  ): Promise<({ kind: "made" } & CarriedShipment) | { kind: "none" } | CarrierTrouble>;
  /** Asks for the number of a shipment and its label. `later`: it is not ready. */
  label(
    externalId: string,
    format: LabelFormat,
  ): Promise<{ kind: "label"; tracking: string; bytes: Buffer } | CarrierTrouble>;
  /** Asks for a shipment by which its sender sends goods back to the shop. `code`: by which it is handed in without a printed label; null: it wants one. After a lost answer it is looked up, and never asked for again. */
  createReturn(
    shipment: ShipmentInput,
  ): Promise<({ kind: "made"; code: string | null } & CarriedShipment) | CarrierTrouble>;
  /** Asks for the label of a return, as PDF. `later`: it is not ready. */
  returnLabel(externalId: string): Promise<{ kind: "label"; tracking: string; bytes: Buffer } | CarrierTrouble>;
  /** Undoes a shipment that was not handed over. `unable`: this carrier never does. */
  cancel(externalId: string): Promise<{ kind: "cancelled" } | { kind: "unable" } | CarrierTrouble>;
  /** Asks for a courier who fetches shipments from the shop. `unable`: this carrier has none to ask for. */
  fetchParcels(
    pickup: PickupInput,
  ): Promise<{ kind: "ordered"; externalId: string } | { kind: "unable" } | CarrierTrouble>;
  /** Asks whether the carrier knows the shop, and changes nothing there. */
  check(): Promise<CarrierCheck>;
  /** Asks for the carrier's own protocol of shipments that are handed over, as PDF. `unable`: this carrier draws none. */
  protocol(handedOver: PickupInput): Promise<{ kind: "protocol"; bytes: Buffer } | { kind: "unable" } | CarrierTrouble>;
  /** Asks where parcels are, at most ten at once. Trouble: nothing was told of any of them. */
  track(parcels: readonly CarriedParcel[]): Promise<Tracked | CarrierTrouble>;
}

/** A parcel that is asked for: its number, and the carrier's own name of its shipment. */
export interface CarriedParcel {
  tracking: string;
  externalId: string;
}

/** What a shipment costs by one of a broker's services, in grosze with VAT. */
export interface ServicePrice {
  service: string;
  gross: number;
}

/** A carrier that has others carry, by services of theirs. */
export interface Broker extends Carrier {
  /** Asks for its services; no more than once a day. */
  services(): Promise<{ kind: "services"; services: ApaczkaService[] } | CarrierTrouble>;
  /** Asks for the points of a network in Poland to which parcels go; no more than once a day each. It may take a minute. */
  points(network: string): Promise<{ kind: "points"; points: ApaczkaPoint[] } | CarrierTrouble>;
  /** Asks what a shipment costs by each service that would carry it; nothing is bought. */
  price(shipment: ShipmentInput): Promise<{ kind: "prices"; prices: ServicePrice[] } | CarrierTrouble>;
  /** Asks when a service's courier comes to a postcode, the first time first; no more than once in half an hour. */
  pickupTimes(asked: {
    postcode: string;
    service: string;
  }): Promise<{ kind: "times"; times: PickupTime[] } | CarrierTrouble>;
}
