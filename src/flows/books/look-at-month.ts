import { agreedTotals, type AgreedRow, disagreements } from "../../database/books/agreement.ts";
import { bookedDocuments, documentsSentTo } from "../../database/books/booked-documents.ts";
import { knownDays } from "../../database/books/nbp-days.ts";
import type { Queryable } from "../../database/queryable.ts";
import { dayAway, mostDaysWithout } from "../../domain/books/exchange-rates.ts";
import { type CountrySales, otherUnionCountries } from "../../domain/books/distance-sales.ts";
import { unionLetters } from "../../domain/books/oss.ts";
import { addedUp, type BookedDocument, type Ledger, ledgerOf, totalOf } from "../../domain/books/ledger.ts";
import type { BookedDays } from "../../domain/books/month.ts";
import type { Currency } from "../../domain/money.ts";

/** Returns the ledger of some days as it is now: which invoices have their numbers of KSeF, and which rates are known. */
export async function ledgerOfDays(db: Queryable, days: BookedDays): Promise<Ledger> {
  return ledgerFor(db, await bookedDocuments(db, days));
}

async function ledgerFor(db: Queryable, documents: readonly BookedDocument[]): Promise<Ledger> {
  const sold = documents.flatMap(({ invoice }) => (invoice.currency === "pln" ? [] : [invoice.soldOn])).toSorted();
  const [first, last] = [sold[0], sold.at(-1)];
  return ledgerOf(
    documents,
    first === undefined ? new Map() : await knownDays(db, { from: dayAway(first, -mostDaysWithout), to: last! }),
  );
}

/** Returns what persons of each other country of the Union bought on some days, the most first: in grosze without VAT, less what came back. What cannot be booked yet is not in it. */
export async function distanceSales(db: Queryable, days: BookedDays): Promise<CountrySales[]> {
  const sent = await documentsSentTo(db, { ...days, countries: otherUnionCountries });
  const countries = Map.groupBy(sent, ({ country }) => unionLetters(country));
  const sales: CountrySales[] = [];
  for (const [country, those] of countries) {
    const documents = those.map(({ invoice }): BookedDocument => ({
      invoice,
      ksef: { kind: "outside" },
      distance: true,
    }));
    const { sums, abroad } = await ledgerFor(db, documents);
    sales.push({ country, net: totalOf([...sums, ...abroad.sums]).net });
  }
  return sales.toSorted((one, other) => other.net - one.net);
}

/** How the books of some days agree: by currency, and what does not. */
export interface Agreement {
  rows: AgreedRow[];
  /** In English; empty: orders, payments, documents and ledger agree to the grosz. */
  broken: string[];
  ledger: Ledger;
}

/**
 * Compares orders, payments, documents and ledger of some days, both included: each document with what its order says it
 * was made for, each order with all of its documents and its money, and the ledger's rows with the documents.
 */
export async function agreementOf(db: Queryable, days: BookedDays): Promise<Agreement> {
  const ledger = await ledgerOfDays(db, days);
  const rows = await agreedTotals(db, days);
  const broken = await disagreements(db, days);
  const booked = totalsOf(ledger);
  const { net, vat, gross } = totalOf(ledger.sums);
  const byRow = totalOf(addedUp(ledger.rows.map(({ sums }) => sums)));
  if (net + vat !== gross || byRow.gross !== gross)
    broken.push(`the ledger's rows are ${byRow.gross}, its sums ${net} and ${vat}, together ${gross}`);
  for (const { number, currency, day } of ledger.lacking)
    broken.push(`${number}: the rate of ${currency.toUpperCase()} before ${day} is not known, so it is in no row`);
  for (const { currency, documents, documented, ordered, came, withheld, open_before, open_after } of rows) {
    const said = currency.toUpperCase();
    if (documented !== ordered) broken.push(`${said}: documents of ${documented} for orders of ${ordered}`);
    if (ledger.lacking.length === 0 && (booked.totals[currency] ?? 0) !== documented)
      broken.push(`${said}: ${booked.totals[currency] ?? 0} in the ledger, documents of ${documented}`);
    if (open_before + came - withheld - documented !== open_after)
      broken.push(`${said}: ${documents} documents and their money leave ${open_after} open`);
  }
  const counted = rows.reduce((sum, { documents }) => sum + documents, 0);
  const elsewhere = totalOf(ledger.abroad.sums);
  if (elsewhere.net + elsewhere.vat !== elsewhere.gross)
    broken.push(`sales of other countries' VAT are ${elsewhere.net} and ${elsewhere.vat}, together ${elsewhere.gross}`);
  if (booked.documents + ledger.lacking.length !== counted)
    broken.push(`${booked.documents} documents in the ledger of ${counted}`);
  return { rows, broken, ledger };
}

/** Returns how many documents a ledger is of, with those that bear the VAT of other countries, and what they come to in hundredths of each currency. */
export function totalsOf({ rows, abroad }: Pick<Ledger, "rows" | "abroad">): {
  documents: number;
  totals: Partial<Record<Currency, number>>;
} {
  const totals: Partial<Record<Currency, number>> = { ...abroad.totals };
  for (const row of rows)
    for (const [currency, total] of Object.entries(row.totals) as [Currency, number][])
      totals[currency] = (totals[currency] ?? 0) + total;
  return { documents: rows.reduce((sum, row) => sum + row.documents, abroad.documents), totals };
}
