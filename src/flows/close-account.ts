import { inTransaction, type Pool } from "../database/connect.ts";
import { eraseAccount } from "../database/close-account.ts";
import type { CustomerRow } from "../database/customers.ts";
import { noteFacts } from "../database/facts.ts";
import { isPasswordOf } from "./change-password.ts";

/** Closes an account for good, when the password is its own: what is personal goes, what accounting needs stays. Answers whether it was closed. */
export async function closeAccount(pool: Pool, customer: CustomerRow, password: string): Promise<boolean> {
  if (!(await isPasswordOf(pool, customer, password))) return false;
  await inTransaction(pool, async (db) => {
    const products = await eraseAccount(db, { customerId: customer.customer_id, email: customer.email, verified: customer.verified });
    await noteFacts(db, products.map((id) => `product:${id}`));
  });
  return true;
}
