/** How the shop looks: its colours, and the marks it has in place of its name. */
import * as v from "valibot";
import { markPattern } from "../../domain/appearance/appearance.ts";
import { colourForm } from "../../domain/appearance/colour.ts";
import { markUpload } from "../../domain/appearance/mark-upload.ts";
import { route } from "./route.ts";

/** `#d8ff3c`; three digits are written as six. */
const colour = v.pipe(
  v.string(),
  v.check((typed) => colourForm(typed) !== null),
  v.transform((typed) => colourForm(typed)!),
);
const mark = v.object({
  id: v.string(),
  /** Where it lies, at the shop's address. */
  address: v.string(),
  width: v.number(),
  height: v.number(),
});
export type Mark = v.InferOutput<typeof mark>;
const markId = v.pipe(v.string(), v.regex(markPattern));

const appearance = v.object({
  /** What `If-Match` names. */
  version: v.string(),
  accent: v.string(),
  accentText: v.string(),
  theme: v.string(),
  logo: v.nullable(mark),
  logoDark: v.nullable(mark),
  icon: v.nullable(mark),
});
export type AppearanceSaid = v.InferOutput<typeof appearance>;

export const appearanceRoutes = {
  appearance: route({
    method: "GET",
    path: "/appearance",
    summary: "Returns how the shop looks: its colours, and its marks with their addresses.",
    permission: "settings.edit",
    answer: appearance,
    refusals: [],
  }),
  keepMark: route({
    method: "POST",
    path: "/appearance/marks",
    summary:
      "Takes a file for a mark: an SVG without anything that acts, or a picture, decoded and written anew. The shop shows it once its appearance names it; the same file is stored once, and none is ever taken away.",
    permission: "settings.edit",
    bytes: true,
    largest: markUpload.bytes,
    answer: mark,
    refusals: ["PICTURE_UNREADABLE", "PICTURE_HEIC", "PICTURE_PIXELS", "MARK_SHAPE"],
  }),
  changeAppearance: route({
    method: "PATCH",
    path: "/appearance/choice",
    summary:
      "Changes colours and marks; null takes a mark away. CONTRAST_LOW: words on the accent could not be read, and the pages stay as they are; `nearest` is an accent of that hue on which they can.",
    permission: "settings.edit",
    body: v.strictObject({
      accent: v.optional(colour),
      accentText: v.optional(colour),
      theme: v.optional(colour),
      logo: v.optional(v.nullable(markId)),
      logoDark: v.optional(v.nullable(markId)),
      icon: v.optional(v.nullable(markId)),
    }),
    answer: appearance,
    refusals: ["FIELD_WRONG", "CONTRAST_LOW"],
    versioned: "appearance",
    undo: "changeAppearance",
    undone: ({ before }) => (before === null ? null : { body: before }),
  }),
};
