import { allConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { offeredPayments } from "../../database/order/delivery.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { confirmPage, savePageText, type WrittenPage, writtenPages } from "../../database/content/information-pages.ts";
import { allWaivers } from "../../database/opening.ts";
import { dutyDetails } from "../../domain/opening.ts";
import { type LanCode, languages, said } from "../../domain/language.ts";
import { pageMarks, unfilledMarks } from "../../domain/content/page-marks.ts";

export type ConfirmedPage =
  | { kind: "confirmed"; page: WrittenPage }
  | { kind: "unknown" }
  | { kind: "unfilled"; marks: string[] };

/** Makes a draft the operator's own text; refuses one in which something of the seller's is still to be said, by the names of its marks; what the shop knowingly does without is not asked for. */
export async function confirmPageCalled(pool: Pool, name: string): Promise<ConfirmedPage> {
  return inTransaction(pool, async (db) => {
    const page = pageCalled(name, await writtenPages(db), await allConfig(db));
    if (page === undefined) return { kind: "unknown" };
    const config = await allConfig(db);
    const waived: readonly string[] = (await allWaivers(db)).flatMap(({ duty }) =>
      duty in dutyDetails ? dutyDetails[duty as keyof typeof dutyDetails] : [],
    );
    const unfilled = new Set<string>();
    for (const { lanCode } of languages) {
      const marks = pageMarks(config, lanCode, await offeredPayments(db, lanCode));
      for (const mark of unfilledMarks(said(page.content, lanCode), marks))
        if (!waived.includes(mark === "transfer_account" ? "shop_bank_account" : mark)) unfilled.add(mark);
    }
    if (unfilled.size > 0) return { kind: "unfilled", marks: [...unfilled] };
    await confirmPage(db, page.page_id);
    await invalidateCacheTags(db, ["menu"]);
    return { kind: "confirmed", page };
  });
}

/** Gives a page another text in a language, cleaned; returns it, or null where there is no such page. */
export async function writePage(
  pool: Pool,
  { name, lanCode, html }: { name: string; lanCode: LanCode; html: string },
): Promise<WrittenPage | null> {
  return inTransaction(pool, async (db) => {
    const page = pageCalled(name, await writtenPages(db), await allConfig(db));
    if (page === undefined) return null;
    await savePageText(db, { pageId: page.page_id, lanCode, html });
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
