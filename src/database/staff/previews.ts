import type { Permission } from "../../domain/staff/permissions.ts";
import type { Queryable } from "../queryable.ts";

interface NewPreview {
  tokenSha256: Buffer;
  sessionId: number;
  permission: Permission;
  html: string;
  minutes: number;
}

/** So many of a session are kept: one that is drawn at each pause of somebody who types would fill the table. */
const mostOfSession = 8;

/** Stores a page for a session; those that are over go, and its own but for the newest. Returns when it ends. */
export async function storePreview(db: Queryable, preview: NewPreview): Promise<Date> {
  const { tokenSha256, sessionId, permission, html, minutes } = preview;
  await db.query(
    `DELETE FROM previews WHERE ends_at <= now()
       OR token_sha256 IN (SELECT token_sha256 FROM previews WHERE session_id = $1 ORDER BY made_at DESC OFFSET $2)`,
    [sessionId, mostOfSession - 1],
  );
  const { rows } = await db.query<{ ends_at: Date }>(
    `INSERT INTO previews (token_sha256, session_id, permission, html, ends_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5)) RETURNING ends_at`,
    [tokenSha256, sessionId, permission, html, minutes],
  );
  return rows[0]!.ends_at;
}

/** Returns a page that a session was given and may look at with its permissions; null: it is over, or was never that session's. */
export async function storedPreview(
  db: Queryable,
  { tokenSha256, sessionId, permissions }: { tokenSha256: Buffer; sessionId: number; permissions: readonly string[] },
): Promise<string | null> {
  const { rows } = await db.query<{ html: string }>(
    "SELECT html FROM previews WHERE token_sha256 = $1 AND session_id = $2 AND permission = ANY ($3) AND ends_at > now()",
    [tokenSha256, sessionId, permissions],
  );
  return rows[0]?.html ?? null;
}
