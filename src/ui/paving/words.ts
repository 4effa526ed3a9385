/** Words laid in stones. Strokes are at least two stones wide, or the bond eats them. */
import type { Rectangle } from "./stones.ts";

const b: Rectangle[] = [
  [0, 0, 2, 7],
  [0, 0, 4.6, 2],
  [3.2, 1, 2, 2],
  [0, 3, 4.6, 1],
  [3.2, 4, 2, 2],
  [0, 5, 4.6, 2],
];
const r: Rectangle[] = [
  [0, 0, 2, 7],
  [0, 0, 4.6, 2],
  [3.2, 1, 2, 2],
  [0, 3, 4.6, 1],
  [2, 4, 2.2, 1],
  [2.7, 5, 2.2, 1],
  [3.2, 6, 2.2, 1],
];
const u: Rectangle[] = [
  [0, 0, 2, 6],
  [3.2, 0, 2, 6],
  [0.5, 5, 4.2, 2],
];
const k: Rectangle[] = [
  [0, 0, 2, 7],
  [3.4, 0, 2.2, 1],
  [2.7, 1, 2.2, 1],
  [2, 2, 2.2, 1],
  [1.5, 3, 2, 1],
  [2, 4, 2.2, 1],
  [2.7, 5, 2.2, 1],
  [3.4, 6, 2.2, 1],
];

/** BRUK with a signal stone for a full stop. */
export const word = {
  ink: [...moved(b, 0), ...moved(r, 6.5), ...moved(u, 13), ...moved(k, 19.5)],
  signal: [25.9, 6, 1, 1] as Rectangle,
};

/** No word: a signal stone among the others. */
export const plain = { ink: [], signal: [0, 2, 1, 1] as Rectangle };

const four: Rectangle[] = [
  [0, 0, 4, 16],
  [0, 12, 13, 4],
  [9, 0, 4, 24],
];
const nought: Rectangle[] = [
  [0, 2, 4, 20],
  [1.5, 0, 10, 4],
  [1.5, 20, 10, 4],
  [9, 2, 4, 20],
];

export const notFound = {
  ink: [...moved(four, 0), ...moved(nought, 15.5), ...moved(four, 31)],
  signal: [45, 25, 1, 1] as Rectangle,
};

const smallFour: Rectangle[] = [
  [0, 0, 2, 10],
  [0, 8, 6, 2],
  [4, 0, 2, 16],
];
const smallNought: Rectangle[] = [
  [0, 1, 2, 14],
  [1, 0, 4, 2],
  [1, 14, 4, 2],
  [4, 1, 2, 14],
];

export const notFoundNarrow = {
  ink: [...moved(smallFour, 0), ...moved(smallNought, 7.5), ...moved(smallFour, 15)],
  signal: [20, 17, 1, 1] as Rectangle,
};

/** A zero with a signal stone: nothing in the cart. */
export const emptyCart = {
  ink: [
    [0, 1, 2, 6],
    [0.5, 0, 4.2, 2],
    [3.2, 1, 2, 6],
    [0.5, 6, 4.2, 2],
  ] as Rectangle[],
  signal: [6.5, 7, 1, 1] as Rectangle,
};

/** The four bars of a signal, each with its stones taken out where a stroke goes through. */
export const noSignal = {
  ink: [...bar(0, 16, 18, 5), ...bar(8, 11, 14, 5), ...bar(16, 6, 10, 5), ...bar(24, 1, 6, 5)],
  signal: [31, 21, 1, 1] as Rectangle,
};

export const noSignalNarrow = {
  ink: [...bar(0, 16, 18, 3), ...bar(5, 11, 14, 3), ...bar(10, 6, 10, 3), ...bar(15, 1, 6, 3)],
  signal: [20, 21, 1, 1] as Rectangle,
};

/** A bar from `top` down to the ground, with a gap. */
function bar(left: number, top: number, gap: number, width: number): Rectangle[] {
  return [
    [left, top, width, gap - top],
    [left, gap + 2, width, 20 - gap],
  ];
}

function moved(letter: readonly Rectangle[], by: number): Rectangle[] {
  return letter.map(([x, y, width, height]) => [x + by, y, width, height]);
}
