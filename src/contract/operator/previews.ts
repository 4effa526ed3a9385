/** Pages of the shop as they would be after changes that nobody has saved. */
import * as v from "valibot";
import { backofficePath, route } from "./route.ts";
import { language, moment, rowId } from "./values.ts";

/** What a page is of that can be drawn of a draft. */
const previewedKinds = ["product", "page", "category", "manufacturer", "home"] as const;
export type PreviewedKind = (typeof previewedKinds)[number];

/** What of a record its page shows, as the page drawn of a draft marks it; of pictures and rows with which of them, `pictures/2`. */
export const shownFields = [
  "name",
  "description",
  "brand",
  "categories",
  "badges",
  "price",
  "colour",
  "variants",
  "facts",
  "pictures",
  "content",
  "heading",
  "season",
  "text",
  "go",
  "rows",
  "notice",
  "menu",
  "foot",
] as const;
export type ShownField = (typeof shownFields)[number];

/** The attribute by which it marks them. */
export const fieldAttribute = "data-field";

/** Below this a page drawn of a draft lies, under a token of its own. */
export const previewPagePath = `${backofficePath}preview/`;

/** How long that page can be fetched. */
export const previewMinutes = 5;

/** A call of the API as it would save a part of a form. */
const drafted = v.strictObject({
  route: v.string(),
  parameters: v.record(v.string(), v.union([v.string(), v.number()])),
  body: v.optional(v.unknown()),
  /** What `If-Match` would name; null: the route has no versions. */
  version: v.nullable(v.string()),
});
export type Drafted = v.InferInput<typeof drafted>;

const feedRow = v.object({
  /** How many rows the product has in the feed: one for each variant. */
  rows: v.number(),
  /** What the first of them says, under the names of the feed. */
  values: v.array(v.object({ name: v.string(), value: v.string() })),
});

const preview = v.object({
  /** Where its page can be fetched, once or many times, by this session alone. */
  page: v.string(),
  until: moment,
  /** Shoppers do not see it yet: it is drawn as if they did. */
  hidden: v.boolean(),
  /** What search engines are told. */
  search: v.object({ title: v.string(), address: v.string(), description: v.string() }),
  /** What a link to it shows elsewhere; `picture`: an address at this server, or none. */
  card: v.object({
    site: v.string(),
    title: v.string(),
    description: v.string(),
    picture: v.nullable(v.string()),
  }),
  /** How Google's feed offers it; null: it is not advertised, or nothing that is sold. */
  feed: v.nullable(feedRow),
});
export type Preview = v.InferOutput<typeof preview>;

export const previewRoutes = {
  preview: route({
    method: "POST",
    path: "/previews",
    summary:
      "Draws a page of the shop as it would be after changes that nobody has saved: they are made by the routes that would save them, with the permissions those name, looked at and taken back, all in one transaction. Answers where this session alone can fetch the page, for some minutes.",
    permission: "signed-in",
    body: v.strictObject({
      kind: v.picklist(previewedKinds),
      /** Of the record; the home page is of none, and 1. */
      id: rowId,
      language,
      draft: v.pipe(v.array(drafted), v.maxLength(8)),
    }),
    answer: preview,
    refusals: [
      "FORBIDDEN",
      "NOT_FOUND",
      "VERSION_OLD",
      "VERSION_MISSING",
      "FIELD_WRONG",
      "STOCK_SHORT",
      "STOCK_MOVED",
      "ADDRESS_TAKEN",
      "NAME_TAKEN",
      "CONTRAST_LOW",
    ],
  }),
};
