import { warsawMinute } from "../warsaw-time.ts";

/** A service of Apaczka's: one of its carriers, in one way. */
export interface ApaczkaService {
  /** Digits. */
  id: string;
  name: string;
  /** The carrier as Apaczka calls it: `INPOST`, `UPS`. */
  supplier: string;
  /** Within Poland; else abroad. */
  domestic: boolean;
  /** Whether a courier fetches the parcel. */
  courier: "none" | "possible" | "required";
  toDoor: boolean;
  /** Also of a service that can do both. */
  toPoint: boolean;
  /** Apaczka lists the points of its carrier. */
  listsPoints: boolean;
}

/** A point at which parcels wait, as Apaczka tells of it. */
export interface ApaczkaPoint {
  /** By which an order names it. */
  id: string;
  /** Its name, street, postcode and town. */
  address: string;
  takesCash: boolean;
}

/** Returns the network whose points a service goes to, where they are worth knowing: not InPost's, which its buyers choose themselves; null: there is none to know. */
export function networkOf({ supplier, domestic, toPoint, listsPoints }: ApaczkaService): string | null {
  return domestic && toPoint && listsPoints && supplier !== "INPOST" ? supplier : null;
}

/** A time in which a courier comes: a day, and two hours of it as `HH:MM`, all by the clock of Warsaw. */
export interface PickupTime {
  date: string;
  from: string;
  to: string;
}

/** Returns whether a service brings parcels of an order: within Poland or abroad, and to the locker its buyer chose InPost's alone. */
export function serves(
  { supplier, domestic, toDoor, toPoint }: ApaczkaService,
  { country, point }: { country: string; point: string | null },
): boolean {
  if (domestic !== (country === "PL")) return false;
  return point === null ? toDoor || toPoint : toPoint && domestic && supplier === "INPOST";
}

/** Returns whether a courier fetches what goes by a service, where the shop would have it so or not. */
export function isFetched({ courier }: ApaczkaService, wanted: boolean): boolean {
  return courier === "required" || (courier === "possible" && wanted);
}

/** Returns the services the shop has chosen, by the number of their way of delivery, from the text the connection keeps: `12:21, 13:41`. */
export function chosenServices(text: string): ReadonlyMap<number, string> {
  return new Map(
    text
      .split(", ")
      .map((pair) => pair.split(":"))
      .filter((pair) => pair.length === 2)
      .map(([method, service]) => [Number(method), service!] as const),
  );
}

/** Returns that text. */
export function servicesText(chosen: ReadonlyMap<number, string>): string {
  return [...chosen]
    .toSorted(([a], [b]) => a - b)
    .map(([method, service]) => `${method}:${service}`)
    .join(", ");
}

/** Returns that text in its one form; null: it is none. */
export function servicesForm(given: string): string | null {
  const pairs = given.split(/[\s,]+/).filter(Boolean);
  if (pairs.length > 200 || !pairs.every((pair) => /^[1-9]\d{0,8}:[1-9]\d{0,8}$/.test(pair))) return null;
  return servicesText(chosenServices(pairs.join(", ")));
}

/** Returns the first time in which a courier still comes: one that ends an hour from now or later; null: there is none. */
export function nextPickup(times: readonly PickupTime[], now: Date): PickupTime | null {
  const inAnHour = warsawMinute(new Date(now.getTime() + 3600_000));
  return times.find(({ date, to }) => `${date} ${to}` >= inAnHour) ?? null;
}
