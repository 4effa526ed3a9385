/** Discount codes, one by one and in batches: what they take off, for whom and when, and what they have done. Money is grosze. */
import * as v from "valibot";
import { codeLimits, isCodeName } from "../../domain/discount/code-limits.ts";
import { codeForm } from "../../domain/one-form.ts";
import { wireLine, wireText } from "../wire-text.ts";
import { route, type UndoCall } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { moment, pageLimit, rowId, rowIdText } from "./values.ts";

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const grosze = v.pipe(count, v.maxValue(100_000_000));
const uses = v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(codeLimits.uses)));
/** A moment on the clocks of Poland, `YYYY-MM-DD HH:MM:SS`. */
const clock = v.nullable(
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    v.check((text) => {
      const at = new Date(`${text.replace(" ", "T")}Z`);
      return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19).replace("T", " ") === text;
    }),
  ),
);
const someIds = v.pipe(v.array(rowId), v.maxLength(200));
const percent = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(?:\.\d{1,2})?$/),
  v.check((text) => Number(text) > 0 && Number(text) <= 100),
);

/** What is not named of a new code is not asked of whoever uses it; of one that is changed it stays. */
const terms = {
  /** Takes the place of a percentage; 0: nothing but free delivery. */
  amountOff: v.exactOptional(grosze),
  percentOff: v.exactOptional(percent),
  freeShipping: v.exactOptional(v.boolean()),
  /** The cart has to cost so much. */
  minTotal: v.exactOptional(grosze),
  starts: v.exactOptional(clock),
  expires: v.exactOptional(clock),
  /** How often it may be used, and by one person. */
  limit: v.exactOptional(uses),
  perCustomer: v.exactOptional(uses),
  /** For a first order only. */
  firstOrder: v.exactOptional(v.boolean()),
  /** Something of these has to be in the cart. */
  category: v.exactOptional(v.nullable(rowId)),
  manufacturer: v.exactOptional(v.nullable(rowId)),
  /** The discount is counted from these alone; both empty: from the whole cart. */
  onlyProducts: v.exactOptional(someIds),
  onlyCategories: v.exactOptional(someIds),
};
/** Something is taken off in one way. */
const hasOnePrice = ({ amountOff, percentOff }: { amountOff?: number; percentOff?: string }) =>
  amountOff === undefined || percentOff === undefined;

const named = v.object({ id: rowId, name: v.string() });
const done = {
  /** Orders that hold it and were neither cancelled nor left unpaid. */
  orders: count,
  /** Grosze it has taken off those. */
  takenOff: seenWith("money.read", count),
};

const discountCode = v.object({
  id: rowId,
  code: v.string(),
  state: v.picklist(["live", "planned", "ended", "expired", "usedUp"]),
  batch: v.nullable(rowId),
  used: count,
  ...done,
  amountOff: v.nullable(count),
  percentOff: v.nullable(v.string()),
  freeShipping: v.boolean(),
  minTotal: count,
  starts: v.nullable(v.string()),
  expires: v.nullable(v.string()),
  limit: v.nullable(count),
  perCustomer: v.nullable(count),
  firstOrder: v.boolean(),
  category: v.nullable(named),
  manufacturer: v.nullable(named),
  onlyProducts: v.array(named),
  onlyCategories: v.array(named),
  /** What `If-Match` names of its terms. */
  version: v.string(),
});
export type DiscountCodeSaid = v.InferOutput<typeof discountCode>;

const batch = v.object({ id: rowId, name: v.string(), madeAt: moment, codes: count, running: count, ...done });
export type CodeBatch = v.InferOutput<typeof batch>;

const codeName = v.pipe(wireText(60), v.transform(codeForm), v.check(isCodeName));
const refusals = ["CODE_EMPTY", "CODE_NEVER", "CODE_GOODS_UNKNOWN"] as const;
const withId = { parameters: v.object({ id: rowIdText }) };

export const codeRoutes = {
  codes: route({
    method: "GET",
    path: "/codes",
    summary:
      "Lists discount codes, the newest first: those that can be used, or cannot any more; those of batches where one is named or a name is looked for.",
    permission: "prices.edit",
    query: v.object({
      view: v.optional(v.picklist(["running", "ended", "all"]), "running"),
      /** A part of a name. */
      q: v.optional(wireText(60), ""),
      batch: v.optional(rowIdText),
      /** One code by its number. */
      id: v.optional(rowIdText),
      /** `next` of the page before. */
      after: v.optional(rowIdText),
      limit: pageLimit,
    }),
    answer: v.object({ codes: v.array(discountCode), next: v.nullable(v.string()) }),
    refusals: [],
  }),
  codeBatches: route({
    method: "GET",
    path: "/code-batches",
    summary: "Lists batches of codes, the newest first, with what they have done.",
    permission: "prices.edit",
    answer: v.object({ batches: v.array(batch) }),
    refusals: [],
  }),
  codeGoods: route({
    method: "GET",
    path: "/code-goods",
    summary: "Lists the categories and brands a code may be for.",
    permission: "prices.edit",
    answer: v.object({ categories: v.array(named), manufacturers: v.array(named) }),
    refusals: [],
  }),
  code: route({
    method: "GET",
    path: "/codes/:id",
    summary: "Shows a discount code.",
    permission: "prices.edit",
    ...withId,
    answer: discountCode,
    refusals: ["NOT_FOUND"],
  }),
  addCode: route({
    method: "POST",
    path: "/codes",
    summary: "Makes a discount code; it can be used at once, unless it begins later or is made switched off.",
    permission: "prices.edit",
    body: v.pipe(
      v.strictObject({ code: codeName, ...terms, ended: v.optional(v.boolean(), false) }),
      v.check((body) => hasOnePrice(body)),
    ),
    answer: v.object({ id: rowId }),
    refusals: ["NAME_TAKEN", ...refusals],
    idempotent: true,
    undo: "removeCode",
  }),
  changeCode: route({
    method: "PATCH",
    path: "/codes/:id/terms",
    summary: "Changes a code's terms from the next order on; what is not named stays.",
    permission: "prices.edit",
    ...withId,
    body: v.pipe(
      v.strictObject(terms),
      v.check((body) => hasOnePrice(body)),
    ),
    answer: discountCode,
    refusals: ["NOT_FOUND", "CODE_LIMIT_USED", ...refusals],
    versioned: "terms",
    undo: "changeCode",
    undone: ({ entityId, before }) => ({ parameters: { id: entityId }, body: before! }),
  }),
  endCode: route({
    method: "POST",
    path: "/codes/:id/end",
    summary: "Ends a code at once; orders that hold it keep it.",
    permission: "prices.edit",
    ...withId,
    answer: discountCode,
    refusals: ["NOT_FOUND"],
    undo: "startCode",
  }),
  startCode: route({
    method: "DELETE",
    path: "/codes/:id/end",
    summary: "Lets a code that was ended be used again, or one that is to begin later from now on.",
    permission: "prices.edit",
    ...withId,
    answer: discountCode,
    refusals: ["NOT_FOUND"],
    undo: "endCode",
    undone: ({ entityId, before }): UndoCall | null =>
      before?.["ended"] === true ? { parameters: { id: entityId } } : null,
  }),
  removeCode: route({
    method: "DELETE",
    path: "/codes/:id",
    summary: "Deletes a code that no order holds.",
    permission: "prices.edit",
    ...withId,
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND", "CODE_HELD"],
    undo: "addCode",
    undone: ({ before }): UndoCall | null => (before === null || "batch" in before ? null : { body: before }),
  }),
  addCodeBatch: route({
    method: "POST",
    path: "/code-batches",
    summary: `Makes up to ${codeLimits.batch} codes of the same terms: each is called by the same beginning and signs that are drawn.`,
    permission: "prices.edit",
    body: v.pipe(
      v.strictObject({
        name: v.pipe(wireLine(80), v.minLength(1)),
        beginning: v.pipe(
          wireText(60),
          v.transform(codeForm),
          v.maxLength(codeLimits.beginning),
          v.regex(/^[\p{L}\p{N}_-]*$/u),
        ),
        count: v.pipe(whole, v.minValue(1), v.maxValue(codeLimits.batch)),
        ...terms,
      }),
      v.check((body) => hasOnePrice(body)),
    ),
    answer: v.object({ id: rowId }),
    refusals,
    idempotent: true,
    undo: "removeCodeBatch",
  }),
  endCodeBatch: route({
    method: "POST",
    path: "/code-batches/:id/end",
    summary: "Ends every code of a batch at once; orders that hold one keep it.",
    permission: "prices.edit",
    ...withId,
    answer: batch,
    refusals: ["NOT_FOUND"],
    undo: "startCodeBatch",
    undone: ({ entityId, after }) => ({ parameters: { id: entityId }, body: { endedAt: after?.["endedAt"] } }),
  }),
  startCodeBatch: route({
    method: "DELETE",
    path: "/code-batches/:id/end",
    summary:
      "Lets the codes of a batch that were ended be used again: all of them, or those that were ended at one moment.",
    permission: "prices.edit",
    ...withId,
    body: v.strictObject({ endedAt: v.optional(v.nullable(moment), null) }),
    answer: batch,
    refusals: ["NOT_FOUND"],
    undo: "endCodeBatch",
    // Of some alone there is no ending that leaves the others as they were.
    undone: ({ entityId, after }): UndoCall | null =>
      after?.["whole"] === true ? { parameters: { id: entityId } } : null,
  }),
  removeCodeBatch: route({
    method: "DELETE",
    path: "/code-batches/:id",
    summary: "Deletes a batch with all its codes, where no order holds one of them.",
    permission: "prices.edit",
    ...withId,
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND", "CODE_HELD"],
    undo: null,
  }),
};
