import { allConfig, saveConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { addPage, writtenPages } from "../../database/content/information-pages.ts";
import { languages, type Said } from "../../domain/language.ts";
import { pageDrafts } from "../../domain/content/page-drafts/page-drafts.ts";

/**
 * Puts the drafts of information pages at the paths where the shop has no page yet, and says which of them are its terms
 * and so on where nothing said so. Returns the paths of those it wrote.
 */
export async function writePageDrafts(pool: Pool, sanitise: (html: string) => string): Promise<string[]> {
  return inTransaction(pool, async (db) => {
    await db.query("SELECT pg_advisory_xact_lock(hashtextextended('page-drafts', 0))");
    const there = new Map((await writtenPages(db)).map(({ path, page_id }) => [path, page_id]));
    const config = await allConfig(db);
    const written: string[] = [];
    for (const [position, { slug, lawful, name, content }] of pageDrafts.entries()) {
      const path = pathOf(slug);
      if (!there.has(path)) {
        const parentId = position === 0 ? null : there.get(pathOf(pageDrafts[0]!.slug))!;
        there.set(
          path,
          await addPage(db, { path, parentId, position, name, content: cleaned(content, sanitise), draft: true }),
        );
        written.push(path);
      }
      if (lawful !== undefined && !config[`page_${lawful}`])
        await saveConfig(db, `page_${lawful}`, String(there.get(path)));
    }
    return written;
  });
}

function pathOf(slug: string): string {
  return `page/${slug}.html`;
}

function cleaned(content: Said, sanitise: (html: string) => string): Said {
  return Object.fromEntries(languages.map(({ lanCode }) => [lanCode, sanitise(content[lanCode]!)])) as Said;
}
