import { allConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { type WrittenPage, writtenPages } from "../../database/content/information-pages.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import type { LanCode } from "../../domain/language.ts";
import { changePage } from "./change-page.ts";

export type ConfirmedPage =
  | { kind: "confirmed"; page: WrittenPage }
  | { kind: "unknown" }
  | { kind: "unfilled"; marks: string[] };

/** Makes a draft the operator's own text, from the command line; refuses one in which something of the seller's is still to be said, by the names of its marks; what the shop knowingly does without is not asked for. */
export async function confirmPageCalled(
  pool: Pool,
  { name, now }: { name: string; now: Date },
): Promise<ConfirmedPage> {
  return inTransaction(pool, async (db) => {
    const page = pageCalled(name, await writtenPages(db), await allConfig(db));
    if (page === undefined) return { kind: "unknown" };
    const outcome = await changePage(
      db,
      {
        pageId: page.page_id,
        part: "publication",
        change: () => ({ shown: true, from: null }),
        act: "changePagePublication",
        now,
      },
      (act) => logAct(db, { kind: "commandLine" }, act),
    );
    return outcome.kind === "unfilled" ? outcome : { kind: "confirmed", page };
  });
}

/** Gives a page another text in a language, cleaned, from the command line; returns it, or null where there is no such page. */
export async function writePage(
  pool: Pool,
  { name, lanCode, html, now }: { name: string; lanCode: LanCode; html: string; now: Date },
): Promise<WrittenPage | null> {
  return inTransaction(pool, async (db) => {
    const page = pageCalled(name, await writtenPages(db), await allConfig(db));
    if (page === undefined) return null;
    await changePage(
      db,
      {
        pageId: page.page_id,
        part: "texts",
        change: (before) => ({ ...before, content: { ...before.content, [lanCode]: html } }),
        act: "changePageTexts",
        now,
      },
      (act) => logAct(db, { kind: "commandLine" }, act),
    );
    return page;
  });
}

/** Returns the page of a name: what it is to the law (`terms`), its number, or its address or the middle of it (`regulamin`). */
export function pageCalled(
  name: string,
  pages: readonly WrittenPage[],
  config: Readonly<Record<string, string>>,
): WrittenPage | undefined {
  const id = config[`page_${name}`] ?? name;
  const slug = name.replace(/^.*\//, "").replace(/\.html$/, "");
  return pages.find(({ page_id }) => String(page_id) === id) ?? pages.find(({ path }) => path === `page/${slug}.html`);
}
