import type { ThirdParties } from "./third-parties.ts";

/** What somebody else's code would be loaded for; what the shop itself needs is asked of nobody (law C11). */
const purposes = ["analytics", "social", "signIn"] as const;
export type Purpose = (typeof purposes)[number];

/** Raised when a purpose comes to mean something else: then everybody is asked anew. */
export const consentVersion = 1;

/** A shopper's answer, kept in their browser alone. */
export interface Consent {
  version: number;
  /** When it was given, as an ISO moment. */
  date: string;
  purposes: Partial<Record<Purpose, boolean>>;
}

/** After a year the question is put again. */
const longest = 365 * 86_400_000;

/** Returns the purposes a shop's pages have: those of its configured third parties. Sign-in has its own, which is asked of the server. */
export function purposesOf({ analytics, timeline }: ThirdParties): Purpose[] {
  return [...(analytics === null ? [] : (["analytics"] as const)), ...(timeline === null ? [] : (["social"] as const))];
}

/** Returns a kept answer that still holds, of this version and not older than a year; null for anything else. */
export function soundConsent(kept: unknown, now: Date): Consent | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { version, date, purposes: given } = kept as Partial<Record<keyof Consent, unknown>>;
  const age = typeof date === "string" ? now.getTime() - Date.parse(date) : Number.NaN;
  if (version !== consentVersion || !(age < longest) || typeof given !== "object" || given === null) return null;
  const known = purposes.flatMap((purpose) => {
    const answer = (given as Record<string, unknown>)[purpose];
    return typeof answer === "boolean" ? [[purpose, answer] as const] : [];
  });
  return { version, date: String(date), purposes: Object.fromEntries(known) };
}

/** Returns whether the question is still open: a purpose of the shop has no answer. */
export function isOpen(consent: Consent | null, asked: readonly Purpose[]): boolean {
  return asked.some((purpose) => consent?.purposes[purpose] === undefined);
}
