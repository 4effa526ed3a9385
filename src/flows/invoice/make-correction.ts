import { allConfig } from "../../database/config.ts";
import { invoiceOccasions, invoicesOfOrder, lockOrder, saveInvoice } from "../../database/invoice/invoices.ts";
import type { Queryable } from "../../database/queryable.ts";
import {
  changedLines,
  countryOfVat,
  dayInPoland,
  type Invoice,
  type InvoiceLine,
  linesWithout,
  sumsOf,
  type TakenBack,
} from "../../domain/invoice/invoice.ts";
import { ksefLack, type KsefLack } from "../../domain/invoice/ksef-lack.ts";
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

/** What a correction says beside its lines. */
type CorrectionOf = Pick<CorrectionInput, "orderId" | "now" | "occasion" | "reason">;

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
  const lines = await linesToCorrect(db, { orderId, occasion });
  if (lines === null) return { kind: "nothing" };
  const after = linesWithout(lines, taken);
  if (after === null) return { kind: "tooMuch", left: lines.reduce((sum, line) => sum + line.gross, 0) };
  return saveCorrection(db, { orderId, now, occasion, reason }, after);
}

/** The same to given lines, which may be more than they were: those of an order that was changed. */
export async function correctTo(
  db: Queryable,
  { lines, ...of }: CorrectionOf & { lines: readonly InvoiceLine[] },
): Promise<Exclude<MadeCorrection, { kind: "tooMuch" }>> {
  const before = await linesToCorrect(db, of);
  return before === null ? { kind: "nothing" } : saveCorrection(db, of, lines);
}

/** Returns the lines as the order's documents have left them; null where it has none, or this occasion has its correction. */
async function linesToCorrect(
  db: Queryable,
  { orderId, occasion }: Pick<CorrectionInput, "orderId" | "occasion">,
): Promise<readonly InvoiceLine[] | null> {
  await lockOrder(db, orderId);
  const latest = (await invoicesOfOrder(db, orderId)).at(-1);
  if (latest === undefined || (await invoiceOccasions(db, orderId)).includes(occasion)) return null;
  return latest.lines;
}

async function saveCorrection(
  db: Queryable,
  { orderId, now, occasion, reason }: CorrectionOf,
  after: readonly InvoiceLine[],
): Promise<Exclude<MadeCorrection, { kind: "tooMuch" }>> {
  const documents = await invoicesOfOrder(db, orderId);
  const [first, latest] = [documents[0]!, documents.at(-1)!];
  const [lines, before] = [[...after], latest.lines];
  if (changedLines({ lines, before }).length === 0) return { kind: "nothing" };
  const { sums, total } = sumsOf({ lines, before });
  const { number: _number, ...document } = first;
  const correction = await saveInvoice(
    db,
    {
      ...document,
      seller: await sellerNow(db, latest),
      series: first.series === "FV" ? "KOR" : "KPA",
      issuedOn: dayInPoland(now),
      lines,
      before,
      sums,
      total,
      corrects: { number: first.number, issuedOn: first.issuedOn, reason },
    },
    occasion,
  );
  return { kind: "made", correction };
}

export type CorrectedSeller =
  | { kind: "made"; correction: Invoice }
  /** A proof of purchase, or what bears another country's VAT, which never goes to KSeF. */
  | { kind: "notInvoice" }
  /** Nothing of its seller is lacking; `by`: since that correction. */
  | { kind: "whole"; by: string | null }
  /** The shop itself has not said what is lacking. */
  | { kind: "unsaid"; lack: KsefLack };

/**
 * Makes the correction of an invoice that bears no valid NIP of its seller, or does not name the rule by which something
 * in it is exempt from VAT, with what the shop says now: nothing else changes, and it can go to KSeF, which the invoice
 * cannot (art. 106j of the VAT act).
 */
export async function correctSeller(
  db: Queryable,
  { orderId, now }: Pick<CorrectionInput, "orderId" | "now">,
): Promise<CorrectedSeller> {
  await lockOrder(db, orderId);
  const documents = await invoicesOfOrder(db, orderId);
  const [first, latest] = [documents[0], documents.at(-1)];
  if (first?.series !== "FV" || latest === undefined || countryOfVat(first) !== null) return { kind: "notInvoice" };
  if (ksefLack(latest) === null) return { kind: "whole", by: ksefLack(first) === null ? null : latest.number };
  const seller = await sellerNow(db, latest);
  const lack = ksefLack({ ...latest, seller });
  if (lack !== null) return { kind: "unsaid", lack };
  const { number: _number, ...document } = first;
  const occasions = await invoiceOccasions(db, orderId);
  const correction = await saveInvoice(
    db,
    {
      ...document,
      seller,
      series: "KOR",
      issuedOn: dayInPoland(now),
      lines: latest.lines,
      before: latest.lines,
      ...sumsOf({ lines: latest.lines, before: latest.lines }),
      corrects: {
        number: first.number,
        issuedOn: first.issuedOn,
        reason:
          ksefLack(latest) === "sellerNip"
            ? `NIP sprzedawcy: ${seller.nip}`
            : `Podstawa zwolnienia z VAT: ${seller.exemption}`,
      },
    },
    occasions.includes("seller") ? `seller:${documents.length}` : "seller",
  );
  return { kind: "made", correction };
}

/** The seller as the document before names it; one without a valid NIP, or without the rule it wants, as the shop is named now. */
async function sellerNow(db: Queryable, latest: Invoice): Promise<Invoice["seller"]> {
  const lack = ksefLack(latest);
  if (lack === null) return latest.seller;
  const seller = sellerOf(await allConfig(db));
  return lack === "sellerNip" ? seller : { ...latest.seller, exemption: seller.exemption };
}
