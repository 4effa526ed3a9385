import { inTransaction, type Pool } from "../../database/connect.ts";
import { bookPoints, customerWithEmail } from "../../database/customer/customers.ts";

/** Books points to a customer (negative: takes them); returns the new balance, or why not. */
export async function givePoints(
  pool: Pool,
  { email, points }: { email: string; points: number },
): Promise<{ kind: "given"; balance: number } | { kind: "unknown" } | { kind: "short"; balance: number }> {
  return inTransaction(pool, async (db) => {
    const customer = await customerWithEmail(db, email);
    if (customer === null) return { kind: "unknown" };
    const { rows } = await db.query<{ points: number }>(
      "SELECT points FROM point_balances WHERE customer_id = $1 FOR UPDATE",
      [customer.customer_id],
    );
    const balance = (rows[0]?.points ?? 0) + points;
    if (balance < 0) return { kind: "short", balance: balance - points };
    await bookPoints(db, { customerId: customer.customer_id, change: points, reason: "operator" });
    return { kind: "given", balance };
  });
}
