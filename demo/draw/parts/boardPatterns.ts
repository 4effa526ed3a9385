import { rng } from "../engine/rng.ts";
import { outline } from "./curve.ts";

export interface BoardInks {
  first: string;
  second: string;
  half: number;
  length: number;
}

/** Zig-zag stones from rail to rail; the courses break off raggedly before nose and tail, two stones in seven in the second ink. */
export function pavedBoard({ first, second, half, length }: BoardInks): string {
  const r = rng(17);
  const [w, h] = [92, 66];
  const rows = Math.floor((length * 1.3) / h);
  let svg = "";
  for (let j = 0; j < rows; j++) {
    const y = -length * 0.65 + j * h;
    const fromEnd = Math.min(j, rows - 1 - j);
    for (let x = -half - w * (j % 2 ? 1.5 : 1); x < half + w; x += w) {
      if (fromEnd < 3 && r() < 0.62 - fromEnd * 0.2) continue;
      svg += `<path d="${stone(x, y, w, h)}" fill="${r() < 0.12 ? second : first}"/>`;
    }
  }
  return svg;
}

/** One interlocking stone, its joint left open. */
function stone(x: number, y: number, w: number, h: number): string {
  const [a, b, g] = [h * 0.2, w * 0.09, 3.2];
  const points = [
    [g, g],
    [w * 0.25, a + g],
    [w * 0.5, g],
    [w * 0.75, a + g],
    [w - g, g],
    [w - b - g, h * 0.5],
    [w - g, h - g],
    [w * 0.75, h + a - g],
    [w * 0.5, h - g],
    [w * 0.25, h + a - g],
    [g, h - g],
    [g - b, h * 0.5],
  ];
  return "M" + points.map(([p, q]) => `${(x + p!).toFixed(1)} ${(y + q!).toFixed(1)}`).join("L") + "Z";
}

/** City lights drawn out into bands: level lines across the board that rise to hills along its middle. */
export function nightBoard({ first, second, half, length }: BoardInks): string {
  const r = rng(29);
  let svg = "";
  for (let i = 0, y = -length * 0.8; y < length * 0.86; y += 27, i++) {
    const hills = [-0.4, 0.05, 0.5].map((x) => ({
      x: (x + (r() - 0.5) * 0.3) * half,
      w: half * (0.1 + r() * 0.16),
      h: 10 + r() * 44,
    }));
    let d = "";
    for (let x = -half - 30; x <= half + 30; x += 5) {
      const edge = Math.max(0, 1 - (Math.abs(x) / (half * 0.94)) ** 4);
      const up = hills.reduce(
        (sum, q) => sum + q.h * Math.exp(-(((x - q.x) / q.w) ** 2)),
        2.5 * Math.sin(x * 0.13 + i * 2.1),
      );
      d += `${d ? "L" : "M"}${x.toFixed(0)} ${(y - up * edge).toFixed(1)}`;
    }
    svg += `<path d="${d}" fill="none" stroke="${i % 5 === 2 ? second : first}" stroke-width="5.5" stroke-linejoin="round"/>`;
  }
  return svg;
}

/** A few broad waves that run the whole length and never repeat. */
export function wavyBoard({ first, second, half, length }: BoardInks): string {
  const r = rng(53);
  let svg = "";
  for (let y = -length * 0.9, i = 0; y < length * 1.1; y += 150, i++) {
    const band = (shift: number, thick: number, fill: string): string => {
      const at = (k: number): number => y + shift + 58 * Math.sin(i * 0.9 + k * 1.7) + (r() - 0.5) * 22;
      const top = [-1.3, -0.5, 0.4, 1.3].map((k) => [half * k, at(k)] as const);
      const points = [
        ...top.map(([x, v]) => `${x.toFixed(0)},${v.toFixed(0)}`),
        ...top
          .slice()
          .reverse()
          .map(([x, v]) => `${x.toFixed(0)},${(v + thick).toFixed(0)}`),
      ];
      return `<path d="${outline(points.map((p, n) => (n === 0 || n === 3 || n === 4 || n === 7 ? `${p}*` : p)).join(" "))}" fill="${fill}"/>`;
    };
    svg += band(0, 62, first) + band(74, 26, second);
  }
  return svg;
}
