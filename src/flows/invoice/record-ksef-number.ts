import { inTransaction, type Pool } from "../../database/connect.ts";
import type { Queryable } from "../../database/queryable.ts";
import { ksefNumberOf, recordKsefNumber, takeKsefNumberAway } from "../../database/invoice/invoices.ts";
import { dayInPoland, type Invoice } from "../../domain/invoice/invoice.ts";
import { ksefLack } from "../../domain/invoice/ksef-lack.ts";
import { ksefTrouble, type KsefTrouble } from "../../domain/invoice/ksef-number.ts";

export type KsefRecorded =
  /** `before`: what stood there until now. */
  | { kind: "recorded"; before: string | null }
  | { kind: "refused"; why: KsefTrouble | "sellerNip" | "notInvoice" | "otherInvoice" }
  /** Another number stands there, and why it is to go was not said. */
  | { kind: "taken"; before: string };

/** Records the number KSeF gave a document, null: that it has none. One that stands there gives way only for a reason, which is kept with it. */
export function recordKsef(pool: Pool, invoice: Invoice, given: KsefGiven): Promise<KsefRecorded> {
  return inTransaction(pool, (db) => recordKsefIn(db, invoice, given), { keep: ({ kind }) => kind === "recorded" });
}

interface KsefGiven {
  ksefNumber: string | null;
  why: string | null;
  now: Date;
}

/** The same in the caller's transaction, which is to be given up where it is refused. */
export async function recordKsefIn(
  db: Queryable,
  invoice: Invoice,
  { ksefNumber, why, now }: KsefGiven,
): Promise<KsefRecorded> {
  if (invoice.series !== "FV" && invoice.series !== "KOR") return { kind: "refused", why: "notInvoice" };
  if (ksefNumber !== null && ksefLack(invoice) === "sellerNip") return { kind: "refused", why: "sellerNip" };
  const trouble =
    ksefNumber === null
      ? null
      : ksefTrouble(ksefNumber, {
          sellerNip: invoice.seller.nip,
          issuedOn: invoice.issuedOn,
          today: dayInPoland(now),
        });
  if (trouble !== null) return { kind: "refused", why: trouble };
  const before = await ksefNumberOf(db, invoice.number);
  if (before === ksefNumber) return { kind: "recorded", before };
  if (before !== null && why === null) return { kind: "taken", before };
  if (before !== null) await takeKsefNumberAway(db, invoice.number, why!);
  if (ksefNumber !== null && !(await recordKsefNumber(db, invoice.number, ksefNumber)))
    return { kind: "refused", why: "otherInvoice" };
  return { kind: "recorded", before };
}
