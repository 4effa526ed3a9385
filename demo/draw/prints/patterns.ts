import { rng } from "../engine/rng.ts";
import type { Art, Inks } from "./art.ts";
import { centred, lettering } from "./lettering.ts";

/** Interlocking zig-zag paving stones laid as a block, one of them in the second ink, the text in the lowest course. */
export function paving({ first, second, text }: Inks): Art {
  const [w, h, columns, rows] = [66, 48, 6, 6];
  let svg = "";
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const shift = j % 2 ? w / 2 : 0;
      if (j % 2 && i === columns - 1) continue;
      const x = -((columns * w) / 2) + i * w + shift;
      const y = -170 + j * h;
      svg += `<path d="${stone(x, y, w, h)}" fill="${i === 4 && j === 2 ? second : first}"/>`;
    }
  const size = Math.min(58, (390 / lettering(text, 100, 0.08).width) * 100);
  return {
    svg: svg + centred(text, { x: 0, y: 142 + size, size, tracking: 0.08, fill: first }),
    width: 400,
    height: 400,
  };
}

function stone(x: number, y: number, w: number, h: number): string {
  const [a, b, g] = [h * 0.2, w * 0.1, 2.6];
  const edge = [
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
    [g - b + 2 * g > 0 ? g : g, h * 0.5],
  ];
  return "M" + edge.map(([p, q]) => `${(x + p!).toFixed(1)} ${(y + q!).toFixed(1)}`).join("L") + "Z";
}

/** Hills on an oscilloscope seen through a round window, the text under them. */
export function nightLines({ first, second, text }: Inks): Art {
  const r = rng(41);
  let svg = "";
  for (let i = 0; i < 14; i++) {
    const y = -166 + i * 24;
    const half = Math.sqrt(Math.max(0, 190 ** 2 - (y + 18) ** 2));
    if (half < 40) continue;
    const hills = [-52, 18, 74].map((x) => ({ x: x + (r() - 0.5) * 34 + i * 2, w: 15 + r() * 20, h: 8 + r() * 30 }));
    let d = "";
    for (let x = -half; x <= half; x += 4) {
      const edge = Math.min(1, (half - Math.abs(x)) / 46);
      let up = 0;
      for (const q of hills) up += q.h * Math.exp(-(((x - q.x) / q.w) ** 2));
      up += 3 * Math.sin(x * 0.16 + i * 2.1);
      d += `${d ? "L" : "M"}${x.toFixed(1)} ${(y - up * edge * edge).toFixed(1)}`;
    }
    svg += `<path d="${d}" fill="none" stroke="${i % 4 === 2 ? second : first}" stroke-width="5.6" stroke-linejoin="round"/>`;
  }
  const size = Math.min(52, (360 / lettering(text, 100, 0.1).width) * 100);
  return {
    svg: svg + centred(text, { x: 0, y: 214 + size * 0.4, size, tracking: 0.1, fill: first }),
    width: 400,
    height: 450,
  };
}

/** Two slanted stripes with the text set between their feet. */
export function stripes({ first, second, text }: Inks): Art {
  const bar = (x: number, fill: string): string =>
    `<path d="M${x} 130 L${x + 110} -170 L${x + 190} -170 L${x + 80} 130 Z" fill="${fill}"/>`;
  const size = Math.min(48, (380 / lettering(text, 100, 0.1).width) * 100);
  return {
    svg:
      bar(-190, first) +
      bar(-70, second) +
      centred(text, { x: 0, y: 160 + size * 0.9, size, tracking: 0.1, fill: first }),
    width: 400,
    height: 400,
  };
}

/** A hairline map of an estate: streets, slabs, a ring road, a dot where you stand. */
export function grid({ first, second, text }: Inks): Art {
  const r = rng(77);
  let streets = "";
  for (let i = 0; i <= 6; i++) {
    const at = -190 + i * 63;
    streets += `M${at} -190 L${at + (i % 3) * 9} 130M-190 ${-190 + i * 53} L190 ${-190 + i * 53 + (i % 2) * 8}`;
  }
  let slabs = "";
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 6; i++) {
      if (r() < 0.2) continue;
      const x = -182 + i * 63;
      const y = -182 + j * 53;
      const long = r() < 0.5;
      slabs += `<rect x="${x}" y="${y}" width="${long ? 46 : 17}" height="${long ? 13 : 38}" fill="${r() < 0.12 ? second : first}"/>`;
      if (r() < 0.6)
        slabs += `<rect x="${x + (long ? 0 : 26)}" y="${y + (long ? 22 : 0)}" width="${long ? 46 : 17}" height="${long ? 13 : 38}" fill="none" stroke="${first}" stroke-width="2.6"/>`;
    }
  const ring = `<path d="M-190 40 C-90 -20 -30 -120 190 -130" fill="none" stroke="${second}" stroke-width="9"/><circle cx="-8" cy="-62" r="15" fill="${second}"/>`;
  const size = Math.min(44, (380 / lettering(text, 100, 0.2).width) * 100);
  return {
    svg: `<path d="${streets}" fill="none" stroke="${first}" stroke-width="2.4"/>${slabs}${ring}${centred(text, { x: 0, y: 158 + size * 0.9, size, tracking: 0.2, fill: first })}`,
    width: 400,
    height: 400,
  };
}

/** Broad waves in two inks and their half-tones. */
export function waves({ first, second }: Inks): Art {
  let svg = "";
  for (let i = 0; i < 6; i++) {
    const y = -170 + i * 60;
    const [fill, strong] = [
      [first, 1],
      [second, 1],
      [first, 0.55],
    ][i % 3] as [string, number];
    svg += `<path d="M-200 ${y} C-110 ${y - 80} 20 ${y + 90} 200 ${y - 20} L200 ${y + 24} C20 ${y + 134} -110 ${y - 36} -200 ${y + 44} Z" fill="${fill}" fill-opacity="${strong}"/>`;
  }
  return { svg, width: 400, height: 400 };
}

/** Two rows of checks with the text over them. */
export function checker({ first, second, text }: Inks): Art {
  let svg = "";
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 10; i++)
      if ((i + j) % 2 === 0)
        svg += `<rect x="${-200 + i * 40}" y="${10 + j * 40}" width="40" height="40" fill="${j ? second : first}"/>`;
  const size = Math.min(76, (400 / lettering(text, 100).width) * 100);
  return { svg: svg + centred(text, { x: 0, y: -8, size, fill: first }), width: 400, height: 180 };
}
