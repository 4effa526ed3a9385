import type { Head, Layout, Template, Templates } from "../contract/page-data.ts";
import type { Queryable } from "../database/queryable.ts";
import type { LanCode, Language } from "../domain/language.ts";
import type { StructuredFacts } from "./structured-data/facts.ts";

/** What a page source reads with: the database, a language, and the layout loaded once for many pages. */
export interface Reading {
  db: Queryable;
  language: Language;
  layout: Layout;
}

/** A page as its source made it; `reads` are the cache tags it was made from. */
export interface Made<T extends Template = Template> {
  path: string;
  template: T;
  head: Head;
  data: Templates[T];
  reads: string[];
  /** Its path in each language, for search engines; absent where they are not to keep it. */
  inLanguages?: Readonly<Record<LanCode, string>> | undefined;
  /** What its structured data say beyond its data, which the browser is not sent. */
  structured?: T extends keyof StructuredFacts ? StructuredFacts[T] : never;
}

/** A page wanted of an entity: its path and id. */
export interface Wanted {
  path: string;
  id: string;
}

/** Cache tags every page reads through its layout. */
export const layoutCacheTags = ["menu", "config", "delivery", "front"] as const;

/** The cache tag of what the shop says in place of its defaults in a language: every page in it reads it. */
export function textsCacheTag({ lanId }: Language): string {
  return `texts:${lanId}`;
}

/** Returns whether a cache tag is about what stands around pages, of all or of one language. */
export function isOfLayout(cacheTag: string): boolean {
  return layoutCacheTags.some((tag) => tag === cacheTag) || cacheTag.startsWith("texts:");
}
