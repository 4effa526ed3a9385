import type { LanCode } from "../../domain/language.ts";
import type { Period } from "../../domain/order/figures.ts";
import type { Queryable } from "../queryable.ts";

/** The most different words kept of a day and a language: a stranger who sends thousands fills nothing. */
export const mostMissesADay = 300;

/** Days after which a count is forgotten; a word only one shopper asked for goes after a week. */
const kept = { asked: 90, askedOnce: 7 };

/** Counts words that nothing in the shop has. Beyond the day's most, only words that are there already are counted on. */
export async function recordMisses(
  db: Queryable,
  { words, lanCode, now }: { words: readonly string[]; lanCode: LanCode; now: Date },
): Promise<void> {
  await db.query({
    name: "note-misses",
    text: `WITH today AS (SELECT ($1::timestamptz AT TIME ZONE 'Europe/Warsaw')::date AS day),
      known AS (SELECT word FROM search_misses JOIN today USING (day) WHERE lan_code = $2::text),
      room AS (SELECT greatest(0, ${mostMissesADay} - count(*)) AS room FROM known)
      INSERT INTO search_misses AS m (day, lan_code, word)
      SELECT day, $2::text, word FROM today, unnest($3::text[]) WITH ORDINALITY AS asked (word, place)
        WHERE word IN (SELECT word FROM known) OR place <= (SELECT room FROM room) ORDER BY word
      ON CONFLICT (day, lan_code, word) DO UPDATE SET times = m.times + 1`,
    values: [now, lanCode, words],
  });
}

export interface MissedWord {
  word: string;
  lan_code: LanCode;
  /** How many shoppers asked for it. */
  times: number;
  /** The last day, `YYYY-MM-DD`. */
  last_day: string;
}

/** Returns the words of the last days that nothing in the shop has, asked for most first. */
export async function missedOfLate(
  db: Queryable,
  { days, most, now }: { days: number; most: number; now: Date },
): Promise<MissedWord[]> {
  const { rows } = await db.query<MissedWord>(
    `SELECT word, lan_code, sum(times)::int AS times, max(day)::text AS last_day FROM search_misses
      WHERE day > ($1::timestamptz AT TIME ZONE 'Europe/Warsaw')::date - $2::int
      GROUP BY word, lan_code ORDER BY sum(times) DESC, max(day) DESC, word, lan_code LIMIT $3`,
    [now, days, most],
  );
  return rows;
}

/** Returns the words that nothing in the shop has, of some days in Warsaw, both included, asked for most first: at most so many. */
export async function missedBetween(
  db: Queryable,
  { from, to, most }: Period & { most: number },
): Promise<MissedWord[]> {
  const { rows } = await db.query<MissedWord>(
    `SELECT word, lan_code, sum(times)::int AS times, max(day)::text AS last_day FROM search_misses WHERE day BETWEEN $1::date AND $2::date
      GROUP BY word, lan_code ORDER BY sum(times) DESC, max(day) DESC, word, lan_code LIMIT $3`,
    [from, to, most],
  );
  return rows;
}

/** Forgets counts past their time. Returns how many are gone. */
export async function forgetOldMisses(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM search_misses WHERE day < ($1::timestamptz AT TIME ZONE 'Europe/Warsaw')::date - CASE WHEN times = 1 THEN ${kept.askedOnce} ELSE ${kept.asked} END`,
    [now],
  );
  return rowCount ?? 0;
}
