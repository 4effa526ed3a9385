// One long file: one reader, whose steps share the columns, the answers and the problems found on the way; each field of a map is read once, here.
import { inEveryLanguage } from "../../domain/dictionary/dictionaries.ts";
import type { CatalogueProblem, CatalogueProduct, CatalogueVariant } from "../../domain/catalogue/catalogue.ts";
import { slugOf } from "../../domain/slug.ts";
import { compositionIn, readMeasure } from "./bruk-facts.ts";
import { openCategoryWords } from "./category-words.ts";
import {
  grams,
  grosze,
  gtinOf,
  pathIn,
  pathOf,
  pieces,
  piecesProblem,
  priceProblem,
  weightProblem,
  yesNo,
} from "./cells.ts";
import { leaveLowerBefore, leaveOfDescription, paragraphs, type Priced, pricesOf, searchWordsOf } from "./drafts.ts";
import type { KnownMap } from "./known-maps.ts";
import { attributeName, badgesOf, colourName, compositionName, noBrand } from "./known-words.ts";
import { lines, pairs, pathname, percentOf, categoryNames, rounded, taxBetween, taxName } from "./mapped-cells.ts";
import { parentsOf } from "./mapped-parents.ts";
import { openMissingStock } from "./missing-stock.ts";
import { addAll, type Reader, type Reading } from "./reading.ts";
import { openRowOwners } from "./row-owners.ts";
import type { Row } from "./rows.ts";
import { openTaxClasses } from "./tax-classes.ts";
import { nameOf } from "./woo-cells.ts";

interface MappedRow {
  row: number;
  kind: string;
  parent: string;
  /** What it shares with its model's other colours, and its own colour in it; empty: none. */
  model: string;
  colour: string;
  id: string;
  sku: string;
  gtin: string;
  shelf: string;
  options: { name: string; value: string }[];
  quantity: string;
  inStock: boolean;
  priced: Priced | null;
  troubles: CatalogueProblem[];
  picture: string | undefined;
  variations: string;
  /** What its VAT is called. */
  tax: string;
  product: Omit<CatalogueProduct, "realPrice" | "cataloguePrice" | "attributes" | "variants" | "categories">;
  categoryPaths: string[][];
}

/**
 * Reads the product file of any shop by a map of its columns: a row for each product, with rows of variants that name
 * it as their parent, or with several options in a cell, a line each. Fields are those of `mapped-fields.ts`.
 */
export function openMapped(
  { columns, now, answers, problems, warnings, leave }: Reading,
  known: KnownMap | null,
): Reader {
  const rows: MappedRow[] = [];
  const owners = openRowOwners();
  /** Rows of products that have rows of variants. */
  const joined = new Set<number>();
  const fits = (product: number) => joined.has(product);
  const categoryWords = openCategoryWords(answers.categories);
  const taxes = openTaxClasses(answers.tax);
  const stock = openMissingStock(
    answers.stock,
    columns.matching(/^quantity$/).length === 0
      ? "The file has no column of pieces."
      : "Their cells of pieces are empty.",
  );
  const optionColumns = columns.matching(/^option (.+)$/);
  const detailColumns = columns.matching(/^detail (.+)$/);

  function take(row: Row): void {
    const cell = (name: string) => columns.cell(row, name);
    const view = cell("store_view");
    if (view !== "") return leave(`rows of the store view '${view.slice(0, 40)}'`);
    rows.push(read(row, cell));
  }

  function read(row: Row, cell: (name: string) => string): MappedRow {
    const troubles: CatalogueProblem[] = [];
    const wrong = (text: string, at: Pick<CatalogueProblem, "column" | "value"> = {}) =>
      void troubles.push({ row: row.number, text, ...at });
    const name = nameOf(cell("name"));
    const [id, sku, address] = [cell("id"), cell("sku").split("\n")[0]!.trim(), cell("address")];
    const [long, short] = [cell("description"), cell("short_description")];
    if (long !== "" && short !== "") leave(columns.written("short_description"));
    leaveOfDescription(long || short, leave);
    const pictures = columns
      .all(row, "pictures")
      .flatMap((text) => text.split(/\n|\||,(?=\s*(?:https?:)?\/)|;/))
      .map((file) =>
        file
          .trim()
          .replace(/^\/(?!\/)/, "")
          .replace(/^\/\//, "https://"),
      )
      .filter((file) => file !== "" && !/^(no_selection|\d+)$/.test(file));
    const texts = cell("alt")
      .split(/[|\n]/)
      .map((text) => text.trim());
    if (cell("alt") !== "" && pictures.length === 0) leave(`${columns.written("alt")} without a picture`);
    const composition = cell("composition");
    const fibres = composition === "" ? null : compositionIn(composition);
    const details = detailColumns
      .map(([column, detail]) => ({ name: attributeName(detail!), value: { pl: cell(column) } }))
      .filter(({ value }) => value.pl !== "");
    const amount = cell("amount");
    const measure = amount === "" ? null : readMeasure(amount);
    if (amount !== "" && measure === null) leave(columns.written("amount"));
    const placed = cell("categories");
    if (/\b[0-9a-f]{32}\b/i.test(placed)) leave(`${columns.written("categories")} by number`);
    const tags = cell("tags").split(/[,;|\n]/);
    const slug = slugOf(address || name);
    const otherUrls = (["en", "cz"] as const).flatMap((lanCode) =>
      columns.has(`url_${lanCode}`) ? [[lanCode, pathIn(lanCode, pathname(cell(`url_${lanCode}`)))] as const] : [],
    );
    const barcode = cell("gtin");
    const shown = cell("shown");
    const options = [
      ...optionColumns.map(([column, option]) => ({ name: option!, value: cell(column) })),
      ...pairs(cell("attributes")),
    ].filter(({ value }) => value !== "");
    // Of a model a colour is a product; a cell of several is not one.
    const colour = options.find((option) => isColour(option) && !option.value.includes("\n"));
    const model = colour === undefined || cell("parent") !== "" ? "" : cell("model");
    if (cell("model") !== "" && model === "") leave(`${columns.written("model")} without a colour of its own`);
    if (shown !== "" && yesNo(shown) === null) leave(`${columns.written("shown")} that is neither yes nor no`);
    const inKg = cell("weight_kg") !== "";
    const weighed = inKg ? cell("weight_kg") : cell("weight_g").split("\n")[0]!;
    const weight = grams(weighed || "0", inKg ? 1000 : 1);
    if (weight === null)
      wrong(weightProblem(weighed, inKg ? "0.45" : "450"), {
        column: columns.written(inKg ? "weight_kg" : "weight_g"),
        value: weighed,
      });
    return {
      row: row.number,
      kind: cell("kind").toLowerCase(),
      parent: cell("parent"),
      id,
      sku,
      gtin: barcode,
      shelf: cell("shelf"),
      model,
      colour: model === "" ? "" : colour!.value,
      options: model === "" ? options : options.filter((option) => option !== colour),
      quantity: cell("quantity"),
      inStock: yesNo(cell("in_stock")) !== false,
      priced: price(row, { cell, wrong }),
      troubles,
      picture: pictures[0],
      variations: cell("variations"),
      tax: taxName(cell("vat")) || taxBetween(cell("net_price"), cell("price")),
      categoryPaths: categoryNames(placed),
      product: {
        row: row.number,
        handle: sku || (id === "" ? slugOf(name) : `${(known?.name ?? "id").toLowerCase()}-${id}`),
        slug,
        name: { pl: name },
        description: { pl: paragraphs(long || short) },
        manufacturer: nameOf(cell("manufacturer")) || noBrand,
        weight: weight ?? 0,
        url: pathOf(pathname(cell("url"))) || null,
        ...(otherUrls.length > 0 && { otherUrls: Object.fromEntries(otherUrls) }),
        createdAt: null,
        shown: yesNo(shown) !== false,
        pictures: [...new Set(pictures)],
        ...(columns.has("alt") &&
          pictures.length > 0 && {
            pictureTexts: [...new Set(pictures)].map((_, index) => ({ pl: texts[index] ?? "" })),
          }),
        ...(columns.has("tags") && { searchWords: searchWordsOf(tags) }),
        ...badgesOf(tags),
        ...(columns.has("search_title") && { searchTitle: { pl: cell("search_title") } }),
        ...(columns.has("search_description") && { searchDescription: { pl: cell("search_description") } }),
        ...(model !== "" && { model, colour: { pl: colour!.value } }),
        ...(measure !== null && { measure }),
        ...(fibres !== null && { composition: fibres }),
        ...((details.length > 0 || (composition !== "" && fibres === null)) && {
          details: [
            ...details,
            ...(composition !== "" && fibres === null ? [{ name: compositionName, value: { pl: composition } }] : []),
          ],
        }),
        ...(known && {
          earlierPaths: known
            .earlierPaths({ id, sku, slug: slugOf(name), address: slugOf(address) })
            .filter((path) => path.length <= 400),
        }),
      },
    };
  }

  function price(
    row: Row,
    {
      cell,
      wrong,
    }: {
      cell: (name: string) => string;
      wrong: (text: string, at?: Pick<CatalogueProblem, "column" | "value">) => void;
    },
  ): Priced | null {
    const currency = cell("currency").toUpperCase();
    if (currency !== "" && !/^(PLN|ZŁ|ZL)$/.test(currency))
      wrong(`The price is in ${currency.slice(0, 20)}, and this shop's are in PLN.`);
    const amount = (column: string) => {
      const written = cell(column).split("\n")[0]!.trim();
      const value = written === "" ? null : grosze(rounded(written));
      if (written !== "" && value === null)
        wrong(priceProblem(written), { column: columns.written(column), value: written });
      return value;
    };
    const usual = amount("price") ?? withTax(amount("net_price"), taxName(cell("vat")));
    const [from, to] = [Date.parse(cell("sale_from")), Date.parse(cell("sale_to"))];
    const runs = !(from > now.getTime()) && !(to < now.getTime());
    if (cell("sale_price") !== "" && !runs && from > now.getTime())
      leave(`${columns.written("sale_price")} that begins later`);
    if (runs && !Number.isNaN(to)) leave(columns.written("sale_to"));
    const sale = runs ? amount("sale_price") : null;
    const old = amount("old_price");
    const sold = sale !== null && sale > 0;
    const price = sold ? sale : usual;
    if (price === null) return null;
    const before = sold ? usual : old;
    const usualColumn = columns.written("price", "net_price");
    leaveLowerBefore(
      { price, before },
      sold
        ? { before: usualColumn, price: columns.written("sale_price") }
        : { before: columns.written("old_price"), price: usualColumn },
      leave,
    );
    return { row: row.number, price, before };
  }

  /** A price without VAT alone needs the rate: that of its class, or what the operator says is `standard`. */
  function withTax(net: number | null, tax: string): number | null {
    if (net === null) return null;
    const rate = taxes.known(tax);
    if (rate === undefined && tax === "") taxes.rateOf("standard");
    return rate === undefined ? net : Math.round((net * (100 + percentOf(rate))) / 100);
  }

  /** A row of variations names those it has: without it they are no products of their own. */
  function miss(row: Row): void {
    const variations = row.cells.flatMap((text) => [...text.matchAll(/\bsku=([^,|]+)/g)].map(([, sku]) => sku!));
    const parent = columns.cell(row, "parent");
    // A bare number may count pieces as well as name a product.
    const begins = parent === "" && variations.length === 0;
    const named =
      variations.length > 0 ? variations : [parent, ...row.cells.filter((text) => !/^\s*\d{1,6}\s*$/.test(text))];
    owners.miss(row, { names: begins ? row.cells : named, begins, fits: variations.length > 0 ? () => false : fits });
  }

  function end(): ReturnType<Reader["end"]> {
    const byName = (key: "id" | "sku") => new Map(rows.toReversed().map((row) => [row[key], row]));
    const [byId, bySku] = [byName("id"), byName("sku")];
    const variants = new Map<MappedRow, { row: MappedRow; options: MappedRow["options"] }[]>();
    const parents = new Map<MappedRow, MappedRow>();
    const join = (parent: MappedRow, variant: MappedRow, options: MappedRow["options"]) => {
      if (!variants.has(parent)) variants.set(parent, []);
      variants.get(parent)!.push({ row: variant, options });
      parents.set(variant, parent);
      owners.of(variant.row, parent.row);
      joined.add(parent.row);
    };
    for (const { row } of rows) owners.of(row, row);
    for (const row of rows) {
      for (const variation of row.variations === "" ? [] : row.variations.split("|")) {
        const [of, ...options] = pairs(variation);
        const child = of?.name.toLowerCase() === "sku" ? (bySku.get(of.value) ?? byId.get(of.value)) : undefined;
        if (child !== undefined && child !== row && !parents.has(child)) join(row, child, options);
        else
          problems.push({
            row: row.row,
            column: columns.written("variations"),
            value: variation,
            text: `There is no row of the variation '${variation.slice(0, 80)}'.`,
          });
      }
    }
    const found = parentsOf(rows, { column: columns.written("parent"), problems, warnings });
    for (const row of found.lost)
      owners.miss({ number: row.row, cells: [] }, { names: [row.parent], begins: false, fits });
    for (const [row, parent] of found.of) if (!parents.has(row)) join(parent, row, row.options);
    for (const sizes of sizesOfModels(rows.filter((row) => !parents.has(row) && !variants.has(row)))) {
      const [first] = sizes;
      first.product.handle = slugOf(`${first.model} ${first.colour}`);
      for (const size of sizes) join(first, size, size.options);
      parents.delete(first);
    }
    const products = rows
      .filter((row) => !parents.has(row) && found.heads.has(row))
      .flatMap((row) => finish(row, variants.get(row) ?? []));
    addAll(problems, [...taxes.problems(), ...stock.problems()]);
    addAll(warnings, [...stock.warnings(), ...(known?.remark === undefined ? [] : [{ row: 0, text: known.remark }])]);
    return {
      categories: categoryWords.all(),
      manufacturers: [],
      products,
      categoryProposals: categoryWords.proposal(),
      owners: owners.all((text) =>
        text === ""
          ? []
          : [bySku.get(text), byId.get(text)].flatMap((row) =>
              row === undefined ? [] : [(parents.get(row) ?? row).row],
            ),
      ),
    };
  }

  /** Returns the rows that are one colour of a model in several sizes, each a row: together they are one product. */
  function sizesOfModels(some: readonly MappedRow[]): [MappedRow, ...MappedRow[]][] {
    return [
      ...Map.groupBy(
        some.filter(({ model, options }) => model !== "" && options.length > 0),
        ({ model, colour }) => `${model}\n${colour.toLowerCase()}`,
      ).values(),
    ].filter((sizes): sizes is [MappedRow, ...MappedRow[]] => sizes.length > 1);
  }

  function finish(
    row: MappedRow,
    children: readonly { row: MappedRow; options: MappedRow["options"] }[],
  ): CatalogueProduct[] {
    const title = row.product.name.pl;
    if (/^(virtual|downloadable|bundle|grouped|service|packaging|giftcard|gift_?card|collection)$/.test(row.kind)) {
      warnings.push({
        row: row.row,
        text: `'${title}' is a product of the type '${row.kind}', which this shop does not sell: left out.`,
      });
      return [];
    }
    const priced = children.length === 0 ? [row] : children.map((child) => child.row);
    const all = priced.map((one) => ({ ...one, priced: one.priced ?? row.priced }));
    if (
      row.product.shown === false &&
      row.troubles.length === 0 &&
      all.every((one) => !one.priced?.price && one.troubles.length === 0)
    ) {
      warnings.push({ row: row.row, text: `'${title}' is a draft without a price: left out.` });
      return [];
    }
    addAll(problems, [...row.troubles, ...children.flatMap((child) => child.row.troubles)]);
    if (title === "") problems.push({ row: row.row, text: "The product has no name." });
    for (const one of all)
      if (one.priced === null && one.troubles.length === 0)
        problems.push({ row: one.row, text: `'${title}' has no price.` });
    const prices = pricesOf(all.flatMap((one) => one.priced ?? []));
    const own = new Map(all.filter((one) => one.priced !== null).map((one, index) => [one.row, prices?.own[index]]));
    const tax = taxes.rateOf(row.tax);
    const { attributes, variants } = children.length === 0 ? ownVariants(row) : childVariants(row, children);
    return [
      {
        ...row.product,
        realPrice: prices?.realPrice ?? 1,
        cataloguePrice: prices?.cataloguePrice ?? null,
        ...(tax !== undefined && { vatRate: tax }),
        categories: categoryWords
          .keysOf(row.categoryPaths.map((names) => ({ kind: "category", names })))
          .toSorted((a, b) => b.split("/").length - a.split("/").length),
        weight: children.reduce((heaviest, child) => Math.max(heaviest, child.row.product.weight), row.product.weight),
        pictures: [...new Set([...row.product.pictures, ...children.flatMap((child) => child.row.product.pictures)])],
        attributes,
        variants: variants.map((variant) => ({ ...variant, ...own.get(variant.row) })),
      },
    ];
  }

  /** A product's options in one cell, a line each, are its variants; else it is sold as one piece, and what was an option is a detail of it. */
  function ownVariants(row: MappedRow): { attributes: CatalogueProduct["attributes"]; variants: CatalogueVariant[] } {
    const sized = row.options.filter(({ value }) => value.includes("\n"));
    if (sized.length === 0) {
      const single = row.options.map(({ name, value }) => ({ name: attributeName(name), value: { pl: value } }));
      if (single.length > 0) row.product.details = [...(row.product.details ?? []), ...single];
      return {
        attributes: [],
        variants: [variantOf(row, { options: [], gtin: row.gtin, quantity: row.quantity, title: row.product.name.pl })],
      };
    }
    const values = sized.map(({ value }) => lines(value));
    const [gtins, quantities] = [lines(row.gtin), lines(row.quantity)];
    const indexes = [...values[0]!.keys()].filter((index) => values.every((list) => (list[index] ?? "") !== ""));
    return {
      attributes: sized.map(({ name }) => attributeName(name)),
      variants: indexes.map((index) => ({
        ...variantOf(row, {
          options: values.map((list) => list[index]!),
          gtin: gtins[index] ?? "",
          quantity: quantities[index] ?? "",
          title: row.product.name.pl,
        }),
        sku: row.sku === "" ? null : `${row.sku}-${values[0]![index]!}`,
      })),
    };
  }

  function childVariants(
    row: MappedRow,
    children: readonly { row: MappedRow; options: MappedRow["options"] }[],
  ): { attributes: CatalogueProduct["attributes"]; variants: CatalogueVariant[] } {
    const told = new Map<string, number>();
    for (const { options } of children)
      for (const name of new Set(options.map((option) => option.name))) told.set(name, (told.get(name) ?? 0) + 1);
    const names = [...told].filter(([, count]) => count === children.length).map(([name]) => name);
    // Where the file does not say what its variants differ in, they are told apart by their numbers.
    if (names.length === 0)
      warnings.push({
        row: row.row,
        text: `The file does not say what the variants of '${row.product.name.pl}' differ in: they go by their numbers.`,
      });
    return {
      attributes: names.length === 0 ? [inEveryLanguage("ATTRIBUTE_VARIANT")] : names.map(attributeName),
      variants: children.map(({ row: child, options }) =>
        variantOf(child, {
          options:
            names.length === 0
              ? [child.sku || child.id || String(child.row)]
              : names.map((name) => options.find((option) => option.name === name)!.value),
          gtin: child.gtin,
          quantity: child.quantity,
          title: row.product.name.pl,
        }),
      ),
    };
  }

  function variantOf(
    row: MappedRow,
    { options, gtin, quantity, title }: { options: string[]; gtin: string; quantity: string; title: string },
  ): CatalogueVariant {
    const number = gtinOf(gtin);
    if (gtin !== "" && number.gtin === undefined) leave(`${columns.written("gtin")} that is no bar code`);
    const counted = quantity === "" ? null : pieces(quantity);
    if (quantity !== "" && counted === null)
      problems.push({
        row: row.row,
        column: columns.written("quantity"),
        value: quantity,
        text: piecesProblem(quantity),
      });
    const left =
      counted ??
      (quantity !== ""
        ? 0
        : stock.pieces({
            row: row.row,
            handle: row.product.handle,
            options,
            sku: row.sku,
            name: title,
            onPurpose: false,
          }));
    return {
      row: row.row,
      values: options.map((pl) => ({ pl })),
      sku: row.sku || null,
      ...number,
      ...(row.shelf !== "" && { shelf: row.shelf }),
      quantity: row.inStock ? Math.max(0, left) : 0,
      ...(options.length > 0 && row.picture !== undefined && { picture: row.picture }),
    };
  }

  return { take, miss, end };
}

function isColour({ name }: { name: string }): boolean {
  return attributeName(name).pl === colourName.pl;
}
