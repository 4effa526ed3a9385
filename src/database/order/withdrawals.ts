import type { Queryable } from "../queryable.ts";

export interface WithdrawalRow {
  withdrawal_id: number;
  received_at: Date;
  name: string;
  email: string;
  order_text: string;
  order_id: number | null;
  goods: string;
  lan_id: number;
}

type NewWithdrawal = Pick<WithdrawalRow, "name" | "email" | "order_text" | "goods" | "lan_id">;

/** Enters a withdrawal into the register; the order is the one of that number and address. */
export async function saveWithdrawal(
  db: Queryable,
  { name, email, order_text, goods, lan_id }: NewWithdrawal,
): Promise<WithdrawalRow> {
  const number = /^\D*(\d{1,15})\D*$/.exec(order_text)?.[1] ?? null;
  const { rows } = await db.query<WithdrawalRow>(
    `INSERT INTO withdrawals (name, email, order_text, goods, lan_id, order_id)
     VALUES ($1, $2, $3, $4, $5, (SELECT order_id FROM orders WHERE order_id = $6 AND lower(email) = lower($2))) RETURNING *`,
    [name, email, order_text, goods, lan_id, number],
  );
  return rows[0]!;
}

/** Returns the register, the newest first. */
export async function listWithdrawals(db: Queryable, most: number): Promise<WithdrawalRow[]> {
  const { rows } = await db.query<WithdrawalRow>("SELECT * FROM withdrawals ORDER BY withdrawal_id DESC LIMIT $1", [
    most,
  ]);
  return rows;
}
