import { pointsPath } from "../../../contract/told-paths.ts";
import { list, object, text, type Read } from "../../session/shapes.ts";
import { lockerPostcode } from "../../../domain/delivery/delivery.ts";
import { limits } from "../../../domain/limits.ts";

/** A parcel locker, or a point of Packeta's, as the panel shows it (specification, point 3). */
export interface LockerPoint {
  /** What is stored as shippingPoint. */
  name: string;
  /** What people call it, where its name is a number alone; else the name. */
  title: string;
  city: string;
  line1: string;
  description: string;
  /** Metres from the postcode; null where the provider does not say. */
  distance: number | null;
}

/** `elsewhere`: the points are not where they were looked for, but in and around this town; null: they are. `message` is the provider's own; null: the shop could not be reached. */
export type LockerAnswer =
  | { kind: "points"; points: LockerPoint[]; elsewhere: string | null }
  | { kind: "error"; message: string | null };

/** Returns a postcode of five digits as it is written in a country of points: `31-403`, elsewhere `120 00`. */
export function writtenPostcode(digits: string, country: string): string {
  return country === "PL" ? `${digits.slice(0, 2)}-${digits.slice(2)}` : `${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** Returns where the shop is asked for a country's points around a postcode of five digits (point 7). */
export function lockerPointsHref(digits: string, country: string): string {
  const query = new URLSearchParams({
    relative_post_code: writtenPostcode(digits, country),
    limit: String(limits.lockerPoints),
    per_page: String(limits.lockerPoints),
    country,
  });
  return `${pointsPath}?${query}`;
}

/** Returns the digits of a postcode that was typed where a town may be; null: it is something else. */
export function typedPostcode(words: string): string | null {
  return /^[\d\s\p{Pd}]+$/u.test(words) ? lockerPostcode(words) : null;
}

/** Returns where the shop is asked for a country's points by a town or a street, best around a postcode where there is one. */
export function lockerSearchHref(words: string, digits: string | null, country: string): string {
  return `${pointsPath}?${new URLSearchParams({ q: words, ...(digits !== null && { relative_post_code: digits }), country })}`;
}

const titles = new Map<string, string>();

/** Returns what people call a point that was shown; its name where nothing else was heard. */
export function pointTitle(name: string): string {
  return titles.get(name) ?? name;
}

/** Returns the lockers that an address of `lockerPointsHref` or `lockerSearchHref` brings, nearest first. */
export async function askForLockers(href: string, signal: AbortSignal): Promise<LockerAnswer> {
  try {
    const late = AbortSignal.timeout(15_000);
    const tooLate = new Promise<never>((_, reject) => {
      late.addEventListener("abort", () => reject(new Error("no answer in time")), { once: true });
    });
    const answer = fetch(href, { signal }).then((response) => response.json() as Promise<unknown>);
    return readLockerAnswer(await Promise.race([answer, tooLate]));
  } catch {
    return { kind: "error", message: null };
  }
}

/** Reads the provider's answer: `items`, or `error` in words. Points without a name are left out. */
export function readLockerAnswer(reply: unknown): LockerAnswer {
  const answer = object(reply);
  const points = list(readPoint)(answer?.["items"]);
  if (answer?.["error"] || points === undefined)
    return { kind: "error", message: text(answer?.["errorMessage"]) ?? text(answer?.["error"]) ?? null };
  return {
    kind: "points",
    elsewhere: text(answer?.["elsewhere"]) ?? null,
    points: points.toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0),
  };
}

/** Returns a distance as people say it: `480 m`, `1.1 km`. */
export function distanceText(metres: number): string {
  return metres < 1000
    ? `${metres}\u00a0m`
    : `${Math.floor(metres / 1000)}.${Math.floor((metres % 1000) / 100)}\u00a0km`;
}

const readPoint: Read<LockerPoint> = (value) => {
  const item = object(value);
  const name = text(item?.["name"]);
  if (item === undefined || name === undefined || name === "") return undefined;
  const distance = item["distance"];
  const title = text(item["title"]) ?? name;
  const address = object(item["address"]);
  const city = text(object(item["address_details"])?.["city"]) ?? "";
  titles.set(name, title);
  return {
    name,
    title,
    // What is called by its street has its postcode beside the town.
    city: title === name ? city : text(address?.["line2"]) || city,
    line1: text(address?.["line1"]) ?? "",
    description: text(item["location_description"]) ?? "",
    distance: typeof distance === "number" && Number.isFinite(distance) ? Math.round(distance) : null,
  };
};
