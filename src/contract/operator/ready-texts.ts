/** Texts that staff begin a message to a buyer from, in every language of the shop. */
import * as v from "valibot";
import { wireLine, wireLines } from "../wire-text.ts";
import { type Logged, route } from "./route.ts";
import { rowId, rowIdText } from "./values.ts";

const subject = v.pipe(wireLine(200), v.minLength(1));
const text = v.pipe(wireLines(10_000), v.minLength(1));
const inAll = <S extends v.GenericSchema>(schema: S) => v.object({ pl: schema, en: schema, cz: schema });

const written = {
  name: v.pipe(wireLine(80), v.minLength(1)),
  subject: inAll(subject),
  text: inAll(text),
};

const readyText = v.object({
  id: rowId,
  name: v.string(),
  subject: inAll(v.string()),
  text: inAll(v.string()),
  /** What `If-Match` names. */
  version: v.string(),
});
const all = v.object({ readyTexts: v.array(readyText) });

const writtenAs = (before: Logged["before"]) => ({ ...before, text: before?.["content"] });

export const readyTextRoutes = {
  readyTexts: route({
    method: "GET",
    path: "/ready-texts",
    summary: "Lists the ready texts, by name.",
    permission: "content.edit",
    answer: all,
    refusals: [],
  }),
  addReadyText: route({
    method: "POST",
    path: "/ready-texts",
    summary:
      "Adds a ready text; `{{number}}`, `{{firstName}}`, `{{tracking}}` and `{{arrives}}` in it are filled from an order.",
    permission: "content.edit",
    body: v.object(written),
    answer: all,
    refusals: [],
    idempotent: true,
    undo: "removeReadyText",
  }),
  changeReadyText: route({
    method: "PUT",
    path: "/ready-texts/:id",
    summary: "Writes a ready text anew.",
    permission: "content.edit",
    parameters: v.object({ id: rowIdText }),
    body: v.object(written),
    answer: all,
    refusals: ["NOT_FOUND"],
    versioned: "text",
    undo: "changeReadyText",
    undone: ({ entityId, before }) => ({ parameters: { id: entityId }, body: writtenAs(before) }),
  }),
  removeReadyText: route({
    method: "DELETE",
    path: "/ready-texts/:id",
    summary: "Takes a ready text away.",
    permission: "content.edit",
    parameters: v.object({ id: rowIdText }),
    answer: all,
    refusals: ["NOT_FOUND"],
    undo: "addReadyText",
    undone: ({ before }) => ({ body: writtenAs(before) }),
  }),
};
