import { times } from "../engine/colour.ts";
import { along } from "../engine/folds.ts";
import { seam, stitch, twinStitch, type StitchStyle } from "../engine/lines.ts";
import { mirror } from "../engine/paths.ts";
import type { Panel } from "../engine/scene.ts";
import type { Cloth } from "./cloth.ts";
import { neckLabel } from "./necks.ts";
import type { TopMeasures } from "./top.ts";

/** How a shirt collar falls: the length of its points, their spread, and whether it is open as a camp collar. */
export interface CollarStyle {
  point: number;
  spread: number;
  open: boolean;
  sew: StitchStyle;
}

/** Returns a shirt collar in front view: the back's inside with its label under the body's front, two leaves over it. */
export function shirtCollar(m: TopMeasures, cloth: Cloth, style: CollarStyle): { below: Panel[]; above: Panel[] } {
  const { neck: w, neckY: y, frontDrop: drop } = m;
  const { point, spread, open, sew } = style;
  const meet = open ? y + drop + 6 : y + drop - 4;
  const common = { colour: cloth.base, material: cloth.material, heather: cloth.heather } as const;
  const inside = `M${600 - w - 4} ${y + 2} C${600 - w * 0.7} ${y - 44} ${600 + w * 0.7} ${y - 44} ${600 + w + 4} ${y + 2} C${600 + w * 0.8} ${y + drop * 0.8} ${600 + 40} ${meet + 6} 600 ${meet + 12} C${600 - 40} ${meet + 6} ${600 - w * 0.8} ${y + drop * 0.8} ${600 - w - 4} ${y + 2} Z`;
  const stand = `M${600 - w - 2} ${y + 4} C${600 - w * 0.74} ${y - 46} ${600 + w * 0.74} ${y - 46} ${600 + w + 2} ${y + 4} C${600 + w * 0.66} ${y + 18} ${600 + w * 0.3} ${y + 22} 600 ${y + 22} C${600 - w * 0.3} ${y + 22} ${600 - w * 0.66} ${y + 18} ${600 - w - 2} ${y + 4} Z`;
  const tipX = 600 - spread;
  const tipY = meet + point;
  // From the neck's side along the fold to where both leaves meet, out to the point, back along the outer edge.
  const leaf = open
    ? `M${600 - w - 10} ${y + 14} C${600 - w - 6} ${y - 18} ${600 - w * 0.86} ${y - 30} ${600 - w * 0.66} ${y - 34} C${600 - w * 0.62} ${y + 14} ${600 - w * 0.4} ${y + drop * 0.6} 597 ${meet + 16} L${600 - 84} ${meet + 22} L${600 - 96} ${meet - 26} L${tipX - 26} ${meet - 10} C${600 - w - 40} ${y + drop * 0.5} ${600 - w - 20} ${y + 36} ${600 - w - 10} ${y + 14} Z`
    : `M${600 - w - 8} ${y + 12} C${600 - w - 6} ${y - 18} ${600 - w * 0.88} ${y - 32} ${600 - w * 0.68} ${y - 36} C${600 - w * 0.66} ${y + 6} ${600 - w * 0.4} ${meet - 30} 598 ${meet} L${tipX} ${tipY} C${600 - w * 0.9} ${y + drop * 0.92} ${600 - w - 12} ${y + 50} ${600 - w - 8} ${y + 12} Z`;
  const edge = open
    ? `M${600 - 84} ${meet + 22} L${600 - 96} ${meet - 26} L${tipX - 26} ${meet - 10} C${600 - w - 40} ${y + drop * 0.5} ${600 - w - 20} ${y + 36} ${600 - w - 10} ${y + 14}`
    : `M598 ${meet} L${tipX} ${tipY} C${600 - w * 0.9} ${y + drop * 0.92} ${600 - w - 12} ${y + 50} ${600 - w - 8} ${y + 12}`;
  const half = (right: boolean): Panel => {
    const d = (p: string): string => (right ? mirror(p) : p);
    const k = right ? -1 : 1;
    return {
      ...common,
      path: d(leaf),
      thickness: 4.5,
      edge: 2.2,
      volume: [[4, 10]],
      lies: "bridge",
      bridge: 10,
      lines: stitch(d(edge), { off: 7 * k, ...sew }),
      folds: [
        along(
          d(
            `M${600 - w * 0.76} ${y - 20} C${600 - w * 0.76} ${y + 20} ${600 - w * 0.6} ${meet - 40} ${600 - 30} ${meet - 4}`,
          ),
          12,
          2.6,
        ),
      ],
    };
  };
  return {
    below: [
      {
        path: inside,
        colour: cloth.inside,
        material: cloth.material,
        thickness: 1,
        edge: 2,
        light: 0.62,
        castsOnGround: true,
      },
      {
        path: stand,
        colour: times(cloth.base, 0.93),
        material: cloth.material,
        thickness: 3,
        edge: 2.4,
        volume: [[4, 12]],
        light: 0.84,
        lines: [
          ...seam(
            `M${600 - w} ${y + 4} C${600 - w * 0.66} ${y + 20} ${600 + w * 0.66} ${y + 20} ${600 + w} ${y + 4}`,
            0.5,
          ),
          ...stitch(
            `M${600 - w} ${y - 6} C${600 - w * 0.66} ${y + 8} ${600 + w * 0.66} ${y + 8} ${600 + w} ${y - 6}`,
            sew,
          ),
        ],
      },
      neckLabel(600, y + 46, cloth.label),
    ],
    above: [half(false), half(true)],
  };
}

/** Returns a shirt collar seen from behind: one leaf over the neck. */
export function collarBehind(m: TopMeasures, cloth: Cloth, sew: StitchStyle): Panel[] {
  const { neck: w, neckY: y } = m;
  const path = `M${600 - w * 0.7} ${y - 36} C${600 - w * 0.3} ${y - 44} ${600 + w * 0.3} ${y - 44} ${600 + w * 0.7} ${y - 36} C${600 + w * 0.92} ${y - 30} ${600 + w + 8} ${y - 8} ${600 + w + 12} ${y + 24} C${600 + w * 0.5} ${y + 44} ${600 - w * 0.5} ${y + 44} ${600 - w - 12} ${y + 24} C${600 - w - 8} ${y - 8} ${600 - w * 0.92} ${y - 30} ${600 - w * 0.7} ${y - 36} Z`;
  return [
    {
      path,
      colour: cloth.base,
      material: cloth.material,
      heather: cloth.heather,
      thickness: 4.5,
      edge: 2.4,
      volume: [[5, 14]],
      lies: "bridge",
      bridge: 12,
      lines: stitch(
        `M${600 + w + 12} ${y + 24} C${600 + w * 0.5} ${y + 44} ${600 - w * 0.5} ${y + 44} ${600 - w - 12} ${y + 24}`,
        { off: 7, ...sew },
      ),
    },
  ];
}

/** Returns a stand-up collar closed by a zip, with its inside behind. */
export function standCollar(
  m: TopMeasures,
  cloth: Cloth,
  height: number,
  back: boolean,
): { below: Panel[]; above: Panel[] } {
  const { neck: w, neckY: y } = m;
  const drop = back ? m.backDrop : m.frontDrop;
  const top = y - height;
  const common = { colour: cloth.base, material: cloth.material, heather: cloth.heather } as const;
  const inside = `M${600 - w + 6} ${top + 10} C${600 - w * 0.5} ${top - 20} ${600 + w * 0.5} ${top - 20} ${600 + w - 6} ${top + 10} C${600 + w * 0.5} ${top + 46} ${600 - w * 0.5} ${top + 46} ${600 - w + 6} ${top + 10} Z`;
  const tube = `M${600 - w - 2} ${y + 2} C${600 - w - 6} ${y - height * 0.4} ${600 - w - 2} ${top + 24} ${600 - w + 6} ${top + 8} C${600 - w * 0.5} ${top + 34} ${600 + w * 0.5} ${top + 34} ${600 + w - 6} ${top + 8} C${600 + w + 2} ${top + 24} ${600 + w + 6} ${y - height * 0.4} ${600 + w + 2} ${y + 2} C${600 + w * 0.94} ${y + drop * 0.72} ${600 + w * 0.5} ${y + drop + 4} 600 ${y + drop + 4} C${600 - w * 0.5} ${y + drop + 4} ${600 - w * 0.94} ${y + drop * 0.72} ${600 - w - 2} ${y + 2} Z`;
  const lip = `M${600 - w + 6} ${top + 8} C${600 - w * 0.5} ${top + 34} ${600 + w * 0.5} ${top + 34} ${600 + w - 6} ${top + 8}`;
  return {
    below: back
      ? []
      : [
          {
            path: inside,
            colour: cloth.inside,
            material: cloth.material,
            thickness: 3,
            edge: 3,
            light: 0.6,
            volume: [[5, 12]],
          },
          neckLabel(600, top + 20, cloth.label),
        ],
    above: [
      {
        ...common,
        path: tube,
        thickness: 5,
        edge: 3,
        volume: [[10, 16]],
        lies: "bridge",
        bridge: 14,
        undulation: { height: 3, degrees: 0, long: 120, wide: 60 },
        lines: twinStitch(lip, [-7, -12], { width: 1.4 }),
      },
    ],
  };
}
