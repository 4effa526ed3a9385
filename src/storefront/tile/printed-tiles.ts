import type { ComponentProps } from "react";
import type { Tile } from "./Tile.tsx";

export type PrintedTile = ComponentProps<typeof Tile>;

let asked: PrintedTile[] = [];

/** Answers what stands for a stretch of a page while React renders it: its name between two characters no text of the shop can hold, for the database refuses them. */
export function markOf(name: string): string {
  return `\0${name}\0`;
}

/** Leaves a mark where a printed page shows a tile: the renderer, which knows most tiles from other pages, puts it there. */
export function markTile(tile: PrintedTile): string {
  return markOf(String(asked.push(tile) - 1));
}

/** Answers the HTML of a page, and the tiles marked in it by their numbers. */
export function withMarkedTiles(render: () => string): { html: string; tiles: PrintedTile[] } {
  asked = [];
  return { html: render(), tiles: asked };
}

/** Answers HTML in pieces, in place of each mark the piece of its name. */
export function filled<Piece>(html: string, pieces: Readonly<Record<string, Piece>>): (string | Piece)[] {
  return html.split("\0").map((text, at) => (at % 2 === 0 ? text : pieces[text]!));
}
