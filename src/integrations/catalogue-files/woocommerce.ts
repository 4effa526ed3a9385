// One long file: one file format, its rows joined to products in one pass.
import type { CatalogueProblem, CatalogueProduct, CatalogueVariant } from "../../domain/catalogue/catalogue.ts";
import { allocate } from "../../domain/allocate.ts";
import { slugOf } from "../../domain/slug.ts";
import { openCategoryWords } from "./category-words.ts";
import { grams, grosze, gtinOf, pieces, piecesProblem, priceProblem, weightProblem, yesNo } from "./cells.ts";
import type { Columns } from "./columns.ts";
import { leaveLowerBefore, leaveOfDescription, paragraphs, type Priced, pricesOf, searchWordsOf } from "./drafts.ts";
import { attributeName, badgesOf, noBrand } from "./known-words.ts";
import { openMissingStock } from "./missing-stock.ts";
import { addAll, type Reader, type Reading } from "./reading.ts";
import { openRowOwners } from "./row-owners.ts";
import type { Row } from "./rows.ts";
import { openTaxClasses, type TaxClasses } from "./tax-classes.ts";
import { combinations, listOf, nameOf, type WooAttribute, wooAttributes } from "./woo-cells.ts";

/** A row with what it says of itself; variations are joined to their parents once all rows are read. */
interface WooRow {
  row: number;
  id: string;
  sku: string;
  gtin: { gtin?: string };
  type: string;
  /** A download or a service. */
  unsent: boolean;
  parent: string;
  product: Omit<CatalogueProduct, "realPrice" | "cataloguePrice" | "attributes" | "variants" | "details">;
  price: Priced | null;
  /** Null: the row says nothing, so that it is its parent's or not counted. */
  quantity: number | null;
  inStock: boolean;
  attributes: WooAttribute[];
  /** Names of its categories, each from the top. */
  categoryPaths: string[][];
  /** What is wrong with it, should it be taken. */
  troubles: CatalogueProblem[];
}

/** Reads WooCommerce's product CSV: simple products, and variable ones whose variations name them as `Parent`. */
export function openWooCommerce(reading: Reading): Reader {
  const { columns, answers, problems, warnings } = reading;
  const rows: WooRow[] = [];
  const owners = openRowOwners();
  const categoryWords = openCategoryWords(answers.categories, (slugs) =>
    ["product-category", "kategoria-produktu"].map((base) => `${base}/${slugs.join("/")}`),
  );
  const taxes = openTaxClasses(answers.tax);
  const stock = openMissingStock(answers.stock, "The file has neither a column 'In stock?' nor 'Stock'.");
  const saysStock = columns.has("in stock?") || columns.has("stock");
  const variable = new Set<number>();

  function take(row: Row): void {
    const read = readRow(row, { ...reading, taxes });
    rows.push(read);
    if (read.type === "variable") variable.add(read.row);
  }

  function miss(row: Row): void {
    const id = columns.cell(row, "id");
    owners.miss(row, {
      names: [...row.cells, ...(id === "" ? [] : [`id:${id}`])],
      begins: /^(simple|variable|grouped|external)\b/i.test(columns.cell(row, "type")),
      fits: (product) => variable.has(product),
    });
  }

  function end(): ReturnType<Reader["end"]> {
    const parents = new Map<string, WooRow>();
    for (const row of rows.filter(({ type }) => type !== "variation"))
      for (const key of [row.sku, `id:${row.id}`]) if (!parents.has(key)) parents.set(key, row);
    const variations = Map.groupBy(
      rows.filter(({ type }) => type === "variation"),
      (row) => parents.get(row.parent),
    );
    for (const { row } of rows) owners.of(row, row);
    for (const [parent, children] of variations)
      if (parent !== undefined) for (const { row } of children) owners.of(row, parent.row);
    for (const orphan of variations.get(undefined) ?? [])
      owners.miss(
        { number: orphan.row, cells: [] },
        { names: [orphan.parent], begins: false, fits: (product) => variable.has(product) },
      );
    for (const orphan of variations.get(undefined) ?? [])
      problems.push({
        row: orphan.row,
        column: columns.written("parent"),
        value: orphan.parent,
        text:
          orphan.parent === ""
            ? "The variation names no parent."
            : `There is no product '${orphan.parent}', which this variation names as its parent.`,
      });
    const products = rows.flatMap((row) => {
      if (row.type === "variation") return [];
      const others = variations.get(row) ?? [];
      const what = unsold(row, others);
      if (what !== null) {
        warnings.push({ row: row.row, text: `'${row.product.name.pl}' is ${what}: left out.` });
        return [];
      }
      const product = row.type === "simple" ? simpleProduct(row) : variableProduct(row, others);
      return [
        {
          ...product,
          categories: narrowestFirst(
            categoryWords.keysOf(row.categoryPaths.map((names) => ({ kind: "category", names }))),
          ),
        },
      ];
    });
    addAll(problems, [...taxes.problems(), ...stock.problems()]);
    addAll(warnings, stock.warnings());
    return {
      categories: categoryWords.all(),
      manufacturers: [],
      products,
      categoryProposals: categoryWords.proposal(),
      owners: owners.all((text) => (parents.has(text) ? [parents.get(text)!.row] : [])),
    };
  }

  /** Why a product is none that this shop sells, or can yet. */
  function unsold(row: WooRow, variations: readonly WooRow[]): string | null {
    if (row.unsent) return "nothing that is sent, so a download or a service, which this shop does not sell";
    if (row.type !== "simple" && row.type !== "variable")
      return `a product of the type '${row.type}', which this shop does not sell`;
    const prices = row.type === "simple" ? [row.price] : variations.map(({ price }) => price);
    return row.product.shown === false && row.troubles.length === 0 && prices.every((price) => !price?.price)
      ? "a draft without a price"
      : null;
  }

  function simpleProduct(row: WooRow): CatalogueProduct {
    addAll(problems, row.troubles);
    const { own: _, ...prices } = pricesFor(row, row.price ? [row.price] : []);
    return {
      ...row.product,
      ...prices,
      details: row.attributes.filter(({ values }) => values.length > 0).map(detail),
      attributes: [],
      variants: [{ row: row.row, values: [], sku: row.sku || null, quantity: stockOf(row, row), ...row.gtin }],
    };
  }

  function variableProduct(row: WooRow, variations: readonly WooRow[]): CatalogueProduct {
    addAll(problems, [...row.troubles, ...variations.flatMap(({ troubles }) => troubles)]);
    if (variations.length === 0)
      problems.push({ row: row.row, text: `The variable product '${row.product.name.pl}' has no variations.` });
    const shown = variations.filter(({ product }) => product.shown);
    const sold = shown.filter(({ price }) => price !== null);
    for (const { row: at } of sold.length === 0
      ? []
      : shown.filter(({ price, troubles }) => price === null && troubles.length === 0))
      warnings.push({ row: at, text: `This variation of '${row.product.name.pl}' has no price: left out.` });
    const named = new Set(variations.flatMap(({ attributes }) => attributes.map(({ name }) => name)));
    const names = row.attributes.map(({ name }) => name).filter((name) => named.has(name));
    const { own, ...prices } = pricesFor(
      row,
      sold.flatMap(({ price }) => price ?? []),
    );
    const pictures = variations.flatMap((variation) => variation.product.pictures);
    return {
      ...row.product,
      ...prices,
      weight: variations.reduce((heaviest, { product }) => Math.max(heaviest, product.weight), row.product.weight),
      pictures: [...new Set([...row.product.pictures, ...pictures])],
      details: row.attributes.filter(({ name, values }) => !named.has(name) && values.length > 0).map(detail),
      attributes: names.map(attributeName),
      variants: variantsOf(row, { sold, names, own: new Map(sold.map((variation, index) => [variation, own[index]])) }),
    };
  }

  function pricesFor(row: WooRow, prices: Priced[]): NonNullable<ReturnType<typeof pricesOf>> {
    const found = pricesOf(prices);
    if (found === null && !problems.some((problem) => problem.row === row.row))
      problems.push({ row: row.row, text: `'${row.product.name.pl}' has no price.` });
    return found ?? { realPrice: 1, cataloguePrice: null, own: [] };
  }

  function stockOf(row: WooRow, product: WooRow): number {
    if (!row.inStock) return 0;
    return (
      row.quantity ??
      stock.pieces({
        row: row.row,
        handle: product.product.handle,
        options: row.attributes.flatMap(({ values }) => values.slice(0, 1)),
        sku: row.sku,
        name: product.product.name.pl,
        onPurpose: saysStock,
      })
    );
  }

  /**
   * A variation that leaves an attribute open stands for each of its values and shares its stock among them; so
   * does a parent that counts for all its variations. Where each of them counts itself, the parent's count says nothing.
   */
  function variantsOf(
    parent: WooRow,
    {
      sold,
      names,
      own,
    }: { sold: readonly WooRow[]; names: readonly string[]; own: ReadonlyMap<WooRow, object | undefined> },
  ): CatalogueVariant[] {
    const valuesOf = new Map(parent.attributes.map(({ name, values }) => [name, values]));
    const counting = sold.filter(({ quantity, inStock }) => quantity === null && inStock);
    const shares = new Map(
      parent.quantity === null || counting.length === 0
        ? []
        : allocate(
            parent.quantity,
            counting.map(() => 1),
          ).map((share, index) => [counting[index], share]),
    );
    return sold.flatMap((variation) => {
      const choices = names.map((name) => {
        const chosen = variation.attributes.find((attribute) => attribute.name === name)?.values ?? [];
        return chosen.length > 0 ? chosen.slice(0, 1) : (valuesOf.get(name) ?? []);
      });
      if (choices.reduce((count, values) => count * values.length, 1) > mostCombinations) {
        problems.push({
          row: variation.row,
          text: `This variation of '${parent.product.name.pl}' leaves so many attributes open that it stands for more than ${mostCombinations} variants.`,
        });
        return [];
      }
      const all = combinations(choices);
      const pieces = shares.get(variation) ?? stockOf(variation, parent);
      const counted = variation.quantity !== null || shares.has(variation);
      const parts =
        counted && all.length > 0
          ? allocate(
              pieces,
              all.map(() => 1),
            )
          : all.map(() => pieces);
      const [picture] = variation.product.pictures;
      return all.map((values, index) => ({
        row: variation.row,
        values: values.map((pl) => ({ pl })),
        sku: variation.sku || null,
        quantity: parts[index]!,
        ...variation.gtin,
        ...(picture !== undefined && { picture }),
        ...own.get(variation),
      }));
    });
  }

  return { take, miss, end };
}

/** More variants no product may have. */
const mostCombinations = 2000;

function narrowestFirst(keys: readonly string[]): string[] {
  // The narrowest category is the breadcrumb's.
  return keys.toSorted((a, b) => b.split("/").length - a.split("/").length);
}

function readRow(row: Row, { columns, now, taxes, leave }: Reading & { taxes: TaxClasses }): WooRow {
  const cell = (...names: string[]) => columns.cell(row, ...names);
  const troubles: CatalogueProblem[] = [];
  const wrong = (text: string, at: Pick<CatalogueProblem, "column" | "value"> = {}) =>
    void troubles.push({ row: row.number, text, ...at });
  const types = cell("type")
    .toLowerCase()
    .split(",")
    .map((type) => type.trim());
  const type = types.find((one) => !["virtual", "downloadable"].includes(one)) ?? "simple";
  const name = nameOf(cell("name"));
  const [id, sku] = [cell("id"), cell("sku")];
  if (name === "" && type !== "variation") wrong("The product has no name.");
  const amount = (column: string) => {
    const written = cell(column);
    const price = written === "" ? null : grosze(written);
    if (written !== "" && price === null)
      wrong(priceProblem(written), { column: columns.written(column), value: written });
    return price;
  };
  const regular = amount("regular price");
  const [from, to] = [cell("date sale price starts"), cell("date sale price ends")];
  if (from !== "" && saleRuns(from, to, now) !== saleRuns("", to, now))
    leave(`${columns.written("sale price")} that begins later`);
  if (to !== "" && saleRuns(from, to, now)) leave(columns.written("date sale price ends"));
  const sale = saleRuns(from, to, now) ? amount("sale price") : null;
  const price =
    sale === null && regular === null
      ? null
      : { row: row.number, price: sale ?? regular!, before: sale === null ? null : regular };
  if (price !== null)
    leaveLowerBefore(price, { before: columns.written("regular price"), price: columns.written("sale price") }, leave);
  const stock = cell("stock");
  if (stock !== "" && stock !== "parent" && pieces(stock) === null)
    wrong(piecesProblem(stock), { column: columns.written("stock"), value: stock });
  const barcode = cell("gtin, upc, ean, or isbn");
  const gtin = gtinOf(barcode);
  if (barcode !== "" && gtin.gtin === undefined)
    leave(`${columns.written("gtin, upc, ean, or isbn")} that is no bar code`);
  const [short, long] = [cell("short description"), cell("description")];
  if (long !== "" && short !== "") leave(columns.written("short description"));
  leaveOfDescription(long || short, leave);
  const tags = listOf(cell("tags")).map(nameOf);
  const shown = yesNo(cell("published")) !== false && cell("visibility in catalog") !== "hidden";
  const taxed =
    type === "variation" || types.some((one) => one !== type)
      ? undefined
      : taxes.rateOf(taxClass(cell("tax status").toLowerCase(), cell("tax class")));
  const seo = (key: string, ...columnNames: string[]) => {
    const known = columnNames.filter((column) => columns.has(column));
    const text = known.map((column) => cell(column)).find((said) => said !== "") ?? "";
    // Yoast's and Rank Math's own patterns: %%title%% %%sep%% %%sitename%%
    const pattern = /%\w+%/.test(text);
    if (pattern) leave(`${known[0]} with patterns`);
    return known.length === 0 ? {} : { [key]: { pl: pattern ? "" : text } };
  };
  return {
    row: row.number,
    id,
    sku,
    gtin,
    type,
    unsent: type !== "variation" && types.some((one) => one === "virtual" || one === "downloadable"),
    parent: cell("parent").replace(/^id:\s*/, "id:"),
    price,
    quantity: stock === "" || stock === "parent" ? null : Math.max(0, pieces(stock) ?? 0),
    inStock: !/^(0|outofstock)$/.test(cell("in stock?")),
    attributes: wooAttributes(columns, row),
    categoryPaths: listOf(cell("categories")).map((path) => path.split(">").map(nameOf)),
    troubles,
    product: {
      row: row.number,
      handle: sku || (id === "" ? slugOf(name) : `woo-${id}`),
      slug: slugOf(name),
      name: { pl: name },
      description: { pl: paragraphs((long || short).replaceAll("\\n", "\n")) },
      manufacturer: nameOf(listOf(cell("brands"))[0] ?? "") || noBrand,
      categories: [],
      weight: weightOf(columns, row, wrong),
      url: null,
      createdAt: null,
      shown,
      pictures: [...new Set(listOf(cell("images")))],
      ...(taxed !== undefined && { vatRate: taxed }),
      ...(columns.has("tags") && { searchWords: searchWordsOf(tags) }),
      ...badgesOf(yesNo(cell("is featured?")) === true ? [...tags, "featured"] : tags),
      ...seo("searchTitle", "meta: _yoast_wpseo_title", "meta: rank_math_title"),
      ...seo("searchDescription", "meta: _yoast_wpseo_metadesc", "meta: rank_math_description"),
      ...(type !== "variation" && { earlierPaths: ["product", "produkt"].map((base) => `${base}/${slugOf(name)}`) }),
    },
  };
}

/** What is taxed as the shop taxes most has no class; what is not taxed at all, or only its shipping, is one to be asked about. */
function taxClass(status: string, name: string): string {
  if (status === "none" || status === "shipping") return status;
  return ["", "standard", "parent"].includes(name.toLowerCase()) ? "" : name;
}

/** A reduction without days always runs; days without an hour are whole days. */
function saleRuns(from: string, to: string, now: Date): boolean {
  const start = Date.parse(from);
  const end = Date.parse(/^\d{4}-\d\d-\d\d$/.test(to) ? `${to}T23:59:59` : to);
  return !(start > now.getTime()) && !(end < now.getTime());
}

function weightOf(
  columns: Columns,
  row: Row,
  wrong: (text: string, at: Pick<CatalogueProblem, "column" | "value">) => void,
): number {
  const [column, unit = "kg"] = columns.matching(/^weight \((g|kg|lbs|oz)\)$/)[0] ?? [];
  const written = column === undefined ? "" : columns.cell(row, column);
  const weight = written === "" ? 0 : grams(written, { g: 1, kg: 1000, lbs: 453.59237, oz: 28.349523125 }[unit]!);
  if (weight === null)
    wrong(weightProblem(written, unit === "g" ? "450" : "0.45"), { column: columns.written(column!), value: written });
  return weight ?? 0;
}

function detail({ name, values }: WooAttribute): { name: { pl: string }; value: { pl: string } } {
  return { name: attributeName(name), value: { pl: values.join(", ") } };
}
