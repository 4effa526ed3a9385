import type { CatalogueProblem } from "../../domain/catalogue/catalogue.ts";

/** What a row of a mapped file says of which product it is. */
interface Named {
  row: number;
  parent: string;
  id: string;
  sku: string;
  product: { name: { pl: string } };
}

/** Which products the rows of variants name as their parent, by `id` or `sku`. */
export interface Parents<T extends Named> {
  /** The rows that begin a product: they name no parent, or themselves. */
  heads: ReadonlySet<T>;
  /** The product of each row that begins none and names one. */
  of: ReadonlyMap<T, T>;
  /** The rows whose parent is nobody, or two products. */
  lost: readonly T[];
}

/**
 * Finds the parent of each row. One that is a product's id and another's SKU is what the column's own name says, `parent_id`
 * or `parent_sku`, which is told in `warnings`; where that says neither the row is a problem.
 */
export function parentsOf<T extends Named>(
  rows: readonly T[],
  { column, problems, warnings }: { column: string; problems: CatalogueProblem[]; warnings: CatalogueProblem[] },
): Parents<T> {
  const begins = ({ parent, id, sku }: T) => parent === "" || parent === id || parent === sku;
  const first = (key: "id" | "sku") =>
    new Map(
      rows
        .filter((row) => begins(row) && row[key] !== "")
        .map((row) => [row[key], row] as const)
        .toReversed(),
    );
  const named = { id: first("id"), sku: first("sku") };
  const meant = saysId.test(column) ? "id" : saysSku.test(column) ? "sku" : null;
  const heads = new Set<T>();
  const of = new Map<T, T>();
  const lost: T[] = [];
  for (const row of rows) {
    if (row.parent === "") {
      heads.add(row);
      continue;
    }
    const [byId, bySku] = [named.id.get(row.parent), named.sku.get(row.parent)];
    const clash = byId !== undefined && bySku !== undefined && byId !== bySku;
    const parent = clash ? meant && { id: byId, sku: bySku }[meant] : (byId ?? bySku);
    const where = { row: row.row, column, value: row.parent };
    const value = row.parent.slice(0, 80);
    const both = clash
      ? `'${value}' is the id of '${byId.product.name.pl}', row ${byId.row}, and the SKU of '${bySku.product.name.pl}', row ${bySku.row}`
      : "";
    if (clash && meant !== null)
      warnings.push({
        ...where,
        text: `${both}: taken for the ${meant === "id" ? "id" : "SKU"}, as the column's name says.`,
      });
    if (parent === row) heads.add(row);
    else if (parent) of.set(row, parent);
    else {
      lost.push(row);
      problems.push({
        ...where,
        text: clash
          ? `${both}: call the column parent_id or parent_sku, in the file and in its map, or name the parent by what it alone is called.`
          : `There is no product '${value}', which this variant names as its parent.`,
      });
    }
  }
  return { heads, of, lost };
}

const saysId = /(^|[^a-z])id($|[^a-z])|parentid/i;
const saysSku = /sku|symbol|index|indeks|kod|code/i;
