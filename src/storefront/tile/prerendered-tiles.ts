import type { ComponentProps } from "react";
import type { Tile } from "./Tile.tsx";

export type PrerenderedTile = ComponentProps<typeof Tile>;

let asked: PrerenderedTile[] = [];

/** Returns what stands for a stretch of a page while React renders it: its name between two characters no text of the shop can hold, for the database refuses them. */
export function markOf(name: string): string {
  return `\0${name}\0`;
}

/** Leaves a mark where a prerendered page shows a tile: the renderer, which knows most tiles from other pages, puts it there. */
export function markTile(tile: PrerenderedTile): string {
  return markOf(String(asked.push(tile) - 1));
}

/** Returns the HTML of a page, and the tiles marked in it by their numbers. */
export function withMarkedTiles(render: () => string): { html: string; tiles: PrerenderedTile[] } {
  asked = [];
  return { html: render(), tiles: asked };
}

/** Returns HTML in pieces, in place of each mark the piece of its name. */
export function filled<HtmlChunk>(html: string, pieces: Readonly<Record<string, HtmlChunk>>): (string | HtmlChunk)[] {
  return html.split("\0").map((text, at) => (at % 2 === 0 ? text : pieces[text]!));
}
