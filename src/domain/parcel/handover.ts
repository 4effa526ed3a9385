/** A parcel as the protocol of a day lists it. */
export interface HandedOver {
  orderId: number;
  carrier: string;
  tracking: string;
  name: string;
  /** The locker, or the town. */
  to: string;
  /** Grams. */
  weight: number;
  /** Grosze taken at the door. */
  cod: number | null;
}
