import * as v from "valibot";
import type { Text } from "../text.ts";
import { textOf } from "../variants/cell-values.ts";
import { columnTitle } from "../variants/column-title.ts";

/** So many cells of one act are told of; of more, how many there are. */
const most = 10;

const field = v.picklist(["price", "cataloguePrice", "stock", "ean", "sku", "weight", "shelf", "sold"]);
const value = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const cells = v.object({ cells: v.array(v.object({ variant: v.string(), field, value })) });

/** Returns in words what an act changed in a sheet, cell by cell: `S, Cena, zł: 319,00 → 299,00`; of other acts nothing. */
export function cellsTold({ before, after }: { before: unknown; after: unknown }, t: Text): string[] {
  const [were, are] = [v.safeParse(cells, before), v.safeParse(cells, after)];
  if (!were.success || !are.success) return [];
  const words = { yes: t("OFFICE_SHEET_YES"), no: t("OFFICE_SHEET_NO") };
  const said = (of: v.InferOutput<typeof field>, one: v.InferOutput<typeof value> | undefined) =>
    textOf(of, one ?? null, words) || t("OFFICE_LOG_NOTHING");
  const told = are.output.cells.slice(0, most).map((cell, at) =>
    t("OFFICE_LOG_CELL", {
      variant: cell.variant || "–",
      field: t(columnTitle[cell.field]),
      before: said(cell.field, were.output.cells[at]?.value),
      after: said(cell.field, cell.value),
    }),
  );
  const more = are.output.cells.length - told.length;
  return more > 0 ? [...told, t("OFFICE_LOG_CELLS_MORE", { count: more })] : told;
}
