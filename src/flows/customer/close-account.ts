import { inTransaction, type Pool } from "../../database/connect.ts";
import { eraseAccount } from "../../database/customer/close-account.ts";
import type { CustomerRow } from "../../database/customer/customers.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { RefusalCode } from "../../domain/refusals.ts";
import { proveOwner } from "./prove-owner.ts";

/**
 * Closes an account for good, asked for by its owner: what is personal goes, what accounting needs stays. Returns
 * what is refused, or null.
 */
export async function closeAccount(
  pool: Pool,
  customer: CustomerRow,
  { token, password }: { token: string; password: string | null },
): Promise<{ code: RefusalCode; about?: string } | null> {
  const refused = await proveOwner(pool, customer, { token, password, about: "password" });
  if (refused !== null) return refused;
  await inTransaction(pool, (db) => eraseCustomer(db, customer));
  return null;
}

/** Erases what is personal of an account, whoever asked for it; the pages of products whose reviews it wrote follow. */
export async function eraseCustomer(
  db: Queryable,
  { customer_id: customerId, email, verified }: Pick<CustomerRow, "customer_id" | "email" | "verified">,
): Promise<void> {
  const products = await eraseAccount(db, { customerId, email, verified });
  await invalidateCacheTags(
    db,
    products.map((id) => `product:${id}`),
  );
}
