import { invoiceOccasions, invoicesOfOrder, lockOrder, saveInvoice } from "../database/invoices.ts";
import type { Queryable } from "../database/queryable.ts";
import { dayInPoland, type Invoice, linesWithout, sumsOf, type TakenBack } from "../domain/invoice.ts";

export interface CorrectionWish {
  orderId: number;
  now: Date;
  /** What it is for, stable over repetitions: the same occasion of an order makes one correction. `refund:17`. */
  occasion: string;
  /** Said on the document, in Polish. */
  reason: string;
  /**
   * `"everything"` that is left; `{ amount }` in the order's currency, shared out over what is left in proportion; or
   * `{ pieces: [{ position, quantity }], shipping }`, positions being those of `order_lines`, shipping an amount.
   */
  taken: TakenBack;
}

export type MadeCorrection =
  | { kind: "made"; correction: Invoice }
  /** The order has no document, this occasion has its correction, or nothing is left to correct. */
  | { kind: "nothing" }
  /** More than is left was to be taken back: nothing was written. */
  | { kind: "tooMuch"; left: number };

/**
 * Makes the correction of an order's invoice (or of its proof of purchase) in the caller's transaction: of a whole
 * return, of some pieces, or of an amount. Corrections follow one another, each from where the one before left
 * it, so invoice and corrections always add up to what the buyer has paid for.
 */
export async function makeCorrection(db: Queryable, { orderId, now, occasion, reason, taken }: CorrectionWish): Promise<MadeCorrection> {
  await lockOrder(db, orderId);
  const documents = await invoicesOfOrder(db, orderId);
  const [first, latest] = [documents[0], documents.at(-1)];
  if (first === undefined || latest === undefined || (await invoiceOccasions(db, orderId)).includes(occasion)) return { kind: "nothing" };
  const left = latest.lines.reduce((sum, line) => sum + line.gross, 0);
  const lines = linesWithout(latest.lines, taken);
  if (lines === null) return { kind: "tooMuch", left };
  const { sums, total } = sumsOf({ lines, before: latest.lines });
  if (lines.every((line, at) => line.gross === latest.lines[at]!.gross && line.quantity === latest.lines[at]!.quantity)) return { kind: "nothing" };
  const { number: _number, ...document } = first;
  const correction = await saveInvoice(db, {
    ...document,
    series: first.series === "FV" ? "KOR" : "KPA",
    issuedOn: dayInPoland(now),
    lines,
    before: latest.lines,
    sums,
    total,
    corrects: { number: first.number, issuedOn: first.issuedOn, reason },
  }, occasion);
  return { kind: "made", correction };
}
