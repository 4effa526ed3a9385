/** What stands on the address slip of a parcel: no price, no e-mail. */
export interface Slip {
  orderId: number;
  /** Which of how many parcels of the order. */
  parcel: number;
  of: number;
  /** Who takes it: as staff call them, else the delivery method. */
  carrier: string;
  tracking: string | null;
  /** Grams. */
  weight: number | null;
  point: { id: string; address: string | null } | null;
  name: string;
  address: readonly string[];
  phone: string;
  /** The shop, line by line. */
  from: readonly string[];
}
