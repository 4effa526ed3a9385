import type { FastifyRequest } from "fastify";
import { keyHeld } from "../../database/staff/operator-keys.ts";
import { signedInBy } from "../../database/staff/staff-sessions.ts";
import type { Queryable } from "../../database/queryable.ts";
import { permissionsOf, permissionsOnPhone } from "../../domain/staff/permissions.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import type { KeyCaller, Person } from "./context.ts";

/** Returns who asks, by the secret of their session; null: nobody, or a session that has ended. */
export async function personOf(db: Queryable, token: string | null, network: string): Promise<Person | null> {
  const signedIn = token === null ? null : await signedInBy(db, tokenDigest(token), network);
  if (signedIn === null) return null;
  const permissions = signedIn.on_phone ? permissionsOnPhone(signedIn.role) : permissionsOf(signedIn.role);
  return { ...signedIn, key_id: null, permissions };
}

/** Returns the key a request is sent with, as it is written; null: none. What a proxy's own door asks for is none. */
export function keyIn({ headers }: FastifyRequest): string | null {
  return /^Bearer (.*)$/i.exec(headers.authorization ?? "")?.[1] ?? null;
}

/** Returns what a key may do; null: it has ended, or there is none such. Names are said in Polish to it. */
export async function callerWithKey(db: Queryable, key: string): Promise<KeyCaller | null> {
  const held = await keyHeld(db, tokenDigest(key));
  return held === null ? null : { ...held, staff_id: null, lan_id: 1 };
}
