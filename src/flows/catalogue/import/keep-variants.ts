import {
  type CatalogueColumn,
  type CatalogueProblem,
  type CatalogueProduct,
  type CatalogueVariant,
  wholeColumns,
} from "../../../domain/catalogue/catalogue.ts";
import { mergedLanguages, unsaidLanguages } from "./merge-said.ts";

/** A product of a file of some columns, as the shop has it and what the file does not say of it. */
export interface BeforeImport {
  before: CatalogueProduct;
  unsaid: ReadonlySet<CatalogueColumn>;
  problems: CatalogueProblem[];
}

/**
 * Returns the variants of a known product of a file of some columns: those of its rows with what the file does not say
 * of them as it is, and, unless the file says which variants there are, those it does not name as they are. `product`
 * has the rest of what is unsaid already.
 */
export function keepVariants(
  product: CatalogueProduct,
  { before, unsaid, problems }: BeforeImport,
): CatalogueVariant[] {
  const byName = new Map(before.variants.map((variant) => [nameOf(variant), variant]));
  const bySku = new Map(
    before.variants.flatMap((variant) => (variant.sku === null ? [] : [[variant.sku, variant] as const])),
  );
  const nameless = unsaid.has("attribute1_pl") && before.attributes.length > 0;
  const found = (variant: CatalogueVariant) =>
    !nameless
      ? byName.get(nameOf(variant))
      : variant.row === product.row || variant.sku === null
        ? undefined
        : bySku.get(variant.sku);
  const said: CatalogueVariant[] = [];
  const named = new Map<CatalogueVariant, CatalogueVariant>();
  for (const variant of product.variants) {
    const same = found(variant);
    if (same === undefined && nameless)
      problems.push({
        row: variant.row,
        text: `'${product.handle.slice(0, 80)}' is sold in variants: rows of them, with their attributes or the SKUs the shop has, say what there is of each.`,
      });
    else if (same === undefined) said.push(asNew(variant, unsaid, problems));
    else {
      const whole = mergedVariant(variant, same, { before, unsaid });
      if (named.has(same))
        problems.push({
          row: variant.row,
          text: `The variant '${same.values
            .map(({ pl }) => pl)
            .join(" / ")
            .slice(0, 80)}' stands in row ${named.get(same)!.row} already.`,
        });
      else {
        named.set(same, whole);
        said.push(whole);
      }
    }
  }
  const all = wholeColumns.every((column) => !unsaid.has(column));
  if (all) return said;
  return [
    ...before.variants.map((variant) => named.get(variant) ?? asItIs(variant, product.row, before)),
    ...said.filter((variant) => ![...named.values()].includes(variant)),
  ];
}

function asNew(
  variant: CatalogueVariant,
  unsaid: ReadonlySet<CatalogueColumn>,
  problems: BeforeImport["problems"],
): CatalogueVariant {
  if (unsaid.has("quantity"))
    problems.push({
      row: variant.row,
      column: "quantity",
      value: "",
      text: "The shop has no such variant, and a new one needs the column quantity: a whole number of pieces like 12.",
    });
  return variant;
}

function mergedVariant(
  variant: CatalogueVariant,
  same: CatalogueVariant,
  { before, unsaid }: Omit<BeforeImport, "problems">,
): CatalogueVariant {
  const { price: _, before: __, ...rest } = variant;
  return {
    ...rest,
    values: same.values.map((value, index) =>
      unsaid.has("attribute1_pl")
        ? value
        : mergedLanguages(value, variant.values[index]!, unsaidLanguages(`attribute${index + 1}`, unsaid)),
    ),
    sku: unsaid.has("sku") ? same.sku : variant.sku,
    ...(unsaid.has("quantity") && unchanged(same)),
    ...pricesOf(variant, same, { before, unsaid }),
  };
}

/** A variant that its file does not name, told of in the row of its product. */
function asItIs(variant: CatalogueVariant, row: number, before: CatalogueProduct): CatalogueVariant {
  return { row, values: variant.values, sku: variant.sku, ...unchanged(variant), ...following(variant, before) };
}

/** A file that knew as many pieces as it says changes none. */
function unchanged({ quantity }: CatalogueVariant): Pick<CatalogueVariant, "quantity" | "known"> {
  return { quantity, known: { quantity, movements: null } };
}

function pricesOf(
  variant: CatalogueVariant,
  same: CatalogueVariant,
  { before, unsaid }: Omit<BeforeImport, "problems">,
): Pick<CatalogueVariant, "price" | "before"> {
  const own = following(same, before);
  const price = unsaid.has("price") ? own.price : variant.price;
  const reduced = unsaid.has("catalogue_price")
    ? own.price === undefined && price === undefined
      ? undefined
      : (same.before ?? null)
    : variant.before;
  return { ...(price !== undefined && { price }), ...(reduced !== undefined && { before: reduced }) };
}

/** What a variant of the shop costs of its own; nothing where it costs what its product does. */
function following(variant: CatalogueVariant, product: CatalogueProduct): Pick<CatalogueVariant, "price" | "before"> {
  const { price = product.realPrice, before = null } = variant;
  return price === product.realPrice && before === product.cataloguePrice ? {} : { price, before };
}

function nameOf({ values }: CatalogueVariant): string {
  return JSON.stringify(values.map(({ pl }) => pl));
}
