import type { Look } from "../../catalogue/types.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { printAt } from "../prints/art.ts";
import { backPockets } from "../tailor/backPockets.ts";
import { clothOf } from "../tailor/cloth.ts";
import { stud } from "../tailor/closures.ts";
import { drawstrings } from "../tailor/hood.ts";
import { cargoPocket, slantPockets } from "../tailor/trims.ts";
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

/** Returns the scene of shorts: 0 sweat shorts with a cord, 1 cargo shorts with flapped pockets, 2 wide ones to the knee with a belted waist. */
export function shorts(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, look.cut === 0 ? "fleece" : "twill");
  const shape = trouserShape(cuts[look.cut], r);
  const m = shape.measures;
  const sew = cloth.sewing;
  const soft = look.cut === 0;
  const band = soft ? elasticBand(m, cloth, back) : waistband(m, cloth, back, sew);
  const spot = shape.limbs[1].at(0.66, 0.1);
  const print = back ? "" : printAt(look.print, { x: 1200 - spot[0], y: spot[1], width: 120, height: 120, turn: -2 });
  const legs = legPanels(shape, cloth, r, {
    calm: 0.85,
    lines: hemRows(shape, 24, sew),
    folds: [...pucker(r, shape.hems[0], -1), ...pucker(r, shape.hems[1], 1)],
  });
  if (print) legs[1] = { ...legs[1]!, print: { svg: print } };
  const seat = { from: 0.34, to: 0.84, s0: 0.24, s1: 1.04 };
  const panels: Panel[] = [
    ...band.below,
    ...legs,
    ...(back ? backPockets(m, cloth, soft ? "patch" : "flap") : slantPockets(m, cloth)),
    ...(look.cut === 1
      ? [...cargoPocket(shape.limbs[0], false, seat, cloth, r), ...cargoPocket(shape.limbs[1], true, seat, cloth, r)]
      : []),
    band.band,
    ...(soft
      ? back
        ? []
        : drawstrings(
            [
              [580, m.waistY + 30],
              [624, m.waistY + 30],
            ],
            [160, 182],
            look.accent ? cloth.accent : cloth.base,
            r,
            "knot",
          )
      : [
          ...beltLoops(m, cloth, back ? [-m.waist * 0.72, 0, m.waist * 0.72] : [-m.waist * 0.56, m.waist * 0.56], sew),
          ...(back ? [] : stud(600, m.waistY + m.band * 0.5 + 8, 13, [0.3, 0.28, 0.25])),
        ]),
  ];
  const camera =
    view === "detail"
      ? { x: 590, y: m.waistY + 190, zoom: 2.4 }
      : { x: 600, y: (m.waistY + m.hem[1]) / 2 + 6, zoom: 1.34 };
  return { seed, panels, thread: cloth.thread, warp: 8, ripple: 2.2, camera };
}

const cuts: Record<Look["cut"], TrouserMeasures> = {
  0: {
    waist: 236,
    waistY: 390,
    band: 60,
    hip: 306,
    hipY: 640,
    crotchY: 760,
    knee: [428, 880, 306],
    hem: [410, 1012, 310],
    stack: 3,
  },
  1: {
    waist: 238,
    waistY: 380,
    band: 52,
    hip: 306,
    hipY: 640,
    crotchY: 740,
    knee: [424, 890, 306],
    hem: [404, 1060, 306],
    stack: 3,
  },
  2: {
    waist: 238,
    waistY: 372,
    band: 52,
    hip: 318,
    hipY: 640,
    crotchY: 740,
    knee: [416, 900, 330],
    hem: [388, 1096, 344],
    stack: 4,
  },
};
