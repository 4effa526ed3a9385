import type { CodeBatch, DiscountCodeSaid } from "../../contract/operator/codes.ts";
import { etag } from "../../contract/operator/route.ts";
import { namesOfCodeGoods } from "../../database/discount/code-goods.ts";
import { type BatchRow, type CodeFilter, latestCodes } from "../../database/discount/code-list.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { LanCode } from "../../domain/language.ts";
import { codeState } from "../../domain/discount/code-state.ts";
import { withoutHtml } from "../../domain/translations.ts";

/** Returns the newest codes that a filter leaves as staff are told of them, the goods they are for by name. */
export async function codesSaid(
  db: Queryable,
  filter: CodeFilter,
  { language, before, most }: { language: LanCode; before: number | null; most: number },
): Promise<DiscountCodeSaid[]> {
  const rows = await latestCodes(db, filter, { before, most });
  const of = (ids: (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const goods = {
    products: of(rows.flatMap((row) => row.only_products)),
    categories: of(rows.flatMap((row) => [...row.only_categories, row.code_category])),
    manufacturers: of(rows.map((row) => row.code_manufacturer)),
  };
  const names = new Map(
    (await namesOfCodeGoods(db, goods, language)).map(({ kind, id, name }) => [`${kind} ${id}`, withoutHtml(name)]),
  );
  // What the shop has no more is called by its number.
  const named = (kind: string, id: number) => ({ id, name: names.get(`${kind} ${id}`) ?? String(id) });
  const now = new Date();
  return rows.map((row) => ({
    id: row.code_id,
    code: row.code,
    state: codeState(row, now),
    batch: row.batch_id,
    used: row.used,
    orders: row.orders,
    takenOff: row.taken_off,
    amountOff: row.code_type === "1" ? row.code_value : null,
    percentOff: row.code_type === "2" ? String(Number(row.code_percent)) : null,
    freeShipping: row.free_shipping,
    minTotal: row.code_min_total,
    starts: row.start_text,
    expires: row.expire_text,
    limit: row.use_limit,
    perCustomer: row.per_customer,
    firstOrder: row.first_order,
    category: row.code_category === null ? null : named("category", row.code_category),
    manufacturer: row.code_manufacturer === null ? null : named("manufacturer", row.code_manufacturer),
    onlyProducts: row.only_products.map((id) => named("product", id)),
    onlyCategories: row.only_categories.map((id) => named("category", id)),
    version: etag("terms", row.version),
  }));
}

/** Returns a batch as staff are told of it. */
export function batchSaid({ batch_id, name, made_at, codes, running, orders, taken_off }: BatchRow): CodeBatch {
  return { id: batch_id, name, madeAt: made_at.toISOString(), codes, running, orders, takenOff: taken_off };
}
