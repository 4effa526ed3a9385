/** What the shop's front says and in which order: the home page, the menu, the line above the header, the footer. */
import * as v from "valibot";
import { pictureUpload } from "../../domain/catalogue/picture-upload.ts";
import {
  frontLimits,
  frontParts,
  linkedKinds,
  linkedPages,
  noticeKinds,
  rowsOf,
  rowsOnce,
  rowSizes,
} from "../../domain/content/front.ts";
import { wireLine } from "../wire-text.ts";
import { focus, storedPicture } from "./pictures.ts";
import { type Logged, route } from "./route.ts";
import { rowId } from "./values.ts";

const worded = (longest: number) => {
  const line = wireLine(longest);
  return v.strictObject({ pl: line, en: line, cz: line });
};

/** A minute on Warsaw's clocks: `2026-12-01T00:00`. */
const minute = v.pipe(
  v.string(),
  v.regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d$/),
  v.check((text) => {
    const moment = new Date(`${text}Z`);
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  }, "no such minute"),
);
const span = { from: v.nullable(minute), until: v.nullable(minute) };

const target = v.variant("kind", [
  v.strictObject({ kind: v.literal("own"), page: v.picklist(linkedPages) }),
  v.strictObject({ kind: v.picklist(linkedKinds), id: rowId }),
  v.strictObject({ kind: v.literal("outside"), url: wireLine(frontLimits.address) }),
]);

const link = { name: worded(frontLimits.name), to: target };
const file = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]{0,180}$/));

const home = v.strictObject({
  part: v.literal("home"),
  hero: v.strictObject({
    picture: v.nullable(v.strictObject({ file, focus: v.nullable(focus) })),
    first: worded(frontLimits.heading),
    second: worded(frontLimits.heading),
    text: worded(frontLimits.text),
    go: worded(frontLimits.name),
    to: v.nullable(target),
    season: v.strictObject({ words: worded(frontLimits.title), ...span }),
  }),
  rows: v.pipe(
    v.array(
      v.strictObject({
        kind: v.picklist([...rowsOnce, ...rowsOf]),
        id: v.nullable(rowId),
        ids: v.pipe(v.array(rowId), v.maxLength(frontLimits.products)),
        title: worded(frontLimits.title),
        most: v.picklist(rowSizes),
        hidden: v.boolean(),
        ...span,
      }),
    ),
    v.maxLength(frontLimits.rows),
  ),
});

const menu = v.strictObject({
  part: v.literal("menu"),
  items: v.pipe(
    v.array(
      v.variant("kind", [
        v.strictObject({ kind: v.literal("category"), id: rowId, hidden: v.boolean() }),
        v.strictObject({ kind: v.literal("brands"), hidden: v.boolean() }),
        v.strictObject({ kind: v.literal("link"), ...link }),
      ]),
    ),
    v.maxLength(frontLimits.items),
  ),
});

const notices = v.strictObject({
  part: v.literal("notices"),
  notices: v.pipe(
    v.array(
      v.strictObject({
        text: worded(frontLimits.notice),
        to: v.nullable(target),
        kind: v.picklist(noticeKinds),
        ...span,
      }),
    ),
    v.maxLength(frontLimits.notices),
  ),
});

const footer = v.strictObject({
  part: v.literal("footer"),
  categories: v.boolean(),
  pages: v.pipe(v.array(v.strictObject({ id: rowId, hidden: v.boolean() })), v.maxLength(frontLimits.pages)),
  groups: v.pipe(
    v.array(
      v.strictObject({
        title: worded(frontLimits.name),
        links: v.pipe(v.array(v.strictObject(link)), v.maxLength(frontLimits.links)),
      }),
    ),
    v.maxLength(frontLimits.groups),
  ),
});

const content = v.variant("part", [home, menu, notices, footer]);

const found = v.object({ kind: v.picklist(linkedKinds), id: rowId, name: v.string(), shown: v.boolean() });
export type TargetSaid = v.InferOutput<typeof found>;

const front = v.object({
  /** Its number in the log. */
  id: rowId,
  part: v.picklist(frontParts),
  content,
  /** It is not as a shop begins. */
  own: v.boolean(),
  /** What takes its place by itself, and when. */
  planned: v.nullable(v.object({ content, at: minute })),
  /** What its links and rows are called; what is gone is not among it. */
  targets: v.array(found),
  /** What stands in the menu, or in the footer, as long as it is not arranged: categories, pages. */
  standing: v.array(v.object({ id: rowId, name: v.string(), lawful: v.boolean() })),
  /** The minute it is in Warsaw. */
  minute: v.string(),
  version: v.string(),
});
export type FrontSaid = v.InferOutput<typeof front>;

const parameters = v.object({ part: v.picklist(frontParts) });
const sameContent = ({ before }: Logged) =>
  before === null ? null : { parameters: { part: before["front"] }, body: { content: before["content"] } };
const samePlan = ({ before }: Logged) =>
  before === null ? null : { parameters: { part: before["front"] }, body: { planned: before["planned"] } };

export const frontRoutes = {
  front: route({
    method: "GET",
    path: "/front/:part",
    summary: "Shows how a part of the shop's front is arranged, and what is planned for it.",
    permission: "content.edit",
    parameters,
    answer: front,
    refusals: [],
  }),
  changeFront: route({
    method: "PUT",
    path: "/front/:part/content",
    summary:
      "Arranges a part of the shop's front; null: as a shop begins. What the law wants linked cannot be taken out of the footer.",
    permission: "content.edit",
    parameters,
    body: v.strictObject({ content: v.nullable(content) }),
    answer: front,
    refusals: ["FIELD_WRONG"],
    versioned: "front",
    undo: "changeFront",
    undone: sameContent,
  }),
  planFront: route({
    method: "PUT",
    path: "/front/:part/plan",
    summary:
      "Has a part of the shop's front be arranged otherwise from a minute of Warsaw on; null: nothing is planned.",
    permission: "content.edit",
    parameters,
    body: v.strictObject({ planned: v.nullable(v.strictObject({ content, at: minute })) }),
    answer: front,
    refusals: ["FIELD_WRONG"],
    versioned: "front",
    undo: "planFront",
    undone: samePlan,
  }),
  frontTargets: route({
    method: "GET",
    path: "/front-targets",
    summary: "Finds what a link of the front may lead to, by its name.",
    permission: "content.edit",
    query: v.object({ q: v.optional(wireLine(100), ""), kind: v.optional(v.picklist(linkedKinds)) }),
    answer: v.object({ targets: v.array(found) }),
    refusals: [],
  }),
  keepFrontPicture: route({
    method: "POST",
    path: "/front-pictures",
    summary: "Keeps a picture for the home page, decoded and written anew; it is shown once the home page names it.",
    permission: "content.edit",
    bytes: true,
    answer: storedPicture,
    largest: pictureUpload.bytes,
    refusals: ["PICTURE_UNREADABLE", "PICTURE_HEIC", "PICTURE_PIXELS"],
  }),
  focusFrontPicture: route({
    method: "POST",
    path: "/front-pictures/focus",
    summary: "Has crops of a kept picture about a point be there, so that the home page can name that point.",
    permission: "content.edit",
    body: v.strictObject({ file, focus }),
    answer: storedPicture,
    refusals: ["FIELD_WRONG"],
  }),
};
