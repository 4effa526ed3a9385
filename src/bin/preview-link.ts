import { previewHref } from "../contract/paths.ts";
import { openingOf } from "../database/opening.ts";
import type { Queryable } from "../database/queryable.ts";
import type { Settings } from "./settings.ts";

/** Returns the link by which whoever has it sees the shop while it is closed. */
export async function previewLink(db: Queryable, { publicUrl }: Pick<Settings, "publicUrl">): Promise<string> {
  return publicUrl + previewHref((await openingOf(db)).previewKey);
}
