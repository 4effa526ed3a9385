/** A product that is recalled: its notice in the Union's form, whom it is written to, and who was reached. */
import * as v from "valibot";
import { languages } from "../../domain/language.ts";
import { recallLimits, recallRemedies } from "../../domain/order/recall-notice.ts";
import { wireLines } from "../wire-text.ts";
import { route } from "./route.ts";
import { language, moment, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const part = v.pipe(wireLines(recallLimits.most), v.minLength(recallLimits.fewest));
const notice = v.strictObject({
  identification: part,
  sold: part,
  hazard: part,
  action: part,
  remedies: v.pipe(
    v.array(v.picklist(recallRemedies)),
    v.minLength(recallLimits.remedies),
    v.maxLength(recallRemedies.length),
    v.checkItems((one, at, all) => all.indexOf(one) === at),
  ),
});

/** A notice in the shop's languages: who reads one that is left out gets the Polish one. */
export const saidNotice = v.strictObject({
  pl: notice,
  en: v.exactOptional(notice),
  cz: v.exactOptional(notice),
});

const ofProduct = { parameters: v.object({ id: rowIdText }) };
const recall = v.strictObject({
  /** Only who bought this variant; null: whoever bought the product. */
  variantId: v.nullable(rowId),
  notice: saidNotice,
});
export type RecallSent = v.InferInput<typeof recall>;

const screen = v.object({
  name: v.string(),
  brand: v.string(),
  /** The name of its first picture; null: it has none. */
  picture: v.nullable(v.string()),
  /** Whom email and notice say to ask; empty: the shop has not said. */
  contact: v.object({ email: v.string(), phone: v.string() }),
  /** Buyers who have it or will get it, all together and by variant. */
  buyers: count,
  variants: v.array(v.object({ id: rowId, name: v.string(), buyers: count })),
  /** Recalls of it, the newest first, each with whom it was written to: at most 2,000 emails. */
  recalls: v.array(
    v.object({
      at: moment,
      /** Its Polish hazard. */
      hazard: v.string(),
      letters: v.array(
        v.object({
          order: rowId,
          email: v.string(),
          /** `refused`: it could not be delivered. */
          state: v.picklist(["waiting", "sent", "refused"]),
        }),
      ),
    }),
  ),
});
export type RecallScreenSaid = v.InferOutput<typeof screen>;

const preview = v.object({
  /** Emails that would be written. */
  letters: count,
  /** By language of the buyers, one of the emails as it would leave. */
  languages: v.array(
    v.object({
      lanCode: language,
      letters: count,
      /** The notice was not said in it: the Polish one goes. */
      inPolish: v.boolean(),
      subject: v.string(),
      text: v.string(),
    }),
  ),
  /** The notice as HTML for an information page, in the languages it was said in. */
  pages: v.array(v.object({ lanCode: v.picklist(languages.map(({ lanCode }) => lanCode)), html: v.string() })),
});
export type RecallPreview = v.InferOutput<typeof preview>;

const refusals = ["NOT_FOUND", "RECALL_PLAYS_DOWN", "RECALL_NOBODY"] as const;

export const recallRoutes = {
  recalls: route({
    method: "GET",
    path: "/products/:id/recalls",
    summary: "Tells who bought a product, whom a recall of it says to ask, and who was written to by each.",
    permission: "buyers.contact",
    ...ofProduct,
    answer: screen,
    refusals: ["NOT_FOUND"],
  }),
  recallPreview: route({
    method: "POST",
    path: "/products/:id/recall-preview",
    summary:
      "Says how many emails a recall would write, shows one in each language, and the notice as HTML; nothing is written. RECALL_PLAYS_DOWN: words play the danger down (Regulation (EU) 2023/988, art. 36), `at` says where. RECALL_NOBODY: nobody is left who was not told by these words.",
    permission: "buyers.contact",
    ...ofProduct,
    body: recall,
    answer: preview,
    refusals,
  }),
  recallProduct: route({
    method: "POST",
    path: "/products/:id/recalls",
    summary:
      "Writes to whoever bought a product, or a variant of it, that it is recalled, in the Union's form, once by the same words. It does not take the product out of the shop.",
    permission: "buyers.contact",
    ...ofProduct,
    body: recall,
    answer: v.object({ letters: count }),
    refusals,
    stepUp: true,
    idempotent: true,
    undo: null,
  }),
};
