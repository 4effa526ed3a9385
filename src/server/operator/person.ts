import { signedInBy } from "../../database/staff/staff-sessions.ts";
import type { Queryable } from "../../database/queryable.ts";
import { permissionsOf, permissionsOnPhone } from "../../domain/staff/permissions.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import type { Person } from "./context.ts";

/** Returns who asks, by the secret of their session; null: nobody, or a session that has ended. */
export async function personOf(db: Queryable, token: string | null, network: string): Promise<Person | null> {
  const signedIn = token === null ? null : await signedInBy(db, tokenDigest(token), network);
  if (signedIn === null) return null;
  const permissions = signedIn.on_phone ? permissionsOnPhone(signedIn.role) : permissionsOf(signedIn.role);
  return { ...signedIn, permissions };
}
