/** The sheet of a product's variants: what each has, changed cell by cell, and values that an option gets. Money in grosze, weight in grams. */
import * as v from "valibot";
import { isGtin } from "../../domain/catalogue/gtin.ts";
import { sheetLimits } from "../../domain/catalogue/variant-sheet.ts";
import type { Permission } from "../../domain/staff/permissions.ts";
import { wireLine, wireSecret } from "../wire-text.ts";
import { route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { count, difference, pieces } from "./stock.ts";
import { nothing, rowId, rowIdText } from "./values.ts";

const grosze = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(sheetLimits.price));
const grams = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(sheetLimits.weight));
const line = (longest: number) => v.pipe(wireLine(longest), v.minLength(1));
const values = {
  price: grosze,
  cataloguePrice: v.nullable(grosze),
  ean: v.nullable(v.pipe(wireLine(14), v.check(isGtin))),
  sku: v.nullable(line(sheetLimits.sku)),
  weight: v.nullable(grams),
  shelf: v.nullable(line(sheetLimits.shelf)),
  sold: v.boolean(),
};

/** A name or a value; in Polish it is known, and called so where another language says nothing. */
const words = v.object({
  pl: line(sheetLimits.value),
  en: v.optional(wireLine(sheetLimits.value), ""),
  cz: v.optional(wireLine(sheetLimits.value), ""),
});

/** What somebody says of a variant's stock: a difference, what was counted where so many were seen, or that a movement is taken back. */
const stockSaid = v.union([
  v.strictObject({ change: difference }),
  v.strictObject({ counted: pieces, seen: count, movement: count }),
  v.strictObject({ takesBack: rowId }),
]);

/** A text as it was seen, to the sign: whatever a file has brought. */
const seenText = v.nullable(wireSecret(sheetLimits.sku));

/** A cell as it is to be, with what was seen in it. */
const cell = v.variant("field", [
  v.strictObject({ variantId: rowId, field: v.literal("price"), seen: grosze, value: values.price }),
  v.strictObject({
    variantId: rowId,
    field: v.literal("cataloguePrice"),
    seen: v.nullable(grosze),
    value: values.cataloguePrice,
  }),
  v.strictObject({ variantId: rowId, field: v.literal("stock"), value: stockSaid }),
  v.strictObject({ variantId: rowId, field: v.literal("ean"), seen: seenText, value: values.ean }),
  v.strictObject({ variantId: rowId, field: v.literal("sku"), seen: seenText, value: values.sku }),
  v.strictObject({ variantId: rowId, field: v.literal("weight"), seen: v.nullable(grams), value: values.weight }),
  v.strictObject({ variantId: rowId, field: v.literal("shelf"), seen: seenText, value: values.shelf }),
  v.strictObject({ variantId: rowId, field: v.literal("sold"), seen: v.boolean(), value: values.sold }),
]);
export type SheetCell = v.InferOutput<typeof cell>;
export type SheetField = SheetCell["field"];

/** What somebody must be allowed to change a cell of each field, and to see a price or a stock. */
export const permissionOfField: Readonly<Record<SheetField, Permission>> = {
  price: "prices.edit",
  cataloguePrice: "prices.edit",
  stock: "stock.move",
  ean: "products.edit",
  sku: "products.edit",
  weight: "products.edit",
  shelf: "products.edit",
  sold: "products.edit",
};

/** Why a cell was left as it is. */
const cellRefusals = [
  "NOT_FOUND",
  "FORBIDDEN",
  "FINAL",
  "CELL_CHANGED",
  "PRICE_NOT_LOWER",
  "EAN_TAKEN",
  "LAST_VARIANT",
  "STOCK_SHORT",
  "STOCK_MOVED",
] as const;
export type CellRefusal = (typeof cellRefusals)[number];

const variant = v.object({
  id: rowId,
  /** Its values in Polish, one of each option: by these it is known. */
  values: v.array(v.string()),
  sold: v.boolean(),
  price: seenWith("prices.edit", grosze),
  cataloguePrice: seenWith("prices.edit", v.nullable(grosze)),
  /** The lowest price of the last 30 days, today's included: from which a reduction that begins now is counted. */
  lowest: seenWith("prices.edit", grosze),
  /** Pieces that can be sold. */
  stock: seenWith("stock.move", count),
  /** The last movement that was none of an order's, which a count names; 0: there was none. */
  movement: seenWith("stock.move", count),
  ean: v.nullable(v.string()),
  sku: v.nullable(v.string()),
  weight: v.nullable(count),
  shelf: v.nullable(v.string()),
});
export type SheetVariant = v.InferOutput<typeof variant>;

const sheet = v.object({
  product: v.object({ id: rowId, name: v.string() }),
  /** Each with the values its variants have, in their order; `pl` is what a value is known by, `name` what the reader calls it. */
  options: v.array(
    v.object({
      id: rowId,
      name: v.string(),
      /** Sizes stand across the sheet, colours down. */
      kind: v.nullable(v.picklist(["size", "colour"])),
      values: v.array(v.object({ pl: v.string(), name: v.string() })),
    }),
  ),
  /** Names of options that most shops know and the product has not; none where it has as many options as it can. */
  proposed: v.array(v.object({ pl: v.string(), en: v.string(), cz: v.string(), name: v.string() })),
  variants: v.array(variant),
});
export type VariantSheet = v.InferOutput<typeof sheet>;

/** A cell as the log keeps it: `back` is what takes a movement of stock back, null where nothing moved. */
const loggedCell = v.looseObject({
  variantId: rowId,
  field: v.string(),
  value: v.unknown(),
  back: v.optional(v.unknown()),
});

export const variantRoutes = {
  variantSheet: route({
    method: "GET",
    path: "/products/:id/variants",
    summary: "Shows a product's variants with what each has, those that are not sold any more too.",
    permission: "products.edit",
    parameters: v.object({ id: rowIdText }),
    answer: sheet,
    refusals: ["NOT_FOUND"],
  }),
  digitalLinksPdf: route({
    method: "GET",
    path: "/products/:id/digital-links",
    summary:
      "Draws QR codes for the labels of a product's variants that are shown and have a GTIN, each with its address at the shop (GS1 Digital Link).",
    permission: "products.edit",
    parameters: v.object({ id: rowIdText }),
    answer: nothing,
    file: "application/pdf",
    refusals: ["NOT_FOUND"],
  }),
  changeVariants: route({
    method: "PATCH",
    path: "/products/:id/variants",
    summary:
      "Changes cells of the sheet, each where it is as it was seen: the others are named with their reason and stay; with `whole`, none is changed then. Stock is moved by a difference or a count. What is not sold any more stays for the orders that name it.",
    permission: "products.edit",
    parameters: v.object({ id: rowIdText }),
    body: v.strictObject({
      cells: v.pipe(
        v.array(cell),
        v.minLength(1),
        v.maxLength(sheetLimits.cells),
        v.check((cells) => new Set(cells.map(({ variantId, field }) => `${variantId} ${field}`)).size === cells.length),
      ),
      whole: v.optional(v.boolean(), false),
    }),
    answer: v.object({
      refused: v.array(v.object({ variantId: rowId, field: v.string(), code: v.picklist(cellRefusals) })),
      /** The variants that were named, as they are now. */
      variants: v.array(variant),
    }),
    refusals: cellRefusals,
    idempotent: true,
    undo: "changeVariants",
    namesSeen: true,
    undone: ({ entityId, before, after }) => {
      const [were, are] = [before, after].map((logged) => v.parse(v.array(loggedCell), logged?.["cells"]));
      const cells = are!.flatMap(({ variantId, field, value, back }, at): object[] => {
        if (back === undefined) return [{ variantId, field, seen: value, value: were![at]!.value }];
        return back === null ? [] : [{ variantId, field, value: back }];
      });
      return cells.length === 0 ? null : { parameters: { id: entityId }, body: { cells, whole: true } };
    },
  }),
  addOptionValue: route({
    method: "POST",
    path: "/products/:id/options/:option/values",
    summary:
      "Adds a value to an option: a variant of it with each combination of the others that is sold, without stock, at the product's price. Those that were sold before come back as they were.",
    permission: "products.edit",
    parameters: v.object({ id: rowIdText, option: rowIdText }),
    body: v.strictObject({
      value: words,
      /** The value, in Polish, before which it stands; null: the last. */
      before: v.nullable(wireLine(sheetLimits.value)),
    }),
    answer: sheet,
    refusals: ["NOT_FOUND", "VALUE_KNOWN", "EAN_TAKEN", "VARIANTS_FULL"],
    undo: "changeVariants",
    undone: ({ entityId, after }) => {
      const added = v.parse(v.array(rowId), after?.["variants"]);
      const cells = added.map((variantId) => ({ variantId, field: "sold", seen: true, value: false }));
      return { parameters: { id: entityId }, body: { cells, whole: true } };
    },
  }),
  addOption: route({
    method: "POST",
    path: "/products/:id/options",
    summary:
      "Adds an option to a product: each of its variants gets the first value and stays the variant it was, in carts, orders, lists and feeds. An option that the shop knows by its Polish name is called as it is there.",
    permission: "products.edit",
    parameters: v.object({ id: rowIdText }),
    body: v.strictObject({
      name: words,
      value: words,
      /** The option before which it stands; null: the last. */
      before: v.nullable(rowId),
    }),
    answer: sheet,
    refusals: ["NOT_FOUND", "OPTION_KNOWN", "OPTIONS_FULL"],
    undo: "removeOption",
    undone: ({ entityId, after }) => ({
      parameters: { id: entityId, option: v.parse(rowId, after?.["option"]) },
    }),
  }),
  removeOption: route({
    method: "DELETE",
    path: "/products/:id/options/:option",
    summary:
      "Takes an option away from a product where one value of it is left in what is sold: each variant stays the variant it was. What was sold in other values has its place again should the option come back.",
    permission: "products.edit",
    parameters: v.object({ id: rowIdText, option: rowIdText }),
    answer: sheet,
    refusals: ["NOT_FOUND", "OPTION_IN_USE"],
    undo: "addOption",
  }),
};
