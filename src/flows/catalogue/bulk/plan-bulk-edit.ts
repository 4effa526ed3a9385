import { createHash } from "node:crypto";
import { addBulkEdit, addBulkRows, type BulkGoods, type PlannedRow } from "../../../database/catalogue/bulk-edits.ts";
import { goodsBrands, goodsProducts, goodsVariants } from "../../../database/catalogue/bulk-goods.ts";
import { staffProductIds } from "../../../database/catalogue/staff-products.ts";
import type { Queryable } from "../../../database/queryable.ts";
import {
  brandEdits,
  bulkLimits,
  type BulkOperation,
  partOfKind,
  productEdits,
  variantEdits,
} from "../../../domain/catalogue/bulk-edit.ts";

export interface BulkInput {
  operation: BulkOperation;
  goods: BulkGoods;
  staffId: number | null;
  keyId: number | null;
}

export type PlannedEdit = { kind: "planned"; editId: number } | { kind: "tooMany" } | { kind: "none" };

/** Products whose goods are read at once. */
const readTogether = 500;

/**
 * Writes down, in the caller's transaction, what an operation would change of many goods, row by row as they are now, and
 * changes nothing of them. It is applied by its number as long as it is what somebody has seen. Refused where there are
 * no such products, or more than one edit takes.
 */
export async function planBulkEdit(db: Queryable, input: BulkInput): Promise<PlannedEdit> {
  const { operation, goods } = input;
  const ids =
    "ids" in goods ? [...new Set(goods.ids)] : await staffProductIds(db, goods.filter, bulkLimits.products + 1);
  if (ids.length > bulkLimits.products) return { kind: "tooMany" };
  const planned: PlannedRow[] = [];
  let products = 0;
  // Of a brand there is one row, whichever of its goods are meant.
  const together = partOfKind[operation.kind] === "brands" ? ids.length : readTogether;
  for (let from = 0; from < ids.length; from += together) {
    const { looked, rows } = await rowsOf(db, operation, ids.slice(from, from + together));
    products += looked;
    planned.push(...rows);
  }
  if (products === 0) return { kind: "none" };
  const seenSha256 = createHash("sha256").update(JSON.stringify(planned)).digest();
  const editId = await addBulkEdit(db, { ...input, seenSha256, products });
  for (let from = 0; from < planned.length; from += readTogether)
    await addBulkRows(db, editId, { from, rows: planned.slice(from, from + readTogether) });
  return { kind: "planned", editId };
}

async function rowsOf(
  db: Queryable,
  operation: BulkOperation,
  ids: readonly number[],
): Promise<{ looked: number; rows: PlannedRow[] }> {
  if (partOfKind[operation.kind] === "brands") {
    const { looked, brands } = await goodsBrands(db, ids);
    const rows = brands.flatMap(({ brand_id, ...brand }) =>
      brandEdits(operation, brand).map((edit) => ({ product_id: null, brand_id, variant_id: null, ...edit })),
    );
    return { looked, rows };
  }
  if (partOfKind[operation.kind] === "variants") {
    const variants = await goodsVariants(db, ids);
    const rows = variants.flatMap(({ product_id, variant_id, ...variant }) =>
      variantEdits(operation, variant).map((edit) => ({ product_id, brand_id: null, variant_id, ...edit })),
    );
    return { looked: new Set(variants.map(({ product_id }) => product_id)).size, rows };
  }
  const products = await goodsProducts(db, ids);
  const rows = products.flatMap(({ product_id, ...product }) =>
    productEdits(operation, product).map((edit) => ({ product_id, brand_id: null, variant_id: null, ...edit })),
  );
  return { looked: products.length, rows };
}
