import type { Queryable } from "../queryable.ts";

export type NewsletterSource = "footer" | "order" | "registration" | "account";

/** A request for the newsletter, with the digest of its link, and which words were consented to. */
export interface NewsletterAsked {
  email: string;
  lanId: number;
  linkSha256: Buffer;
  consent: string;
  source: NewsletterSource;
}

/**
 * Records that an address asked for the newsletter. Returns false when it is subscribed already, or asked less
 * than five minutes ago: then no email is due.
 */
export async function askForNewsletter(db: Queryable, input: NewsletterAsked): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO newsletter_subscriptions AS known (email, lan_id, link_sha256, consent, source) VALUES (lower($1), $2, $3, $4, $5)
     ON CONFLICT (email) DO UPDATE SET lan_id = excluded.lan_id, link_sha256 = excluded.link_sha256, consent = excluded.consent, source = excluded.source, asked_at = now(), confirmed_at = NULL, ended_at = NULL
       WHERE (known.confirmed_at IS NULL OR known.ended_at IS NOT NULL) AND known.asked_at < now() - interval '5 minutes'`,
    [input.email, input.lanId, input.linkSha256, input.consent, input.source],
  );
  return rowCount === 1;
}

/** Subscribes an address that is proven already; returns false when it is subscribed. */
export async function subscribeProven(db: Queryable, input: NewsletterAsked): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO newsletter_subscriptions AS known (email, lan_id, link_sha256, consent, source, confirmed_at) VALUES (lower($1), $2, $3, $4, $5, now())
     ON CONFLICT (email) DO UPDATE SET lan_id = excluded.lan_id, link_sha256 = excluded.link_sha256, consent = excluded.consent, source = excluded.source, asked_at = now(), confirmed_at = now(), ended_at = NULL
       WHERE known.confirmed_at IS NULL OR known.ended_at IS NOT NULL`,
    [input.email, input.lanId, input.linkSha256, input.consent, input.source],
  );
  return rowCount === 1;
}

/** Returns the subscription of a link, locked until the transaction ends. */
export async function subscriptionOf(
  db: Queryable,
  linkSha256: Buffer,
): Promise<{ email: string; lan_id: number; confirmed: boolean } | null> {
  const { rows } = await db.query<{ email: string; lan_id: number; confirmed: boolean }>(
    "SELECT email, lan_id, confirmed_at IS NOT NULL AS confirmed FROM newsletter_subscriptions WHERE link_sha256 = $1 FOR UPDATE",
    [linkSha256],
  );
  return rows[0] ?? null;
}

/** Returns where the subscription of a link stands; null for an unknown link, and one that was not confirmed within seven days. */
export async function subscriptionState(
  db: Queryable,
  linkSha256: Buffer,
): Promise<{ email: string; state: "waiting" | "on" | "ended" } | null> {
  const { rows } = await db.query<{ email: string; state: "waiting" | "on" | "ended" }>(
    `SELECT email, CASE WHEN ended_at IS NOT NULL THEN 'ended' WHEN confirmed_at IS NOT NULL THEN 'on' ELSE 'waiting' END AS state
     FROM newsletter_subscriptions WHERE link_sha256 = $1 AND (confirmed_at IS NOT NULL OR ended_at IS NOT NULL OR asked_at > now() - interval '7 days')`,
    [linkSha256],
  );
  return rows[0] ?? null;
}

/** Confirms the subscription of a link, within seven days of asking; returns whether there was one. */
export async function confirmNewsletter(db: Queryable, linkSha256: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE newsletter_subscriptions SET confirmed_at = coalesce(confirmed_at, now()), ended_at = NULL WHERE link_sha256 = $1 AND (confirmed_at IS NOT NULL OR asked_at > now() - interval '7 days')",
    [linkSha256],
  );
  return rowCount === 1;
}

/** Ends the subscription of a link; returns whether there was one. */
export async function endNewsletter(db: Queryable, linkSha256: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE newsletter_subscriptions SET ended_at = coalesce(ended_at, now()) WHERE link_sha256 = $1",
    [linkSha256],
  );
  return rowCount === 1;
}

/** Ends the subscription of an address. */
export async function endNewsletterOf(db: Queryable, email: string): Promise<void> {
  await db.query("UPDATE newsletter_subscriptions SET ended_at = coalesce(ended_at, now()) WHERE email = lower($1)", [
    email,
  ]);
}

/** Returns where an address stands with the newsletter. */
export async function newsletterStateOf(db: Queryable, email: string): Promise<"on" | "waiting" | "off"> {
  const { rows } = await db.query<{ state: "on" | "waiting" | "off" }>(
    "SELECT CASE WHEN ended_at IS NOT NULL THEN 'off' WHEN confirmed_at IS NOT NULL THEN 'on' WHEN asked_at > now() - interval '7 days' THEN 'waiting' ELSE 'off' END AS state FROM newsletter_subscriptions WHERE email = lower($1)",
    [email],
  );
  return rows[0]?.state ?? "off";
}

export interface Subscriber {
  email: string;
  lan_id: number;
  consent: string;
  source: NewsletterSource;
  asked_at: Date;
  confirmed_at: Date;
}

/** Returns everybody who confirmed and has not ended it, oldest first, with how we know. */
export async function allSubscribers(db: Queryable): Promise<Subscriber[]> {
  const { rows } = await db.query<Subscriber>(
    "SELECT email, lan_id, consent, source, asked_at, confirmed_at FROM newsletter_subscriptions WHERE confirmed_at IS NOT NULL AND ended_at IS NULL ORDER BY confirmed_at, email",
  );
  return rows;
}
