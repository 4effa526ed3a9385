import type { CatalogueProblem, CatalogueProduct, CatalogueVariant } from "../../domain/catalogue.ts";
import { allocate } from "../../domain/money.ts";
import { slugOf } from "../../domain/slug.ts";
import { grams, grosze, gtinOf, pieces, yesNo } from "./cells.ts";
import type { Columns } from "./columns.ts";
import { type NamedCategories, onePrice, openNamedCategories, paragraphs, type Priced } from "./drafts.ts";
import { attributeName, noBrand, stockAssumed, untracked } from "./known-words.ts";
import type { Reader } from "./read-catalogue.ts";
import type { Row } from "./rows.ts";
import { combinations, listOf, nameOf, type WooAttribute, wooAttributes } from "./woo-cells.ts";

/** Whether a header is that of WooCommerce's product export. */
export function isWooCommerce(columns: Columns): boolean {
  return columns.has("name") && columns.has("type") && (columns.has("sku") || columns.has("id"));
}

/** A row with what it says of itself; variations are joined to their parents once all rows are read. */
interface WooRow {
  row: number;
  id: string;
  sku: string;
  gtin: { gtin?: string };
  type: string;
  parent: string;
  product: Omit<CatalogueProduct, "realPrice" | "cataloguePrice" | "attributes" | "variants" | "details">;
  price: Priced | null;
  /** Null: the row says nothing, so that it is its parent's or not counted. */
  quantity: number | null;
  inStock: boolean;
  attributes: WooAttribute[];
}

/** Reads WooCommerce's product CSV: simple products, and variable ones whose variations name them as `Parent`. */
export function openWooCommerce(columns: Columns, now: Date): Reader {
  const rows: WooRow[] = [];
  const problems: CatalogueProblem[] = [];
  const warnings: CatalogueProblem[] = [];
  const categories = openNamedCategories();
  const take = (row: Row) => void rows.push(readRow(row, { columns, now, categories, problems }));

  function end(): ReturnType<Reader["end"]> {
    const parents = new Map<string, WooRow>();
    for (const row of rows.filter(({ type }) => type !== "variation")) for (const key of [row.sku, `id:${row.id}`]) if (!parents.has(key)) parents.set(key, row);
    const variations = Map.groupBy(rows.filter(({ type }) => type === "variation"), (row) => parents.get(row.parent));
    for (const orphan of variations.get(undefined) ?? []) problems.push({ row: orphan.row, text: orphan.parent === "" ? "The variation names no parent." : `There is no product '${orphan.parent}', which this variation names as its parent.` });
    const products = rows.flatMap((row) => {
      if (row.type === "simple") return [simpleProduct(row)];
      if (row.type === "variable") return [variableProduct(row, variations.get(row) ?? [])];
      if (row.type !== "variation") warnings.push({ row: row.row, text: `'${row.product.name.pl}' is a product of the type '${row.type}', which this shop does not sell: left out.` });
      return [];
    });
    return { catalogue: { categories: categories.all(), manufacturers: [], products, problems }, warnings };
  }

  function simpleProduct(row: WooRow): CatalogueProduct {
    if (isUncounted(row)) warnings.push(stockAssumed(row.row, row.product.name.pl));
    return {
      ...row.product,
      ...priced(row, row.price ? [row.price] : []),
      details: row.attributes.filter(({ values }) => values.length > 0).map(detail),
      attributes: [],
      variants: [{ row: row.row, values: [], sku: row.sku || null, quantity: stockOf(row), ...row.gtin }],
    };
  }

  function variableProduct(row: WooRow, variations: readonly WooRow[]): CatalogueProduct {
    if (variations.length === 0) problems.push({ row: row.row, text: `The variable product '${row.product.name.pl}' has no variations.` });
    const names = row.attributes.map(({ name }) => name).filter((name) => variations.some((variation) => variation.attributes.some((attribute) => attribute.name === name)));
    const pictures = variations.flatMap((variation) => variation.product.pictures);
    const uncounted = row.quantity === null && variations.find((variation) => variation.product.shown && isUncounted(variation));
    if (uncounted) warnings.push(stockAssumed(uncounted.row, row.product.name.pl));
    return {
      ...row.product,
      ...priced(row, variations.map(({ price }) => price).filter((price) => price !== null)),
      weight: Math.max(row.product.weight, ...variations.map((variation) => variation.product.weight)),
      pictures: [...new Set([...row.product.pictures, ...pictures])],
      details: row.attributes.filter(({ name, values }) => !names.includes(name) && values.length > 0).map(detail),
      attributes: names.map(attributeName),
      variants: withParentStock(row, variations.filter(({ product }) => product.shown), names),
    };
  }

  function priced(row: WooRow, prices: Priced[]): Pick<CatalogueProduct, "realPrice" | "cataloguePrice"> {
    const one = onePrice(row.product.name.pl, prices);
    if (one?.warning) warnings.push(one.warning);
    if (one === null && !problems.some((problem) => problem.row === row.row)) problems.push({ row: row.row, text: `'${row.product.name.pl}' has no price.` });
    return { realPrice: one?.price ?? 1, cataloguePrice: one?.before ?? null };
  }

  return { take, end };
}

interface Reading {
  columns: Columns;
  now: Date;
  categories: NamedCategories;
  problems: CatalogueProblem[];
}

function readRow(row: Row, { columns, now, categories, problems }: Reading): WooRow {
  const cell = (...names: string[]) => columns.cell(row, ...names);
  const wrong = (text: string) => void problems.push({ row: row.number, text });
  const types = cell("type").toLowerCase().split(",").map((type) => type.trim());
  const type = types.find((one) => !["virtual", "downloadable"].includes(one)) ?? "simple";
  const name = nameOf(cell("name"));
  const [id, sku] = [cell("id"), cell("sku")];
  if (name === "" && type !== "variation") wrong("The product has no name.");
  const amount = (column: string) => {
    const written = cell(column);
    const price = written === "" ? null : grosze(written);
    if (written !== "" && price === null) wrong(`'${written}' is no price.`);
    return price;
  };
  const regular = amount("regular price");
  const sale = saleRuns(cell("date sale price starts"), cell("date sale price ends"), now) ? amount("sale price") : null;
  const stock = cell("stock");
  if (stock !== "" && stock !== "parent" && pieces(stock) === null) wrong(`'${stock}' is no whole number of pieces.`);
  const keys = listOf(cell("categories")).map((path) => categories.keyOf(path.split(">").map(nameOf))).filter((key) => key !== null);
  return {
    row: row.number,
    id,
    sku,
    gtin: gtinOf(cell("gtin, upc, ean, or isbn")),
    type,
    parent: cell("parent").replace(/^id:\s*/, "id:"),
    price: sale === null && regular === null ? null : { row: row.number, price: sale ?? regular!, before: sale === null ? null : regular },
    quantity: stock === "" || stock === "parent" ? null : Math.max(0, pieces(stock) ?? 0),
    inStock: !/^(0|outofstock)$/.test(cell("in stock?")),
    attributes: wooAttributes(columns, row),
    product: {
      row: row.number,
      handle: sku || (id === "" ? slugOf(name) : `woo-${id}`),
      slug: slugOf(name),
      name: { pl: name },
      description: { pl: paragraphs((cell("description") || cell("short description")).replaceAll("\\n", "\n")) },
      manufacturer: nameOf(listOf(cell("brands"))[0] ?? "") || noBrand,
      // The narrowest category is the breadcrumb's.
      categories: [...new Set(keys)].sort((a, b) => b.split("/").length - a.split("/").length),
      weight: weightOf(columns, row, wrong),
      url: null,
      createdAt: null,
      shown: yesNo(cell("published")) !== false && cell("visibility in catalog") !== "hidden",
      pictures: [...new Set(listOf(cell("images")))],
    },
  };
}

/** A reduction without days always runs; days without an hour are whole days. */
function saleRuns(from: string, to: string, now: Date): boolean {
  const start = Date.parse(from);
  const end = Date.parse(/^\d{4}-\d\d-\d\d$/.test(to) ? `${to}T23:59:59` : to);
  return !(start > now.getTime()) && !(end < now.getTime());
}

function weightOf(columns: Columns, row: Row, wrong: (text: string) => void): number {
  const [column, unit = "kg"] = columns.matching(/^weight \((g|kg|lbs|oz)\)$/)[0] ?? [];
  const written = column === undefined ? "" : columns.cell(row, column);
  const weight = written === "" ? 0 : grams(written, { g: 1, kg: 1000, lbs: 453.59237, oz: 28.349523125 }[unit]!);
  if (weight === null) wrong(`'${written}' is no weight.`);
  return weight ?? 0;
}

function detail({ name, values }: WooAttribute): { name: { pl: string }; value: { pl: string } } {
  return { name: attributeName(name), value: { pl: values.join(", ") } };
}

function isUncounted({ inStock, quantity }: WooRow): boolean {
  return inStock && quantity === null;
}

function stockOf({ inStock, quantity }: WooRow): number {
  return inStock ? (quantity ?? untracked) : 0;
}

/**
 * A variation that leaves an attribute open stands for each of its values and shares its stock among them; so
 * does a parent that counts for all its variations.
 */
function withParentStock(parent: WooRow, variations: readonly WooRow[], names: readonly string[]): CatalogueVariant[] {
  const valuesOf = new Map(parent.attributes.map(({ name, values }) => [name, values]));
  const counting = variations.filter(({ quantity, inStock }) => quantity === null && inStock);
  const shares = new Map(parent.quantity === null ? [] : allocate(parent.quantity, counting.map(() => 1)).map((share, place) => [counting[place], share]));
  return variations.flatMap((variation) => {
    const choices = names.map((name) => {
      const chosen = variation.attributes.find((attribute) => attribute.name === name)?.values ?? [];
      return chosen.length > 0 ? chosen.slice(0, 1) : (valuesOf.get(name) ?? []);
    });
    const all = combinations(choices);
    const stock = shares.get(variation) ?? stockOf(variation);
    const counted = variation.quantity !== null || shares.has(variation);
    const parts = counted ? allocate(stock, all.map(() => 1)) : all.map(() => stock);
    return all.map((values, place) => ({ row: variation.row, values: values.map((pl) => ({ pl })), sku: variation.sku || null, quantity: parts[place]!, ...variation.gtin }));
  });
}
