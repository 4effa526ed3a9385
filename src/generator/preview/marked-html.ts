import { type ShownField, shownFields } from "../../contract/operator/previews.ts";
import type { PageData } from "../../contract/page-data.ts";
import type { Render } from "../document.ts";
import { textOf } from "../html-chunks.ts";
import { fieldMark, markingOf } from "./markings.ts";

/**
 * Returns the HTML a page is rendered to, with the name of the field each element shows as an attribute of it: without
 * those it is what shoppers are sent, byte for byte. What shows which text is found by rendering the page once
 * more with a sign behind each: the storefront knows nothing of it.
 */
export function markedHtml(page: PageData, render: Render): string {
  const html = textOf(render(page));
  const marking = markingOf(page.template);
  if (marking === undefined) return html;
  const sign = (field: ShownField, text: string, nth?: number) => text + signOf(field, nth);
  const layout = marking.around === undefined ? page.layout : marking.around(page.layout, sign);
  const signed = { ...page, layout, data: marking.signed(page.data, sign) };
  return withFields(html, {
    signs: signsOf(textOf(render(signed))),
    classes: new Map(Object.entries(marking.classes)),
    pictures: marking.pictures(page.data).map((file) => `/${encodeURIComponent(file)}.jpg"`),
  });
}

/** A sign is of a plane that is nobody's, so that no text has it by itself. */
const firstSign = 0xf0000;
/** So many fields have signs, and each so many of them: its own, and one for each of those that are counted. */
const fieldSigns = 32;

function signOf(field: ShownField, nth = -1): string {
  return String.fromCodePoint(firstSign + shownFields.indexOf(field) + fieldSigns * (nth + 1));
}

/** The last is the text's own, should somebody have written another. */
function signIn(text: string): string | undefined {
  const sign = text.match(/[\u{f0000}-\u{f0fff}]/gu)?.at(-1);
  if (sign === undefined) return undefined;
  const code = sign.codePointAt(0)! - firstSign;
  const field = shownFields[code % fieldSigns];
  const nth = Math.floor(code / fieldSigns) - 1;
  return field === undefined || nth === -1 ? field : `${field}/${nth}`;
}

/** Tags, comments and the texts between them. */
function piecesOf(html: string): string[] {
  return html.match(/<!--.*?-->|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/gs) ?? [];
}

const tagName = /^<\/?([a-z][\w-]*)/i;

/** Which field's sign stands behind which tag, the first being 1: where a text ends with a tag, its sign is a text more. */
function signsOf(html: string): Map<number, string> {
  const signs = new Map<number, string>();
  let tags = 0;
  for (const piece of piecesOf(html)) {
    if (tagName.test(piece)) tags += 1;
    else {
      const field = signIn(piece);
      if (field !== undefined && !signs.has(tags)) signs.set(tags, field);
    }
  }
  return signs;
}

interface Found {
  signs: ReadonlyMap<number, string>;
  classes: Map<string, ShownField>;
  pictures: readonly string[];
}

function withFields(html: string, { signs, classes, pictures }: Found): string {
  const pieces = piecesOf(html);
  const fields = new Map<number, string>();
  const open: number[] = [];
  let tags = 0;
  pieces.forEach((piece, at) => {
    const name = tagName.exec(piece)?.[1];
    if (name === undefined) return;
    tags += 1;
    if (piece.startsWith("</")) open.pop();
    else {
      const [, named = ""] = / class="([^"]*)"/.exec(piece) ?? [];
      const known = named.split(" ").find((one) => classes.has(one));
      const picture = name === "img" ? pictures.findIndex((address) => piece.includes(address)) : -1;
      if (known !== undefined) fields.set(at, classes.get(known)!);
      if (known !== undefined) classes.delete(known);
      if (picture !== -1) fields.set(at, `pictures/${picture}`);
      if (!leaf.has(name) && !piece.endsWith("/>")) open.push(at);
    }
    const around = open.at(-1);
    const field = signs.get(tags);
    if (field !== undefined && around !== undefined && !fields.has(around)) fields.set(around, field);
  });
  return pieces
    .map((piece, at) => {
      const field = fields.get(at);
      return field === undefined ? piece : piece.replace(/\/?>$/, (end) => fieldMark(field) + end);
    })
    .join("");
}

/** Elements that nothing stands in. */
const leaf = new Set(["area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
