import type { IconName } from "../../domain/appearance/appearance.ts";
import type { Queryable } from "../queryable.ts";

/** A mark of the shop, without its content. */
export interface StoredMark {
  mark_id: string;
  kind: "svg" | "webp";
  width: number;
  height: number;
  /** No part of it is transparent. */
  opaque: boolean;
}

/** Returns those of these marks that are there, by their numbers. */
export async function storedMarks(db: Queryable, ids: readonly string[]): Promise<Map<string, StoredMark>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<StoredMark>(
    "SELECT mark_id, kind, width, height, opaque FROM shop_marks WHERE mark_id = ANY($1)",
    [ids],
  );
  return new Map(rows.map((row) => [row.mark_id, row]));
}

export interface NewMark extends Omit<StoredMark, "mark_id"> {
  content: Buffer;
  icons: Readonly<Record<IconName, Buffer>>;
}

/** Stores a mark with its icons, once, under what its content is digested to. Returns it. */
export async function saveMark(db: Queryable, mark: NewMark): Promise<StoredMark> {
  const { kind, width, height, opaque, content, icons } = mark;
  const { rows } = await db.query<{ mark_id: string }>({
    text: `INSERT INTO shop_marks (mark_id, kind, width, height, opaque, content)
      VALUES (left(encode(sha256($5), 'hex'), 16), $1, $2, $3, $4, $5) ON CONFLICT (mark_id) DO NOTHING RETURNING mark_id`,
    values: [kind, width, height, opaque, content],
  });
  const id = rows[0]?.mark_id ?? (await idOf(db, content));
  for (const [name, icon] of Object.entries(icons))
    await db.query(
      "INSERT INTO shop_mark_icons (mark_id, name, content) VALUES ($1, $2, $3) ON CONFLICT (mark_id, name) DO NOTHING",
      [id, name, icon],
    );
  return (await storedMarks(db, [id])).get(id)!;
}

async function idOf(db: Queryable, content: Buffer): Promise<string> {
  const { rows } = await db.query<{ id: string }>("SELECT left(encode(sha256($1::bytea), 'hex'), 16) AS id", [content]);
  return rows[0]!.id;
}

/** Returns the content of a mark's file; null: there is none of this kind. */
export async function markContent(db: Queryable, id: string, kind: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ content: Buffer }>(
    "SELECT content FROM shop_marks WHERE mark_id = $1 AND kind = $2",
    [id, kind],
  );
  return rows[0]?.content ?? null;
}

/** Returns the mark the shop has in place of its name on a light ground; null: it has none. */
export async function shopLogo(db: Queryable): Promise<{ kind: "svg" | "webp"; content: Buffer } | null> {
  const { rows } = await db.query<{ kind: string; content: Buffer }>(
    "SELECT kind, content FROM appearance JOIN shop_marks ON mark_id = logo",
  );
  const [row] = rows;
  return row === undefined ? null : { kind: row.kind === "svg" ? "svg" : "webp", content: row.content };
}

/** Returns an icon of a mark; null: there is none. */
export async function markIcon(db: Queryable, id: string, name: IconName): Promise<Buffer | null> {
  const { rows } = await db.query<{ content: Buffer }>(
    "SELECT content FROM shop_mark_icons WHERE mark_id = $1 AND name = $2",
    [id, name],
  );
  return rows[0]?.content ?? null;
}

/** Returns the icon the shop has of its own now, in place of a usual one; null: it has none. */
export async function ownIcon(db: Queryable, name: IconName): Promise<Buffer | null> {
  const { rows } = await db.query<{ content: Buffer }>(
    `SELECT content FROM appearance JOIN shop_mark_icons ON mark_id = coalesce(icon, logo) WHERE name = $1`,
    [name],
  );
  return rows[0]?.content ?? null;
}
