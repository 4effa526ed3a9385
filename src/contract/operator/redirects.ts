/** Where addresses lead that are no page of the shop's. */
import * as v from "valibot";
import { mostRedirects, redirectTroubles } from "../../domain/content/redirect.ts";
import { wireLine } from "../wire-text.ts";
import { type Logged, route } from "./route.ts";
import { day, moment, pageLimit, rowId, rowIdText } from "./values.ts";

const redirect = v.object({
  id: rowId,
  /** With a slash in front. */
  from: v.string(),
  /** Where it leads now; null: what it led to is not shown any more. */
  to: v.nullable(v.string()),
  hits: v.number(),
  lastHitOn: v.nullable(day),
  givenAt: moment,
});
export type RedirectSaid = v.InferOutput<typeof redirect>;

const asked = v.strictObject({ from: wireLine(2000), to: wireLine(2000) });
const ids = v.strictObject({ ids: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(mostRedirects)) });

const outcome = v.object({
  from: v.string(),
  to: v.string(),
  /** Its number; null: it was refused. */
  id: v.nullable(rowId),
  why: v.nullable(v.picklist(redirectTroubles)),
});
export type RedirectOutcome = v.InferOutput<typeof outcome>;

export const redirectRoutes = {
  redirects: route({
    method: "GET",
    path: "/redirects",
    summary: "Lists where addresses lead that are no page of the shop's, the newest first.",
    permission: "content.edit",
    query: v.object({
      /** A part of either address. */
      q: v.optional(wireLine(200), ""),
      /** `next` of the page before. */
      after: v.optional(rowIdText),
      limit: pageLimit,
    }),
    answer: v.object({
      redirects: v.array(redirect),
      next: v.nullable(v.number()),
      total: v.number(),
      /** Earlier addresses of pages of the shop, which lead to them by themselves. */
      byThemselves: v.number(),
    }),
    refusals: [],
  }),
  addRedirects: route({
    method: "POST",
    path: "/redirects",
    summary:
      "Has addresses lead elsewhere in the shop. What cannot be (a page of the shop, a loop) is said of each, and stops none of the others.",
    permission: "content.edit",
    body: v.strictObject({ redirects: v.pipe(v.array(asked), v.minLength(1), v.maxLength(mostRedirects)) }),
    answer: v.object({ outcomes: v.array(outcome) }),
    largest: 2 * 1024 * 1024,
    refusals: [],
    undo: "removeRedirects",
    undone: ({ after }: Logged) => ({ body: { ids: after?.["ids"] } }),
  }),
  removeRedirects: route({
    method: "POST",
    path: "/redirects/remove",
    summary: "Has addresses lead nowhere any more.",
    permission: "content.edit",
    body: ids,
    answer: v.object({ removed: v.number() }),
    refusals: ["NOT_FOUND"],
    undo: "addRedirects",
    undone: ({ before }: Logged) => ({ body: { redirects: before?.["redirects"] } }),
  }),
};
