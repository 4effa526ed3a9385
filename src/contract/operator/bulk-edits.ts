/** Edits of many goods at once: what each would change is looked at first, then applied, and can be taken back. Money in grosze, weight in grams. */
// One long file: one edit, its operations and their routes.
import * as v from "valibot";
import {
  type BulkKind,
  bulkKinds,
  bulkLimits,
  bulkOutcomes,
  bulkRefusals,
  bulkRowViews,
  bulkStates,
  bulkTexts,
  earlierPrices,
  priceEndings,
} from "../../domain/catalogue/bulk-edit.ts";
import { fibreNames, partNames } from "../../domain/catalogue/composition.ts";
import { productLimits, productViews } from "../../domain/catalogue/product-form.ts";
import { badges } from "../../domain/catalogue/product.ts";
import { standardCode } from "../../domain/catalogue/selling-limits.ts";
import { reasonsByHand } from "../../domain/catalogue/stock-movement.ts";
import { vatRates } from "../../domain/invoice/vat.ts";
import { withdrawalExceptions } from "../../domain/catalogue/withdrawal-exception.ts";
import { sheetLimits } from "../../domain/catalogue/variant-sheet.ts";
import type { Permission } from "../../domain/staff/permissions.ts";
import { wireLine, wireText } from "../wire-text.ts";
import { producerBody } from "./brands.ts";
import { route } from "./route.ts";
import { count, difference } from "./stock.ts";
import { language, moment, pageLimit, rowId, rowIdText } from "./values.ts";

const grosze = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(sheetLimits.price));
const step = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-sheetLimits.price),
  v.maxValue(sheetLimits.price),
  v.check((amount) => amount !== 0),
);
const percent = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-99),
  v.maxValue(bulkLimits.percent),
  v.check((share) => share !== 0),
);
/** As it is looked for, spaces at its ends too; it breaks no line. */
const words = (longest: number) =>
  v.pipe(
    wireText(longest),
    v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")),
  );

const operation = v.variant("kind", [
  v.strictObject({
    kind: v.literal("price"),
    /** By a share of it or by grosze, below zero less; or to one price. */
    by: v.union([v.strictObject({ percent }), v.strictObject({ amount: step }), v.strictObject({ to: grosze })]),
    /** Grosze in which the new price ends; null: as it comes out. */
    ending: v.nullable(v.picklist(priceEndings)),
    /** What becomes of the price before a reduction: it stays, the price until now takes its place where there is none, or there is none any more. */
    earlier: v.picklist(earlierPrices),
  }),
  v.strictObject({ kind: v.literal("earlierPrice"), price: v.nullable(grosze) }),
  v.strictObject({
    kind: v.literal("stock"),
    change: difference,
    reason: v.picklist(reasonsByHand),
    note: wireLine(200),
  }),
  v.strictObject({
    kind: v.literal("weight"),
    grams: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(sheetLimits.weight))),
  }),
  v.strictObject({ kind: v.literal("category"), does: v.picklist(["add", "remove"]), categoryId: rowId }),
  v.strictObject({ kind: v.literal("moveCategory"), fromId: rowId, categoryId: rowId }),
  v.strictObject({ kind: v.literal("brand"), brandId: rowId }),
  v.strictObject({ kind: v.literal("badge"), badge: v.picklist(badges), takes: v.boolean() }),
  v.pipe(
    v.strictObject({
      kind: v.literal("publication"),
      shown: v.boolean(),
      /** The moment from which what is hidden is shown by itself. */
      from: v.nullable(moment),
    }),
    v.check(({ shown, from }) => !shown || from === null),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal("text"),
      text: v.picklist(bulkTexts),
      language,
      find: v.pipe(words(bulkLimits.find), v.minLength(1)),
      replacement: words(bulkLimits.replacement),
    }),
    v.check(({ find, replacement }) => find !== replacement),
  ),
  v.strictObject({ kind: v.literal("guarantee"), years: v.nullable(v.number()) }),
  /** Of the VAT in the price, which stays what it is. */
  v.strictObject({ kind: v.literal("vatRate"), rate: v.picklist(vatRates) }),
  /** Why a consumer cannot withdraw from buying them, or not once they are unsealed; null: they can. */
  v.strictObject({
    kind: v.literal("withdrawalException"),
    exception: v.nullable(v.picklist(withdrawalExceptions)),
  }),
  v.strictObject({
    kind: v.literal("composition"),
    composition: v.array(
      v.strictObject({
        part: v.picklist(partNames),
        fibres: v.array(v.strictObject({ fibre: v.picklist(fibreNames), percent: v.number() })),
      }),
    ),
  }),
  /** Pieces one shopper may have; null: as many as there are. */
  v.strictObject({
    kind: v.literal("mostPieces"),
    most: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(productLimits.mostPieces))),
  }),
  /** Whether adults alone may buy them. */
  v.strictObject({ kind: v.literal("ageMin"), adults: v.boolean() }),
  /** Whether they are sold online, or in the shop itself alone. */
  v.strictObject({ kind: v.literal("onlineSale"), online: v.boolean() }),
  /** A country into which they are not sent, or are again. */
  v.strictObject({
    kind: v.literal("blockedCountry"),
    does: v.picklist(["add", "remove"]),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/), v.transform(standardCode)),
  }),
  /** Of the brands of the goods, for all goods of those. */
  v.strictObject({ kind: v.literal("producer"), producer: producerBody }),
]);

const filter = v.strictObject({
  view: v.picklist(productViews),
  q: wireText(100),
  categoryId: v.nullable(rowId),
  brandId: v.nullable(rowId),
});
/** Products by number, or all that a filter of the list leaves. */
const goods = v.union([
  v.strictObject({ ids: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(bulkLimits.products)) }),
  v.strictObject({ filter }),
]);
export type BulkGoodsSaid = v.InferOutput<typeof goods>;

/** What somebody must be allowed to do something to many goods, and to see it. */
export function permissionOfBulk(kind: BulkKind): Permission {
  if (kind === "price" || kind === "earlierPrice") return "prices.edit";
  return kind === "stock" ? "stock.move" : "products.edit";
}

const edit = v.object({
  id: rowId,
  at: moment,
  /** Who has planned it. */
  by: v.string(),
  operation,
  goods,
  state: v.picklist(bulkStates),
  /** It is being taken back, or was. */
  backwards: v.boolean(),
  /** Of what would be changed: `applyBulkEdit` says which it has seen. */
  seen: v.string(),
  /** Products that were looked at. */
  products: count,
  /** Rows that are to be changed, and those that cannot be. */
  wanted: count,
  refused: count,
  /** Of the wanted: those that are behind it, and those of them that were changed. */
  done: count,
  changed: count,
  /** Of the changed: those that are behind its way back, and those of them that were taken back. */
  backDone: count,
  back: count,
  /** Rows a second; null: it has not gone on for long enough. */
  rate: v.nullable(v.number()),
  /** Seconds until it is over, at that rate. */
  secondsLeft: v.nullable(count),
});
export type BulkEdit = v.InferOutput<typeof edit>;

const contact = v.object({ name: v.string(), address: v.string(), email: v.string() });
/** A value of a field: what a product, a variant or a brand says there. */
const value = v.nullable(
  v.union([
    v.string(),
    v.number(),
    v.boolean(),
    v.array(v.union([v.string(), v.number()])),
    v.object({ shown: v.boolean(), from: v.nullable(moment) }),
    v.object({ ...contact.entries, responsible: v.nullable(contact) }),
    v.array(
      v.object({
        part: v.picklist(partNames),
        fibres: v.array(v.object({ fibre: v.picklist(fibreNames), percent: v.number() })),
      }),
    ),
  ]),
);
export type BulkValue = v.InferOutput<typeof value>;

const row = v.object({
  row: count,
  /** Null: it is of a brand. */
  productId: v.nullable(rowId),
  brandId: v.nullable(rowId),
  /** What the product or the brand is called; null: it was taken away. */
  called: v.nullable(v.string()),
  /** All goods of the brand, which follow it; null: it is of a product. */
  brandGoods: v.nullable(count),
  variantId: v.nullable(rowId),
  variant: v.string(),
  field: v.string(),
  before: value,
  after: value,
  /** Why it is not to be changed. */
  refused: v.nullable(v.picklist(bulkRefusals)),
  /** What became of it; null: nothing yet. */
  outcome: v.nullable(v.picklist(bulkOutcomes)),
  backOutcome: v.nullable(v.picklist(bulkOutcomes)),
});
export type BulkRow = v.InferOutput<typeof row>;

const parameters = v.object({ id: rowIdText });

export const bulkEditRoutes = {
  bulkEdits: route({
    method: "GET",
    path: "/bulk-edits",
    summary: "Lists edits of many goods, the newest first, of what the reader may change.",
    permission: "products.edit",
    query: v.object({ after: v.optional(rowIdText), limit: pageLimit }),
    answer: v.object({ edits: v.array(edit), next: v.nullable(v.string()) }),
    refusals: [],
  }),
  planBulkEdit: route({
    method: "POST",
    path: "/bulk-edits",
    summary:
      "Writes down what an operation would change of many goods, row by row, and changes nothing of them. What is not applied within a day is forgotten.",
    permission: "products.edit",
    body: v.strictObject({ operation, goods }),
    answer: edit,
    // The numbers of all products one edit takes.
    largest: 512 * 1024,
    refusals: ["FORBIDDEN", "FIELD_WRONG", "TOO_MANY_GOODS", "NO_GOODS"],
  }),
  bulkEdit: route({
    method: "GET",
    path: "/bulk-edits/:id",
    summary: "Shows an edit of many goods: what it is to do and how far it is.",
    permission: "products.edit",
    parameters,
    answer: edit,
    refusals: ["NOT_FOUND"],
  }),
  bulkEditRows: route({
    method: "GET",
    path: "/bulk-edits/:id/rows",
    summary: "Lists what an edit changes or has changed, and what it leaves as it is with the reason, row by row.",
    permission: "products.edit",
    parameters,
    query: v.object({
      view: v.optional(v.picklist(bulkRowViews), "all"),
      /** `next` of the page before. */
      after: v.optional(rowIdText),
      limit: pageLimit,
    }),
    answer: v.object({ rows: v.array(row), next: v.nullable(v.string()) }),
    refusals: ["NOT_FOUND"],
  }),
  applyBulkEdit: route({
    method: "POST",
    path: "/bulk-edits/:id/apply",
    summary:
      "Begins an edit of many goods, if it is what was seen, or goes on with one that was stopped; it is worked on without anybody waiting. What somebody has changed since it was seen stays as it is, and is listed.",
    permission: "products.edit",
    parameters,
    body: v.strictObject({ seen: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
    answer: edit,
    refusals: ["NOT_FOUND", "FORBIDDEN", "FIELD_WRONG", "FINAL"],
    undo: "rollBackBulkEdit",
    undone: ({ entityId }) => ({ parameters: { id: entityId } }),
  }),
  stopBulkEdit: route({
    method: "POST",
    path: "/bulk-edits/:id/stop",
    summary: "Stops an edit of many goods; what was done stays, and it can be gone on with or taken back.",
    permission: "products.edit",
    parameters,
    answer: edit,
    refusals: ["NOT_FOUND", "FORBIDDEN", "FINAL"],
    undo: null,
  }),
  rollBackBulkEdit: route({
    method: "POST",
    path: "/bulk-edits/:id/roll-back",
    summary:
      "Takes back what an edit of many goods has changed, one that was stopped or still runs too. What somebody has changed since stays as it is, and is listed.",
    permission: "products.edit",
    parameters,
    answer: edit,
    refusals: ["NOT_FOUND", "FORBIDDEN", "FINAL"],
    // It finds out row by row what has changed since.
    namesSeen: true,
    undo: null,
  }),
};

/** Returns the operations somebody with these permissions may do. */
export function bulkKindsFor(permissions: readonly string[]): BulkKind[] {
  return bulkKinds.filter((kind) => permissions.includes(permissionOfBulk(kind)));
}
