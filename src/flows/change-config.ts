import { saveConfig } from "../database/config.ts";
import { inTransaction, type Pool } from "../database/connect.ts";
import { methodCodes } from "../database/order/delivery.ts";
import { invalidateCacheTags } from "../database/cache-tags.ts";
import { writtenPages } from "../database/content/information-pages.ts";
import { settleProducers } from "../database/catalogue/producers.ts";
import { type ChangeableConfig, configForm } from "../domain/shop-config.ts";

/** Sets a Config entry, in the one form in which it is kept, and pages follow. Returns false, changing nothing, where the content cannot be that. */
export async function changeConfig(
  pool: Pool,
  { code, content }: { code: ChangeableConfig; content: string },
): Promise<boolean> {
  const kept = configForm(code, content);
  if (kept === null || !(await isMethod(pool, code, kept)) || !(await isPage(pool, code, kept))) return false;
  await inTransaction(pool, async (db) => {
    await saveConfig(db, code, kept);
    const settled = code === "missing_producer" ? await settleProducers(db) : [];
    await invalidateCacheTags(db, [
      "config",
      ...(settled.length > 0 ? ["menu"] : []),
      ...settled.map((id) => `product:${id}`),
    ]);
  });
  return true;
}

/** Where nothing is chosen yet, the checkout begins with the preferred methods (specification, point 4); a misspelt one would never be found. */
async function isMethod(pool: Pool, code: ChangeableConfig, content: string): Promise<boolean> {
  if (code !== "preferred_payment" && code !== "preferred_shipping") return true;
  const { payments, shippings } = await methodCodes(pool);
  return (code === "preferred_payment" ? payments : shippings).includes(content);
}

/** Emails carry the terms and the page about returns, and a shop opens with all four. */
async function isPage(pool: Pool, code: ChangeableConfig, content: string): Promise<boolean> {
  return !code.startsWith("page_") || (await writtenPages(pool)).some(({ page_id }) => String(page_id) === content);
}
