import type { BulkEdit, BulkGoodsSaid, BulkRow, BulkValue } from "../../contract/operator/bulk-edits.ts";
import type { BulkEditRow, BulkGoods, ReadBulkRow } from "../../database/catalogue/bulk-edits.ts";

/** Milliseconds until it is said how fast an edit goes. */
const longEnough = 500;

/** Returns an edit of many goods as the API says it. */
export function bulkEditSaid(row: BulkEditRow): BulkEdit {
  const { edit_id, at, by, operation, goods, state, backwards, seen_sha256, products, worked } = row;
  const [behind, all] = backwards ? [row.back_done, row.changed] : [row.done, row.wanted];
  const isUnderWay = state === "running" && worked >= longEnough && behind > 0;
  const rate = isUnderWay ? behind / (worked / 1000) : null;
  return {
    id: edit_id,
    at: at.toISOString(),
    by: by ?? "",
    operation,
    goods: goodsSaid(goods),
    state,
    backwards,
    seen: seen_sha256.toString("hex"),
    products,
    wanted: row.wanted,
    refused: row.refused,
    done: row.done,
    changed: row.changed,
    backDone: row.back_done,
    back: row.back,
    rate: rate === null ? null : Math.round(rate * 10) / 10,
    secondsLeft: rate === null ? null : Math.ceil((all - behind) / rate),
  };
}

/** Returns what an edit does to one field. */
export function bulkRowSaid(row: ReadBulkRow): BulkRow {
  return {
    row: row.row_no,
    productId: row.product_id,
    brandId: row.brand_id,
    called: row.called,
    brandGoods: row.brand_goods,
    variantId: row.variant_id,
    variant: row.variant,
    field: row.field,
    before: row.before as BulkValue,
    after: row.after as BulkValue,
    refused: row.refused,
    outcome: row.outcome,
    backOutcome: row.back_outcome,
  };
}

/** Returns for which products somebody plans an edit, as the list of products finds them. */
export function goodsOf(said: BulkGoodsSaid): BulkGoods {
  if ("ids" in said) return said;
  const { q, ...filter } = said.filter;
  return { filter: { ...filter, words: q.trim() === "" ? null : q } };
}

function goodsSaid(goods: BulkGoods): BulkGoodsSaid {
  if ("ids" in goods) return { ids: [...goods.ids] };
  const { words, ...filter } = goods.filter;
  return { filter: { ...filter, q: words ?? "" } };
}
