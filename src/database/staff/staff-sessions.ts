import type { Role } from "../../domain/staff/permissions.ts";
import type { Queryable } from "../queryable.ts";

export interface NewStaffSession {
  tokenSha256: Buffer;
  staffId: number;
  onPhone: boolean;
  agent: string;
  network: string;
  /** Hours without use after which it ends. */
  idleHours: number;
  /** Days after which it ends anyway. */
  wholeDays: number;
  /** Minutes for which nobody is asked again who they are; 0: it was proven elsewhere. */
  freshMinutes: number;
}

/** Opens a session of somebody who works here; returns its number. */
export async function openStaffSession(db: Queryable, session: NewStaffSession): Promise<number> {
  const { rows } = await db.query<{ session_id: number }>(
    `INSERT INTO staff_sessions (token_sha256, staff_id, on_phone, agent, network, idle, ends_at, fresh_until)
     VALUES ($1, $2, $3, $4, $5, make_interval(hours => $6), now() + make_interval(days => $7), CASE WHEN $8 > 0 THEN now() + make_interval(mins => $8) ELSE '-infinity' END) RETURNING session_id`,
    [
      session.tokenSha256,
      session.staffId,
      session.onPhone,
      session.agent,
      session.network,
      session.idleHours,
      session.wholeDays,
      session.freshMinutes,
    ],
  );
  return rows[0]!.session_id;
}

/** Who is signed in, as every request needs it. */
export interface SignedIn {
  session_id: number;
  staff_id: number;
  email: string;
  lan_id: number;
  on_phone: boolean;
  role: Role;
  /** Null: it has to be proven who it is. */
  fresh_until: Date | null;
}

/** Returns whose session a token's SHA-256 names, unless it has ended. It counts as used from a network, noted at most once a minute and whenever the network is another. */
export async function signedInBy(db: Queryable, tokenSha256: Buffer, network: string): Promise<SignedIn | null> {
  const { rows } = await db.query<SignedIn & { stale: boolean }>({
    name: "staff-signed-in",
    text: `SELECT u.session_id, u.staff_id, s.email, s.lan_id, u.on_phone, s.role, CASE WHEN u.fresh_until > now() THEN u.fresh_until END AS fresh_until,
        u.used_at < now() - interval '1 minute' OR u.network <> $2 AS stale
      FROM staff_sessions u JOIN staff s USING (staff_id)
      WHERE u.token_sha256 = $1 AND u.used_at > now() - u.idle AND u.ends_at > now() AND s.removed_at IS NULL`,
    values: [tokenSha256, network],
  });
  const found = rows[0];
  if (found === undefined) return null;
  const { stale, ...signedIn } = found;
  if (stale)
    await db.query("UPDATE staff_sessions SET used_at = now(), network = $2 WHERE session_id = $1", [
      signedIn.session_id,
      network,
    ]);
  return signedIn;
}

/** Records that it was proven who it is, for so many minutes. */
export async function refreshStaffSession(db: Queryable, sessionId: number, minutes: number): Promise<void> {
  await db.query("UPDATE staff_sessions SET fresh_until = now() + make_interval(mins => $2) WHERE session_id = $1", [
    sessionId,
    minutes,
  ]);
}

/** Returns until when nobody is asked again who they are in a session; null: it has to be proven. */
export async function freshUntil(db: Queryable, sessionId: number): Promise<Date | null> {
  const { rows } = await db.query<{ fresh_until: Date }>(
    "SELECT fresh_until FROM staff_sessions WHERE session_id = $1 AND fresh_until > now()",
    [sessionId],
  );
  return rows[0]?.fresh_until ?? null;
}

export interface StaffSessionRow {
  session_id: number;
  on_phone: boolean;
  agent: string;
  network: string;
  begun_at: Date;
  used_at: Date;
  ends_at: Date;
}

/** Returns the sessions of somebody that have not ended, the last used first; `ends_at` is when each ends if nobody uses it. */
export async function sessionsOfStaff(db: Queryable, staffId: number): Promise<StaffSessionRow[]> {
  const { rows } = await db.query<StaffSessionRow>(
    `SELECT session_id, on_phone, agent, network, begun_at, used_at, least(used_at + idle, ends_at) AS ends_at FROM staff_sessions
     WHERE staff_id = $1 AND used_at > now() - idle AND ends_at > now() ORDER BY used_at DESC, session_id DESC`,
    [staffId],
  );
  return rows;
}

/** Ends one session of somebody; returns whether there was one. */
export async function endStaffSession(
  db: Queryable,
  { staffId, sessionId }: { staffId: number; sessionId: number },
): Promise<boolean> {
  const { rowCount } = await db.query("DELETE FROM staff_sessions WHERE staff_id = $1 AND session_id = $2", [
    staffId,
    sessionId,
  ]);
  return rowCount === 1;
}

/** Ends all sessions of somebody but one, where one is named. Returns how many. */
export async function endStaffSessions(db: Queryable, staffId: number, except: number | null = null): Promise<number> {
  const { rowCount } = await db.query(
    "DELETE FROM staff_sessions WHERE staff_id = $1 AND session_id IS DISTINCT FROM $2",
    [staffId, except],
  );
  return rowCount ?? 0;
}

/** Forgets what the back office needs no more: ended sessions, offers and invitations, challenges nobody signed, pages drawn of drafts, stored answers after three days, devices after 400. Returns how many rows. */
export async function forgetEndedStaff(db: Queryable): Promise<number> {
  const done = [
    await db.query("DELETE FROM staff_sessions WHERE used_at <= now() - idle OR ends_at <= now()"),
    await db.query("DELETE FROM staff_challenges WHERE made_at <= now() - interval '5 minutes'"),
    await db.query("DELETE FROM staff_phone_offers WHERE ends_at <= now()"),
    await db.query("DELETE FROM staff_invitations WHERE ends_at <= now()"),
    await db.query("DELETE FROM previews WHERE ends_at <= now()"),
    await db.query("DELETE FROM operator_answers WHERE at <= now() - interval '72 hours'"),
    await db.query("DELETE FROM staff_devices WHERE used_at <= now() - interval '400 days'"),
  ];
  return done.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
