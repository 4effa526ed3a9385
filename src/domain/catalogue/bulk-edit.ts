// One long file: each operation of many goods at once, and what it makes of one of them.
import { escapeText } from "../escape.ts";
import type { VatRate } from "../invoice/vat.ts";
import { percentOf } from "../money.ts";
import type { LanCode } from "../language.ts";
import type { CompositionPart } from "./composition.ts";
import { type ProductPart, productLimits } from "./product-form.ts";
import type { Producer } from "./producer.ts";
import type { Badge } from "./product.ts";
import type { HandReason } from "./stock-movement.ts";
import { sheetLimits } from "./variant-sheet.ts";
import type { WithdrawalException } from "./withdrawal-exception.ts";

/** What one edit has at most: products; percent up; characters of what is looked for and of what takes its place. */
export const bulkLimits = { products: 20_000, percent: 500, find: 200, replacement: 300 } as const;

/** The texts in which words can be replaced. */
export const bulkTexts = ["name", "description", "searchTitle", "searchDescription"] as const;
export type BulkText = (typeof bulkTexts)[number];

/** Grosze a price is rounded to: the nearest price that ends so. */
export const priceEndings = [0, 50, 90, 99] as const;
type PriceEnding = (typeof priceEndings)[number];

/** By what a price changes: a share of it (below zero: less), grosze, or to one price. */
export type PriceStep = { percent: number } | { amount: number } | { to: number };

/** What becomes of the price that is shown struck through: it stays, the price until now takes its place, or there is none any more. */
export const earlierPrices = ["stays", "before", "none"] as const;

/** One thing that is done to many goods. Money in grosze, weight in grams. */
export type BulkOperation =
  | {
      kind: "price";
      by: PriceStep;
      /** Null: to the grosz. */
      ending: PriceEnding | null;
      earlier: (typeof earlierPrices)[number];
    }
  | { kind: "earlierPrice"; price: number | null }
  | { kind: "stock"; change: number; reason: Exclude<HandReason, "count">; note: string }
  | { kind: "weight"; grams: number | null }
  | { kind: "category"; does: "add" | "remove"; categoryId: number }
  | { kind: "moveCategory"; fromId: number; categoryId: number }
  | { kind: "brand"; brandId: number }
  | { kind: "badge"; badge: Badge; takes: boolean }
  /** `from`: the moment from which what is hidden is shown by itself. */
  | { kind: "publication"; shown: boolean; from: string | null }
  | { kind: "text"; text: BulkText; language: LanCode; find: string; replacement: string }
  | { kind: "guarantee"; years: number | null }
  | { kind: "vatRate"; rate: VatRate }
  /** Null: consumers can withdraw as from anything. */
  | { kind: "withdrawalException"; exception: WithdrawalException | null }
  | { kind: "composition"; composition: CompositionPart[] }
  /** Pieces one shopper may have; null: as many as there are. */
  | { kind: "mostPieces"; most: number | null }
  | { kind: "ageMin"; adults: boolean }
  | { kind: "onlineSale"; online: boolean }
  /** A country, `CZ`, that is added to those they are not sent into, or taken from among them. */
  | { kind: "blockedCountry"; does: "add" | "remove"; country: string }
  | { kind: "producer"; producer: Producer };
export type BulkKind = BulkOperation["kind"];

/** Which part of a product each operation changes; `variants`: none, but what its variants have; `brands`: what is said of its brand, for all goods of that. */
export const partOfKind: Readonly<Record<BulkKind, ProductPart | "variants" | "brands">> = {
  price: "variants",
  earlierPrice: "variants",
  stock: "variants",
  weight: "variants",
  category: "placing",
  moveCategory: "placing",
  brand: "placing",
  badge: "placing",
  publication: "publication",
  text: "texts",
  guarantee: "facts",
  vatRate: "facts",
  withdrawalException: "facts",
  composition: "facts",
  mostPieces: "limits",
  ageMin: "limits",
  onlineSale: "limits",
  blockedCountry: "limits",
  producer: "brands",
};
export const bulkKinds = Object.keys(partOfKind) as BulkKind[];

/** Why something of goods stays as it is, seen before anything is changed. */
export const bulkRefusals = [
  "PRICE_TOO_LOW",
  "PRICE_TOO_HIGH",
  "PRICE_NOT_LOWER",
  "IN_CUT",
  "STOCK_SHORT",
  "CATEGORIES_FULL",
  "COUNTRIES_FULL",
  "SHOWN_ALREADY",
  "NAME_EMPTY",
  "TEXT_TOO_LONG",
] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

/** What became of a row: changed; so already; or why it stays as it is. `CELL_CHANGED`: somebody has changed it since it was seen. */
export const bulkOutcomes = [
  "CHANGED",
  "SAME",
  "CELL_CHANGED",
  "NOT_FOUND",
  "PRICE_NOT_LOWER",
  "STOCK_SHORT",
  "STOCK_MOVED",
  "FINAL",
  "FAILED",
] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** `planned`: it is looked at, nothing is changed yet. `stopped`: by hand, what was done stays. `done`: nothing is left to do. */
export const bulkStates = ["planned", "running", "stopped", "done"] as const;
export type BulkState = (typeof bulkStates)[number];

/** Which rows of an edit are shown: all; those that are changed, or to be; those that are not, with the reason. */
export const bulkRowViews = ["all", "changed", "left"] as const;
export type BulkRowView = (typeof bulkRowViews)[number];

/** What a variant has that an edit reads. */
export interface BulkVariant {
  price: number;
  cataloguePrice: number | null;
  stock: number;
  weight: number | null;
  /** A price for a time runs on it. */
  inCut: boolean;
}

/** What a product says that an edit reads. */
export interface BulkProduct {
  texts: Readonly<Record<BulkText, Readonly<Record<LanCode, string>>>>;
  brandId: number;
  categories: readonly number[];
  badges: readonly Badge[];
  publication: { shown: boolean; from: string | null };
  guaranteeYears: number | null;
  vatRate: VatRate;
  withdrawalException: WithdrawalException | null;
  composition: readonly CompositionPart[];
  mostPieces: number | null;
  ageMin: 18 | null;
  onlineSale: boolean;
  blockedCountries: readonly string[];
}

/** A field as it is and as it is to be; or why it is not. */
export interface FieldEdit {
  field: string;
  before: unknown;
  after: unknown;
  refused: BulkRefusal | null;
}

/** Returns what an operation makes of a variant, field by field; nothing where it is so already. */
export function variantEdits(operation: BulkOperation, variant: BulkVariant): FieldEdit[] {
  switch (operation.kind) {
    case "price":
      return priceEdits(operation, variant);
    case "earlierPrice": {
      const { cataloguePrice: before, price } = variant;
      const isWrong = operation.price !== null && operation.price <= price;
      return edit("cataloguePrice", before, operation.price, priceRefusal(variant) ?? (isWrong ? notLower : null));
    }
    case "stock": {
      const after = variant.stock + operation.change;
      return edit("stock", variant.stock, after, after < 0 ? "STOCK_SHORT" : null);
    }
    case "weight":
      return edit("weight", variant.weight, operation.grams);
    default:
      return [];
  }
}

const notLower = "PRICE_NOT_LOWER";

function priceEdits(
  { by, ending, earlier }: Extract<BulkOperation, { kind: "price" }>,
  variant: BulkVariant,
): FieldEdit[] {
  const { price: before, cataloguePrice } = variant;
  const price = steppedPrice(before, by, ending);
  const catalogue =
    earlier === "none" ? null : earlier === "before" && price < before ? (cataloguePrice ?? before) : cataloguePrice;
  const isWrong = catalogue !== null && catalogue <= price;
  const refused =
    price < 1
      ? "PRICE_TOO_LOW"
      : price > sheetLimits.price
        ? "PRICE_TOO_HIGH"
        : (priceRefusal(variant) ?? (isWrong ? notLower : null));
  const edits = [
    ...edit("price", before, price, refused),
    ...edit("cataloguePrice", cataloguePrice, catalogue, refused),
  ];
  // Of what is refused one row tells enough.
  return refused === null ? edits : edits.slice(0, 1);
}

/** A price for a time would be ended by it. */
function priceRefusal({ inCut }: BulkVariant): BulkRefusal | null {
  return inCut ? "IN_CUT" : null;
}

/** Returns the price a step leads to, in grosze, rounded to its ending: 123,40 − 10 % → 111,06 → 110,99. A share is rounded half up. */
export function steppedPrice(price: number, by: PriceStep, ending: PriceEnding | null): number {
  const stepped =
    "to" in by
      ? by.to
      : "amount" in by
        ? price + by.amount
        : price + Math.sign(by.percent) * percentOf(price, Math.abs(by.percent));
  if (ending === null) return stepped;
  return Math.round((stepped - ending) / 100) * 100 + ending;
}

/** Returns what an operation makes of a product, field by field; nothing where it is so already. */
export function productEdits(operation: BulkOperation, product: BulkProduct): FieldEdit[] {
  const { categories, badges, publication } = product;
  switch (operation.kind) {
    case "category": {
      const { does, categoryId } = operation;
      const after = does === "remove" ? without(categories, categoryId) : withOne(categories, categoryId);
      return edit("categories", categories, after, after.length > productLimits.categories ? "CATEGORIES_FULL" : null);
    }
    case "moveCategory": {
      const { fromId, categoryId } = operation;
      const moved = categories.map((id) => (id === fromId ? categoryId : id));
      return edit("categories", categories, [...new Set(moved)]);
    }
    case "brand":
      return edit("brandId", product.brandId, operation.brandId);
    case "badge": {
      const { badge, takes } = operation;
      return edit("badges", badges, takes ? without(badges, badge) : withOne(badges, badge));
    }
    case "publication": {
      const { shown, from } = operation;
      // It would vanish from the shop until then.
      if (from !== null && publication.shown)
        return edit("publication", publication, { shown: false, from }, "SHOWN_ALREADY");
      return edit("publication", publication, { shown, from });
    }
    case "text": {
      const { text, language, find, replacement } = operation;
      const before = product.texts[text][language];
      const after = text === "description" ? inHtml(before, find, replacement) : replaced(before, find, replacement);
      return edit(text, before, after, textRefusal(operation, after));
    }
    case "guarantee":
      return edit("guaranteeYears", product.guaranteeYears, operation.years);
    case "vatRate":
      return edit("vatRate", product.vatRate, operation.rate);
    case "withdrawalException":
      return edit("withdrawalException", product.withdrawalException, operation.exception);
    case "composition":
      return edit("composition", product.composition, operation.composition);
    case "mostPieces":
      return edit("mostPieces", product.mostPieces, operation.most);
    case "ageMin":
      return edit("ageMin", product.ageMin, operation.adults ? 18 : null);
    case "onlineSale":
      return edit("onlineSale", product.onlineSale, operation.online);
    case "blockedCountry": {
      const { does, country } = operation;
      const { blockedCountries: before } = product;
      const after = does === "remove" ? without(before, country) : withOne(before, country);
      return edit("blockedCountries", before, after, after.length > productLimits.countries ? "COUNTRIES_FULL" : null);
    }
    default:
      return [];
  }
}

/** Returns what an operation makes of a brand, whose producer is null where nobody is said. */
export function brandEdits(operation: BulkOperation, brand: { producer: Producer | null }): FieldEdit[] {
  return operation.kind === "producer" ? edit("producer", brand.producer, operation.producer) : [];
}

function edit(field: string, before: unknown, after: unknown, refused: BulkRefusal | null = null): FieldEdit[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after, refused }];
}

function withOne<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? [...list] : [...list, item];
}

function without<Item>(list: readonly Item[], item: Item): Item[] {
  return list.filter((one) => one !== item);
}

/** Polish is what a product is known by, and every text has its limit. */
function textRefusal({ text, language }: { text: BulkText; language: LanCode }, after: string): BulkRefusal | null {
  if (text === "name" && language === "pl" && after === "") return "NAME_EMPTY";
  const longest = { name: productLimits.name, description: productLimits.html }[text as string] ?? productLimits.line;
  return [...after].length > longest ? "TEXT_TOO_LONG" : null;
}

function replaced(text: string, find: string, replacement: string): string {
  return text.includes(find) ? text.replaceAll(find, () => replacement).trim() : text;
}

/** Returns HTML with words of it replaced: never within a tag or a sign's name, and what takes their place is words, whatever it looks like. */
function inHtml(html: string, find: string, replacement: string): string {
  const wanted = escapeText(find).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return html.replace(new RegExp(`(${wanted})|<[^>]*>|&#?\\w+;`, "gu"), (whole, found?: string) =>
    found === undefined ? whole : escapeText(replacement),
  );
}
