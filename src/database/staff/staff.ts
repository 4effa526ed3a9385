import { type LanCode, languageCalled, languageOf } from "../../domain/language.ts";
import type { Role } from "../../domain/staff/permissions.ts";
import type { Queryable } from "../queryable.ts";

export interface StaffRow {
  staff_id: number;
  email: string;
  name: string;
  role: Role;
  role_version: number;
  lan_id: number;
  user_handle: Buffer;
  password_hash: string | null;
  totp_secret: Buffer | null;
  /** The last step whose code was taken. */
  totp_step: number | null;
  totp_begun: Buffer | null;
  invited_at: Date;
  joined_at: Date | null;
  removed_at: Date | null;
}

/** Returns one who works here, locked until the transaction ends; null for who is unknown or gone. */
export async function lockStaff(db: Queryable, staffId: number): Promise<StaffRow | null> {
  const { rows } = await db.query<StaffRow>(
    "SELECT * FROM staff WHERE staff_id = $1 AND removed_at IS NULL FOR UPDATE",
    [staffId],
  );
  return rows[0] ?? null;
}

/** Returns who works here with an e-mail, in any letter case; locked until the transaction ends. */
export async function staffWithEmail(db: Queryable, email: string): Promise<StaffRow | null> {
  const { rows } = await db.query<StaffRow>(
    "SELECT * FROM staff WHERE email = lower($1) AND removed_at IS NULL FOR UPDATE",
    [email],
  );
  return rows[0] ?? null;
}

/** Returns whether anybody who works here has come in. */
export async function hasStaffWhoCameIn(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM staff WHERE joined_at IS NOT NULL AND removed_at IS NULL LIMIT 1");
  return rowCount === 1;
}

export interface StaffMember {
  staff_id: number;
  email: string;
  name: string;
  role: Role;
  role_version: number;
  joined_at: Date | null;
  invited_until: Date | null;
  last_seen_at: Date | null;
  passkeys: number;
  password: boolean;
}

/** Returns who works here, with how they come in, in the order in which they were invited. */
export async function allStaff(db: Queryable): Promise<StaffMember[]> {
  const { rows } = await db.query<StaffMember>(
    `SELECT s.staff_id, s.email, s.name, s.role, s.role_version, s.joined_at, i.ends_at AS invited_until,
       (SELECT max(used_at) FROM staff_sessions u WHERE u.staff_id = s.staff_id) AS last_seen_at,
       (SELECT count(*)::int FROM staff_passkeys p WHERE p.staff_id = s.staff_id) AS passkeys, s.password_hash IS NOT NULL AS password
     FROM staff s LEFT JOIN staff_invitations i ON i.staff_id = s.staff_id AND i.ends_at > now() WHERE s.removed_at IS NULL ORDER BY s.staff_id`,
  );
  return rows;
}

/** Adds somebody who has yet to come in; returns their number. */
export async function addStaff(
  db: Queryable,
  { email, role, userHandle, lanCode }: { email: string; role: Role; userHandle: Buffer; lanCode: LanCode },
): Promise<number> {
  const { rows } = await db.query<{ staff_id: number }>(
    "INSERT INTO staff (email, role, user_handle, lan_id) VALUES (lower($1), $2, $3, $4) RETURNING staff_id",
    [email, role, userHandle, languageCalled(lanCode).lanId],
  );
  return rows[0]!.staff_id;
}

/** Returns the owners who have come in, locked until the transaction ends, so that two cannot each take the other's word for there being another. */
export async function lockOwners(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ staff_id: number }>(
    "SELECT staff_id FROM staff WHERE role = 'owner' AND joined_at IS NOT NULL AND removed_at IS NULL ORDER BY staff_id FOR UPDATE",
  );
  return rows.map(({ staff_id }) => staff_id);
}

/** Gives somebody another role; its version is another then. */
export async function saveRole(db: Queryable, staffId: number, role: Role): Promise<void> {
  await db.query("UPDATE staff SET role = $2, role_version = role_version + 1 WHERE staff_id = $1", [staffId, role]);
}

/** Records that somebody has come in, with their name and language. */
export async function recordJoining(
  db: Queryable,
  { staffId, name, lanCode }: { staffId: number; name: string; lanCode: LanCode },
): Promise<void> {
  await db.query(
    "UPDATE staff SET joined_at = coalesce(joined_at, now()), name = $2, lan_id = $3 WHERE staff_id = $1",
    [staffId, name, languageCalled(lanCode).lanId],
  );
}

/** Changes the language the back office speaks to somebody. */
export async function saveStaffLanguage(db: Queryable, staffId: number, lanCode: LanCode): Promise<void> {
  await db.query("UPDATE staff SET lan_id = $2 WHERE staff_id = $1", [staffId, languageCalled(lanCode).lanId]);
}

/** Returns the language the back office speaks to somebody. */
export function staffLanguage({ lan_id }: Pick<StaffRow, "lan_id">): LanCode {
  return languageOf(lan_id).lanCode;
}

/** Takes all ways in from somebody, and every session: who they are stays. */
export async function takeWaysIn(db: Queryable, staffId: number): Promise<void> {
  await db.query("DELETE FROM staff_sessions WHERE staff_id = $1", [staffId]);
  await db.query("DELETE FROM staff_passkeys WHERE staff_id = $1", [staffId]);
  await db.query("DELETE FROM staff_recovery_codes WHERE staff_id = $1", [staffId]);
  await db.query("DELETE FROM staff_devices WHERE staff_id = $1", [staffId]);
  await db.query("DELETE FROM staff_phone_offers WHERE staff_id = $1", [staffId]);
  await db.query(
    "UPDATE staff SET password_hash = NULL, totp_secret = NULL, totp_step = NULL, totp_begun = NULL WHERE staff_id = $1",
    [staffId],
  );
}

/** Records that somebody works here no more; they have no ways in and no invitation. */
export async function recordRemoval(db: Queryable, staffId: number): Promise<void> {
  await takeWaysIn(db, staffId);
  await db.query("DELETE FROM staff_invitations WHERE staff_id = $1", [staffId]);
  await db.query("UPDATE staff SET removed_at = now() WHERE staff_id = $1", [staffId]);
}
