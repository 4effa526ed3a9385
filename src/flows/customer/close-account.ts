import { inTransaction, type Pool } from "../../database/connect.ts";
import { eraseAccount } from "../../database/customer/close-account.ts";
import type { CustomerRow } from "../../database/customer/customers.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
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
  await inTransaction(pool, async (db) => {
    const products = await eraseAccount(db, {
      customerId: customer.customer_id,
      email: customer.email,
      verified: customer.verified,
    });
    await invalidateCacheTags(
      db,
      products.map((id) => `product:${id}`),
    );
  });
  return null;
}
