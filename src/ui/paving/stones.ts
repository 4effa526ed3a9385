/**
 * Lays interlocking paving stones: rows of one zig-zag stone in running bond. Returns SVG path data,
 * so that a picture is a few strings however many stones it shows.
 */
export interface Pavement {
  /** Stone's width and height in pixels. */
  stone: { width: number; height: number };
  width: number;
  height: number;
}

/** A word is the stones whose middle lies in one of its rectangles: x, y, width, height in stones. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** Returns the outlines of the stones whose middle, in stones from the top left, is chosen. */
export function laid(pavement: Pavement, chosen: (x: number, y: number) => boolean): string {
  const { stone, width, height } = pavement;
  const outline = stoneOutline(pavement);
  let path = "";
  for (let row = -1; row * stone.height < height; row++) {
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = -1; column * stone.width < width; column++) {
      if (chosen(column + shift + 0.5, row + 0.5))
        path += `M${round((column + shift) * stone.width)} ${row * stone.height}${outline}`;
    }
  }
  return path;
}

/** Returns the joints of one repeat: a stone wide, two rows high. */
export function joints({ stone }: Pavement): string {
  const rows = [0, 1, 2].map((row) => `M0 ${row * stone.height}${along(stone, 2)}`);
  const sides = [
    `M0 0${down(stone)}`,
    `M${stone.width} 0${down(stone)}`,
    `M${stone.width / 2} ${stone.height}${down(stone)}`,
  ];
  return [...rows, ...sides].join("");
}

export function within(rectangles: readonly Rectangle[], x: number, y: number): boolean {
  return rectangles.some(([left, top, width, height]) => x >= left && x < left + width && y >= top && y < top + height);
}

/** One stone from its top left corner, as relative lines. */
function stoneOutline({ stone }: Pavement): string {
  return along(stone, 2) + down(stone) + along(stone, 2, -1) + down(stone, -1) + "z";
}

/** The long edge: two flat-bottomed notches to a stone, the same for every row, so that rows lock. */
function along(stone: Pavement["stone"], waves: number, direction = 1): string {
  const step = stone.width / waves;
  const flat = step * 0.2;
  const slope = step * 0.3;
  const depth = stone.height * 0.22;
  const forwards = [
    [flat / 2, 0],
    [slope, depth],
    [flat * 2, 0],
    [slope, -depth],
    [flat / 2, 0],
  ];
  const rest = step - forwards.reduce((sum, [dx = 0]) => sum + dx, 0);
  const wave = [...forwards.slice(0, -1), [flat / 2 + rest, 0]] as [number, number][];
  const line = direction === 1 ? wave : wave.map(([dx, dy]) => [-dx, -dy] as [number, number]).reverse();
  return Array.from({ length: waves }, () => line.map(([dx, dy]) => `l${round(dx)} ${round(dy)}`).join("")).join("");
}

/** The short edge leans out and back, so that neighbours lock as well. */
function down(stone: Pavement["stone"], direction = 1): string {
  const lean = stone.width * 0.12 * direction;
  const half = (stone.height / 2) * direction;
  return direction === 1
    ? `l${round(lean)} ${half}l${round(-lean)} ${half}`
    : `l${round(-lean)} ${half}l${round(lean)} ${half}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
