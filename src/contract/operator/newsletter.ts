/** Who gets the newsletter and how we know, and who waits for sold-out goods. */
import * as v from "valibot";
import { wireText } from "../wire-text.ts";
import { route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { language, moment, pageLimit, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const source = v.picklist(["footer", "order", "registration", "account"]);
const known = {
  language,
  /** Where they asked for it, and which words they consented to. */
  source,
  words: v.string(),
  askedAt: moment,
  confirmedAt: moment,
};

export const newsletterRoutes = {
  newsletter: route({
    method: "GET",
    path: "/newsletter",
    summary:
      "Counts who gets the newsletter by language and by where they asked for it, and lists them, the newest first.",
    permission: "customers.read",
    query: v.object({
      /** A part of an address; looked for with `customers.contact` alone. */
      q: v.optional(wireText(100), ""),
      /** `next` of the page before. */
      after: v.optional(rowIdText),
      limit: pageLimit,
    }),
    answer: v.object({
      counts: v.array(v.object({ language, source, count })),
      subscribers: v.array(v.object({ id: rowId, email: seenWith("customers.contact", v.string()), ...known })),
      next: v.nullable(v.string()),
    }),
    refusals: [],
  }),
  endSubscription: route({
    method: "DELETE",
    path: "/newsletter/:id",
    summary: "Takes an address out of the newsletter. Only its owner can agree to it again.",
    permission: "customers.contact",
    parameters: v.object({ id: rowIdText }),
    answer: v.object({}),
    refusals: ["NOT_FOUND"],
    undo: null,
  }),
  exportSubscribers: route({
    method: "POST",
    path: "/newsletter-exports",
    summary: "Gives out everybody who gets the newsletter with how we know they asked for it; the log says to whom.",
    permission: "exports.personal",
    answer: v.object({ subscribers: v.array(v.object({ email: v.string(), ...known })) }),
    refusals: [],
    stepUp: true,
    undo: null,
  }),
  stockAlerts: route({
    method: "GET",
    path: "/stock-alerts",
    summary: "Lists sold-out variants somebody waits for, those first that most wait for; who waits is not said.",
    permission: "stock.move",
    answer: v.object({
      alerts: v.array(
        v.object({
          variantId: rowId,
          product: v.string(),
          variant: v.string(),
          sku: v.nullable(v.string()),
          picture: v.nullable(v.string()),
          stock: count,
          waiting: count,
          /** Since when the first of them waits. */
          since: moment,
        }),
      ),
    }),
    refusals: [],
  }),
};
