import type { FrontContent, FrontPart } from "../../domain/content/front.ts";
import type { Queryable } from "../queryable.ts";

/** A part of the shop's front as it is stored. */
export interface StoredFront {
  frontId: number;
  part: FrontPart;
  /** Null: as a shop begins. */
  content: FrontContent | null;
  /** What takes its place by itself, and when, in Warsaw: `2026-12-01T00:00`. */
  planned: { content: FrontContent; at: string } | null;
  version: number;
  /** The minute it is in Warsaw. */
  minute: string;
  /** Until which minute what begins or ends by itself is seen to. */
  turned: string;
}

interface Row {
  front_id: number;
  part: string;
  content: FrontContent | null;
  planned: FrontContent | null;
  planned_at: string | null;
  version: number;
  minute: string;
  turned: string;
}

const minuteOf = (moment: string) => `to_char(${moment} AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD"T"HH24:MI')`;
const columns = `front_id, part, content, planned, ${minuteOf("planned_at")} AS planned_at, version,
  ${minuteOf("now()")} AS minute, ${minuteOf("turned_at")} AS turned`;

/** Returns every part of the front, by its name. */
export async function frontsNow(db: Queryable): Promise<Record<FrontPart, StoredFront>> {
  const { rows } = await db.query<Row>({
    name: "fronts-now",
    text: `SELECT ${columns} FROM front_parts ORDER BY front_id`,
  });
  return Object.fromEntries(rows.map((row) => [row.part, storedOf(row)])) as Record<FrontPart, StoredFront>;
}

/** Returns a part of the front, locked until the transaction ends. */
export async function lockFront(db: Queryable, part: FrontPart): Promise<StoredFront> {
  const { rows } = await db.query<Row>(`SELECT ${columns} FROM front_parts WHERE part = $1 FOR UPDATE`, [part]);
  return storedOf(rows[0]!);
}

/** Writes a part of the front and what is planned for it; returns its version. Pages that show it are made anew by a trigger's word. */
export async function writeFront(
  db: Queryable,
  part: FrontPart,
  { content, planned }: Pick<StoredFront, "content" | "planned">,
): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    `UPDATE front_parts SET content = $2, planned = $3, planned_at = $4::timestamp AT TIME ZONE 'Europe/Warsaw', turned_at = now()
     WHERE part = $1 RETURNING version`,
    [
      part,
      content === null ? null : JSON.stringify(content),
      planned === null ? null : JSON.stringify(planned.content),
      planned?.at ?? null,
    ],
  );
  return rows[0]!.version;
}

/** Has the pages that show a part made anew, for what of it begins or ends by itself. */
export async function turnFront(db: Queryable, part: FrontPart): Promise<void> {
  await db.query("UPDATE front_parts SET turned_at = now() WHERE part = $1", [part]);
}

/** Returns how many seconds there are until a minute of Warsaw; less than none: it is over. */
export async function secondsUntil(db: Queryable, minute: string): Promise<number> {
  const { rows } = await db.query<{ seconds: number }>(
    "SELECT extract(epoch FROM ($1::timestamp AT TIME ZONE 'Europe/Warsaw') - now())::double precision AS seconds",
    [minute],
  );
  return rows[0]!.seconds;
}

function storedOf(row: Row): StoredFront {
  return {
    frontId: row.front_id,
    part: row.part as FrontPart,
    content: row.content,
    planned: row.planned === null ? null : { content: row.planned, at: row.planned_at! },
    version: row.version,
    minute: row.minute,
    turned: row.turned,
  };
}
