import type { SheetField, SheetVariant, VariantSheet } from "../../contract/operator/variants.ts";

export type Column = SheetField | "lowest";

/** A cell of the grid: a variant's field; `lowest` is only read. Null: there is no such variant. */
export type GridCell = { variantId: number; field: Column } | null;

/** What is laid out: every row with a name and as many cells as there are columns. */
export interface Grid {
  columns: readonly { key: string; field: Column | null; name: string }[];
  rows: readonly { key: string; name: string; sold: boolean; cells: readonly GridCell[] }[];
}

/** Every field across and each variant down, or one field with sizes across and colours down. */
export type View = "all" | Column;

/** The columns somebody may see, in their order: what they are not sent is none. */
export function columnsOf({ variants: [first] }: Pick<VariantSheet, "variants">): Column[] {
  const all: readonly Column[] = [
    "price",
    "cataloguePrice",
    "lowest",
    "stock",
    "ean",
    "sku",
    "weight",
    "shelf",
    "sold",
  ];
  return all.filter((column) => first?.[column] !== undefined);
}

/** Returns whether a product's variants have a place across and one down. */
export function hasTwoOptions({ options }: Pick<VariantSheet, "options">): boolean {
  return options.length === 2;
}

/** Returns what a variant is called: its values in the reader's language. */
export function variantName({ options }: Pick<VariantSheet, "options">, { values }: SheetVariant): string {
  return values.map((pl, at) => options[at]?.values.find((value) => value.pl === pl)?.name ?? pl).join(" / ");
}

/** Lays variants out; `titles` are what columns are called. */
export function gridOf(
  sheet: VariantSheet,
  { view, variants, titles }: { view: View; variants: readonly SheetVariant[]; titles: (column: Column) => string },
): Grid {
  return view === "all" || !hasTwoOptions(sheet)
    ? inRows(sheet, { variants, titles })
    : inTwoWays(sheet, { variants, field: view });
}

function inRows(
  sheet: VariantSheet,
  { variants, titles }: { variants: readonly SheetVariant[]; titles: (column: Column) => string },
): Grid {
  const columns = columnsOf(sheet);
  return {
    columns: columns.map((field) => ({ key: field, field, name: titles(field) })),
    rows: variants.map((variant) => ({
      key: String(variant.id),
      name: variantName(sheet, variant) || sheet.product.name,
      sold: variant.sold,
      cells: columns.map((field) => ({ variantId: variant.id, field })),
    })),
  };
}

function inTwoWays(
  { options }: VariantSheet,
  { variants, field }: { variants: readonly SheetVariant[]; field: Column },
): Grid {
  const [first, second] = options;
  const across = first!.kind === "colour" || second!.kind === "size" ? 1 : 0;
  const named = (at: number) =>
    options[at]!.values.filter(({ pl }) => variants.some(({ values }) => values[at] === pl));
  const byValues = new Map(variants.map((variant) => [JSON.stringify(variant.values), variant]));
  return {
    columns: named(across).map(({ pl, name }) => ({ key: pl, field: null, name })),
    rows: named(1 - across).map((down) => ({
      key: down.pl,
      name: down.name,
      sold: true,
      cells: named(across).map(({ pl }) => {
        const variant = byValues.get(JSON.stringify(across === 0 ? [pl, down.pl] : [down.pl, pl]));
        return variant === undefined ? null : { variantId: variant.id, field };
      }),
    })),
  };
}
