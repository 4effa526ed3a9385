// One long file: one file format, its column names beside what is made of them.
import type { CatalogueProblem, CatalogueProduct, CatalogueVariant } from "../../domain/catalogue/catalogue.ts";
import { slugOf } from "../../domain/slug.ts";
import { compositionIn, readMeasure } from "./bruk-facts.ts";
import { openCategoryWords, type CategoryWord } from "./category-words.ts";
import { grams, grosze, gtinOf, pieces, piecesProblem, priceProblem, weightProblem, yesNo } from "./cells.ts";
import type { Columns } from "./columns.ts";
import { leaveLowerBefore, leaveOfDescription, paragraphs, type Priced, pricesOf, searchWordsOf } from "./drafts.ts";
import { attributeName, badgesOf, compositionName, noBrand } from "./known-words.ts";
import { openMissingStock } from "./missing-stock.ts";
import { addAll, type Reader, type Reading } from "./reading.ts";
import { openRowOwners } from "./row-owners.ts";
import type { Row } from "./rows.ts";
import { openTaxClasses } from "./tax-classes.ts";

/** Whether a header is that of Shopify's product export, the older or the newer one. */
export function isShopify(columns: Columns): boolean {
  return columns.has("title") && (columns.has("handle") || columns.has("url handle"));
}

interface Variant extends CatalogueVariant {
  options: string[];
  weight: number;
  /** Null: the file names no price that is one. */
  priced: Priced | null;
  /** What is wrong with its price. */
  trouble: CatalogueProblem | null;
  /** It has no price for Poland, in a file that has a column of them. */
  foreign?: boolean;
}

interface Draft {
  row: number;
  title: string;
  product: Omit<CatalogueProduct, "realPrice" | "cataloguePrice" | "attributes" | "variants" | "pictures" | "weight">;
  optionNames: string[];
  variants: Variant[];
  pictures: { file: string; position: number; text: string }[];
}

const names = {
  handle: ["handle", "url handle"],
  category: ["product category", "standardized product type", "standard product type"],
  type: ["type", "custom product type"],
  quantity: ["variant inventory qty", "inventory quantity"],
  tracker: ["variant inventory tracker", "inventory tracker"],
  grams: ["variant grams", "weight value (grams)"],
  price: ["variant price", "price"],
  before: ["variant compare at price", "compare-at price"],
  barcode: ["variant barcode", "barcode"],
  picture: ["image src", "product image url"],
  pictureText: ["image alt text"],
  measure: ["unit price total measure"],
  measureUnit: ["unit price total measure unit"],
};
const market = /^(?:price|cena) \/ (?:poland|polska|pl|polsko|polen)$/;
const marketBefore = /^compare[ -]at price \/ (?:poland|polska|pl|polsko|polen)$/;
const marketIncluded = /^included \/ (?:poland|polska|pl|polsko|polen)$/;
const metafieldOfComposition = /^(?=.*(?:composition|sk[łl]ad(?!n)|slo[žz]en[ií])).*\(product\.metafields\..*\)$/;

/** Whether options of a row choose anything: what is sold as one piece has a title of Shopify's own. */
function chosen(options: readonly string[]): boolean {
  return options.some((option) => option !== "" && option !== "Default Title");
}

/**
 * Reads Shopify's product CSV: the first row of a handle holds the product and its first variant, further rows
 * a variant or a picture each. Where it has prices for Poland, those are read.
 */
export function openShopify({ columns, answers, problems, warnings, leave }: Reading): Reader {
  const drafts = new Map<string, Draft>();
  const left = new Set<string>();
  /** What stands in rows that cannot be taken and begin a product. */
  const lost = new Set<string>();
  const categoryWords = openCategoryWords(answers.categories, (slugs) => [`collections/${slugs.at(-1)}`]);
  const taxes = openTaxClasses(answers.tax);
  const stock = openMissingStock(
    answers.stock,
    "Shopify leaves its column 'Variant Inventory Qty' out where a shop has several locations.",
  );
  const owners = openRowOwners();
  /** Rows in which products with options begin. */
  const parted = new Set<number>();
  const cell = columns.cell;
  const [marketPrice] = columns.matching(market)[0] ?? [];
  const [marketBeforePrice] = columns.matching(marketBefore)[0] ?? [];
  const [included] = columns.matching(marketIncluded)[0] ?? [];
  const compositions = columns.matching(metafieldOfComposition).map(([name]) => name);

  function take(row: Row): void {
    const title = cell(row, "title");
    const handle = cell(row, ...names.handle) || slugOf(title);
    if (handle === "") {
      miss(row);
      return void problems.push({ row: row.number, text: "The row has neither a handle nor a title." });
    }
    const leaveOut = (what: string) => {
      if (!left.has(handle))
        warnings.push({
          row: row.number,
          text: `'${title || handle}' is ${what}, which this shop does not sell: left out.`,
        });
      left.add(handle);
    };
    if (yesNo(cell(row, "gift card")) === true) leaveOut("a gift card");
    else if (yesNo(cell(row, "variant requires shipping", "requires shipping")) === false && !drafts.has(handle))
      leaveOut("nothing that is sent, so a download or a service");
    if (left.has(handle)) return;
    const draft = drafts.get(handle) ?? begin(row, { handle, title });
    owners.of(row.number, draft.row);
    if (title !== "" && title !== draft.title)
      problems.push({
        row: row.number,
        text: `The handle '${handle}' stands in row ${draft.row} already, with another title.`,
      });
    addPictures(draft, row);
    addVariant(draft, row);
  }

  function begin(row: Row, { handle, title }: { handle: string; title: string }): Draft {
    if (title === "") {
      // A row of the product above with another handle, perhaps.
      if (!lost.has(handle)) owners.miss(row, { names: [], begins: false, fits: fitting(row) });
      problems.push({ row: row.number, text: `The first row of '${handle}' has no title.` });
    }
    const description = cell(row, "body (html)", "description", "body html");
    leaveOfDescription(description, leave);
    const tags = cell(row, "tags").split(",");
    const draft: Draft = {
      row: row.number,
      title,
      product: {
        row: row.number,
        handle,
        name: { pl: title || handle },
        description: { pl: paragraphs(description) },
        manufacturer: cell(row, "vendor") || noBrand,
        categories: categoryWords.keysOf(categoryWordsOf(row, tags)),
        url: null,
        createdAt: null,
        shown: ![
          cell(row, "published", "published on online store"),
          cell(row, "status"),
          included === undefined ? "" : cell(row, included),
        ].some((said) => yesNo(said) === false),
        ...(columns.has("seo title") && { searchTitle: { pl: cell(row, "seo title") } }),
        ...(columns.has("seo description") && { searchDescription: { pl: cell(row, "seo description") } }),
        ...(columns.has("tags") && { searchWords: searchWordsOf(tags) }),
        ...badgesOf(tags),
        earlierPaths: [`products/${handle}`],
        ...composed(row),
        ...measured(row),
        ...taxed(row),
      },
      optionNames: [1, 2, 3].map((number) => cell(row, `option${number} name`)),
      variants: [],
      pictures: [],
    };
    drafts.set(handle, draft);
    return draft;
  }

  function categoryWordsOf(row: Row, tags: readonly string[]): CategoryWord[] {
    const type = cell(row, ...names.type);
    const taxonomy = cell(row, ...names.category);
    if (taxonomy !== "" && answers.categories === undefined)
      leave(`${columns.written(...names.category)}, Google's taxonomy`);
    return [
      { kind: "type", names: type.split(">") },
      { kind: "taxonomy", names: taxonomy.split(">") },
      ...tags.map((tag): CategoryWord => ({ kind: "tag", names: [tag] })),
    ];
  }

  /** A composition of fibres is one; of anything else (`Olej 100 %`), it is a detail. */
  function composed(row: Row): Pick<CatalogueProduct, "composition" | "details"> {
    const text = compositions.map((name) => cell(row, name)).find((said) => said !== "") ?? "";
    const composition = text === "" ? null : compositionIn(text);
    return text === ""
      ? {}
      : composition !== null
        ? { composition }
        : { details: [{ name: compositionName, value: { pl: text } }] };
  }

  function measured(row: Row): Pick<CatalogueProduct, "measure"> {
    const written = cell(row, ...names.measure);
    const measure = written === "" ? null : readMeasure(`${written} ${cell(row, ...names.measureUnit)}`);
    if (written !== "" && measure === null) leave(columns.written(...names.measure));
    // What the price is told for follows from the unit.
    cell(row, "unit price base measure");
    cell(row, "unit price base measure unit");
    return measure === null ? {} : { measure };
  }

  function taxed(row: Row): Pick<CatalogueProduct, "vatRate"> {
    const vatRate = taxes.rateOf(yesNo(cell(row, "variant taxable", "charge tax")) === false ? "untaxed" : "");
    return vatRate === undefined ? {} : { vatRate };
  }

  function addPictures(draft: Draft, row: Row): void {
    const position = pieces(cell(row, "image position")) ?? draft.pictures.length + 1;
    const text = cell(row, ...names.pictureText);
    const pictures = [
      { file: cell(row, ...names.picture), position, text },
      { file: variantPicture(row), position: 1000, text: "" },
    ];
    if (text !== "" && pictures[0]!.file === "") leave(`${columns.written(...names.pictureText)} without a picture`);
    draft.pictures.push(...pictures.filter(({ file }) => file !== ""));
  }

  function variantPicture(row: Row): string {
    return cell(row, "variant image", "variant image url");
  }

  function addVariant(draft: Draft, row: Row): void {
    const options = optionsOf(row);
    if (chosen(options)) parted.add(draft.row);
    const written = cell(row, ...names.price);
    if (written === "" && options.every((option) => option === "") && row.number !== draft.row) return;
    const barcode = cell(row, ...names.barcode);
    const gtin = gtinOf(barcode);
    if (barcode !== "" && gtin.gtin === undefined) leave(`${columns.written(...names.barcode)} that is no bar code`);
    const picture = variantPicture(row);
    draft.variants.push({
      row: row.number,
      options,
      values: [],
      sku: cell(row, "variant sku", "sku") || null,
      ...gtin,
      ...(picture !== "" && { picture }),
      quantity: stockOf(row, { draft, options }),
      weight:
        grams(cell(row, ...names.grams) || "0", 1) ??
        wrong(row, { problem: weightProblem(cell(row, ...names.grams), "450"), of: names.grams }),
      ...pricedOf(row, written),
    });
  }

  function pricedOf(row: Row, written: string): Pick<Variant, "priced" | "trouble" | "foreign"> {
    const here = marketPrice === undefined ? "" : cell(row, marketPrice);
    const text = here || written;
    const before =
      here !== "" ? (marketBeforePrice === undefined ? "" : cell(row, marketBeforePrice)) : cell(row, ...names.before);
    const price = grosze(text);
    if (price === null)
      return {
        priced: null,
        trouble: {
          row: row.number,
          text: text === "" ? "The variant has no price." : priceProblem(text),
          column: columns.written(...(here === "" ? names.price : [marketPrice!])),
          value: text,
        },
      };
    if (before !== "" && grosze(before) === null) leave(`${columns.written(...names.before)} that is no price in PLN`);
    const priced = { row: row.number, price, before: before === "" ? null : grosze(before) };
    leaveLowerBefore(
      priced,
      {
        before: columns.written(...(here === "" ? names.before : [marketBeforePrice ?? ""])),
        price: columns.written(...(here === "" ? names.price : [marketPrice!])),
      },
      leave,
    );
    return {
      priced,
      trouble: null,
      foreign: marketPrice !== undefined && here === "",
    };
  }

  /** What the file counts is what there is; Shopify writes 0 also for what it does not count, and says so beside it. */
  function stockOf(row: Row, { draft, options }: { draft: Draft; options: string[] }): number {
    const written = cell(row, ...names.quantity);
    const counted =
      written === "" ? 0 : (pieces(written) ?? wrong(row, { problem: piecesProblem(written), of: names.quantity }));
    const policy = cell(row, "variant inventory policy", "continue selling when out of stock");
    const saysWhetherCounted = columns.has(names.tracker[0]!) || columns.has(names.tracker[1]!);
    const untracked = cell(row, ...names.tracker) === "" && saysWhetherCounted;
    const without = {
      row: row.number,
      handle: draft.product.handle,
      options,
      sku: cell(row, "variant sku", "sku"),
      name: draft.title,
    };
    if (written === "" && !untracked && !columns.has(names.quantity[0]!) && !columns.has(names.quantity[1]!))
      return stock.pieces({ ...without, onPurpose: false });
    if (counted <= 0 && (untracked || written === "" || /^(continue|true)$/i.test(policy)))
      return stock.pieces({ ...without, onPurpose: true });
    return Math.max(0, counted);
  }

  /** Tells what is wrong with a number, for which 0 stands. */
  function wrong(row: Row, { problem, of }: { problem: string; of: readonly string[] }): number {
    problems.push({
      row: row.number,
      text: problem,
      column: columns.written(...of),
      value: cell(row, ...of),
    });
    return 0;
  }

  function miss(row: Row): void {
    const begins = cell(row, "title") !== "";
    if (begins) for (const text of row.cells) lost.add(text.trim());
    owners.miss(row, { begins, fits: fitting(row) });
  }

  /** A row with options is of a product that has some, one of a picture of any, one with a price alone of none but its own. */
  function fitting(row: Row): (product: number) => boolean {
    if (chosen(optionsOf(row))) return (product) => parted.has(product);
    const priced = cell(row, ...names.price) !== "";
    return () => !priced;
  }

  function optionsOf(row: Row): string[] {
    return [1, 2, 3].map((number) => cell(row, `option${number} value`));
  }

  function finish(draft: Draft): CatalogueProduct[] {
    const prices = pricesOf(draft.variants.flatMap(({ priced }) => priced ?? []));
    if (draft.product.shown === false && draft.variants.every(({ priced }) => !priced?.price)) {
      warnings.push({ row: draft.row, text: `'${draft.title}' is a draft without a price: left out.` });
      return [];
    }
    addAll(
      problems,
      draft.variants.flatMap(({ trouble }) => trouble ?? []),
    );
    const used = [0, 1, 2].filter((index) =>
      draft.variants.some(({ options }) => options[index] !== "" && options[index] !== "Default Title"),
    );
    const priced = draft.variants.filter((variant) => variant.priced !== null);
    const own = new Map(priced.map((variant, index) => [variant, prices?.own[index]]));
    const pictures = new Map<string, string>();
    for (const { file, text } of draft.pictures.toSorted((a, b) => a.position - b.position))
      pictures.set(file, pictures.get(file) || text);
    return [
      {
        ...draft.product,
        realPrice: prices?.realPrice ?? 1,
        cataloguePrice: prices?.cataloguePrice ?? null,
        weight: draft.variants.reduce((heaviest, { weight }) => Math.max(heaviest, weight), 0),
        attributes: used.map((index) =>
          attributeName(draft.optionNames[index] || (index === 0 ? "Wariant" : `Wariant ${index + 1}`)),
        ),
        variants: draft.variants.map((variant) => {
          const { row, sku, gtin, quantity, picture, options } = variant;
          return {
            row,
            values: used.map((index) => ({ pl: options[index]! })),
            sku,
            quantity,
            ...(gtin !== undefined && { gtin }),
            ...(picture !== undefined && { picture }),
            ...own.get(variant),
          };
        }),
        pictures: [...pictures.keys()],
        ...(columns.has(names.pictureText[0]!) && { pictureTexts: [...pictures.values()].map((pl) => ({ pl })) }),
      },
    ];
  }

  return {
    take,
    miss,
    end() {
      const variants = [...drafts.values()].flatMap((draft) => draft.variants);
      // Prices for Poland are only written where the shop's own are in another currency.
      if (variants.some(({ foreign }) => foreign === false))
        for (const variant of variants)
          if (variant.foreign)
            variant.trouble = {
              row: variant.row,
              text: `The variant has no price under '${columns.written(marketPrice!)}', as others have.`,
            };
      const products = [...drafts.values()].flatMap(finish);
      addAll(problems, [...taxes.problems(), ...stock.problems()]);
      addAll(warnings, stock.warnings());
      return {
        categories: categoryWords.all(),
        manufacturers: [],
        products,
        categoryProposals: categoryWords.proposal(),
        owners: owners.all((text) => (drafts.has(text) ? [drafts.get(text)!.row] : [])),
      };
    },
  };
}
