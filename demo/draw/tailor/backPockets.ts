import { seam, stitch, twinStitch } from "../engine/lines.ts";
import { box, mirror } from "../engine/paths.ts";
import type { Panel } from "../engine/scene.ts";
import type { Cloth } from "./cloth.ts";
import { stud } from "./closures.ts";
import type { TrouserMeasures } from "./trousers.ts";

/** Returns two back pockets: under flaps with studs, or one patch as on sweatpants. */
export function backPockets(m: TrouserMeasures, cloth: Cloth, style: "flap" | "patch"): Panel[] {
  const top = m.waistY + m.band + 84;
  const common = { colour: cloth.base, material: cloth.material, heather: cloth.heather } as const;
  if (style === "patch") {
    const x = 600 + m.hip * 0.2;
    const path = `M${x} ${top} L${x + 150} ${top - 6} L${x + 154} ${top + 150} C${x + 150} ${top + 172} ${x + 10} ${top + 176} ${x + 4} ${top + 156} Z`;
    return [
      {
        ...common,
        path,
        thickness: 4,
        edge: 2.2,
        volume: [[3, 10]],
        lies: "bridge",
        bridge: 10,
        lines: [
          ...twinStitch(`M${x} ${top} L${x + 150} ${top - 6}`, [16, 22], { width: 1.4 }),
          ...stitch(
            `M${x + 150} ${top - 6} L${x + 154} ${top + 150} C${x + 150} ${top + 172} ${x + 10} ${top + 176} ${x + 4} ${top + 156} L${x} ${top}`,
            { off: 6, width: 1.4 },
          ),
        ],
      },
    ];
  }
  const [x, w] = [600 - m.hip * 0.54, 88];
  const flap = `M${x - w} ${top} L${x + w} ${top + 8} L${x + w - 1} ${top + 58} L${x} ${top + 74} L${x - w + 1} ${top + 52} Z`;
  const bag = box(x - w + 6, top + 20, w * 2 - 12, 168, 12);
  const half = (right: boolean): Panel[] => {
    const d = (p: string): string => (right ? mirror(p) : p);
    const k = right ? -1 : 1;
    return [
      {
        ...common,
        path: d(bag),
        thickness: 3.4,
        edge: 2,
        volume: [[3, 10]],
        lies: "bridge",
        bridge: 10,
        lines: twinStitch(
          d(
            `M${x - w + 6} ${top + 40} L${x - w + 6} ${top + 186} L${x + w - 6} ${top + 186} L${x + w - 6} ${top + 40}`,
          ),
          [-5 * k, -11 * k],
          { width: 1.5 },
        ),
      },
      {
        ...common,
        path: d(flap),
        thickness: 4,
        edge: 2,
        volume: [[2, 8]],
        lines: [
          ...twinStitch(d(`M${x + w - 1} ${top + 58} L${x} ${top + 74} L${x - w + 1} ${top + 52}`), [5 * k, 10 * k], {
            width: 1.5,
          }),
          ...twinStitch(d(`M${x - w} ${top} L${x + w} ${top + 8}`), [5 * k, 11 * k], { width: 1.5 }),
          ...seam(d(`M${x - w} ${top} L${x + w} ${top + 8}`), 0.4, 2),
        ],
      },
      ...stud(right ? 1200 - x : x, top + 54, 8, [0.1, 0.1, 0.1]),
    ];
  };
  return [...half(false), ...half(true)];
}
