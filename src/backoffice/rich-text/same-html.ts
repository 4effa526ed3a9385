import { type HtmlNode, treeOf } from "./html-tree.ts";

/** Returns whether two texts say the same in the same form: the same words in the same elements. Space between elements, and in which order what is bold and linked is written, is none of it. */
export function isSameHtml(one: string, other: string): boolean {
  return JSON.stringify(runsOf(treeOf(one))) === JSON.stringify(runsOf(treeOf(other)));
}

/** The words of a text with all they lie in, and what holds none. */
function runsOf(nodes: readonly HtmlNode[]): string[] {
  const runs: { form: string; words: string }[] = [];
  walk(nodes, "", []);
  return runs.map(({ form, words }) => `${form} ${words.trim()}`).filter((run) => !run.endsWith(" "));

  function walk(inside: readonly HtmlNode[], around: string, marks: readonly string[]): void {
    inside.forEach((node, nth) => {
      if (typeof node === "string") {
        const form = `${around}[${[...new Set(marks)].sort().join()}]`;
        const last = runs.at(-1);
        if (last?.form === form) last.words += node;
        else runs.push({ form, words: node });
      } else if (inline.has(node.tag)) walk(node.children, around, [...marks, `${node.tag}${node.href ?? ""}`]);
      else {
        // Each block is one of its own: two paragraphs are not one.
        const form = `${around}/${node.tag}${blockNumber(inside, nth)}`;
        if (node.tag === "br" || cells.has(node.tag)) runs.push({ form, words: "." });
        walk(node.children, form, marks);
      }
    });
  }
}

const inline = new Set(["strong", "em", "b", "i", "a"]);
/** An empty one is still one. */
const cells = new Set(["li", "td", "th"]);

function blockNumber(inside: readonly HtmlNode[], nth: number): number {
  return inside.slice(0, nth).filter((node) => typeof node !== "string" && !inline.has(node.tag)).length;
}
