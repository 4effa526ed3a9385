// Long because one pass over the pixels of each panel does everything at once: splitting it would
// mean passing twelve buffers around or walking two million pixels several times.
import { blur } from "./blur.ts";
import { coarse, type Frame } from "./frame.ts";
import { linesToSvg } from "./lines.ts";
import { materials, type Material } from "./materials.ts";
import { lattice, noiseField } from "./noise.ts";
import { cover, polygons, type Mask } from "./outline.ts";
import { toPath, type Point } from "./paths.ts";
import { printOnto } from "./printing.ts";
import { rasterise } from "./raster.ts";
import { inflate, refine, reliefOf } from "./relief.ts";
import { rng } from "./rng.ts";
import type { Panel, Scene } from "./scene.ts";

/** All panels laid over one another, per pixel of the frame. */
export interface Layers {
  /** Slow height, units. */
  height: Float32Array;
  /** Fine height, pixels. */
  micro: Float32Array;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  /** Cover by any panel, 0..1. */
  alpha: Float32Array;
  /** Light that reaches the place, 0..1. */
  reach: Float32Array;
  /** Depth of grooves, 0..1. */
  groove: Float32Array;
  /** Index of the topmost panel. */
  owner: Uint8Array;
  stuff: Material[];
  /** What throws a shadow on the ground, in the coarse frame. */
  ground: Float32Array;
}

/** Returns the scene's panels laid one over another in a frame. */
export async function layPanels(scene: Scene, frame: Frame): Promise<Layers> {
  const n = frame.w * frame.h;
  const layers: Layers = {
    height: new Float32Array(n),
    micro: new Float32Array(n),
    red: new Float32Array(n),
    green: new Float32Array(n),
    blue: new Float32Array(n),
    alpha: new Float32Array(n),
    reach: new Float32Array(n).fill(1),
    groove: new Float32Array(n),
    owner: new Uint8Array(n),
    stuff: scene.panels.map((p) => materials[p.material]),
    ground: new Float32Array(coarse.w * coarse.h),
  };
  const bend = wander(scene, scene.fuzz ?? 0.5);
  // Ink wanders with the cloth but has none of its fibres.
  const drift = wander(scene, 0);
  const shapes = scene.panels.map((p) => polygons(p, bend, 2.2));
  const lineArt = rasterise(lineSvg(scene, shapes, bend), frame, "#000");
  const prints = scene.panels.map((p) => (p.print ? rasterise(p.print.svg, frame, null) : null));
  const drape = new Float32Array(n);
  const fields = grains(frame, scene.seed);
  for (let i = 0; i < scene.panels.length; i++) {
    const panel = scene.panels[i]!;
    const rough = cover(shapes[i]!, coarse, 8);
    const mask = cover(shapes[i]!, frame, Math.ceil((panel.edge ?? 3) * frame.k * 2) + 2);
    if (rough && panel.castsOnGround !== false) throwOnGround(layers.ground, rough, scene);
    if (!mask || !rough) continue;
    const slow = refine(reliefOf(panel, rough, scene.seed), rough, mask, frame);
    addRim(slow, panel, mask, frame);
    lay(layers, { panel, index: i, mask, slow, drape, fields, frame });
    const art = prints[i];
    if (art) printOnto(layers, { panel, mask, slow, art: await art, bend: drift, frame });
  }
  sew(layers, await lineArt, scene, frame);
  return layers;
}

/** Returns how the scene's outlines wander: slow hills, small hills and fibre. */
function wander(scene: Scene, fuzz: number): (p: Point) => Point {
  const { seed, warp = 9, ripple = 1.2 } = scene;
  const far = [lattice(300, 300, seed + 41), lattice(300, 300, seed + 42)] as const;
  const near = [lattice(46, 46, seed + 43), lattice(46, 46, seed + 44)] as const;
  const fibre = [lattice(3.5, 3.5, seed + 45), lattice(3.5, 3.5, seed + 46)] as const;
  if (fuzz === 0)
    return ([x, y]) => [
      x + warp * far[0](x, y) + ripple * near[0](x, y),
      y + warp * far[1](x, y) + ripple * near[1](x, y),
    ];
  return ([x, y]) => [
    x + warp * far[0](x, y) + ripple * near[0](x, y) + fuzz * fibre[0](x, y),
    y + warp * far[1](x, y) + ripple * near[1](x, y) + fuzz * fibre[1](x, y),
  ];
}

/** Seams are painted panel by panel, each panel first hiding what lies below it. */
function lineSvg(scene: Scene, shapes: Point[][][][], bend: (p: Point) => Point): string {
  return scene.panels
    .map((panel, i) => {
      const outline = shapes[i]!.map((part) => `<path d="${part.map((q) => toPath(q) + "Z").join("")}"/>`).join("");
      if (!panel.lines?.length) return outline;
      return `<clipPath id="c${i}">${outline}</clipPath>${outline}<g clip-path="url(#c${i})">${linesToSvg(panel.lines, bend)}</g>`;
    })
    .join("");
}

function throwOnGround(ground: Float32Array, mask: Mask, scene: Scene): void {
  const { shadowFrom } = scene;
  const { x: left, y: top, w, h, cover: covers } = mask;
  const { w: stride, k: scale, left: originX, top: originY } = coarse;
  const row = (y: number): void => {
    for (let x = 0; x < w; x++) {
      const k = (y + top) * stride + x + left;
      let v = covers[y * w + x]!;
      if (v > 0 && shadowFrom) v *= shadowFrom((x + left) / scale + originX, (y + top) / scale + originY);
      if (v > ground[k]!) ground[k] = v;
    }
  };
  for (let y = 0; y < h; y++) row(y);
}

function addRim(slow: Float32Array, panel: Panel, mask: Mask, frame: Frame): void {
  const thickness = panel.thickness ?? 2;
  if (thickness === 0) return;
  const soft = blur(mask.cover, mask.w, mask.h, (panel.edge ?? 3) * frame.k);
  inflate(slow, soft, thickness);
}

interface Grains {
  fine: Float32Array;
  soft: Float32Array;
  flat: Float32Array;
  upright: Float32Array;
  cloud: Float32Array;
}

function grains(frame: Frame, seed: number): Grains {
  return {
    fine: noiseField(frame, [1.25, 1.25], 11, true),
    soft: noiseField(frame, [4, 4], 12, true),
    flat: noiseField(frame, [7, 1.5], 14, true),
    upright: noiseField(frame, [1.5, 7], 15, true),
    cloud: noiseField(frame, [90, 90], seed + 24),
  };
}

interface Laying {
  panel: Panel;
  index: number;
  mask: Mask;
  slow: Float32Array;
  drape: Float32Array;
  fields: Grains;
  frame: Frame;
}

function lay(layers: Layers, at: Laying): void {
  const { panel, index, mask, slow, drape, fields, frame } = at;
  const { w, h, cover: covers } = mask;
  const m = materials[panel.material];
  const weave = weaveOf(m, frame.k);
  const lies = panel.lies ?? "add";
  const below = lies === "bridge" ? smoothedBelow(layers.height, mask, frame, panel.bridge ?? 14) : null;
  const [cr, cg, cb] = panel.colour;
  const heather = panel.heather ?? 0;
  const reach = panel.light ?? 1;
  // Panels come in many shapes: what the inner loop needs of them is read once.
  const { height: heightAt, texture: textureAt, fade: fadeAt, tint: tintAt } = panel;
  const { grain, fuzz, white: whiteness, cell, mottle } = m;
  const wears = m.wear !== undefined;
  const { w: frameW, k: scale, left: frameLeft, top: frameTop } = frame;
  const { x: maskX, y: maskY } = mask;
  const level = panel.level ?? 0;
  const { height: heights, micro, red, green, blue, alpha, reach: reaches, owner } = layers;
  const { fine: fineNoise, soft: softNoise, flat, upright, cloud } = fields;
  // Fibre is counted in pixels: in a smaller picture it must also be weaker.
  const rough = Math.min(1, 0.3 + 0.7 * frame.k);
  // One row is one call: the engine compiles a called function whole, while it would keep leaving and
  // re-entering compiled code in the middle of nested loops, at four times the cost.
  const row = (y: number): void => {
    const Y = (y + maskY + 0.5) / scale + frameTop;
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const a = covers[i]!;
      if (a <= 0) continue;
      const k = (y + maskY) * frameW + x + maskX;
      const X = (x + maskX + 0.5) / scale + frameLeft;
      let up = slow[i]!;
      if (heightAt) up += heightAt(X, Y);
      const n1 = fineNoise[k]!;
      const n2 = softNoise[k]!;
      let fine = (grain * n1 + fuzz * n2) * rough;
      if (whiteness) fine += rough * whiteness * white[(k * 2654435761) & 262143]!;
      const woven = weave ? weave(X, Y) : 0;
      fine += woven;
      if (cell) fine += cell * cells()[((Y * 1.6) & 255) * 256 + ((X * 1.6) & 255)]!;
      if (textureAt) fine += textureAt(X, Y) * scale;
      if (lies === "level") heights[k] = heights[k]! * (1 - a) + (level + up) * a;
      else if (lies === "bridge") heights[k] = heights[k]! * (1 - a) + (below![i]! + up) * a;
      else if (lies === "drape") {
        heights[k]! += (up - drape[k]!) * a;
        drape[k] = drape[k]! * (1 - a) + up * a;
      } else heights[k]! += up * a;
      micro[k] = micro[k]! * (1 - a) + fine * a;
      let v =
        1 +
        mottle * (n2 * 1.2 + n1 * 0.8 + (wears ? woven * 1.6 + upright[k]! : 0)) +
        heather * (flat[k]! * 0.9 + upright[k]! * 0.5 + n1 * 0.5);
      v *= 1 + 0.01 * cloud[k]!;
      if (fadeAt) v *= fadeAt(X, Y);
      const tint = tintAt ? tintAt(X, Y) : null;
      const b = alpha[k]! <= 0 ? 1 : a;
      red[k] = red[k]! * (1 - b) + (tint ? tint[0] : cr) * v * b;
      green[k] = green[k]! * (1 - b) + (tint ? tint[1] : cg) * v * b;
      blue[k] = blue[k]! * (1 - b) + (tint ? tint[2] : cb) * v * b;
      reaches[k] = reaches[k]! * (1 - a) + reach * a;
      if (a > alpha[k]!) alpha[k] = a;
      if (a > 0.5) owner[k] = index;
    }
  };
  for (let y = 0; y < h; y++) row(y);
}

function smoothedBelow(height: Float32Array, mask: Mask, frame: Frame, radius: number): Float32Array {
  const cut = new Float32Array(mask.w * mask.h);
  for (let y = 0; y < mask.h; y++)
    cut.set(height.subarray((y + mask.y) * frame.w + mask.x, (y + mask.y) * frame.w + mask.x + mask.w), y * mask.w);
  return blur(cut, mask.w, mask.h, radius * frame.k);
}

/** Returns the height of a woven or knitted pattern in pixels, or null where it is too small to be seen. */
function weaveOf(m: Material, k: number): ((x: number, y: number) => number) | null {
  const p = m.pattern;
  if (!p) return null;
  const px = p.period * k;
  const seen = Math.min(1, Math.max(0.16, (px - 1.7) / 1.6));
  const depth = p.depth * seen * Math.min(1.6, Math.max(0.55, px / 3.2));
  const f = (2 * Math.PI) / p.period;
  if (p.is === "knit")
    return (x, y) => {
      const u = x / p.period;
      const g = Math.abs(u - Math.floor(u) - 0.5) * 2;
      return depth * (0.55 * Math.sin(f * 0.86 * y + g * 2.6) + 0.45 * (1 - g * 1.6));
    };
  if (p.is === "twill") return (x, y) => depth * Math.sin(f * (x * 0.62 + y)) * (0.75 + 0.25 * Math.sin(f * 0.9 * x));
  if (p.is === "wale")
    return (x) => {
      const u = x / p.period;
      const g = u - Math.floor(u);
      return depth * (k > 1.4 ? 1.6 : 1) * Math.sqrt(Math.max(0, Math.sin(Math.PI * g)));
    };
  if (p.is === "ripstop") {
    const thin = Math.max(0.9, 1.1 / k) / p.period;
    const ridge = (v: number): number => {
      const g = v / p.period - Math.floor(v / p.period);
      return g < thin ? 1 : 0;
    };
    return (x, y) =>
      depth * 1.5 * Math.max(ridge(x), ridge(y)) + (k > 1.6 ? 0.12 * Math.sin(x * 4.2) * Math.sin(y * 4.2) : 0);
  }
  return (x, y) => depth * Math.sin(f * x) * Math.sin(f * y);
}

function sew(layers: Layers, art: Uint8Array, scene: Scene, frame: Frame): void {
  const n = frame.w * frame.h;
  const up = new Float32Array(n);
  const down = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    up[i] = art[i * 4]! / 255;
    down[i] = art[i * 4 + 1]! / 255;
  }
  const high = blur(up, frame.w, frame.h, 0.8 * Math.max(0.6, frame.k));
  const low = blur(down, frame.w, frame.h, 0.9 * Math.max(0.6, frame.k));
  const [tr, tg, tb] = scene.thread ?? [0.8, 0.8, 0.8];
  for (let i = 0; i < n; i++) {
    layers.micro[i]! += (high[i]! * 2.3 - low[i]! * 1.9) * frame.k;
    layers.groove[i] = low[i]!;
    const t = (art[i * 4 + 2]! / 255) * 0.9;
    if (t <= 0) continue;
    layers.red[i] = layers.red[i]! * (1 - t) + tr * t;
    layers.green[i] = layers.green[i]! * (1 - t) + tg * t;
    layers.blue[i] = layers.blue[i]! * (1 - t) + tb * t;
  }
}

const white = (() => {
  const r = rng(99);
  return Float32Array.from({ length: 1 << 18 }, () => r() + r() - 1);
})();

let cellTile: Float32Array | null = null;

/** Leather's grain: 256 × 256 of the difference between the nearest two of scattered points. */
function cells(): Float32Array {
  if (cellTile) return cellTile;
  const [size, n] = [256, 40];
  const r = rng(5);
  const step = size / n;
  const points = Array.from({ length: n * n }, () => [r(), r()] as const);
  cellTile = new Float32Array(size * size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const gx = Math.floor(x / step);
      const gy = Math.floor(y / step);
      let [a, b] = [9, 9];
      for (let j = -1; j < 2; j++)
        for (let i = -1; i < 2; i++) {
          const q = points[((gy + j + n) % n) * n + ((gx + i + n) % n)]!;
          const d = Math.hypot(gx + i + q[0] - x / step, gy + j + q[1] - y / step);
          if (d < a) [a, b] = [d, a];
          else if (d < b) b = d;
        }
      cellTile[y * size + x] = Math.min(0.5, b - a);
    }
  return cellTile;
}
