import type { Queryable } from "./queryable.ts";

/** Returns what prerendered pages and files are valid for: this shop, which a restore makes another one, the code that makes them, this address. */
export async function shopStamp(db: Queryable, code: string, publicUrl: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>("SELECT id FROM shop");
  return `${rows[0]!.id} ${code} ${publicUrl}`;
}
