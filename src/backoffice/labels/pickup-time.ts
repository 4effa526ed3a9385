import type { PickupTime } from "../../domain/parcel/apaczka-service.ts";

/** Returns a time in which a courier comes as texts are filled with it: `1.12.2026`, `10:00–16:00`. */
export function pickupSaid({ date, from, to }: PickupTime): { day: string; hours: string } {
  const [year, month, day] = date.split("-").map(Number);
  return { day: `${day}.${month}.${year}`, hours: `${from}–${to}` };
}
