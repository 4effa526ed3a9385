import { allConfig } from "../../database/config.ts";
import { invoiceOccasions, invoicesOfOrder, lockOrder, saveInvoice } from "../../database/invoice/invoices.ts";
import type { Queryable } from "../../database/queryable.ts";
import { dayInPoland, type Invoice, linesWithout, sumsOf, type TakenBack } from "../../domain/invoice/invoice.ts";
import { isNip } from "../../domain/invoice/vat-number.ts";
import { sellerOf } from "./make-invoice.ts";

export interface CorrectionInput {
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
export async function makeCorrection(
  db: Queryable,
  { orderId, now, occasion, reason, taken }: CorrectionInput,
): Promise<MadeCorrection> {
  await lockOrder(db, orderId);
  const documents = await invoicesOfOrder(db, orderId);
  const [first, latest] = [documents[0], documents.at(-1)];
  if (first === undefined || latest === undefined || (await invoiceOccasions(db, orderId)).includes(occasion))
    return { kind: "nothing" };
  const left = latest.lines.reduce((sum, line) => sum + line.gross, 0);
  const lines = linesWithout(latest.lines, taken);
  if (lines === null) return { kind: "tooMuch", left };
  const { sums, total } = sumsOf({ lines, before: latest.lines });
  if (lines.every((line, at) => line.gross === latest.lines[at]!.gross && line.quantity === latest.lines[at]!.quantity))
    return { kind: "nothing" };
  const { number: _number, ...document } = first;
  const correction = await saveInvoice(
    db,
    {
      ...document,
      seller: await sellerNow(db, latest),
      series: first.series === "FV" ? "KOR" : "KPA",
      issuedOn: dayInPoland(now),
      lines,
      before: latest.lines,
      sums,
      total,
      corrects: { number: first.number, issuedOn: first.issuedOn, reason },
    },
    occasion,
  );
  return { kind: "made", correction };
}

/**
 * Makes the correction of an invoice that bears no valid NIP of its seller, with the one the shop has now: nothing else
 * changes, and it can go to KSeF, which the invoice cannot (art. 106j of the VAT act). Returns null where the invoice
 * bears one, or the shop has none.
 */
export async function correctSeller(
  db: Queryable,
  { orderId, now }: Pick<CorrectionInput, "orderId" | "now">,
): Promise<Invoice | null> {
  await lockOrder(db, orderId);
  const documents = await invoicesOfOrder(db, orderId);
  const [first, latest] = [documents[0], documents.at(-1)];
  if (first?.series !== "FV" || latest === undefined || isNip(plain(latest.seller.nip))) return null;
  const seller = await sellerNow(db, latest);
  if (!isNip(plain(seller.nip))) return null;
  const { number: _number, ...document } = first;
  return saveInvoice(
    db,
    {
      ...document,
      seller,
      series: "KOR",
      issuedOn: dayInPoland(now),
      lines: latest.lines,
      before: latest.lines,
      ...sumsOf({ lines: latest.lines, before: latest.lines }),
      corrects: { number: first.number, issuedOn: first.issuedOn, reason: `NIP sprzedawcy: ${seller.nip}` },
    },
    "seller",
  );
}

/** The seller as the document before names it; one without a valid NIP as the shop is named now. */
async function sellerNow(db: Queryable, { seller }: Invoice): Promise<Invoice["seller"]> {
  return isNip(plain(seller.nip)) ? seller : sellerOf(await allConfig(db));
}

function plain(nip: string): string {
  return nip.replace(/^PL|[\s-]/g, "");
}
