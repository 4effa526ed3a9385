import type { Pool } from "../../database/connect.ts";
import { type CustomerRow, passwordHashOf } from "../../database/customer/customers.ts";
import { isFreshSession } from "../../database/customer/sessions.ts";
import type { RefusalCode } from "../../domain/refusals.ts";
import { tokenDigest } from "../order/order-shopper.ts";
import { passwordMatches } from "./passwords.ts";

/**
 * Returns why whoever holds a session may not close or move its account, or null: a stolen token alone does neither.
 * It takes the password; an account that has none is left to who has just signed in with its provider. `about`: the field.
 */
export async function proveOwner(
  pool: Pool,
  customer: CustomerRow,
  { token, password, about }: { token: string; password: string | null; about: string },
): Promise<{ code: RefusalCode; about?: string } | null> {
  const stored = await passwordHashOf(pool, customer.customer_id);
  if (stored === null) return (await isFreshSession(pool, tokenDigest(token))) ? null : { code: "SIGN_IN_AGAIN" };
  return (await passwordMatches(password ?? "", stored)) ? null : { code: "PASSWORD_WRONG", about };
}
