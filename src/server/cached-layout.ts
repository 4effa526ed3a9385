import type { Layout } from "../contract/page-data.ts";
import type { Pool } from "../database/connect.ts";
import { layoutVersion } from "../database/cache-tags.ts";
import type { LanCode, Language } from "../domain/language.ts";
import { loadLayout } from "../generator/layout.ts";

const cached = new WeakMap<Pool, Map<LanCode, { version: string; layout: Promise<Layout> }>>();

/**
 * Returns what surrounds every page, loaded again only once the cache tags it is made of have changed: counting
 * the products of every category takes longer than all the rest of a page.
 */
export async function cachedLayout(pool: Pool, language: Language): Promise<Layout> {
  const version = await layoutVersion(pool);
  const layouts = cached.get(pool) ?? new Map<LanCode, { version: string; layout: Promise<Layout> }>();
  cached.set(pool, layouts);
  const known = layouts.get(language.lanCode);
  if (known?.version === version) return known.layout;
  const layout = loadLayout(pool, language);
  layouts.set(language.lanCode, { version, layout });
  layout.catch(() => layouts.delete(language.lanCode));
  return layout;
}
