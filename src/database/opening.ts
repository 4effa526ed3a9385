import type { StepFacts, Waiver } from "../domain/opening.ts";
import type { Queryable } from "./queryable.ts";

/** Whether shoppers are let in, and how who runs the shop gets in while they are not. */
export interface Opening {
  openedAt: Date | null;
  previewKey: string;
  /** When the demo was put into this shop; null: it never was. */
  demoSince: Date | null;
}

/** Returns how the shop's opening stands. */
export async function openingOf(db: Queryable): Promise<Opening> {
  const { rows } = await db.query<{ opened_at: Date | null; preview_key: string; demo_since: Date | null }>({
    name: "opening-of",
    text: "SELECT opened_at, preview_key, demo_since FROM shop",
  });
  const { opened_at, preview_key, demo_since } = rows[0]!;
  return { openedAt: opened_at, previewKey: preview_key, demoSince: demo_since };
}

/** Opens the shop at a moment, or closes it (null); one that is open stays opened when it was. Returns whether that changed anything. */
export async function saveOpening(db: Queryable, openedAt: Date | null): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE shop SET opened_at = $1 WHERE (opened_at IS NULL) <> ($1::timestamptz IS NULL)",
    [openedAt],
  );
  return rowCount === 1;
}

/** Records that the demo is being put into this shop. */
export async function recordDemo(db: Queryable, now: Date): Promise<void> {
  await db.query("UPDATE shop SET demo_since = coalesce(demo_since, $1)", [now]);
}

/** Returns whether the demo was begun and its program ended half-way: the goods may be there, its pages are not. */
export async function isDemoUnfinished(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ unfinished: boolean }>(
    "SELECT demo_since IS NOT NULL AND opened_at IS NULL AND NOT EXISTS (SELECT FROM pages WHERE NOT draft) AS unfinished FROM shop",
  );
  return rows[0]!.unfinished;
}

/** Keeps what the shop knowingly does without, and why; the latest reason counts. */
export async function saveWaiver(db: Queryable, { duty, why, at }: Waiver): Promise<void> {
  await db.query(
    "INSERT INTO opening_waivers (duty, why, waived_at) VALUES ($1, $2, $3) ON CONFLICT (duty) DO UPDATE SET why = excluded.why, waived_at = excluded.waived_at",
    [duty, why, at],
  );
}

/** Has the shop no longer do without something; returns what it did without, null where it did not. */
export async function removeWaiver(db: Queryable, duty: string): Promise<Waiver | null> {
  const { rows } = await db.query<Waiver>(
    "DELETE FROM opening_waivers WHERE duty = $1 RETURNING duty, why, waived_at AS at",
    [duty],
  );
  return rows[0] ?? null;
}

/** Returns how many products shoppers can buy, and whether somebody has arranged the home page. */
export async function stepFacts(db: Queryable): Promise<StepFacts> {
  const { rows } = await db.query<{ onSale: number; arranged: boolean }>(
    `SELECT (SELECT count(*) FROM products WHERE shown AND real_price > 0) AS "onSale",
       EXISTS (SELECT FROM front_parts WHERE part = 'home' AND content IS NOT NULL) AS arranged`,
  );
  return rows[0]!;
}

/** Returns what the shop knowingly does without. */
export async function allWaivers(db: Queryable): Promise<Waiver[]> {
  const { rows } = await db.query<Waiver>("SELECT duty, why, waived_at AS at FROM opening_waivers ORDER BY duty");
  return rows;
}

/** Returns whether the shop means to be paid into its bank account: nobody switched that off. */
export async function offersTransfers(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ offered: boolean }>(
    "SELECT EXISTS (SELECT FROM payments WHERE payment_code = 'bank' AND offered AND off_because IS NULL) AS offered",
  );
  return rows[0]!.offered;
}
