import type { ComponentProps } from "react";
import type { Tile } from "./Tile.tsx";

export type PrerenderedTile = ComponentProps<typeof Tile>;

let asked: PrerenderedTile[] = [];

/** What this rendering's marks begin with: no text that comes from anywhere can hold what is chosen after it has come. */
let sign = "";

/** Returns what stands for a stretch of a page while React renders it; to be asked for within `withMarks`. */
export function markOf(name: string): string {
  return `${sign}${name};`;
}

/** Leaves a mark where a prerendered page shows a tile: the renderer, which knows most tiles from other pages, puts it there. */
export function markTile(tile: PrerenderedTile): string {
  return markOf(String(asked.push(tile) - 1));
}

/** A page's HTML with marks in it, and the tiles that stand for those with a number. */
export interface MarkedPage {
  html: string;
  tiles: PrerenderedTile[];
  /** What the marks in it begin with. */
  sign: string;
}

/** Returns the HTML of a page, and the tiles marked in it by their numbers. */
export function withMarks(render: () => string): MarkedPage {
  asked = [];
  sign = `mark-${crypto.randomUUID()}-`;
  return { html: render(), tiles: asked, sign };
}

/** Returns HTML in pieces, in place of each mark the piece of its name. */
export function filled<HtmlChunk>(
  { html, sign }: MarkedPage,
  pieces: Readonly<Record<string, HtmlChunk>>,
): (string | HtmlChunk)[] {
  const [first = "", ...marked] = html.split(sign);
  return [
    first,
    ...marked.flatMap((piece) => {
      const end = piece.indexOf(";");
      return [pieces[piece.slice(0, end)]!, piece.slice(end + 1)];
    }),
  ];
}
