import type { ParcelSize } from "../../domain/parcel/label.ts";

/** The largest parcel of each size of a locker, in millimetres: length, width, height. */
export const boxes: Readonly<Record<ParcelSize, readonly [number, number, number]>> = {
  small: [640, 380, 80],
  medium: [640, 380, 190],
  large: [640, 380, 410],
};

/** Returns a Polish phone as ShipX wants it: nine digits, without the country's. */
export function ownPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length > 9 ? digits.replace(/^(00)?48/, "") : digits;
}
