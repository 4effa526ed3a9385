import type { ComponentProps } from "react";
import type { Tile } from "./Tile.tsx";

export type PrintedTile = ComponentProps<typeof Tile>;

let asked: PrintedTile[] = [];

/** Stands for something while React renders a page to be printed: a character no text of the shop can hold, for the database refuses it. */
export const mark = "\0";

/** Leaves a mark where a printed page shows a tile: the renderer, which knows most tiles from other pages, puts it there. */
export function markTile(tile: PrintedTile): string {
  asked.push(tile);
  return mark;
}

/** Answers the tiles marked since the last call, in the order of the page. */
export function markedTiles(): PrintedTile[] {
  const tiles = asked;
  asked = [];
  return tiles;
}
