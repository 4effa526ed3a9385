import type { CatalogueProblem, CatalogueProduct, CatalogueVariant } from "../../domain/catalogue.ts";
import { slugOf } from "../../domain/slug.ts";
import { grams, grosze, gtinOf, pieces, yesNo } from "./cells.ts";
import type { Columns } from "./columns.ts";
import { onePrice, openNamedCategories, paragraphs, type Priced } from "./drafts.ts";
import { attributeName, noBrand, stockAssumed, untracked } from "./known-words.ts";
import type { Reader } from "./read-catalogue.ts";
import type { Row } from "./rows.ts";

/** Whether a header is that of Shopify's product export, the older or the newer one. */
export function isShopify(columns: Columns): boolean {
  return columns.has("title") && (columns.has("handle") || columns.has("url handle"));
}

interface Draft {
  row: number;
  title: string;
  product: Omit<CatalogueProduct, "realPrice" | "cataloguePrice" | "attributes" | "variants" | "pictures" | "weight">;
  optionNames: string[];
  variants: (CatalogueVariant & { options: string[]; weight: number; assumed: boolean })[];
  prices: Priced[];
  pictures: { file: string; position: number }[];
}

/**
 * Reads Shopify's product CSV: the first row of a handle holds the product and its first variant, further rows
 * a variant or a picture each.
 */
export function openShopify(columns: Columns): Reader {
  const drafts = new Map<string, Draft>();
  const left = new Set<string>();
  const problems: CatalogueProblem[] = [];
  const warnings: CatalogueProblem[] = [];
  const categories = openNamedCategories();
  const cell = columns.cell;

  function take(row: Row): void {
    const title = cell(row, "title");
    const handle = cell(row, "handle", "url handle") || slugOf(title);
    if (handle === "") return void problems.push({ row: row.number, text: "The row has neither a handle nor a title." });
    if (yesNo(cell(row, "gift card")) === true) {
      warnings.push({ row: row.number, text: `'${title || handle}' is a gift card, which this shop does not sell: left out.` });
      left.add(handle);
    }
    if (left.has(handle)) return;
    const draft = drafts.get(handle) ?? begin(row, { handle, title });
    if (title !== "" && title !== draft.title) problems.push({ row: row.number, text: `The handle '${handle}' stands in row ${draft.row} already, with another title.` });
    addPictures(draft, row);
    addVariant(draft, row);
  }

  function begin(row: Row, { handle, title }: { handle: string; title: string }): Draft {
    if (title === "") problems.push({ row: row.number, text: `The first row of '${handle}' has no title.` });
    const published = yesNo(cell(row, "published", "published on online store"));
    const status = yesNo(cell(row, "status"));
    const draft: Draft = {
      row: row.number,
      title,
      product: {
        row: row.number,
        handle,
        name: { pl: title || handle },
        description: { pl: paragraphs(cell(row, "body (html)", "description", "body html")) },
        manufacturer: cell(row, "vendor") || noBrand,
        categories: [categories.keyOf(categoryNames(row))].filter((key) => key !== null),
        url: null,
        createdAt: null,
        shown: published !== false && status !== false,
      },
      optionNames: [1, 2, 3].map((number) => cell(row, `option${number} name`)),
      variants: [],
      prices: [],
      pictures: [],
    };
    drafts.set(handle, draft);
    return draft;
  }

  function categoryNames(row: Row): string[] {
    const tag = cell(row, "tags").split(",")[0] ?? "";
    return (cell(row, "type") || cell(row, "custom product type") || cell(row, "product category", "standardized product type", "standard product type") || tag).split(">");
  }

  function addPictures(draft: Draft, row: Row): void {
    const position = pieces(cell(row, "image position")) ?? draft.pictures.length + 1;
    const pictures = [{ file: cell(row, "image src", "product image url"), position }, { file: cell(row, "variant image", "variant image url"), position: 1000 }];
    draft.pictures.push(...pictures.filter(({ file }) => file !== ""));
  }

  function addVariant(draft: Draft, row: Row): void {
    const options = [1, 2, 3].map((number) => cell(row, `option${number} value`));
    const written = cell(row, "variant price", "price");
    if (written === "" && options.every((option) => option === "") && row.number !== draft.row) return;
    const price = grosze(written);
    if (price === null) problems.push({ row: row.number, text: written === "" ? "The variant has no price." : `'${written}' is no price.` });
    else draft.prices.push({ row: row.number, price, before: grosze(cell(row, "variant compare at price", "compare-at price")) });
    draft.variants.push({
      row: row.number,
      options,
      values: [],
      sku: cell(row, "variant sku", "sku") || null,
      ...gtinOf(cell(row, "variant barcode", "barcode")),
      ...stockOf(row),
      weight: grams(cell(row, "variant grams", "weight value (grams)") || "0", 1) ?? wrong(row, "weight", 0),
    });
  }

  /** What the file counts is what there is; Shopify writes 0 also for what it does not count, and says so beside it. */
  function stockOf(row: Row): { quantity: number; assumed: boolean } {
    const written = cell(row, "variant inventory qty", "inventory quantity");
    const counted = written === "" ? 0 : (pieces(written) ?? wrong(row, "quantity", 0));
    const policy = cell(row, "variant inventory policy", "continue selling when out of stock");
    const saysWhetherCounted = columns.has("variant inventory tracker") || columns.has("inventory tracker");
    const uncounted = cell(row, "variant inventory tracker", "inventory tracker") === "" && (written === "" || saysWhetherCounted);
    const assumed = counted <= 0 && (uncounted || /^(continue|true)$/i.test(policy));
    return { quantity: assumed ? untracked : Math.max(0, counted), assumed };
  }

  function wrong(row: Row, what: string, instead: number): number {
    problems.push({ row: row.number, text: `The ${what} is no whole number.` });
    return instead;
  }

  function finish(draft: Draft): CatalogueProduct {
    const used = [0, 1, 2].filter((place) => draft.variants.some(({ options }) => options[place] !== "" && options[place] !== "Default Title"));
    const one = onePrice(draft.title, draft.prices);
    if (one?.warning) warnings.push(one.warning);
    const uncounted = draft.variants.find(({ assumed }) => assumed);
    if (uncounted) warnings.push(stockAssumed(uncounted.row, draft.title));
    return {
      ...draft.product,
      realPrice: one?.price ?? 1,
      cataloguePrice: one?.before ?? null,
      weight: Math.max(0, ...draft.variants.map(({ weight }) => weight)),
      attributes: used.map((place) => attributeName(draft.optionNames[place] || (place === 0 ? "Wariant" : `Wariant ${place + 1}`))),
      variants: draft.variants.map(({ row, options, sku, gtin, quantity }) => ({ row, values: used.map((place) => ({ pl: options[place]! })), sku, quantity, ...(gtin !== undefined && { gtin }) })),
      pictures: [...new Set(draft.pictures.toSorted((a, b) => a.position - b.position).map(({ file }) => file))],
    };
  }

  return {
    take,
    end: () => {
      const products = [...drafts.values()].map(finish);
      return { catalogue: { categories: categories.all(), manufacturers: [], products, problems }, warnings };
    },
  };
}
