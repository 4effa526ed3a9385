/** What a document of another currency is in PLN (art. 106e(11) and 31a of the VAT act). */
import { inZloty } from "../books/exchange-rates.ts";
import type { Invoice } from "./invoice.ts";
import { inPln, type RateSum, ratesOf, sumsByRate } from "./vat.ts";

/**
 * Returns the sums of a document in grosze by rate, at so many PLN for one unit × 10,000: VAT and gross converted, net
 * the difference. Of a correction what is left less what was, so that what comes back whole leaves nothing.
 */
export function sumsAt({ lines, before }: Pick<Invoice, "lines" | "before">, rate: number): RateSum[] {
  const [now, was] = [lines, before ?? []].map((those) => sumsByRate(those).map((sum) => converted(sum, rate)));
  return ratesOf([...now!, ...was!]).flatMap((of) => {
    const [is, had] = [now!, was!].map((sums) => sums.find((sum) => sum.rate === of) ?? nothing);
    const vat = is!.vat - had!.vat;
    const gross = is!.gross - had!.gross;
    const stands = before === null ? is !== nothing : vat !== 0 || gross !== 0;
    return stands ? [{ rate: of, net: gross - vat, vat, gross }] : [];
  });
}

/** Returns the VAT of one of a document's sums in grosze: by the National Bank's table it was made by, else by the order's own factor. */
export function vatInPln(document: Pick<Invoice, "lines" | "before" | "factor" | "table">, of: RateSum): number {
  const { factor, table } = document;
  if (table === undefined) return inPln(of.vat, factor);
  return sumsAt(document, table.rate).find(({ rate }) => rate === of.rate)?.vat ?? 0;
}

/** Returns PLN for one unit of a document's currency × 10,000, by the same. */
export function rateOf({ factor, table }: Pick<Invoice, "factor" | "table">): number {
  return table?.rate ?? inPln(10_000, factor);
}

const nothing = { vat: 0, gross: 0 };

function converted({ rate: of, vat, gross }: RateSum, rate: number): RateSum {
  const [vatPln, grossPln] = [inZloty(vat, rate), inZloty(gross, rate)];
  return { rate: of, net: grossPln - vatPln, vat: vatPln, gross: grossPln };
}
