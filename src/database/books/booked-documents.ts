import { otherUnionCountries } from "../../domain/books/distance-sales.ts";
import type { BookedDays } from "../../domain/books/month.ts";
import type { BookedDocument, KsefStanding } from "../../domain/books/ledger.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import type { Queryable } from "../queryable.ts";

/** Returns the documents issued on some days, in the order of their numbers, each with how it stands in KSeF now and whether its goods went to a person in another country of the Union. */
export async function bookedDocuments(db: Queryable, { from, to }: BookedDays): Promise<BookedDocument[]> {
  const { rows } = await db.query<Standing & { content: Invoice; distance: boolean }>(
    `SELECT i.content, i.content #>> '{buyer,vatNumber}' = '' AND EXISTS (SELECT FROM orders o JOIN countries c USING (country_id)
         WHERE o.order_id = i.order_id AND c.country_code = ANY ($3)) AS distance, k.ksef_number, s.number IS NOT NULL AND NOT ${inOutage("total")} AS awaited, ${inOutage("failure")} AS failure
     FROM invoices i LEFT JOIN ksef_numbers k USING (number)
       LEFT JOIN ksef_submissions s ON s.number = i.number AND s.environment = 'production'
     WHERE i.issued_on BETWEEN $1 AND $2 ORDER BY i.series, i.year, i.counted`,
    [from, to, otherUnionCountries],
  );
  return rows.map(({ content, distance, ...standing }) => ({
    invoice: content,
    ksef: standingOf(standing),
    distance,
  }));
}

/** The Ministry had declared KSeF to be out on the day of an invoice: of a total failure invoices stay outside for good. */
const inOutage = (kind: "failure" | "total") =>
  `EXISTS (SELECT FROM ksef_outages f WHERE f.kind = '${kind}' AND i.issued_on BETWEEN f.from_day AND coalesce(f.to_day, i.issued_on))`;

/** Returns the documents of sales to persons in these countries issued on some days, each with the country it was sent to and whether what it is of was got in exchange. */
export async function documentsSentTo(
  db: Queryable,
  { from, to, countries }: BookedDays & { countries: readonly string[] },
): Promise<{ invoice: Invoice; country: string; exchanged: boolean }[]> {
  const { rows } = await db.query<{ content: Invoice; country_code: string; exchanged: boolean }>(
    `SELECT i.content, c.country_code, EXISTS (SELECT FROM exchanges x WHERE x.order_id = o.order_id) AS exchanged FROM invoices i JOIN orders o USING (order_id) JOIN countries c USING (country_id)
     WHERE i.issued_on BETWEEN $1 AND $2 AND c.country_code = ANY ($3) AND i.content #>> '{buyer,vatNumber}' = '' ORDER BY i.issued_on, i.series, i.counted`,
    [from, to, countries],
  );
  return rows.map(({ content, country_code, exchanged }) => ({ invoice: content, country: country_code, exchanged }));
}

/** Returns the day of the first document that bears the VAT of another country; null: there is none. */
export async function firstDayAbroad(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ first: string | null }>(
    "SELECT min(issued_on) AS first FROM invoices WHERE bears_vat_abroad(content)",
  );
  return rows[0]!.first;
}

interface Standing {
  ksef_number: string | null;
  /** It goes to the Ministry's own system. */
  awaited: boolean;
  failure: boolean;
}

function standingOf({ ksef_number, awaited, failure }: Standing): KsefStanding {
  if (ksef_number !== null) return { kind: "numbered", number: ksef_number };
  if (!awaited) return { kind: "outside" };
  return { kind: failure ? "failure" : "awaited" };
}

/** A month with documents, or one that is closed. */
export interface BookedMonth {
  /** `2026-11`. */
  month: string;
  documents: number;
  closed_at: Date | null;
  closed_by: string | null;
}

/** Returns the months that have documents, the newest first. */
export async function bookedMonths(db: Queryable): Promise<BookedMonth[]> {
  const { rows } = await db.query<BookedMonth>(
    `SELECT to_char(month, 'YYYY-MM') AS month, coalesce(of_month.documents, 0)::int AS documents, closed_at, s.name AS closed_by
     FROM (SELECT date_trunc('month', issued_on)::date AS month, count(*) AS documents FROM invoices GROUP BY 1) of_month
       FULL JOIN closed_months c USING (month) LEFT JOIN staff s ON s.staff_id = c.closed_by ORDER BY 1 DESC`,
  );
  return rows;
}
