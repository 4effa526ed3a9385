import { times } from "../engine/colour.ts";
import { along, type Fold } from "../engine/folds.ts";
import { ribs, seam, stitch, type Line } from "../engine/lines.ts";
import type { Panel } from "../engine/scene.ts";
import { labelAt } from "../prints/art.ts";
import type { Cloth } from "./cloth.ts";
import type { TopShape } from "./top.ts";

/** A neck's panels under and over the body, and the seams it puts on the body. */
export interface Neck {
  below: Panel[];
  above: Panel[];
  seams: Line[];
}

/** Returns a ribbed crew collar of a width, with the inside of the back and its label in front view. */
export function crewCollar(shape: TopShape, cloth: Cloth, back: boolean, band: number): Neck {
  const m = shape.measures;
  const drop = back ? m.backDrop : m.frontDrop;
  const outer = { w: m.neck + 2, y: m.neckY, d: drop + 2 };
  const inner = { w: m.neck - band * 0.8, y: m.neckY - band * 0.3, d: drop - band * 0.7 };
  const arc = (q: typeof outer, forward: boolean): string => {
    const s = forward ? -1 : 1;
    return `${600 + s * q.w} ${q.y} C${600 + s * q.w * 0.94} ${q.y + q.d * 0.72} ${600 + s * q.w * 0.5} ${q.y + q.d} 600 ${q.y + q.d} C${600 - s * q.w * 0.5} ${q.y + q.d} ${600 - s * q.w * 0.94} ${q.y + q.d * 0.72} ${600 - s * q.w} ${q.y}`;
  };
  const collar = `M${arc(outer, true)} L${600 + inner.w} ${inner.y} ${arc(inner, false).replace(/^\S+ \S+/, "")} Z`;
  const lines: Line[] = [...ribs(`M${arc(outer, true)}`, `M${arc(inner, true)}`, 5.2, { bump: 0.45, groove: 0.36 })];
  const above: Panel = {
    path: collar,
    colour: cloth.base,
    material: "rib",
    heather: cloth.heather,
    thickness: 3.4,
    edge: 3.4,
    volume: [[3, 9]],
    lies: "bridge",
    bridge: 10,
    lines,
  };
  const seams = [
    ...seam(shape.neckLine, 0.6, 2),
    ...stitch(shape.neckLine, { off: 6, width: 1.2, groove: 0.2, dash: [4.5, 2.8] }),
  ];
  if (back) return { below: [], above: [above], seams };
  const top = m.neckY - band * 0.42;
  const backBand = `M${600 - m.neck} ${m.neckY} C${600 - m.neck * 0.9} ${top + 6} ${600 - m.neck * 0.3} ${top + m.backDrop * 0.2} 600 ${top + m.backDrop * 0.2} C${600 + m.neck * 0.3} ${top + m.backDrop * 0.2} ${600 + m.neck * 0.9} ${top + 6} ${600 + m.neck} ${m.neckY} C${600 + m.neck * 0.6} ${top + band + 16} ${600 + m.neck * 0.3} ${top + band + m.backDrop * 0.5} 600 ${top + band + m.backDrop * 0.5} C${600 - m.neck * 0.3} ${top + band + m.backDrop * 0.5} ${600 - m.neck * 0.6} ${top + band + 16} ${600 - m.neck} ${m.neckY} Z`;
  const inside = `M${600 - m.neck} ${m.neckY - 2} L${600 + m.neck} ${m.neckY - 2} C${600 + m.neck * 0.9} ${m.neckY + m.frontDrop * 0.9} ${600 + m.neck * 0.4} ${m.neckY + m.frontDrop + 14} 600 ${m.neckY + m.frontDrop + 14} C${600 - m.neck * 0.4} ${m.neckY + m.frontDrop + 14} ${600 - m.neck * 0.9} ${m.neckY + m.frontDrop * 0.9} ${600 - m.neck} ${m.neckY - 2} Z`;
  return {
    below: [
      {
        path: inside,
        colour: cloth.inside,
        material: "jersey",
        thickness: 1,
        edge: 2,
        light: 0.62,
        heather: cloth.heather,
        castsOnGround: false,
      },
      {
        path: backBand,
        colour: times(cloth.base, 0.94),
        material: "rib",
        heather: cloth.heather,
        thickness: 2,
        edge: 3,
        light: 0.82,
        lines: ribs(
          backRib(m.neck, m.neckY, top + 6, m.backDrop * 0.2),
          backRib(m.neck, m.neckY + 14, top + band + 10, m.backDrop * 0.5),
          5.2,
          { bump: 0.4, groove: 0.3 },
        ),
      },
      neckLabel(600, m.neckY + (drop - band * 0.42) / 2 + 3, cloth.label),
    ],
    above: [above],
    seams,
  };
}

/** Returns a standing mock neck, folded over at its top, of a height above the neckline. */
export function mockNeck(shape: TopShape, cloth: Cloth, back: boolean, height: number): Neck {
  const m = shape.measures;
  const [w, y] = [m.neck + 2, m.neckY];
  const drop = back ? m.backDrop : m.frontDrop;
  const top = y - height;
  const lip = `M${600 - w + 9} ${top + 6} C${600 - w * 0.5} ${top + 22} ${600 + w * 0.5} ${top + 22} ${600 + w - 9} ${top + 6}`;
  const foot = `M${600 - w} ${y} C${600 - w * 0.94} ${y + drop * 0.72} ${600 - w * 0.5} ${y + drop} 600 ${y + drop} C${600 + w * 0.5} ${y + drop} ${600 + w * 0.94} ${y + drop * 0.72} ${600 + w} ${y}`;
  const tube = `M${600 - w} ${y} C${600 - w - 2} ${y - height * 0.4} ${600 - w + 2} ${top + 20} ${600 - w + 9} ${top + 6} C${600 - w * 0.5} ${top + 22} ${600 + w * 0.5} ${top + 22} ${600 + w - 9} ${top + 6} C${600 + w - 2} ${top + 20} ${600 + w + 2} ${y - height * 0.4} ${600 + w} ${y} C${600 + w * 0.94} ${y + drop * 0.72} ${600 + w * 0.5} ${y + drop} 600 ${y + drop} C${600 - w * 0.5} ${y + drop} ${600 - w * 0.94} ${y + drop * 0.72} ${600 - w} ${y} Z`;
  const inside: Panel = {
    path: `M${600 - w + 9} ${top + 6} C${600 - w * 0.5} ${top - 12} ${600 + w * 0.5} ${top - 12} ${600 + w - 9} ${top + 6} C${600 + w * 0.5} ${top + 30} ${600 - w * 0.5} ${top + 30} ${600 - w + 9} ${top + 6} Z`,
    colour: cloth.inside,
    material: "rib",
    heather: cloth.heather,
    thickness: 3,
    edge: 4,
    light: 0.6,
  };
  const fold = (k: number, height: number): Fold =>
    along(
      `M${600 - w} ${y + drop * k * 0.4} C${600 - w * 0.4} ${y + drop * k} ${600 + w * 0.4} ${y + drop * k} ${600 + w} ${y + drop * k * 0.4}`,
      10,
      height,
    );
  return {
    below: [inside],
    above: [
      {
        path: tube,
        colour: cloth.base,
        material: "rib",
        heather: cloth.heather,
        thickness: 4,
        edge: 3.4,
        volume: [[8, 14]],
        lies: "bridge",
        bridge: 12,
        folds: [fold(0.5, 3), fold(-0.6, 2.4)],
        lines: [...ribs(foot, lip, 5.4, { bump: 0.4, groove: 0.34 })],
      },
    ],
    seams: seam(shape.neckLine, 0.6, 2),
  };
}

/** Returns the woven size label inside a neck. */
export function neckLabel(x: number, y: number, text: string): Panel {
  return {
    path: `M${x - 33} ${y - 18} L${x + 33} ${y - 19} L${x + 33.5} ${y + 20} L${x - 32.5} ${y + 21} Z`,
    colour: [0.018, 0.018, 0.018],
    material: "twill",
    thickness: 1,
    edge: 1.4,
    light: 0.85,
    print: { svg: labelAt(text, { x, y: y + 1, width: 52, size: 15, fill: "#e8e4da" }), height: 0.1, follow: 0.2 },
    castsOnGround: false,
  };
}

const backRib = (w: number, edgeY: number, midY: number, sag: number): string =>
  `M${600 - w * 0.96} ${edgeY} C${600 - w * 0.6} ${midY - 2} ${600 - w * 0.3} ${midY + sag} 600 ${midY + sag} C${600 + w * 0.3} ${midY + sag} ${600 + w * 0.6} ${midY - 2} ${600 + w * 0.96} ${edgeY}`;
