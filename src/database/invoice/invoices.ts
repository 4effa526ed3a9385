import { type Invoice, invoiceNumber } from "../../domain/invoice/invoice.ts";
import type { Queryable } from "../queryable.ts";

/**
 * Writes a document under the next number of its series, and answers it with that number and its day. The counter's
 * row stays locked until the caller's transaction ends: what is rolled back takes no number, and who comes
 * meanwhile waits. A day that would lie before that of the number before becomes that day.
 */
export async function saveInvoice(
  db: Queryable,
  document: Omit<Invoice, "number">,
  occasion: string,
): Promise<Invoice> {
  const { series, orderId, currency, total } = document;
  const year = Number(document.issuedOn.slice(0, 4));
  const { rows } = await db.query<{ last: number; last_on: string }>(
    `INSERT INTO invoice_counters AS c (series, year, last, last_on) VALUES ($1, $2, 1, $3)
     ON CONFLICT (series, year) DO UPDATE SET last = c.last + 1, last_on = greatest(c.last_on, excluded.last_on) RETURNING last, last_on`,
    [series, year, document.issuedOn],
  );
  const { last: counted, last_on: issuedOn } = rows[0]!;
  const invoice: Invoice = { ...document, issuedOn, number: invoiceNumber(series, { counted, issuedOn }) };
  await db.query(
    "INSERT INTO invoices (number, series, year, counted, order_id, occasion, issued_on, currency, total, content) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    [invoice.number, series, year, counted, orderId, occasion, issuedOn, currency, total, JSON.stringify(invoice)],
  );
  return invoice;
}

/** Returns the documents of an order, the first made first: an invoice or a proof of purchase, then its corrections. */
export async function invoicesOfOrder(db: Queryable, orderId: number): Promise<Invoice[]> {
  return contents(
    await db.query(
      "SELECT content FROM invoices WHERE order_id = $1 ORDER BY series NOT IN ('FV', 'PA'), made_at, counted",
      [orderId],
    ),
  );
}

/** Returns one document, or null. */
export async function invoiceNumbered(db: Queryable, number: string): Promise<Invoice | null> {
  return contents(await db.query("SELECT content FROM invoices WHERE number = $1", [number]))[0] ?? null;
}

/** Returns the document that was made of an order for an occasion, or null. */
export async function invoiceOfOccasion(db: Queryable, orderId: number, occasion: string): Promise<Invoice | null> {
  return (
    contents(
      await db.query("SELECT content FROM invoices WHERE order_id = $1 AND occasion = $2", [orderId, occasion]),
    )[0] ?? null
  );
}

/** Returns the documents issued in a month, `2026-11`, in the order of their numbers. */
export async function invoicesOfMonth(db: Queryable, month: string): Promise<Invoice[]> {
  return contents(
    await db.query(
      "SELECT content FROM invoices WHERE issued_on >= ($1 || '-01')::date AND issued_on < ($1 || '-01')::date + interval '1 month' ORDER BY series, counted",
      [month],
    ),
  );
}

/** Returns the order an email's link belongs to, or null. */
export async function orderOfLink(db: Queryable, linkKey: string): Promise<number | null> {
  const { rows } = await db.query<{ order_id: number }>("SELECT order_id FROM orders WHERE link_key = $1", [linkKey]);
  return rows[0]?.order_id ?? null;
}

/** Locks an order until the transaction ends, so that its documents are made one after the other. */
export async function lockOrder(db: Queryable, orderId: number): Promise<void> {
  await db.query("SELECT FROM orders WHERE order_id = $1 FOR NO KEY UPDATE", [orderId]);
}

/** Returns the occasions for which an order's documents were made. */
export async function invoiceOccasions(db: Queryable, orderId: number): Promise<string[]> {
  const { rows } = await db.query<{ occasion: string }>("SELECT occasion FROM invoices WHERE order_id = $1", [orderId]);
  return rows.map((row) => row.occasion);
}

/** Records the number the state's system gave an invoice; returns false when it has one, or another invoice has this one. */
export async function recordKsefNumber(db: Queryable, number: string, ksefNumber: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "INSERT INTO ksef_numbers (number, ksef_number) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [number, ksefNumber],
  );
  return rowCount === 1;
}

/** Takes away the number that was noted for an invoice and keeps it with the reason; returns it, null where there is none. */
export async function takeKsefNumberAway(db: Queryable, number: string, why: string): Promise<string | null> {
  const { rows } = await db.query<{ ksef_number: string }>(
    `WITH gone AS (DELETE FROM ksef_numbers WHERE number = $1 RETURNING *)
     INSERT INTO replaced_ksef_numbers (number, ksef_number, noted_at, why) SELECT number, ksef_number, noted_at, $2 FROM gone RETURNING ksef_number`,
    [number, why],
  );
  return rows[0]?.ksef_number ?? null;
}

/** A number that stood for an invoice once. */
export interface ReplacedKsefNumber {
  ksef_number: string;
  noted_at: Date;
  replaced_at: Date;
  why: string;
}

/** Returns the numbers that were taken away from an invoice, the first first. */
export async function replacedKsefNumbers(db: Queryable, number: string): Promise<ReplacedKsefNumber[]> {
  const { rows } = await db.query<ReplacedKsefNumber>(
    "SELECT ksef_number, noted_at, replaced_at, why FROM replaced_ksef_numbers WHERE number = $1 ORDER BY replaced_id",
    [number],
  );
  return rows;
}

/** Returns the number the state's system gave an invoice, or null. */
export async function ksefNumberOf(db: Queryable, number: string): Promise<string | null> {
  const { rows } = await db.query<{ ksef_number: string }>("SELECT ksef_number FROM ksef_numbers WHERE number = $1", [
    number,
  ]);
  return rows[0]?.ksef_number ?? null;
}

function contents({ rows }: { rows: unknown[] }): Invoice[] {
  return rows.map((row) => (row as { content: Invoice }).content);
}
