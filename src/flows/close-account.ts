import { inTransaction, type Pool } from "../database/connect.ts";
import { eraseAccount } from "../database/close-account.ts";
import { type CustomerRow, passwordHashOf } from "../database/customers.ts";
import { noteFacts } from "../database/facts.ts";
import { isFreshSession } from "../database/sessions.ts";
import type { RefusalCode } from "../domain/refusals.ts";
import { isPasswordOf } from "./change-password.ts";
import { tokenDigest } from "./order-shopper.ts";

/**
 * Closes an account for good, when the password is its own: what is personal goes, what accounting needs stays. One
 * that has no password is closed by who has just signed in with its provider. Answers what is refused, or null.
 */
export async function closeAccount(pool: Pool, customer: CustomerRow, { token, password }: { token: string; password: string | null }): Promise<{ code: RefusalCode; about?: string } | null> {
  const withoutPassword = (await passwordHashOf(pool, customer.customer_id)) === null;
  if (withoutPassword && !(await isFreshSession(pool, tokenDigest(token)))) return { code: "SIGN_IN_AGAIN" };
  if (!withoutPassword && !(await isPasswordOf(pool, customer, password ?? ""))) return { code: "PASSWORD_WRONG", about: "password" };
  await inTransaction(pool, async (db) => {
    const products = await eraseAccount(db, { customerId: customer.customer_id, email: customer.email, verified: customer.verified });
    await noteFacts(db, products.map((id) => `product:${id}`));
  });
  return null;
}
