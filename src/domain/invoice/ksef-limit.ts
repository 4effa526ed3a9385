import { ksefExemption } from "./ksef-duty.ts";

/** What a month's invoices to companies outside KSeF come to, in grosze with VAT; of the months before this one where it was too much. */
export interface KsefOutside {
  month: string;
  worth: number;
}

/** How near the shop is to having to send its invoices to companies. */
export interface KsefLimit {
  /** Of this month, in grosze. */
  worth: number;
  /** `near`: from four fifths of the limit; `crossed`: from then on there is no way back, whatever later months come to; `over`: the rule has ended. */
  state: "below" | "near" | "crossed" | "over";
  /** The month in which it was crossed first, `2026-11`. */
  since: string | null;
}

/** The first month in which the rule held. */
export const ksefSince = "2026-04-01";

/** Returns how the shop stands to the limit below which invoices to companies may stay outside KSeF (art. 145m of the VAT act, to the end of 2026). */
export function ksefLimit(months: readonly KsefOutside[], today: string): KsefLimit {
  const worth = months.find(({ month }) => month === today.slice(0, 7))?.worth ?? 0;
  const crossed = months
    .filter((one) => one.worth > ksefExemption.monthly)
    .map(({ month }) => month)
    .toSorted()[0];
  const last = ksefExemption.until.slice(0, 7);
  const after = months.some((one) => one.month > last && one.worth > 0);
  if (today > ksefExemption.until && after) return { worth, state: "over", since: crossed ?? null };
  if (crossed !== undefined && crossed <= last) return { worth, state: "crossed", since: crossed };
  const near = today <= ksefExemption.until && worth * 5 >= ksefExemption.monthly * 4;
  return { worth, state: near ? "near" : "below", since: null };
}
