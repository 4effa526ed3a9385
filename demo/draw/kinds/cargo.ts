import type { Look } from "../../catalogue/types.ts";
import { seam, stitch } from "../engine/lines.ts";
import { mirror, toPath } from "../engine/paths.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { clothOf } from "../tailor/cloth.ts";
import { stud } from "../tailor/closures.ts";
import { drawstrings } from "../tailor/hood.ts";
import { cargoPocket, legCuff, slantPockets } from "../tailor/trims.ts";
import {
  beltLoops,
  elasticBand,
  hemRows,
  legPanels,
  pucker,
  trouserShape,
  waistband,
  type TrouserMeasures,
} from "../tailor/trousers.ts";
import { backPockets } from "../tailor/backPockets.ts";

/** Returns the scene of cargo trousers: 0 straight, 1 wide with darted knees, 2 tapered with ribbed cuffs and an elastic waist. */
export function cargo(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, "twill");
  const shape = trouserShape(cuts[look.cut], r);
  const m = shape.measures;
  const sew = cloth.sewing;
  const soft = look.cut === 2;
  const band = soft ? elasticBand(m, cloth, back) : waistband(m, cloth, back, sew);
  const seat = { from: 0.26, to: 0.47, s0: 0.22, s1: 1.06 };
  const darts =
    look.cut === 1
      ? [0.46, 0.53].flatMap((t) =>
          shape.limbs.flatMap((limb, i) => {
            const d = toPath([limb.at(t, 0.95), limb.at(t + 0.01, 0.2)]);
            return [...seam(i ? mirror(d) : d, 0.6, 2), ...stitch(i ? mirror(d) : d, { off: 5, width: 1.4 })];
          }),
        )
      : [];
  const panels: Panel[] = [
    ...(soft ? [legCuff(shape.limbs[0], false, cloth, 62), legCuff(shape.limbs[1], true, cloth, 62)] : []),
    ...band.below,
    ...legPanels(shape, cloth, r, {
      lines: [
        ...(soft ? [] : hemRows(shape, 26, sew)),
        ...darts,
        ...(back ? [] : stitch(shape.rise, { off: -8, width: 1.5 })),
      ],
      folds: [...pucker(r, shape.hems[0], -1), ...pucker(r, shape.hems[1], 1)],
    }),
    ...(back ? backPockets(m, cloth, "flap") : slantPockets(m, cloth)),
    ...cargoPocket(shape.limbs[0], false, seat, cloth, r),
    ...cargoPocket(shape.limbs[1], true, seat, cloth, r),
    band.band,
    ...(soft
      ? back
        ? []
        : drawstrings(
            [
              [582, m.waistY + 30],
              [622, m.waistY + 30],
            ],
            [150, 170],
            look.accent ? cloth.accent : cloth.base,
            r,
            "knot",
          )
      : [
          ...beltLoops(m, cloth, back ? [-m.waist * 0.72, 0, m.waist * 0.72] : [-m.waist * 0.56, m.waist * 0.56], sew),
          ...(back ? [] : stud(600, m.waistY + m.band * 0.5 + 8, 13, [0.1, 0.1, 0.1])),
        ]),
  ];
  const camera =
    view === "detail"
      ? { x: 430, y: 640, zoom: 2.3 }
      : { x: 600, y: (m.waistY + m.hem[1]) / 2 + (soft ? 26 : 4), zoom: 1.06 };
  return { seed, panels, thread: cloth.thread, warp: 8, ripple: 2.2, camera };
}

const cuts: Record<Look["cut"], TrouserMeasures> = {
  0: {
    waist: 230,
    waistY: 148,
    band: 50,
    hip: 296,
    hipY: 404,
    crotchY: 486,
    knee: [428, 900, 272],
    hem: [416, 1350, 250],
    stack: 6,
  },
  1: {
    waist: 232,
    waistY: 150,
    band: 50,
    hip: 308,
    hipY: 408,
    crotchY: 500,
    knee: [414, 900, 320],
    hem: [392, 1348, 332],
    stack: 9,
  },
  2: {
    waist: 226,
    waistY: 148,
    band: 56,
    hip: 298,
    hipY: 404,
    crotchY: 490,
    knee: [432, 880, 268],
    hem: [442, 1288, 188],
    stack: 10,
  },
};
