import type { Node, ResolvedPos } from "prosemirror-model";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { schema } from "./schema.ts";

/** Where in a table the cursor is. */
interface At {
  table: Node;
  tablePos: number;
  rowPos: number;
  row: Node;
  /** Which cell of its row, from 0. */
  column: number;
}

/** Returns whether the cursor is in a cell of a table. */
export function isInCell(state: EditorState): boolean {
  return atIn(state.selection.$from) !== null;
}

/** Puts a table of two columns where the cursor is, a row of heads over one of cells. */
export const insertTable: Command = (state, dispatch) => {
  if (isInCell(state) || state.selection.$from.depth !== 1) return false;
  const row = (type: "table_header" | "table_cell") => rowOf([type, type]);
  const table = schema.node("table", null, [
    schema.node("table_head", null, [row("table_header")]),
    schema.node("table_body", null, [row("table_cell")]),
  ]);
  if (dispatch === undefined) return true;
  const { $from } = state.selection;
  const isEmpty = $from.parent.content.size === 0;
  const start = isEmpty ? $from.before() : $from.after();
  const tr = state.tr.replaceWith(start, isEmpty ? $from.after() : start, [table, schema.node("paragraph")]);
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  return true;
};

/** Puts a row below the one the cursor is in; below the heads, as the first of the others. */
export const addRow: Command = inTable((state, { row, rowPos, table, tablePos }) => {
  const isHead = state.doc.resolve(rowPos).parent.type.name === "table_head";
  const body = table.lastChild!;
  const cells = rowOf(row.children.map(({ type }) => (isHead ? "table_cell" : (type.name as "table_cell"))));
  const at = isHead ? tablePos + table.nodeSize - 1 - body.nodeSize + 1 : rowPos + row.nodeSize;
  const tr = state.tr.insert(at, cells);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
});

/** Takes the row away the cursor is in; with the last one its table. */
export const removeRow: Command = inTable((state, { row, rowPos, table, tablePos }) => {
  const part = state.doc.resolve(rowPos).parent;
  if (part.childCount > 1) return state.tr.delete(rowPos, rowPos + row.nodeSize);
  if (part.type.name === "table_head") return state.tr.delete(rowPos - 1, rowPos - 1 + part.nodeSize);
  return state.tr.delete(tablePos, tablePos + table.nodeSize);
});

/** Puts a column behind the one the cursor is in. */
export const addColumn: Command = inTable((state, { table, tablePos, column }) => {
  const tr = state.tr;
  for (const { row, pos } of rowsOf(table, tablePos).toReversed())
    tr.insert(cellEnd(row, pos, column), row.child(Math.min(column, row.childCount - 1)).type.create());
  return tr;
});

/** Takes the column away the cursor is in; with the last one its table. */
export const removeColumn: Command = inTable((state, { table, tablePos, column }) => {
  const rows = rowsOf(table, tablePos);
  if (rows.some(({ row }) => row.childCount === 1)) return state.tr.delete(tablePos, tablePos + table.nodeSize);
  const tr = state.tr;
  for (const { row, pos } of rows.toReversed())
    if (column < row.childCount)
      tr.delete(cellEnd(row, pos, column) - row.child(column).nodeSize, cellEnd(row, pos, column));
  return tr;
});

function inTable(change: (state: EditorState, at: At) => EditorState["tr"]): Command {
  return (state, dispatch) => {
    const at = atIn(state.selection.$from);
    if (at === null) return false;
    dispatch?.(change(state, at).scrollIntoView());
    return true;
  };
}

function atIn($pos: ResolvedPos): At | null {
  for (let depth = $pos.depth; depth > 2; depth -= 1) {
    const { name } = $pos.node(depth).type;
    if (name !== "table_cell" && name !== "table_header") continue;
    return {
      row: $pos.node(depth - 1),
      rowPos: $pos.before(depth - 1),
      column: $pos.index(depth - 1),
      table: $pos.node(depth - 3),
      tablePos: $pos.before(depth - 3),
    };
  }
  return null;
}

function rowsOf(table: Node, tablePos: number): { row: Node; pos: number }[] {
  const rows: { row: Node; pos: number }[] = [];
  table.descendants((node, pos) => {
    if (node.type.name === "table_row") rows.push({ row: node, pos: tablePos + 1 + pos });
    return node.type.name !== "table_row";
  });
  return rows;
}

/** Where a cell of a row ends; of a row that has none there, where the row does. */
function cellEnd(row: Node, rowPos: number, column: number): number {
  const before = row.children.slice(0, column + 1);
  return rowPos + 1 + before.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
}

function rowOf(types: readonly ("table_header" | "table_cell")[]): Node {
  return schema.node(
    "table_row",
    null,
    types.map((type) => schema.node(type)),
  );
}
