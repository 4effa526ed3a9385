import {
  exceptedLines,
  listWithdrawals,
  returnsOfWithdrawals,
  waitingWithdrawals,
  type WithdrawalRow,
} from "../../../database/order/withdrawals.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { isNeverWithdrawn } from "../../../domain/catalogue/withdrawal-exception.ts";
import { refundDue } from "../../../domain/order/withdrawal.ts";
import { closeWithdrawal } from "../../../flows/order/close-withdrawal.ts";
import { type Handlers, refused } from "../context.ts";

/** The register of withdrawals. */
export const withdrawalHandlers: Handlers<"withdrawals" | "closeWithdrawal" | "reopenWithdrawal"> = {
  async withdrawals({ db, query: { view } }) {
    const found = view === "waiting" ? await waitingWithdrawals(db) : await listWithdrawals(db, 200);
    return { answer: { withdrawals: await said(db, found) } };
  },

  async closeWithdrawal({ db, parameters: { id }, now, log }) {
    const closed = await closeWithdrawal(db, { withdrawalId: id, now }, log);
    return closed === null ? refused("NOT_FOUND") : { answer: (await said(db, [closed]))[0]! };
  },

  async reopenWithdrawal({ db, parameters: { id }, log }) {
    const reopened = await closeWithdrawal(db, { withdrawalId: id, now: null }, log);
    return reopened === null ? refused("NOT_FOUND") : { answer: (await said(db, [reopened]))[0]! };
  },
};

async function said(db: Queryable, rows: readonly WithdrawalRow[]) {
  const returns = await returnsOfWithdrawals(
    db,
    rows.map(({ withdrawal_id }) => withdrawal_id),
  );
  const excepted = new Map<number, string[]>();
  for (const { withdrawal_id, order_id } of rows)
    if (order_id !== null && !returns.has(withdrawal_id)) excepted.set(withdrawal_id, await neverPartOf(db, order_id));
  return rows.map((row) => ({
    id: row.withdrawal_id,
    receivedAt: row.received_at.toISOString(),
    name: row.name,
    email: row.email,
    orderText: row.order_text,
    order: row.order_id,
    return: returns.get(row.withdrawal_id) ?? null,
    goods: row.goods,
    excepted: excepted.get(row.withdrawal_id) ?? [],
    due: refundDue(row.received_at),
    closedAt: row.closed_at?.toISOString() ?? null,
  }));
}

async function neverPartOf(db: Queryable, orderId: number): Promise<string[]> {
  const lines = await exceptedLines(db, orderId);
  return lines.filter(({ exception }) => isNeverWithdrawn(exception)).map(({ name }) => name);
}
