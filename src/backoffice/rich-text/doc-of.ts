import { Fragment, type Mark, type Node, Slice } from "prosemirror-model";
import { type HtmlElement, type HtmlNode, treeOf } from "./html-tree.ts";
import { linkable } from "./linkable.ts";
import { schema } from "./schema.ts";

/** Returns a text as it is edited. What it holds that cannot be edited is not in it: `holds` tells. */
export function docOf(html: string): Node {
  const blocks = blocksOf(treeOf(html));
  return schema.node("doc", null, blocks.length === 0 ? [schema.node("paragraph")] : blocks);
}

/** Returns what somebody pastes, as far as a text may hold it; open at both ends, so that words join the words around them. */
export function sliceOf(html: string): Slice {
  return Slice.maxOpen(Fragment.from(blocksOf(treeOf(html))));
}

/** What is a block of its own; inline is everything else. */
const blockTags = new Set("p h2 h3 h4 ul ol li table caption thead tbody tr th td".split(" "));

function isBlock(node: HtmlNode): node is HtmlElement {
  return typeof node !== "string" && blockTags.has(node.tag);
}

function blocksOf(nodes: readonly HtmlNode[]): Node[] {
  return groupsOf(nodes).flatMap((group): Node[] => {
    if (Array.isArray(group)) return paragraphOf(group);
    const { tag, children } = group;
    if (tag === "h2" || tag === "h3" || tag === "h4")
      return [schema.node("heading", { level: Number(tag[1]) }, wordsOf(children))];
    if (tag === "ul" || tag === "ol") return listOf(tag, children);
    if (tag === "table") return tableOf(children);
    // What stands outside of its list or table.
    return blocksOf(children);
  });
}

/** Returns what is inline and stands together, and between that the blocks. */
function groupsOf(nodes: readonly HtmlNode[]): (HtmlNode[] | HtmlElement)[] {
  const groups: (HtmlNode[] | HtmlElement)[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (isBlock(node)) groups.push(node);
    else if (Array.isArray(last)) last.push(node);
    else groups.push([node]);
  }
  return groups;
}

function paragraphOf(nodes: readonly HtmlNode[]): Node[] {
  const words = wordsOf(nodes);
  return words.some(({ text, type }) => type.name === "hard_break" || text?.trim() !== "")
    ? [schema.node("paragraph", null, words)]
    : [];
}

function listOf(tag: "ul" | "ol", children: readonly HtmlNode[]): Node[] {
  const items = children.flatMap((child): Node[] => {
    if (typeof child === "string") return paragraphOf([child]).map((one) => schema.node("list_item", null, [one]));
    return [schema.node("list_item", null, insideItem(child.tag === "li" ? child.children : [child]))];
  });
  return items.length === 0 ? [] : [schema.node(tag === "ul" ? "bullet_list" : "ordered_list", null, items)];
}

/** A list item begins with words, and has words and lists. */
function insideItem(nodes: readonly HtmlNode[]): Node[] {
  const inside = blocksOf(nodes).flatMap((block) => {
    if (["paragraph", "bullet_list", "ordered_list"].includes(block.type.name)) return [block];
    return block.isTextblock ? [schema.node("paragraph", null, block.content)] : wordsOfTable(block);
  });
  return inside[0]?.type.name === "paragraph" ? inside : [schema.node("paragraph"), ...inside];
}

function wordsOfTable(table: Node): Node[] {
  const cells: Node[] = [];
  table.descendants((node) => {
    if (node.isTextblock) cells.push(schema.node("paragraph", null, node.content));
    return !node.isTextblock;
  });
  return cells;
}

function tableOf(children: readonly HtmlNode[]): Node[] {
  const elements = children.filter((child) => typeof child !== "string");
  const part = (tag: string) => elements.filter((one) => one.tag === tag).flatMap((one) => one.children);
  const rowsOf = (nodes: readonly HtmlNode[]) =>
    nodes.flatMap((row): Node[] => {
      if (typeof row === "string" || row.tag !== "tr") return [];
      const cells = row.children.flatMap((cell): Node[] => {
        if (typeof cell === "string" || (cell.tag !== "td" && cell.tag !== "th")) return [];
        return [schema.node(cell.tag === "th" ? "table_header" : "table_cell", null, wordsOf(cell.children))];
      });
      return cells.length === 0 ? [] : [schema.node("table_row", null, cells)];
    });
  const head = rowsOf(part("thead"));
  const body = rowsOf([...part("tbody"), ...elements.filter(({ tag }) => tag === "tr")]);
  const caption = part("caption");
  const rows = body.length > 0 ? body : head;
  if (rows.length === 0) return [];
  return [
    schema.node("table", null, [
      ...(caption.length > 0 ? [schema.node("table_caption", null, wordsOf(caption))] : []),
      ...(head.length > 0 && body.length > 0 ? [schema.node("table_head", null, head)] : []),
      schema.node("table_body", null, rows),
    ]),
  ];
}

/** Returns inline nodes; blocks among them are their words. */
function wordsOf(nodes: readonly HtmlNode[], marks: readonly Mark[] = []): Node[] {
  const words = nodes.flatMap((node): Node[] => {
    if (typeof node === "string") return node === "" ? [] : [schema.text(node, marks)];
    if (node.tag === "br") return [schema.node("hard_break", null, [], marks)];
    return wordsOf(node.children, markOf(node)?.addToSet(marks) ?? marks);
  });
  return marks.length > 0 ? words : trimmed(words);
}

function markOf({ tag, href }: HtmlElement): Mark | null {
  if (tag === "a") return href === null || linkable(href) === null ? null : schema.mark("link", { href });
  if (tag === "strong" || tag === "b") return schema.mark("strong", { tag });
  return tag === "em" || tag === "i" ? schema.mark("em", { tag }) : null;
}

/** Returns words without the space at their ends, which no reader sees; space beside one that is marked stays. */
function trimmed(words: Node[]): Node[] {
  const cut = (node: Node | undefined, text: string) =>
    node === undefined || text === "" ? [] : [schema.text(text, node.marks)];
  const [first, ...rest] = words;
  const begun = first?.isText ? [...cut(first, first.text!.replace(/^ +/, "")), ...rest] : words;
  const last = begun.at(-1);
  return last?.isText ? [...begun.slice(0, -1), ...cut(last, last.text!.replace(/ +$/, ""))] : begun;
}
