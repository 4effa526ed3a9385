import type { Queryable } from "../queryable.ts";

/** Who is asked: the Ministry's list, VIES, the geocoder of GUGiK, RÚIAN. */
export type Register = "whiteList" | "vies" | "gugik" | "ruian";

/** Returns what a register said of something, where it was asked no longer ago than so many days; null: it was not. */
export async function rememberedAnswer(
  db: Queryable,
  { register, asked, days }: { register: Register; asked: string; days: number },
): Promise<unknown[] | null> {
  const { rows } = await db.query<{ answer: unknown[] }>(
    "SELECT answer FROM look_ups WHERE register = $1 AND asked = $2 AND asked_at > now() - make_interval(days => $3)",
    [register, asked, days],
  );
  return rows[0]?.answer ?? null;
}

/** Counts a question to a register; false: it was asked so often on that day (in Warsaw) already. */
export async function countQuestion(
  db: Queryable,
  { register, day, most }: { register: Register; day: string; most: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO look_up_days (register, day, questions) VALUES ($1, $2, 1)
     ON CONFLICT (register, day) DO UPDATE SET questions = look_up_days.questions + 1 WHERE look_up_days.questions < $3`,
    [register, day, most],
  );
  return rowCount === 1;
}

/** Keeps what a register said. */
export async function rememberAnswer(
  db: Queryable,
  { register, asked, answer }: { register: Register; asked: string; answer: readonly unknown[] },
): Promise<void> {
  await db.query(
    `INSERT INTO look_ups (register, asked, answer) VALUES ($1, $2, $3)
     ON CONFLICT (register, asked) DO UPDATE SET answer = excluded.answer, asked_at = excluded.asked_at`,
    [register, asked, JSON.stringify(answer)],
  );
}
