import type { ThirdParties } from "./third-parties.ts";

/** What somebody else's code would be loaded for, or somebody else told; what the shop itself needs is asked of nobody (law C11). */
const purposes = ["analytics", "advertising", "social", "signIn"] as const;
export type Purpose = (typeof purposes)[number];

/** Those by which the shop's own server tells somebody of a purchase. */
export const toldPurposes = ["analytics", "advertising"] as const satisfies Purpose[];
export type ToldPurpose = (typeof toldPurposes)[number];

/** Raised when a purpose comes to mean something else: then everybody is asked anew. */
export const consentVersion = 1;

/** A shopper's answer, kept in their browser; with an order goes what of it lets somebody be told of it. */
export interface Consent {
  version: number;
  /** When it was given, as an ISO moment. */
  date: string;
  purposes: Partial<Record<Purpose, boolean>>;
  /** Consents that were taken back, and the shop has not heard of it yet; as the browser kept them. */
  untold?: readonly unknown[];
}

/** Milliseconds after which the question is put again: a year. */
export const longestConsent = 365 * 86_400_000;

/** Returns what is asked about by itself: the purposes of those who are told of purchases. */
export function askedAtOnce({ analytics, told }: ThirdParties): ToldPurpose[] {
  return toldPurposes.filter((purpose) => (purpose === "analytics" ? analytics !== null : told?.includes("meta")));
}

/** Returns the purposes a shop's pages have: a timeline asks at its own place. Sign-in has its own, which is asked of the server. */
export function purposesOf(thirdParties: ThirdParties): Purpose[] {
  return [...askedAtOnce(thirdParties), ...(thirdParties.timeline === null ? [] : (["social"] as const))];
}

/** Returns a kept answer that still holds, of this version and not older than a year; null for anything else. */
export function soundConsent(kept: unknown, now: Date): Consent | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { version, date, purposes: given, untold } = kept as Partial<Record<keyof Consent, unknown>>;
  const age = now.getTime() - Date.parse(String(date));
  if (version !== consentVersion || !(age < longestConsent) || typeof given !== "object" || given === null) return null;
  const answers = given as Record<string, unknown>;
  const known = purposes.filter((purpose) => typeof answers[purpose] === "boolean");
  return {
    version,
    date: String(date),
    purposes: Object.fromEntries(known.map((purpose) => [purpose, answers[purpose] === true])),
    ...(Array.isArray(untold) && { untold: untold as readonly unknown[] }),
  };
}

/** Returns about which of these purposes the question is still open: they have no answer. */
export function openAmong<Asked extends Purpose>(consent: Consent | null, asked: readonly Asked[]): Asked[] {
  return asked.filter((purpose) => consent?.purposes[purpose] === undefined);
}
