import type { SavedView } from "./use-lists.ts";

/** Returns what of a view is saved. */
export function contentOf({ name, asked, columns, shared }: SavedView) {
  return { name, asked, columns, shared };
}
