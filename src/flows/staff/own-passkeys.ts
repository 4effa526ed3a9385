import {
  addPasskeyRow,
  passkeyCalled,
  passkeysOf,
  recordPasskeyUse,
  removePasskeyRow,
  renamePasskeyRow,
  saveChallenge,
  useChallenge,
} from "../../database/staff/passkeys.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { lockStaff, type StaffRow } from "../../database/staff/staff.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Authentication, Registration } from "../../contract/operator/webauthn.ts";
import type { Passkeys } from "../../integrations/passkeys/passkeys.ts";
import { tokenDigest } from "../order/order-shopper.ts";
import { notifyOfWayIn } from "./notify-of-way-in.ts";

/** A browser's answer, with the challenge it says it was made for. */
export interface Answered<R> {
  response: R;
  challenge: Buffer | null;
}

export type PasskeyRefusal = "PASSKEY_REFUSED" | "PASSKEY_KNOWN" | "CHALLENGE_ENDED";

/** Begins a passkey of somebody: what their browser is given to make it. */
export async function beginPasskey(
  db: Queryable,
  person: Pick<StaffRow, "staff_id" | "user_handle" | "email" | "name">,
  passkeys: Passkeys,
) {
  const { options, challenge } = await passkeys.registrationFor({
    userHandle: person.user_handle,
    email: person.email,
    name: person.name,
    known: await passkeysOf(db, person.staff_id),
  });
  await saveChallenge(db, digestOf(challenge), person.staff_id);
  return options;
}

/** Adds the passkey somebody's browser has made; each beginning is good for one, within five minutes. Returns why not, or null. */
export async function addPasskey(
  db: Queryable,
  input: { staffId: number; name: string; made: Answered<Registration>; passkeys: Passkeys },
  log: Log,
): Promise<PasskeyRefusal | null> {
  const { staffId, name, made, passkeys } = input;
  if (made.challenge === null || !(await useChallenge(db, digestOf(made.challenge), staffId))) return "CHALLENGE_ENDED";
  const passkey = await passkeys.registered(made.response, made.challenge);
  if (passkey === null) return "PASSKEY_REFUSED";
  const passkeyId = await addPasskeyRow(db, {
    staff_id: staffId,
    credential_id: passkey.credentialId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: passkey.transports,
    aaguid: passkey.aaguid,
    synced: passkey.synced,
    name,
  });
  if (passkeyId === null) return "PASSKEY_KNOWN";
  await log({ act: "addPasskey", entity: "staff", entityId: staffId, part: "passkeys", after: { passkeyId, name } });
  await notifyOfWayIn(db, { staffId, way: "passkey", name });
  return null;
}

/** Calls a passkey of somebody otherwise; false: they have none of this number. */
export async function renamePasskey(
  db: Queryable,
  renaming: { staffId: number; passkeyId: number; name: string },
  log: Log,
): Promise<boolean> {
  const before = await renamePasskeyRow(db, renaming);
  if (before === null) return false;
  const { staffId, passkeyId, name } = renaming;
  await log({
    act: "renamePasskey",
    entity: "staff",
    entityId: staffId,
    part: "passkeys",
    before: { passkeyId, name: before },
    after: { passkeyId, name },
  });
  return true;
}

/** Takes a passkey of somebody away; the last way in stays. Returns why not, or null. */
export async function removePasskey(
  db: Queryable,
  { staffId, passkeyId }: { staffId: number; passkeyId: number },
  log: Log,
): Promise<"NOT_FOUND" | "LAST_WAY_IN" | null> {
  // Locked first: of two taken away at once, the second sees that it is the last.
  const person = await lockStaff(db, staffId);
  const passkeys = await passkeysOf(db, staffId);
  const passkey = passkeys.find(({ passkey_id }) => passkey_id === passkeyId);
  if (person === null || passkey === undefined) return "NOT_FOUND";
  if (person.password_hash === null && passkeys.length === 1) return "LAST_WAY_IN";
  await removePasskeyRow(db, passkeyId);
  await log({
    act: "removePasskey",
    entity: "staff",
    entityId: staffId,
    part: "passkeys",
    before: { passkeyId, name: passkey.name },
  });
  return null;
}

/** Begins signing in: what any browser is given. */
export async function beginAuthentication(db: Queryable, passkeys: Passkeys) {
  const { options, challenge } = await passkeys.authentication();
  await saveChallenge(db, digestOf(challenge), null);
  return options;
}

/** Returns whose passkey has signed; null: nobody's, not now, or not so. */
export async function ownerOfPasskey(
  db: Queryable,
  { response, challenge }: Answered<Authentication>,
  passkeys: Passkeys,
): Promise<number | null> {
  const passkey = await passkeyCalled(db, Buffer.from(response.id, "base64url"));
  if (passkey === null || challenge === null || !(await useChallenge(db, digestOf(challenge), null))) return null;
  const used = await passkeys.authenticated(response, { passkey, challenge });
  if (used === null) return null;
  await recordPasskeyUse(db, { passkeyId: passkey.passkey_id, ...used });
  return passkey.staff_id;
}

function digestOf(challenge: Buffer): Buffer {
  return tokenDigest(challenge.toString("base64url"));
}
