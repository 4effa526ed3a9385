import { randomBytes } from "node:crypto";
import type { Log } from "../../database/staff/operator-log.ts";
import { passkeysOf } from "../../database/staff/passkeys.ts";
import { lockStaff, staffWithEmail, type StaffRow } from "../../database/staff/staff.ts";
import {
  beginTotp,
  removeStaffPassword,
  saveStaffPassword,
  takeTotpStep,
  useRecoveryCode,
} from "../../database/staff/staff-passwords.ts";
import type { Queryable } from "../../database/queryable.ts";
import { brokenPassword } from "../../domain/customer/password-rules.ts";
import { staffLimits } from "../../domain/staff/ways-in.ts";
import { hashPassword, passwordMatches } from "../customer/passwords.ts";
import { tokenDigest } from "../order/order-shopper.ts";
import { notifyOfWayIn } from "./notify-of-way-in.ts";
import { base32, stepOfCode, totpSecretSaid } from "./totp.ts";

/** Begins an authenticator of somebody: its secret, said once. */
export async function beginAuthenticator(
  db: Queryable,
  { staff_id, email }: Pick<StaffRow, "staff_id" | "email">,
): Promise<{ secret: string; address: string }> {
  const secret = randomBytes(20);
  await beginTotp(db, staff_id, secret);
  return totpSecretSaid(secret, email);
}

export type PasswordRefusal = "PASSWORD_LENGTH" | "PASSWORD_COMMON" | "CODE_WRONG";

/** Gives somebody a password, proven with a code of the authenticator they have begun. Returns new recovery codes, which are stored as digests, or why not. */
export async function setPassword(
  db: Queryable,
  { staffId, password, code, now }: { staffId: number; password: string; code: string; now: Date },
  log: Log,
): Promise<{ recoveryCodes: string[] } | { refused: PasswordRefusal }> {
  const person = await lockStaff(db, staffId);
  if (person === null) return { refused: "CODE_WRONG" };
  const broken = brokenPassword(password, [person.email, person.name]);
  if (broken !== null) return { refused: broken };
  const step = person.totp_begun === null ? null : stepOfCode(person.totp_begun, code, now);
  if (step === null) return { refused: "CODE_WRONG" };
  // 80 bits each, so that a plain digest of one tells nothing.
  const recoveryCodes = Array.from({ length: staffLimits.recoveryCodes }, () => base32(randomBytes(10)));
  await saveStaffPassword(db, {
    staffId,
    passwordHash: await hashPassword(password),
    step,
    codes: recoveryCodes.map(tokenDigest),
  });
  await log({ act: "setPassword", entity: "staff", entityId: staffId, part: "password" });
  await notifyOfWayIn(db, { staffId, way: "password" });
  return { recoveryCodes: recoveryCodes.map(inGroups) };
}

/** Takes somebody's password away; the last way in stays. Returns why not, or null. */
export async function removePassword(
  db: Queryable,
  staffId: number,
  log: Log,
): Promise<"NOT_FOUND" | "LAST_WAY_IN" | null> {
  const person = await lockStaff(db, staffId);
  if (person === null || person.password_hash === null) return "NOT_FOUND";
  if ((await passkeysOf(db, staffId)).length === 0) return "LAST_WAY_IN";
  await removeStaffPassword(db, staffId);
  await log({ act: "removePassword", entity: "staff", entityId: staffId, part: "password" });
  return null;
}

export type ProvenBy = "code" | "recoveryCode";

/**
 * Returns who a password and a code are of, and by which kind of code; null: nobody's. The work is the same whether the
 * e-mail is known or not. A code opens once, and a recovery code is used up.
 */
export async function ownerOfPassword(
  db: Queryable,
  { email, password, code, now }: { email: string; password: string; code: string; now: Date },
): Promise<{ staffId: number; by: ProvenBy } | null> {
  const person = await staffWithEmail(db, email);
  const matches = await passwordMatches(password, person?.password_hash ?? nobodysHash);
  if (person === null || person.totp_secret === null || !matches) return null;
  const step = stepOfCode(person.totp_secret, code, now);
  if (step !== null) {
    return (await takeTotpStep(db, person.staff_id, step)) ? { staffId: person.staff_id, by: "code" } : null;
  }
  const typed = code.toUpperCase().replace(/[\s-]/g, "");
  return (await useRecoveryCode(db, person.staff_id, tokenDigest(typed)))
    ? { staffId: person.staff_id, by: "recoveryCode" }
    : null;
}

/** The stored form of a password nobody has: its salt and hash are of no text. */
const nobodysHash = `argon2id$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Sixteen letters as they are read and typed: `ABCD-EFGH-IJKL-MNOP`. */
function inGroups(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join("-");
}
