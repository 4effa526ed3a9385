/** A part of a text: words, or an element the shop shows, with what is in it. */
export type HtmlNode = string | HtmlElement;
export interface HtmlElement {
  tag: string;
  /** Of a link, where to. */
  href: string | null;
  children: HtmlNode[];
}

/**
 * Returns HTML as a tree of the elements that the shop shows (`integrations/sanitise.ts`), whoever wrote it: what it shows
 * no other way is left out, boxes become paragraphs, everything else is its words. Nothing is given to the browser to read.
 */
export function treeOf(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: "", href: null, children: [] };
  const open = [root];
  const around = () => open.at(-1)!;
  const close = (tag: string) => {
    const at = open.findLastIndex((element) => element.tag === tag);
    if (at > 0) open.length = at;
  };
  for (const [piece, comment, ending, name, attributes] of html.replace(unshown, "").matchAll(pieces)) {
    if (comment !== undefined) continue;
    if (name === undefined) {
      const words = decoded(piece).replace(/[ \t\r\n\f]+/g, " ");
      const { children } = around();
      if (typeof children.at(-1) === "string") children.push((children.pop() as string) + words);
      else children.push(words);
      continue;
    }
    const named = name.toLowerCase();
    const tag = renamed[named] ?? named;
    if (!shown.has(tag)) continue;
    if (ending === "/") {
      close(tag);
      continue;
    }
    if (blocks.has(tag)) close("p");
    for (const other of endedBy[tag] ?? []) closeWithin(open, other);
    const element: HtmlElement = { tag, href: tag === "a" ? hrefIn(attributes ?? "") : null, children: [] };
    around().children.push(element);
    if (tag !== "br") open.push(element);
  }
  return root.children;
}

const shown = new Set("p br strong em b i ul ol li h2 h3 h4 table caption thead tbody tr th td a".split(" "));
const blocks = new Set("p ul ol h2 h3 h4 table".split(" "));
const renamed: Readonly<Record<string, string>> = {
  div: "p",
  section: "p",
  article: "p",
  center: "p",
  blockquote: "p",
  h1: "h2",
  h5: "h4",
  h6: "h4",
};
/** What an element ends by beginning, as far as it lies in the same list or table. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  li: ["li"],
  tr: ["tr"],
  td: ["td", "th"],
  th: ["td", "th"],
  thead: ["caption"],
  tbody: ["thead", "caption"],
};
const bounds = new Set(["ul", "ol", "table"]);

function closeWithin(open: HtmlElement[], tag: string): void {
  const at = open.findLastIndex((element) => element.tag === tag || bounds.has(element.tag));
  if (at > 0 && open[at]!.tag === tag) open.length = at;
}

/** Elements whose inside is nothing for a reader. */
const unshown =
  /<(script|style|head|title|template|textarea|select|svg|math|iframe|noscript|object)\b(?:"[^"]*"|'[^']*'|[^'">])*>[^]*?<\/\1\s*>/gi;
const pieces = /(<!--[^]*?(?:-->|$)|<[!?][^>]*>)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

function hrefIn(attributes: string): string | null {
  const [, double, single, bare] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const href = double ?? single ?? bare;
  return href === undefined ? null : decoded(href);
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return signs[String(name).toLowerCase()]!;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    const isSign = point > 0x1f && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return isSign ? String.fromCodePoint(point) : all;
  });
}

const signs: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};
