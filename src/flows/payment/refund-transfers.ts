import { allConfig } from "../../database/config.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import { lockTransfers, moveTransfers, type RefundTransferRow } from "../../database/payment/refund-transfers.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { languageOf } from "../../domain/language.ts";
import { dayInPoland } from "../../domain/invoice/invoice.ts";
import { elixirFile, isDomestic, type OutgoingTransfer, transferTable } from "../../domain/payment/transfer-file.ts";
import { shareGoingBack } from "../../domain/payment/payment.ts";
import { ibanOf } from "../../domain/payment/iban.ts";

type State = RefundTransferRow["state"];

/** What becomes of transfers, each from which states. */
const moves = {
  payTransfers: { from: ["known", "exported"], to: "paid" },
  reopenTransfers: { from: ["exported", "paid"], to: "known" },
  withdrawTransfer: { from: ["asked", "known"], to: "withdrawn" },
} as const satisfies Record<string, { from: readonly State[]; to: State }>;

/**
 * `unknown`: there is none of a number; `notReady`: one is in a state it cannot come from; `tooMuch`: what it was paid
 * short of goes back by another way by now. Nothing has changed then.
 */
export type TransfersMoved =
  | { kind: "moved"; transfers: RefundTransferRow[] }
  | { kind: "refused"; why: "unknown" | "notReady" | "tooMuch" };

/** Moves transfers, all or none, in the caller's transaction and logged with each one's order. */
export async function moveRefundTransfers(
  db: Queryable,
  { act, ids, now }: { act: keyof typeof moves; ids: readonly number[]; now: Date },
  log: Log,
): Promise<TransfersMoved> {
  return move(db, { act, ids, now, ...moves[act] }, log);
}

/** Says that transfers which were paid were not, the bank being told of them all the same, in the caller's transaction and logged. */
export async function unpayTransfers(
  db: Queryable,
  { ids, now }: { ids: readonly number[]; now: Date },
  log: Log,
): Promise<TransfersMoved> {
  return move(db, { act: "reopenTransfers", ids, now, from: ["paid"], to: "exported" }, log);
}

/** Says that a transfer was paid with a sum of its currency that may be another than was asked, in the caller's transaction and logged: what is left of it stays the buyer's, what went beyond it is the shop's. */
export async function payTransferSum(
  db: Queryable,
  { id, amount, now }: { id: number; amount: number; now: Date },
  log: Log,
): Promise<TransfersMoved> {
  const [transfer] = await lockTransfers(db, [id]);
  if (transfer === undefined) return { kind: "refused", why: "unknown" };
  const worth = shareGoingBack(transfer.worth, { amount, charged: transfer.amount });
  const paid = amount === transfer.amount ? null : { amount, worth };
  return move(db, { act: "payTransferSum", ids: [id], ...moves.payTransfers, paid, now }, log);
}

export type TransfersExported =
  | { kind: "exported"; file: { name: string; text: string } }
  /** `notDomestic`: one is not złoty to Poland; `noAccount`: the shop has said no Polish account of its own. */
  | { kind: "refused"; why: "unknown" | "notReady" | "tooMuch" | "notDomestic" | "noAccount" };

/**
 * Makes the file by which a bank is told of transfers, in the caller's transaction and logged; their accounts cannot be
 * changed from then on. `head`: what the table's columns are called; `again`: those that may stand in a file already.
 */
export async function exportRefundTransfers(
  db: Queryable,
  {
    ids,
    again,
    format,
    head,
    now,
  }: {
    ids: readonly number[];
    again: readonly number[];
    format: "elixir" | "table";
    head: readonly string[];
    now: Date;
  },
  log: Log,
): Promise<TransfersExported> {
  const config = await allConfig(db);
  const said = (code: string) => config[`shop_${code}`] ?? "";
  const own = ibanOf(said("bank_account"));
  if (format === "elixir" && own?.startsWith("PL") !== true) return { kind: "refused", why: "noAccount" };
  const untold = (await lockTransfers(db, ids)).filter(({ refund_transfer_id: id }) => !again.includes(id));
  if (untold.some(({ state }) => state === "exported")) return { kind: "refused", why: "notReady" };
  const moved = await move(db, { act: "exportTransfers", ids, now, from: ["known", "exported"], to: "exported" }, log);
  if (moved.kind === "refused") return moved;
  const outgoing: OutgoingTransfer[] = [];
  for (const { order_id: orderId, iban, holder, amount, currency } of moved.transfers) {
    const { lanCode } = languageOf((await orderNumbered(db, orderId))!.order.lan_id);
    const title = textIn(lanCode, "TRANSFERS_SUBJECT", { order: orderId });
    outgoing.push({ iban: iban!, holder: holder!, amount, currency, title });
  }
  if (format === "elixir" && !outgoing.every(isDomestic)) return { kind: "refused", why: "notDomestic" };
  const day = dayInPoland(now);
  const payer = { iban: own!, name: said("company") || said("name"), street: said("street"), city: said("city") };
  return {
    kind: "exported",
    file:
      format === "elixir"
        ? { name: `zwroty-elixir-${day}.txt`, text: elixirFile(payer, outgoing, day) }
        : { name: `zwroty-${day}.csv`, text: transferTable(outgoing, head) },
  };
}

/** Writes to the buyer of a transfer whose account is not known, in the caller's transaction and logged. */
export async function askForAccount(
  db: Queryable,
  { id, now }: { id: number; now: Date },
  log: Log,
): Promise<TransfersMoved> {
  const [transfer] = await lockTransfers(db, [id]);
  if (transfer === undefined) return { kind: "refused", why: "unknown" };
  if (transfer.state !== "asked") return { kind: "refused", why: "notReady" };
  const { order } = (await orderNumbered(db, transfer.order_id))!;
  await writeEmails(db, [
    {
      kind: "refundAccount",
      recipient: order.email,
      lanId: order.lan_id,
      orderId: order.order_id,
      occasion: `transfer:${id}:${now.toISOString()}`,
      content: { transfer: id },
    },
  ]);
  await logOf(log, "askForAccount", transfer, { to: transfer.state, paid: null });
  return { kind: "moved", transfers: [transfer] };
}

async function move(
  db: Queryable,
  {
    act,
    ids,
    now,
    from,
    to,
    paid = null,
  }: {
    act: string;
    ids: readonly number[];
    now: Date;
    from: readonly State[];
    to: State;
    paid?: { amount: number; worth: number } | null;
  },
  log: Log,
): Promise<TransfersMoved> {
  const wanted = [...new Set(ids)];
  const before = await lockTransfers(db, wanted);
  if (before.length < wanted.length) return { kind: "refused", why: "unknown" };
  // Of one that was paid long ago the account is erased.
  const ready = before.every(({ state, iban }) => from.includes(state) && (iban !== null || to === "withdrawn"));
  if (!ready) return { kind: "refused", why: "notReady" };
  if (to !== "paid" && !(await isShortStillHeld(db, before))) return { kind: "refused", why: "tooMuch" };
  await moveTransfers(db, { ids: wanted, from, to, paid, now });
  for (const transfer of before) await logOf(log, act, transfer, { to, paid: paid?.amount ?? null });
  return { kind: "moved", transfers: await lockTransfers(db, wanted) };
}

/** Returns whether the shop still holds what transfers were paid short of, so that they can ask for all of it again. */
async function isShortStillHeld(db: Queryable, transfers: readonly RefundTransferRow[]): Promise<boolean> {
  for (const [orderId, those] of Map.groupBy(transfers, ({ order_id }) => order_id)) {
    const short = those.reduce((sum, { worth, paid_worth }) => sum + Math.max(0, worth - (paid_worth ?? worth)), 0);
    if (short === 0) continue;
    const { came, back } = await orderBalance(db, orderId);
    if (short > came - back) return false;
  }
  return true;
}

async function logOf(
  log: Log,
  act: string,
  transfer: RefundTransferRow,
  { to, paid }: { to: State; paid: number | null },
): Promise<void> {
  const sum = (amount: number | null) => (amount === null ? {} : { paid: amount });
  await log({
    act,
    entity: "order",
    entityId: transfer.order_id,
    part: "transfers",
    before: { transfer: transfer.refund_transfer_id, state: transfer.state, ...sum(transfer.paid_amount) },
    after: { transfer: transfer.refund_transfer_id, state: to, ...sum(paid) },
  });
}
