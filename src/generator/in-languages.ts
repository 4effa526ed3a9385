import { type OwnPage, paths, pathsIn } from "../contract/paths.ts";
import { type EntityKind, pathsInLanguages } from "../database/catalogue/paths.ts";
import type { Queryable } from "../database/queryable.ts";
import { type LanCode, languages } from "../domain/language.ts";
import type { Made } from "./reading.ts";

/** What a page is about; null: nothing but the shop itself. */
export type Subject = { kind: EntityKind; entity_id: number } | null;

/** Tells pages that search engines may keep their paths in each language. */
export async function addPathsInLanguages(
  db: Queryable,
  pages: readonly { page: Made; subject: Subject }[],
): Promise<void> {
  const kept = pages.filter(({ page }) => !page.head.noindex);
  const subjects = kept.flatMap(({ subject }) => subject ?? []);
  const known = subjects.length === 0 ? null : await pathsInLanguages(db, subjects);
  for (const { page, subject } of kept) {
    if (subject === null) {
      if (page.template in paths) page.inLanguages = each((lanCode) => pathsIn[lanCode][page.template as OwnPage]);
      continue;
    }
    const found = known?.get(`${subject.kind}:${subject.entity_id}`);
    if (found !== undefined) page.inLanguages = each((lanCode) => `/${found[lanCode]}`);
  }
}

function each(pathOf: (lanCode: LanCode) => string): Record<LanCode, string> {
  return Object.fromEntries(languages.map(({ lanCode }) => [lanCode, pathOf(lanCode)])) as Record<LanCode, string>;
}
