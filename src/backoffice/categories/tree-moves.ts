import { rootCategoryId } from "../../domain/catalogue/root-category.ts";

/** What the moves of a tree need of a row. */
export interface TreeLinks {
  id: number;
  parentId: number;
}

export type TreeRow<Row extends TreeLinks> = Row & { depth: number; index: number; siblings: number };

/** Where a row is put: below which other, and at which index there, once it is gone from where it was. */
export interface Placing {
  parentId: number;
  index: number;
}

/** Ways a row is moved by a button or a key. */
export const directions = ["up", "down", "out", "in"] as const;
export type Direction = (typeof directions)[number];

const root = Number(rootCategoryId);

/** Returns rows as a tree is read, each with how deep it lies and where among its siblings. */
export function treeRows<Row extends TreeLinks>(rows: readonly Row[], under: number = root, depth = 0): TreeRow<Row>[] {
  const siblings = rows.filter(({ parentId }) => parentId === under);
  return siblings.flatMap((row, index) => [
    { ...row, depth, index, siblings: siblings.length },
    ...treeRows(rows, row.id, depth + 1),
  ]);
}

/** Returns where a row would come by a direction; null: it cannot go that way. */
export function placingBy(rows: readonly TreeLinks[], id: number, direction: Direction): Placing | null {
  const row = rows.find((one) => one.id === id)!;
  const siblings = childrenIn(rows, row.parentId);
  const index = siblings.indexOf(id);
  if (direction === "up") return index === 0 ? null : { parentId: row.parentId, index: index - 1 };
  if (direction === "down") return index === siblings.length - 1 ? null : { parentId: row.parentId, index: index + 1 };
  if (direction === "in") {
    const before = siblings[index - 1];
    return before === undefined ? null : { parentId: before, index: childrenIn(rows, before).length };
  }
  const parent = rows.find((one) => one.id === row.parentId);
  return parent === undefined
    ? null
    : { parentId: parent.parentId, index: childrenIn(rows, parent.parentId).indexOf(parent.id) + 1 };
}

/** Returns where a row comes that is let go over another: before, behind or in it; null: nowhere, it is itself or lies below. */
export function placingOver(
  rows: readonly TreeLinks[],
  { id, over, where }: { id: number; over: number; where: "before" | "behind" | "in" },
): Placing | null {
  if (wayUpIn(rows, over).includes(id)) return null;
  if (where === "in") return { parentId: over, index: childrenIn(rows, over).filter((one) => one !== id).length };
  const { parentId } = rows.find((one) => one.id === over)!;
  const index = childrenIn(rows, parentId)
    .filter((one) => one !== id)
    .indexOf(over);
  return { parentId, index: where === "before" ? index : index + 1 };
}

/** Returns a row and those it lies in. */
function wayUpIn(rows: readonly TreeLinks[], id: number): number[] {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? [] : [id, ...wayUpIn(rows, row.parentId)];
}

function childrenIn(rows: readonly TreeLinks[], parentId: number): number[] {
  return rows.filter((one) => one.parentId === parentId).map(({ id }) => id);
}
