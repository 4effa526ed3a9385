/** What the shop says, on its pages and in its emails, beside what the software would say. */
import * as v from "valibot";
import { textPlaces } from "../../domain/dictionary/text-place.ts";
import { wireLine, wireLines } from "../wire-text.ts";
import { type Logged, route } from "./route.ts";
import { language, moment, pageLimit, rowId } from "./values.ts";

/** Why a text cannot be said in place of its default. */
const troubles = [
  "fixed",
  "empty",
  "markup",
  "signs",
  "long",
  "lines",
  "placeholderMissing",
  "placeholderUnknown",
] as const;
/** What of the text it is: a placeholder, a sign, a number of signs; '': the whole of it. */
const trouble = v.object({ why: v.picklist(troubles), what: v.string() });

const warnings = ["longer", "law", "forms"] as const;

const inLanguage = v.object({
  /** What the software says. */
  given: v.string(),
  /** What the shop says in its place; null: nothing else. */
  own: v.nullable(v.string()),
  /** What the software said when that was written, where it says something else now; null: it has not moved. */
  moved: v.nullable(v.string()),
  /** Why what was written is not said, since the software has moved; null: it is said. */
  unsaid: v.nullable(trouble),
  /** The number of the record, for its history; null: it was never changed. */
  id: v.nullable(rowId),
  changedAt: v.nullable(moment),
  /** What `If-Match` names. */
  version: v.string(),
});

const shopText = v.object({
  code: v.string(),
  place: v.picklist(textPlaces),
  /** What is filled in, as it is written in the text. */
  placeholders: v.array(v.string()),
  in: v.object({ pl: inLanguage, en: inLanguage, cz: inLanguage }),
});
export type ShopText = v.InferOutput<typeof shopText>;

const code = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,79}$/));
/** More than is said: how many signs may be, the refusal tells. */
const typed = wireLines(20_000);

const shown = v.object({
  trouble: v.nullable(trouble),
  warnings: v.array(v.picklist(warnings)),
  /** The newest email to a shopper that says it, as it would read now; null: there is none, or one may not read it. */
  email: v.nullable(v.object({ subject: v.string(), text: v.string() })),
  /** Where a page that says it can be fetched for some minutes by this session alone; null: it is said on none that shows itself. */
  page: v.nullable(v.object({ frame: v.string(), address: v.string() })),
});
export type TextShown = v.InferOutput<typeof shown>;

const sameText = ({ before }: Logged) =>
  before === null
    ? null
    : { parameters: { code: before["code"], language: before["language"] }, body: { text: before["text"] } };

export const textRoutes = {
  texts: route({
    method: "GET",
    path: "/texts",
    summary:
      "Lists what the shop says and may say otherwise, in every language beside what the software says: all of it, what is changed, or of what is changed that whose default has moved since.",
    permission: "content.edit",
    query: v.object({
      view: v.optional(v.picklist(["all", "changed", "moved"]), "all"),
      place: v.optional(v.picklist(textPlaces)),
      /** Words as they are said, in any language, or a part of the code. */
      q: v.optional(wireLine(100), ""),
      /** `next` of the page before. */
      after: v.optional(code),
      limit: pageLimit,
    }),
    answer: v.object({
      texts: v.array(shopText),
      next: v.nullable(v.string()),
      /** Of all: how many are changed, and of how many of those the default has moved. */
      changed: v.number(),
      moved: v.number(),
    }),
    refusals: [],
  }),
  text: route({
    method: "GET",
    path: "/texts/:code",
    summary: "Shows what the shop says by one code.",
    permission: "content.edit",
    parameters: v.object({ code }),
    answer: shopText,
    refusals: ["NOT_FOUND"],
  }),
  showText: route({
    method: "POST",
    path: "/texts/:code/:language/preview",
    summary:
      "Says whether a text can be said in place of its default, and shows an email or a page that says it as a shopper would get it. It changes nothing.",
    permission: "signed-in",
    parameters: v.object({ code, language }),
    body: v.strictObject({ text: v.nullable(typed) }),
    answer: shown,
    refusals: ["NOT_FOUND", "FORBIDDEN"],
  }),
  changeText: route({
    method: "PUT",
    path: "/texts/:code/:language",
    summary:
      "Has the shop say a text otherwise than the software; null: as the software again. Its placeholders have to be the default's.",
    permission: "content.edit",
    parameters: v.object({ code, language }),
    body: v.strictObject({ text: v.nullable(typed) }),
    answer: shopText,
    refusals: ["NOT_FOUND", "TEXT_UNSAYABLE"],
    versioned: "text",
    undo: "changeText",
    undone: sameText,
  }),
};
