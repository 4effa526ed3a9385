import type { Queryable } from "../queryable.ts";

export interface StoredAnswer {
  request_sha256: Buffer;
  answer: unknown;
  etag: string | null;
}

/**
 * Claims a key of somebody's request until the transaction ends. Returns what it was answered before, null of a new
 * one, or `underWay` while another transaction has it.
 */
export async function claimAnswer(
  db: Queryable,
  { actor, key }: { actor: string; key: string },
): Promise<StoredAnswer | null | "underWay"> {
  const { rows: locked } = await db.query<{ locked: boolean }>(
    "SELECT pg_try_advisory_xact_lock(hashtextextended('answer:' || $1 || ':' || $2, 0)) AS locked",
    [actor, key],
  );
  if (!locked[0]!.locked) return "underWay";
  const { rows } = await db.query<StoredAnswer>(
    "SELECT request_sha256, answer, etag FROM operator_answers WHERE actor = $1 AND key = $2",
    [actor, key],
  );
  return rows[0] ?? null;
}

/** Keeps what a request was answered, in the transaction of what it did. */
export async function storeAnswer(
  db: Queryable,
  stored: { actor: string; key: string; requestSha256: Buffer; answer: unknown; etag: string | null },
): Promise<void> {
  await db.query(
    "INSERT INTO operator_answers (actor, key, request_sha256, answer, etag) VALUES ($1, $2, $3, $4, $5)",
    [stored.actor, stored.key, stored.requestSha256, JSON.stringify(stored.answer), stored.etag],
  );
}
