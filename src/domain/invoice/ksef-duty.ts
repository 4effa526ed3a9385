import { workingDaysAfter } from "../delivery/working-days.ts";
import { countryOfVat, type Invoice } from "./invoice.ts";
import { bareNumber } from "./vat-number.ts";

/** Where KSeF takes files: `production` alone has force of law. */
export const ksefEnvironments = ["test", "demo", "production"] as const;
export type KsefEnvironment = (typeof ksefEnvironments)[number];

/**
 * How far a document is. `waiting`: to be sent; `sending`: given to KSeF, or perhaps given, as nothing was answered; `sent`: it
 * decides; `accepted`: it has a number; `refused`: it was not taken; `held`: it cannot be written, or its number is another's.
 */
export const ksefStates = ["waiting", "sending", "sent", "accepted", "refused", "held"] as const;
export type KsefState = (typeof ksefStates)[number];

/**
 * Why a document stays where it is until somebody has seen to it. Held, as it cannot be written: no valid NIP of the seller, an
 * exemption without its rule, a rule of KSeF that its file would break; or as its number is another file's (`duplicate`), or that
 * of KSeF another document's (`otherInvoice`). Refused: KSeF did not take it, or gave it up each time it was tried.
 */
export const ksefProblems = [
  "sellerNip",
  "exemption",
  "faulty",
  "notTaken",
  "duplicate",
  "otherInvoice",
  "gaveUp",
] as const;
export type KsefProblemOfDocument = (typeof ksefProblems)[number];

/** Why nothing is sent to KSeF now. */
export const ksefSystemProblems = [
  "silent",
  "unavailable",
  "limited",
  "credentials",
  "permission",
  "refused",
  "locked",
] as const;
export type KsefSystemProblem = (typeof ksefSystemProblems)[number];

/** Announced times without KSeF: it was unavailable, it failed, or it failed so that nothing need ever be sent. */
export const ksefOutageKinds = ["unavailable", "failure", "total"] as const;
export type KsefOutageKind = (typeof ksefOutageKinds)[number];

export interface KsefOutage {
  kind: KsefOutageKind;
  /** Days in Poland, `2026-11-21`; null: it has not ended. */
  from: string;
  to: string | null;
}

/** By which rule a document goes to KSeF. */
export const ksefModes = ["online", "offline24", ...ksefOutageKinds] as const;
export type KsefMode = (typeof ksefModes)[number];

/** Returns whether a document is of a buyer with a tax number, so that it must go to KSeF. */
export function isForCompany({ series, buyer }: Pick<Invoice, "series" | "buyer">): boolean {
  return (series === "FV" || series === "KOR") && bareNumber(buyer.vatNumber) !== "";
}

/** Returns whether a document can go to KSeF: an invoice or its correction of Polish VAT. */
export function isForKsef(invoice: Pick<Invoice, "series" | "lines">): boolean {
  return (invoice.series === "FV" || invoice.series === "KOR") && countryOfVat(invoice) === null;
}

/** Returns whether a document goes to KSeF: that of a company always, a consumer's where the shop wants it, a proof of purchase and what bears another country's VAT never. */
export function goesToKsef(
  invoice: Pick<Invoice, "series" | "buyer" | "lines">,
  { consumers }: { consumers: boolean },
): boolean {
  return isForKsef(invoice) && (consumers || isForCompany(invoice));
}

/**
 * Returns by which rule a document goes, and the last day on which it may (null: while the outage has not ended, and where
 * it need not): on its own day online, handed over before that or sent later by the next working day (offline24), after an
 * announced unavailability by the working day after its end, after a failure by the seventh, which another failure begins anew.
 */
export function ksefTerms(
  issuedOn: string,
  { today, handedOver, outages }: { today: string; handedOver: boolean; outages: readonly KsefOutage[] },
): { mode: KsefMode; due: string | null } {
  const covering = outages.filter(({ from, to }) => from <= issuedOn && (to === null || issuedOn <= to));
  if (isNeverSent(issuedOn, outages)) return { mode: "total", due: null };
  const failure = covering.find(({ kind }) => kind === "failure");
  if (failure !== undefined) return { mode: "failure", due: dueAfterFailures(failure, outages) };
  const unavailable = covering.find(({ kind }) => kind === "unavailable");
  if (unavailable !== undefined)
    return { mode: "unavailable", due: unavailable.to === null ? null : workingDaysAfter(unavailable.to, 1) };
  const mode = handedOver || today > issuedOn ? "offline24" : "online";
  return { mode, due: workingDaysAfter(issuedOn, 1) };
}

/** Returns whether a document is of a day on which KSeF had failed so that it never goes there. */
export function isNeverSent(issuedOn: string, outages: readonly KsefOutage[]): boolean {
  return outages.some(({ kind, from, to }) => kind === "total" && from <= issuedOn && (to === null || issuedOn <= to));
}

/** A failure that is announced before the days of the one before are over counts in its place. */
function dueAfterFailures(first: KsefOutage, outages: readonly KsefOutage[]): string | null {
  let end = first.to;
  const later = outages
    .filter(({ kind, from }) => kind === "failure" && from > first.from)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  for (const { from, to } of later) {
    if (end === null || from > workingDaysAfter(end, 7)) break;
    end = to;
  }
  return end === null ? null : workingDaysAfter(end, 7);
}

/** What a certificate of KSeF is for, each one thing alone: logging in, or signing what is handed over before it is sent. */
export const ksefCertificateKinds = ["authentication", "offline"] as const;
export type KsefCertificateKind = (typeof ksefCertificateKinds)[number];

/** What a month's invoices to companies may come to, in grosze with VAT, before they must go to KSeF; and the last day of that rule. */
export const ksefExemption = { monthly: 1_000_000, until: "2026-12-31" } as const;

/** The last day on which, by the regulation as it stands, a token of KSeF lets anybody in. */
export const ksefTokensUntil = "2026-12-31";

/** Days before its end from which a certificate is told of. */
export const ksefCertificateWarning = 60;
