import type { Queryable } from "./queryable.ts";

/** Answers what printed pages are valid for: this shop, this build of the storefront, this address. */
export async function shopStamp(db: Queryable, build: string, publicUrl: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>("SELECT id FROM shop");
  return `${rows[0]!.id} ${build} ${publicUrl}`;
}
