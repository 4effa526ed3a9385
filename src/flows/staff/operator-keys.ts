import { randomBytes } from "node:crypto";
import { addKey, endKeyRow } from "../../database/staff/operator-keys.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Permission } from "../../domain/staff/permissions.ts";
import { tokenDigest } from "../order/order-shopper.ts";

/** Makes a key for another program: said once, stored as its digest. */
export async function makeKey(
  db: Queryable,
  input: { name: string; permissions: readonly Permission[]; days: number; madeBy: number },
  log: Log,
): Promise<{ keyId: number; key: string; endsAt: Date }> {
  const key = `bruk_live_${randomBytes(32).toString("base64url")}`;
  const permissions = [...new Set(input.permissions)];
  const made = await addKey(db, { ...input, permissions, tokenSha256: tokenDigest(key), ending: key.slice(-4) });
  const { name, days } = input;
  await log({ act: "createKey", entity: "key", entityId: made.keyId, after: { name, permissions, days } });
  return { key, ...made };
}

/** Ends a key at once; false: none of this number holds. */
export async function endKey(db: Queryable, keyId: number, log: Log): Promise<boolean> {
  const name = await endKeyRow(db, keyId);
  if (name === null) return false;
  await log({ act: "endKey", entity: "key", entityId: keyId, before: { name } });
  return true;
}
