import type { KsefEnvironment, KsefProblemOfDocument, KsefState } from "../../domain/invoice/ksef-duty.ts";
import type { Queryable } from "../queryable.ts";

/** A document that has no number in one of the Ministry's systems and is to have one. */
export interface KsefOpen {
  number: string;
  order_id: number;
  issued_on: string;
  state: KsefState;
  problem: KsefProblemOfDocument | null;
  says: string;
  added_at: Date;
  handed_over_at: Date | null;
}

/** Returns the documents that have no number there, the first issued first, at most 500; one whose number was noted by hand, and one in whose place a correction goes, which names what it lacked, are not among them. */
export async function ksefOpen(db: Queryable, environment: KsefEnvironment): Promise<KsefOpen[]> {
  const { rows } = await db.query<KsefOpen>(
    `SELECT s.number, i.order_id, i.issued_on, s.state, s.problem, s.says, s.added_at, s.handed_over_at
     FROM ksef_submissions s JOIN invoices i USING (number)
     WHERE s.environment = $1 AND s.state <> 'accepted'
       AND NOT (s.environment = 'production' AND EXISTS (SELECT FROM ksef_numbers k WHERE k.number = s.number))
       AND NOT (s.state = 'held' AND s.problem IN ('sellerNip', 'exemption') AND EXISTS (
         SELECT FROM ksef_submissions o JOIN invoices l USING (number)
         WHERE o.environment = s.environment AND l.order_id = i.order_id AND l.series = 'KOR' AND o.file IS NOT NULL))
     ORDER BY i.issued_on, s.number LIMIT 500`,
    [environment],
  );
  return rows;
}

/** Returns how many documents have a number there, and how many of those no confirmation yet. */
export async function ksefAccepted(
  db: Queryable,
  environment: KsefEnvironment,
): Promise<{ accepted: number; unconfirmed: number }> {
  const { rows } = await db.query<{ accepted: number; unconfirmed: number }>(
    `SELECT count(*)::int AS accepted, count(*) FILTER (WHERE confirmation IS NULL)::int AS unconfirmed
     FROM ksef_submissions WHERE environment = $1 AND state = 'accepted'`,
    [environment],
  );
  return rows[0]!;
}

/** Returns what a month's invoices to companies that are not in KSeF and do not go there come to in grosze with VAT, month by month since a day; their corrections taken off. */
export async function companyInvoicesOutside(
  db: Queryable,
  since: string,
): Promise<{ month: string; worth: number }[]> {
  const { rows } = await db.query<{ month: string; worth: number }>(
    `SELECT to_char(i.issued_on, 'YYYY-MM') AS month, sum(round(i.total * 10000.0 / (i.content ->> 'factor')::numeric))::bigint AS worth
     FROM invoices i WHERE i.series IN ('FV', 'KOR') AND i.issued_on >= $1::date
       AND regexp_replace(i.content -> 'buyer' ->> 'vatNumber', '[\\s./–—−-]', '', 'g') <> ''
       AND NOT EXISTS (SELECT FROM ksef_numbers k WHERE k.number = i.number)
       AND NOT EXISTS (SELECT FROM ksef_submissions s WHERE s.environment = 'production' AND s.number = i.number)
     GROUP BY 1 ORDER BY 1`,
    [since],
  );
  return rows;
}
