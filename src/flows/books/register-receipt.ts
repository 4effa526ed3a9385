import {
  askForReceipt,
  type FiscalReceiptRow,
  moveReceipt,
  recordReceiptCall,
  recordReceiptTry,
  recordRegistered,
  ordersWithReceipt,
  planReceipt,
  receiptOfOrder,
} from "../../database/books/fiscal-receipts.ts";
import { provenSales } from "../../database/books/proven-sales.ts";
import { claimQuestion, endSilence, isSilent, recordSilence } from "../../database/connection/silent-services.ts";
import { connectionOf } from "../../database/connection/connections.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { breaksOf } from "../../domain/books/evidence.ts";
import { isRegisteredAlone, receiptLines } from "../../domain/books/fiscal-receipt.ts";
import { openFields } from "../../domain/connection/connections.ts";
import { askAgainIn } from "../../domain/parcel/label.ts";
import { warsawDay, warsawDayAfter } from "../../domain/warsaw-time.ts";
import type { Receipts } from "../../integrations/receipts/receipts.ts";
import { type Connections, openConnection, type OpenedConnection } from "../connection/open-connection.ts";

export type OpenReceipts = (opened: OpenedConnection<"eparagony">) => Receipts;

/** Days for which a sale whose document was just issued is looked at: what is older a person had to decide. */
const daysBack = 7;
/** What is said of a sale whose service is left alone. */
const silent = "the cash register does not answer";
/** Seconds after which a cash register has usually printed. */
const printing = 5;

/** Has each sale registered that the exemption does not cover for a reason that is certain, issued since the day the shop has said; returns how many were begun. */
export async function askForReceipts(pool: Pool, { now }: { now: Date }): Promise<number> {
  const row = await connectionOf(pool, "eparagony");
  if (row === null || !row.is_on) return 0;
  const since = openFields("eparagony", row.fields)["since"]!;
  const from = [since, warsawDayAfter(now, -daysBack)].toSorted().at(-1)!;
  const broken = (await provenSales(pool, { from, to: warsawDay(now) })).filter(
    (sale) => sale.total > 0 && isRegisteredAlone(breaksOf(sale)),
  );
  const begun = await ordersWithReceipt(
    pool,
    broken.map(({ orderId }) => orderId),
  );
  const wanted = broken.filter(({ orderId }) => !begun.has(orderId));
  for (const sale of wanted) await askForReceipt(pool, sale);
  return wanted.length;
}

/**
 * Has a sale registered that was asked for, once: that the service is told is committed before it is, and whatever comes after
 * a lost answer asks under the same token. One that left a call without an answer is asked by one sale a minute, and first
 * how that stands: what is told into a silence nobody knows of. What was not confirmed after two days a person looks at.
 */
export async function registerReceipt(
  pool: Pool,
  {
    orderId,
    connections,
    receipts: open,
  }: { orderId: number; connections: Pick<Connections, "box">; receipts: OpenReceipts },
): Promise<void> {
  const receipt = await receiptOfOrder(pool, orderId);
  if (receipt === null || receipt.state !== "asked") return;
  const opened = await openConnection(pool, connections, "eparagony");
  if (opened === null) return giveUp(pool, receipt, "not connected");
  const receipts = open(opened);
  const wasSilent = await isSilent(pool, "eparagony");
  if (wasSilent && !(await claimQuestion(pool, "eparagony"))) return tryAgain(pool, receipt, silent);
  const standing = receipt.called_at === null && !wasSilent ? null : await receipts.look(receipt.document_token);
  if (standing !== null && standing.kind !== "later" && standing.kind !== "unknown")
    await endSilence(pool, "eparagony");
  switch (standing?.kind) {
    case "registered":
      return keepReceipt(pool, orderId, { ...standing, at: standing.at ?? new Date() });
    case "refused":
      return moveReceipt(pool, orderId, { to: "failed", problem: problemOf(standing.problem) });
    case "waits":
      return tryAgain(pool, receipt, "not confirmed yet");
    case "later":
      return unanswered(pool, receipt, standing.problem);
    default:
      return tell(pool, receipt, receipts);
  }
}

/** Keeps a receipt with its order and hands it to the buyer, once: both are committed, or neither. */
async function keepReceipt(
  pool: Pool,
  orderId: number,
  receipt: Parameters<typeof recordRegistered>[2],
): Promise<void> {
  await inTransaction(pool, async (db) => {
    if (!(await recordRegistered(db, orderId, receipt))) return;
    const { email: recipient, lan_id: lanId } = (await orderNumbered(db, orderId))!.order;
    await writeEmails(db, [{ kind: "fiscalReceipt", recipient, lanId, orderId, occasion: "receipt" }]);
  });
}

/** Tells the service of a sale it does not know. */
async function tell(pool: Pool, receipt: FiscalReceiptRow, receipts: Receipts): Promise<void> {
  const { order_id: orderId, document } = receipt;
  const invoice = (await invoicesOfOrder(pool, orderId)).find(({ number }) => number === document)!;
  const lines = receiptLines(invoice);
  if (lines === null) return moveReceipt(pool, orderId, { to: "failed", problem: "currency" });
  await recordReceiptCall(pool, orderId);
  const answer = await receipts.register({
    documentToken: receipt.document_token,
    transactionToken: receipt.transaction_token,
    orderId,
    document,
    total: invoice.total,
    lines,
    cash: invoice.payment.code === "cash",
    soldAt: receipt.asked_at,
  });
  if (answer.kind === "later") return unanswered(pool, receipt, answer.problem);
  await endSilence(pool, "eparagony");
  if (answer.kind === "taken") return planReceipt(pool, orderId, printing);
  return moveReceipt(pool, orderId, { to: "failed", problem: problemOf(answer.problem) });
}

/** Remembers that the service is silent, and asks again. */
async function unanswered(pool: Pool, receipt: FiscalReceiptRow, problem: string): Promise<void> {
  await recordSilence(pool, "eparagony");
  return tryAgain(pool, receipt, problem);
}

async function tryAgain(pool: Pool, receipt: FiscalReceiptRow, problem: string): Promise<void> {
  const wait = askAgainIn(receipt.tries, "silent");
  await recordReceiptTry(pool, receipt.order_id, problemOf(problem));
  if (wait === null) return giveUp(pool, (await receiptOfOrder(pool, receipt.order_id))!, problem);
  await planReceipt(pool, receipt.order_id, wait);
}

/** One that the service certainly knows nothing of has failed; of another nobody knows. */
function giveUp(pool: Pool, { order_id, called_at }: FiscalReceiptRow, problem: string): Promise<void> {
  return moveReceipt(pool, order_id, { to: called_at === null ? "failed" : "unclear", problem: problemOf(problem) });
}

function problemOf(said: string): string {
  const text = said
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 500)
    .toWellFormed();
  return text === "" ? "no answer" : text;
}
