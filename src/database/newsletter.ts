import type { Queryable } from "./queryable.ts";

/**
 * Notes that an address asked for the newsletter, with the digest of its new link. Answers false when it
 * is subscribed already, or asked less than five minutes ago: then no letter is due.
 */
export async function askForNewsletter(db: Queryable, { email, lanId, linkSha256 }: { email: string; lanId: number; linkSha256: Buffer }): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO newsletter_subscriptions AS known (email, lan_id, link_sha256) VALUES (lower($1), $2, $3)
     ON CONFLICT (email) DO UPDATE SET lan_id = excluded.lan_id, link_sha256 = excluded.link_sha256, asked_at = now(), confirmed_at = NULL, ended_at = NULL
       WHERE (known.confirmed_at IS NULL OR known.ended_at IS NOT NULL) AND known.asked_at < now() - interval '5 minutes'`,
    [email, lanId, linkSha256],
  );
  return rowCount === 1;
}

/** Confirms the subscription of a link, within seven days of asking; answers whether there was one. */
export async function confirmNewsletter(db: Queryable, linkSha256: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE newsletter_subscriptions SET confirmed_at = coalesce(confirmed_at, now()), ended_at = NULL WHERE link_sha256 = $1 AND (confirmed_at IS NOT NULL OR asked_at > now() - interval '7 days')",
    [linkSha256],
  );
  return rowCount === 1;
}

/** Ends the subscription of a link; answers whether there was one. */
export async function endNewsletter(db: Queryable, linkSha256: Buffer): Promise<boolean> {
  const { rowCount } = await db.query("UPDATE newsletter_subscriptions SET ended_at = coalesce(ended_at, now()) WHERE link_sha256 = $1", [linkSha256]);
  return rowCount === 1;
}
