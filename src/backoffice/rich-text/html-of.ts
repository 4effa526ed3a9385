import { escapeText } from "../../domain/escape.ts";
import type { Mark, Node } from "prosemirror-model";
import { docOf } from "./doc-of.ts";
import { isSameHtml } from "./same-html.ts";

/** Returns an edited text as HTML, one block a line; '' where nothing is written. */
export function htmlOf(doc: Node): string {
  return blocksOf(doc).join("\n");
}

/** Returns whether a text can be edited without losing any of it. */
export function holds(html: string): boolean {
  return isSameHtml(html, htmlOf(docOf(html)));
}

function blocksOf(parent: Node): string[] {
  return childrenOf(parent)
    .map(blockOf)
    .filter((html) => html !== "");
}

function childrenOf({ children }: Node): readonly Node[] {
  return children;
}

function blockOf(node: Node): string {
  const lines = (tag: string, rows: readonly string[]) => `<${tag}>\n${rows.join("\n")}\n</${tag}>`;
  const around = (tag: string, inside: string) => `<${tag}>${inside}</${tag}>`;
  switch (node.type.name) {
    // One without words is nothing to a reader.
    case "paragraph":
      return isBlank(node) ? "" : around("p", inlineOf(node));
    case "heading":
      return isBlank(node) ? "" : around(`h${String(node.attrs["level"])}`, inlineOf(node));
    case "bullet_list":
      return lines("ul", childrenOf(node).map(itemOf));
    case "ordered_list":
      return lines("ol", childrenOf(node).map(itemOf));
    case "table":
      return lines("table", childrenOf(node).map(blockOf));
    case "table_caption":
      return around("caption", inlineOf(node));
    case "table_head":
      return around("thead", childrenOf(node).map(blockOf).join(""));
    case "table_body":
      return lines("tbody", childrenOf(node).map(blockOf));
    case "table_row":
      return around("tr", childrenOf(node).map(blockOf).join(""));
    case "table_cell":
      return around("td", inlineOf(node));
    default:
      return around("th", inlineOf(node));
  }
}

/** Words alone stand in an item as they are; of several paragraphs each is one. */
function itemOf(item: Node): string {
  const paragraphs = childrenOf(item).filter(({ type }) => type.name === "paragraph");
  const inside = childrenOf(item).map((child) =>
    paragraphs.length === 1 && child.type.name === "paragraph" ? inlineOf(child) : blockOf(child),
  );
  return `<li>${inside.filter((html) => html !== "").join("\n")}</li>`;
}

function isBlank(block: Node): boolean {
  return block.textContent.trim() === "";
}

/** Returns words with their marks as elements, each around as many of them as it can be. */
function inlineOf(block: Node): string {
  let html = "";
  let open: readonly Mark[] = [];
  for (const node of [...childrenOf(block), null]) {
    const wanted = node?.marks ?? [];
    const shared = open.findIndex((mark, nth) => wanted[nth] === undefined || !mark.eq(wanted[nth]));
    const stays = shared === -1 ? open.length : shared;
    html += open.slice(stays).toReversed().map(ending).join("") + wanted.slice(stays).map(beginning).join("");
    open = wanted;
    if (node !== null) html += node.isText ? escapeText(node.text ?? "") : "<br />";
  }
  return html;
}

function beginning({ type, attrs }: Mark): string {
  if (type.name !== "link") return `<${String(attrs["tag"])}>`;
  const href = String(attrs["href"]);
  // The shop vouches for no page outside it.
  const rel = /^\s*https?:/i.test(href) ? ' rel="nofollow noopener"' : "";
  return `<a href="${escapeText(href).replaceAll('"', "&quot;")}"${rel}>`;
}

function ending({ type, attrs }: Mark): string {
  return type.name === "link" ? "</a>" : `</${String(attrs["tag"])}>`;
}
