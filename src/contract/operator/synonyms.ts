/** Words that mean the same in a search of this shop: the label's own, and those that come with it. */
import * as v from "valibot";
import { wireLine } from "../wire-text.ts";
import { type Logged, route } from "./route.ts";
import { day, language, pageLimit, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const parameters = v.object({ id: rowIdText });
/** What a search cannot look for is refused as FIELD_WRONG, which names the word. */
const words = v.pipe(v.array(wireLine(200)), v.maxLength(50));

const group = v.object({
  id: rowId,
  language,
  words: v.array(v.string()),
  /** Who asks for the first finds the others too, but not the other way round. */
  oneWay: v.boolean(),
  /** What `If-Match` names. */
  version: v.string(),
});
export type SynonymsSaid = v.InferOutput<typeof group>;

const own = v.object({
  /** Their first word. */
  name: v.string(),
  words: v.array(v.string()),
  off: v.boolean(),
});
export type OwnSynonymsSaid = v.InferOutput<typeof own>;

const edit = { permission: "content.edit" } as const;

export const synonymRoutes = {
  synonyms: route({
    method: "GET",
    path: "/synonyms",
    summary:
      "Lists the synonyms of a language that the label has given, the newest first, and those that come with the shop.",
    ...edit,
    query: v.object({
      language,
      /** A part of one of their words. */
      q: v.optional(wireLine(100), ""),
      /** `next` of the page before. */
      after: v.optional(rowIdText),
      limit: pageLimit,
    }),
    answer: v.object({
      synonyms: v.array(group),
      /** Of every language; all of them, whatever page is asked for. */
      own: v.array(own),
      next: v.nullable(v.number()),
      total: count,
    }),
    refusals: [],
  }),
  wordsWithoutResults: route({
    method: "GET",
    path: "/synonyms/words-without-results",
    summary:
      "Lists the words of a language that shoppers asked for in the last 30 days and nothing in the shop has, asked for most first.",
    ...edit,
    query: v.object({ language }),
    answer: v.object({ words: v.array(v.object({ word: v.string(), times: count, lastDay: day })) }),
    refusals: [],
  }),
  synonymGroup: route({
    method: "GET",
    path: "/synonyms/:id",
    summary: "Shows one group of synonyms.",
    ...edit,
    parameters,
    answer: group,
    refusals: ["NOT_FOUND"],
  }),
  previewSynonyms: route({
    method: "POST",
    path: "/synonyms/preview",
    summary: "Shows what a search for a word would find if these words meant the same, and what it finds now.",
    ...edit,
    body: v.strictObject({ language, words, oneWay: v.boolean(), asked: wireLine(200) }),
    answer: v.object({ now: count, then: count, first: v.array(v.string()) }),
    refusals: ["FIELD_WRONG"],
  }),
  addSynonyms: route({
    method: "POST",
    path: "/synonyms",
    summary: "Adds words that mean the same; they count from the next search on.",
    ...edit,
    body: v.strictObject({ language, words, oneWay: v.optional(v.boolean(), false) }),
    answer: group,
    refusals: ["FIELD_WRONG", "SYNONYMS_THERE", "SYNONYMS_FULL"],
    idempotent: true,
    undo: "removeSynonyms",
  }),
  changeSynonyms: route({
    method: "PATCH",
    path: "/synonyms/:id/words",
    summary: "Writes a group of synonyms anew; what is not named stays.",
    ...edit,
    parameters,
    body: v.strictObject({ words: v.optional(words), oneWay: v.optional(v.boolean()) }),
    answer: group,
    refusals: ["NOT_FOUND", "FIELD_WRONG", "SYNONYMS_THERE"],
    versioned: "words",
    undo: "changeSynonyms",
  }),
  removeSynonyms: route({
    method: "DELETE",
    path: "/synonyms/:id",
    summary: "Takes a group of synonyms away.",
    ...edit,
    parameters,
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND"],
    undo: "addSynonyms",
    undone: ({ before }: Logged) => (before === null ? null : { body: before }),
  }),
  switchSynonyms: route({
    method: "POST",
    path: "/synonyms/own",
    summary: "Switches synonyms that come with the shop off, or on again.",
    ...edit,
    body: v.strictObject({ name: wireLine(200), off: v.boolean() }),
    answer: own,
    refusals: ["NOT_FOUND"],
    undo: "switchSynonyms",
    undone: ({ before }: Logged) => (before === null ? null : { body: before }),
  }),
};
