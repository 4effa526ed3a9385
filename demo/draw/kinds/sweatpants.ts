import type { Look } from "../../catalogue/types.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { printAt } from "../prints/art.ts";
import { backPockets } from "../tailor/backPockets.ts";
import { clothOf } from "../tailor/cloth.ts";
import { drawstrings } from "../tailor/hood.ts";
import { legCuff, sideStripe, slantPockets } from "../tailor/trims.ts";
import { elasticBand, hemRows, legPanels, trouserShape, type TrouserMeasures } from "../tailor/trousers.ts";

/** Returns the scene of sweatpants: 0 with ribbed cuffs, 1 wide with open hems, 2 track pants with a stripe in the accent. The print stands on the left thigh. */
export function sweatpants(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, look.cut === 2 ? "nylon" : "fleece");
  const shape = trouserShape(cuts[look.cut], r);
  const m = shape.measures;
  const band = elasticBand(m, cloth, back);
  const thigh = shape.limbs[1].at(0.3, 0.08);
  const print = back
    ? ""
    : printAt(look.print, {
        x: 1200 - thigh[0],
        y: thigh[1],
        width: look.print.art === "wordmark" ? 150 : 116,
        height: 150,
        turn: -3,
      });
  const cuffs =
    look.cut === 0 ? [legCuff(shape.limbs[0], false, cloth, 74), legCuff(shape.limbs[1], true, cloth, 74)] : [];
  const legs = legPanels(shape, cloth, r, { lines: look.cut === 0 ? [] : hemRows(shape, 24, { width: 1.4 }) });
  if (print) legs[1] = { ...legs[1]!, print: { svg: print } };
  const panels: Panel[] = [
    ...cuffs,
    ...band.below,
    ...legs,
    ...(back ? backPockets(m, cloth, "patch") : slantPockets(m, cloth)),
    ...(look.cut === 2
      ? [
          sideStripe(shape.outseams[0], false, cloth.accent, cloth),
          sideStripe(shape.outseams[1], true, cloth.accent, cloth),
        ]
      : []),
    band.band,
    ...(back
      ? []
      : drawstrings(
          [
            [580, m.waistY + 32],
            [624, m.waistY + 32],
          ],
          [176, 196],
          look.accent ? cloth.accent : cloth.base,
          r,
          look.cut === 2 ? "metal" : "knot",
        )),
  ];
  const camera =
    view === "detail"
      ? { x: 610, y: m.waistY + 220, zoom: 2.3 }
      : { x: 600, y: (m.waistY + m.hem[1]) / 2 + (look.cut === 0 ? 34 : 4), zoom: 1.05 };
  return { seed, panels, thread: cloth.thread, warp: 9, ripple: 2.6, camera };
}

const cuts: Record<Look["cut"], TrouserMeasures> = {
  0: {
    waist: 222,
    waistY: 150,
    band: 60,
    hip: 296,
    hipY: 410,
    crotchY: 500,
    knee: [432, 880, 268],
    hem: [440, 1270, 190],
    stack: 12,
  },
  1: {
    waist: 226,
    waistY: 152,
    band: 60,
    hip: 304,
    hipY: 412,
    crotchY: 506,
    knee: [416, 900, 312],
    hem: [396, 1346, 316],
    stack: 9,
  },
  2: {
    waist: 222,
    waistY: 152,
    band: 58,
    hip: 292,
    hipY: 406,
    crotchY: 490,
    knee: [430, 890, 262],
    hem: [424, 1348, 234],
    stack: 6,
  },
};
