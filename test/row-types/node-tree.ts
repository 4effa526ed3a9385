/** A node of PostgreSQL's own tree of a query: its kind, such as `VAR`, and its fields. */
export interface TreeNode {
  kind: string;
  fields: Readonly<Record<string, Tree>>;
}
/** A node, a list, a word, or null where nothing is there. */
export type Tree = TreeNode | readonly Tree[] | string | null;

/** Reads what a `pg_node_tree` says as text. */
export function readTree(text: string): Tree {
  const tokens = text.match(/[(){}]|(?:\\.|[^\s(){}\\])+/gsu) ?? [];
  let at = 0;
  const read = (): Tree => {
    const token = tokens[at++]!;
    if (token === "(") return until(")");
    if (token !== "{") return token === "<>" ? null : token;
    const kind = tokens[at++]!;
    const fields: Record<string, Tree> = {};
    while (tokens[at] !== "}") {
      const name = tokens[at++]!.slice(1);
      const values: Tree[] = [];
      while (tokens[at] !== "}" && !/^:\w/.test(tokens[at]!)) values.push(read());
      fields[name] = values.length === 1 ? values[0]! : values;
    }
    at += 1;
    return { kind, fields };
  };
  const until = (end: string): Tree[] => {
    const items: Tree[] = [];
    while (tokens[at] !== end) items.push(read());
    at += 1;
    return items;
  };
  return read();
}

/** Returns a field that is a node. */
export function nodeIn(node: TreeNode, field: string): TreeNode | null {
  const found = node.fields[field];
  return isNode(found) ? found : null;
}

/** Returns the nodes of a field that is a list of them; null stands for one that is not there. */
export function nodesIn(node: TreeNode, field: string): TreeNode[] {
  const found = node.fields[field];
  return Array.isArray(found) ? (found as Tree[]).filter(isNode) : [];
}

/** Returns a field that is one word. */
export function wordIn(node: TreeNode, field: string): string {
  const found = node.fields[field];
  return typeof found === "string" ? found : "";
}

export function numberIn(node: TreeNode, field: string): number {
  return Number(wordIn(node, field));
}

export function isNode(tree: Tree | undefined): tree is TreeNode {
  return tree !== null && typeof tree === "object" && "kind" in tree;
}
