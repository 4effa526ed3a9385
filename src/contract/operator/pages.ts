/** Information pages as staff see and write them: each part of one has a version of its own. */
import * as v from "valibot";
import { pageAddress, pageLimits } from "../../domain/content/information-page.ts";
import { lawfulPages } from "../../domain/opening.ts";
import { wireLine, wireLines } from "../wire-text.ts";
import { type Logged, route } from "./route.ts";
import { day, language, moment, rowId, rowIdText } from "./values.ts";

const inAll = <S extends v.GenericSchema>(schema: S) => v.object({ pl: schema, en: schema, cz: schema });
const parameters = v.object({ id: rowIdText });

const lawful = v.nullable(v.picklist(lawfulPages));

/** A language that is absent stays as it is; '' takes it away. */
const some = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.strictObject({ pl: v.optional(schema), en: v.optional(schema), cz: v.optional(schema) }));
const line = wireLine(pageLimits.line);
const name = v.pipe(wireLine(pageLimits.name), v.minLength(1));
const address = v.union([v.literal(""), v.pipe(v.string(), v.maxLength(pageLimits.address), v.regex(pageAddress))]);

/** Texts but the addresses, those languages that are said. */
const texts = {
  name: v.optional(
    v.strictObject({
      pl: v.optional(name),
      en: v.optional(wireLine(pageLimits.name)),
      cz: v.optional(wireLine(pageLimits.name)),
    }),
  ),
  content: some(wireLines(pageLimits.html)),
  searchTitle: some(line),
  searchDescription: some(line),
};
const plannedSaid = v.object(texts);

/** Bytes of texts in three languages. */
const largestTexts = 2 * 1024 * 1024;

const page = v.object({
  id: rowId,
  /** Its addresses, without the leading slash. */
  paths: inAll(v.string()),
  /** Which of the pages the law wants it is; null: none of them. */
  lawful,
  changedOn: day,
  /** Its texts in every language; '': not written, in Polish too of all but the name. */
  texts: v.object({
    name: inAll(v.string()),
    /** HTML with its marks unfilled. */
    content: inAll(v.string()),
    /** What search engines show instead of the name and of the beginning of the text. */
    searchTitle: inAll(v.string()),
    searchDescription: inAll(v.string()),
    /** The end of its address, where somebody has given it; '': it follows the name. */
    address: inAll(v.string()),
    /** What `If-Match` names. */
    version: v.string(),
  }),
  placing: v.object({
    /** Below which page it stands; null: below none. */
    parentId: v.nullable(rowId),
    /** The page before it, of those beside it; null: it is the first. */
    after: v.nullable(rowId),
    version: v.string(),
  }),
  publication: v.object({
    /** False: it is a draft, which an open shop shows nobody. */
    shown: v.boolean(),
    /** When it is shown by itself; null: never. */
    from: v.nullable(moment),
    version: v.string(),
    /** Marks of its texts that nothing fills, by name: it is not shown before they are. */
    unfilled: v.array(v.string()),
    /** The law wants it of the shop, which is open: it is not hidden. */
    needed: v.boolean(),
    /** It may be taken away. */
    removable: v.boolean(),
  }),
  plan: v.object({
    /** Texts that take the place of those there are, and when; null: none are planned. */
    planned: v.nullable(v.object({ texts: plannedSaid, at: moment })),
    version: v.string(),
  }),
});
export type PageSaid = v.InferOutput<typeof page>;

const pageRow = v.object({
  id: rowId,
  name: v.string(),
  path: v.string(),
  parentId: v.nullable(rowId),
  lawful,
  shown: v.boolean(),
  from: v.nullable(moment),
  /** When texts that are planned for it take their place; null: none are. */
  plannedAt: v.nullable(moment),
  /** In which languages name and text are written. */
  written: v.array(language),
  changedOn: day,
});
export type PageRow = v.InferOutput<typeof pageRow>;

/** What was planned is planned again; what has taken its place stays, and is taken back as the change of texts it is. */
const samePlan = ({ entityId, before, after }: Logged) =>
  before === null || after?.["shown"] === true
    ? null
    : { parameters: { id: entityId }, body: { planned: before["planned"] } };

export const pageRoutes = {
  pages: route({
    method: "GET",
    path: "/pages",
    summary: "Lists the information pages in the order of the footer, those below another behind it, drafts too.",
    permission: "content.edit",
    answer: v.object({ pages: v.array(pageRow) }),
    refusals: [],
  }),
  addPage: route({
    method: "POST",
    path: "/pages",
    summary: "Makes an information page that is a draft: its address follows from its name.",
    permission: "content.edit",
    body: v.strictObject({ name }),
    answer: page,
    refusals: [],
    idempotent: true,
    undo: "removePage",
  }),
  page: route({
    method: "GET",
    path: "/pages/:id",
    summary: "Shows one information page with all its parts.",
    permission: "content.edit",
    parameters,
    answer: page,
    refusals: ["NOT_FOUND"],
  }),
  removePage: route({
    method: "DELETE",
    path: "/pages/:id",
    summary: "Takes a page away that shoppers have never read; another stays, and can be hidden.",
    permission: "content.edit",
    parameters,
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND", "FINAL"],
    undo: null,
  }),
  changePageTexts: route({
    method: "PATCH",
    path: "/pages/:id/texts",
    summary:
      "Writes texts of an information page, those languages that are said; HTML is sanitised. A page at another address leads there from the one before.",
    permission: "content.edit",
    parameters,
    body: v.strictObject({ ...texts, address: some(address) }),
    answer: page,
    largest: largestTexts,
    refusals: ["NOT_FOUND", "ADDRESS_TAKEN"],
    versioned: "texts",
    undo: "changePageTexts",
  }),
  changePagePlacing: route({
    method: "PATCH",
    path: "/pages/:id/placing",
    summary: "Puts an information page below another, or below none, and behind one of those beside it.",
    permission: "content.edit",
    parameters,
    body: v.strictObject({ parentId: v.nullable(rowId), after: v.nullable(rowId) }),
    answer: page,
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
    versioned: "placing",
    undo: "changePagePlacing",
  }),
  changePagePublication: route({
    method: "PATCH",
    path: "/pages/:id/publication",
    summary:
      "Shows a page, which confirms a draft that came with the shop, makes it a draft again, or says when it is shown by itself; a moment that has passed shows it at once.",
    permission: "content.edit",
    parameters,
    body: v.strictObject({ shown: v.boolean(), from: v.optional(v.nullable(moment), null) }),
    answer: page,
    refusals: ["NOT_FOUND", "PAGE_NEEDED", "PAGE_UNFILLED"],
    versioned: "publication",
    undo: "changePagePublication",
  }),
  planPage: route({
    method: "PUT",
    path: "/pages/:id/plan",
    summary:
      "Has texts of an information page be others from a moment on, in place of what was planned; HTML is sanitised. Null: nothing is planned.",
    permission: "content.edit",
    parameters,
    body: v.strictObject({ planned: v.nullable(v.strictObject({ texts: v.strictObject(texts), at: moment })) }),
    answer: page,
    largest: largestTexts,
    refusals: ["NOT_FOUND", "FIELD_WRONG", "PAGE_UNFILLED"],
    versioned: "plan",
    undo: "planPage",
    undone: samePlan,
  }),
};
