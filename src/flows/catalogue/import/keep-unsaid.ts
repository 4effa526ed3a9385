import { describedProducts } from "../../../database/catalogue/catalogue-export.ts";
import { knownCategories } from "../../../database/catalogue/entity-paths.ts";
import type { Queryable } from "../../../database/queryable.ts";
import {
  type Catalogue,
  type CatalogueColumn,
  type CatalogueProblem,
  type CatalogueProduct,
  wholeColumns,
} from "../../../domain/catalogue/catalogue.ts";
import type { Said } from "../../../domain/language.ts";
import { type BeforeImport, keepVariants } from "./keep-variants.ts";
import { mergedLanguages, unsaidLanguages } from "./merge-said.ts";

/**
 * Returns the catalogue with what its file has no columns for as the shop has it, of products the shop knows. What the
 * file cannot say without those columns, and a new product that needs one of them, is a problem. `hold`: nobody sells or
 * prices these products until the end of the transaction.
 */
export async function keepUnsaid(
  db: Queryable,
  catalogue: Required<Catalogue>,
  { hold }: { hold: boolean },
): Promise<Required<Catalogue>> {
  const partial = catalogue.products.filter(({ unsaid }) => unsaid !== undefined);
  if (partial.length === 0) return catalogue;
  const keys = new Map((await knownCategories(db)).map(({ id, key }) => [id, key]));
  const known = new Map(
    (await describedProducts(db, { handles: partial.map(({ handle }) => handle), keys, hold })).map((product) => [
      product.handle,
      product,
    ]),
  );
  const problems: CatalogueProblem[] = [];
  const products = catalogue.products.map((product) => {
    if (product.unsaid === undefined) return product;
    const before = known.get(product.handle);
    const unsaid = new Set(product.unsaid);
    return before === undefined ? asNew(product, unsaid, problems) : completed(product, { before, unsaid, problems });
  });
  return { ...catalogue, products, problems: [...catalogue.problems, ...problems] };
}

/** What a new product cannot be without, and how it is written. */
const needed = {
  name_pl: "a name in Polish",
  price: "a price like 149.99",
  quantity: "a whole number of pieces like 12",
} as const;

function asNew(
  product: CatalogueProduct,
  unsaid: ReadonlySet<CatalogueColumn>,
  problems: CatalogueProblem[],
): CatalogueProduct {
  const missing = (Object.keys(needed) as (keyof typeof needed)[]).filter((column) => unsaid.has(column));
  for (const column of missing)
    problems.push({
      row: product.row,
      column,
      value: "",
      text: `The shop has no product '${product.handle.slice(0, 80)}', and a new one needs the column ${column}: ${needed[column]}.`,
    });
  if (missing.length === 0 && product.variants.length === 0) problems.push(noQuantity(product));
  const whole = missing.length === 0 && product.variants.length > 0;
  // So that nothing else is told of what is refused anyway.
  return whole
    ? withoutPolishless(product, unsaid)
    : {
        ...product,
        name: { pl: product.name.pl || product.handle },
        attributes: [],
        variants: [{ row: product.row, values: [], sku: null, quantity: 0 }],
      };
}

/** A new product has no Polish text that those in other languages could be laid over. */
function withoutPolishless(product: CatalogueProduct, unsaid: ReadonlySet<CatalogueColumn>): CatalogueProduct {
  return {
    ...product,
    ...(product.colour && unsaid.has("colour_pl") && { colour: null }),
    ...(product.details && unsaid.has("details_pl") && { details: [] }),
  };
}

function noQuantity({ row }: CatalogueProduct): CatalogueProblem {
  return { row, column: "quantity", value: "", text: "The quantity is missing." };
}

function completed(product: CatalogueProduct, beforeImport: BeforeImport): CatalogueProduct {
  const { before, unsaid, problems } = beforeImport;
  const whole: CatalogueProduct = {
    ...product,
    name: unsaid.has("name_pl") ? { ...product.name, pl: before.name.pl } : product.name,
    manufacturer: unsaid.has("manufacturer") ? before.manufacturer : product.manufacturer,
    categories: unsaid.has("categories") ? before.categories : product.categories,
    weight: unsaid.has("weight") ? before.weight : product.weight,
    realPrice: unsaid.has("price") ? before.realPrice : product.realPrice,
    cataloguePrice: unsaid.has("catalogue_price") ? before.cataloguePrice : product.cataloguePrice,
    attributes: unsaid.has("attribute1_pl") ? before.attributes : product.attributes,
    ...(product.colour && { colour: colourOf(product.colour, beforeImport) }),
    ...(product.details && { details: detailsOf(product, product.details, beforeImport) }),
  };
  const uncounted =
    whole.variants.length === 0 &&
    before.attributes.length === 0 &&
    !unsaid.has("quantity") &&
    wholeColumns.some((column) => unsaid.has(column));
  if (uncounted) problems.push(noQuantity(product));
  return { ...whole, variants: keepVariants(whole, beforeImport) };
}

function colourOf(colour: Said, { before, unsaid }: BeforeImport): Said | null {
  if (!before.colour && unsaid.has("colour_pl")) return null;
  return mergedLanguages(before.colour ?? undefined, colour, unsaidLanguages("colour", unsaid));
}

/** Lines belong together by their index; where Polish has more or fewer of them, texts of other languages belong to none. */
function detailsOf(
  { row }: CatalogueProduct,
  details: NonNullable<CatalogueProduct["details"]>,
  { before, unsaid, problems }: BeforeImport,
): NonNullable<CatalogueProduct["details"]> {
  const lines = before.details ?? [];
  const missing = unsaidLanguages("details", unsaid);
  if (missing.length === 0) return details;
  // None of a language alone takes that language away.
  if (details.length === 0 && missing.includes("pl"))
    return lines.map(({ name, value }) => ({
      name: mergedLanguages(name, {}, missing),
      value: mergedLanguages(value, {}, missing),
    }));
  if (details.length !== lines.length && missing.includes("pl"))
    problems.push({
      row,
      text: `The details have ${details.length} lines, and ${lines.length} in Polish: the column details_pl is needed where they are to be others.`,
    });
  if (details.length !== lines.length) return details;
  return details.map(({ name, value }, index) => ({
    name: mergedLanguages(lines[index]!.name, name, missing),
    value: mergedLanguages(lines[index]!.value, value, missing),
  }));
}
