import type { Queryable } from "../queryable.ts";
import type { StaffRow } from "./staff.ts";

/** Writes an invitation that holds for so many hours; one the person had before ends. Returns when it ends. */
export async function saveInvitation(
  db: Queryable,
  { staffId, tokenSha256, hours }: { staffId: number; tokenSha256: Buffer; hours: number },
): Promise<Date> {
  const { rows } = await db.query<{ ends_at: Date }>(
    `INSERT INTO staff_invitations (staff_id, token_sha256, ends_at) VALUES ($1, $2, now() + make_interval(hours => $3))
     ON CONFLICT (staff_id) DO UPDATE SET token_sha256 = excluded.token_sha256, ends_at = excluded.ends_at RETURNING ends_at`,
    [staffId, tokenSha256, hours],
  );
  return rows[0]!.ends_at;
}

/** Returns whom an invitation is for, and until when, while it holds; both are locked until the transaction ends. */
export async function invitedBy(
  db: Queryable,
  tokenSha256: Buffer,
): Promise<(StaffRow & { invitation_ends_at: Date }) | null> {
  const { rows } = await db.query<StaffRow & { invitation_ends_at: Date }>(
    "SELECT s.*, i.ends_at AS invitation_ends_at FROM staff_invitations i JOIN staff s USING (staff_id) WHERE i.token_sha256 = $1 AND i.ends_at > now() AND s.removed_at IS NULL FOR UPDATE",
    [tokenSha256],
  );
  return rows[0] ?? null;
}

/** Ends the invitation of somebody who has come in. */
export async function useInvitation(db: Queryable, staffId: number): Promise<void> {
  await db.query("DELETE FROM staff_invitations WHERE staff_id = $1", [staffId]);
}
