import type { Look } from "../../catalogue/types.ts";
import { times } from "../engine/colour.ts";
import { gathers } from "../engine/folds.ts";
import { stitch, twinStitch } from "../engine/lines.ts";
import { rng } from "../engine/rng.ts";
import type { Panel, Scene, View } from "../engine/scene.ts";
import { printAt } from "../prints/art.ts";
import { clothOf } from "../tailor/cloth.ts";
import { zip } from "../tailor/closures.ts";
import { drawstrings, fallenHood, hangingHood, raisedHood } from "../tailor/hood.ts";
import { ribbedCuff, ribbedHem, topPanels, topShape } from "../tailor/top.ts";
import { hoodieCuts, kangarooPocket } from "./hoodie.ts";

/** Returns the scene of a zipped hoodie: 0 with its hood fallen back, 1 hood up, 2 cropped and wide. Its print stands on one chest, or large at the back. */
export function zipHoodie(look: Look, seed: number, view: View): Scene {
  const r = rng(seed);
  const back = view === "back";
  const cloth = clothOf(look, "fleece");
  const shape = topShape(hoodieCuts[look.cut], r, back);
  const m = shape.measures;
  const hem = ribbedHem(m, cloth, 78);
  const print = back
    ? printAt(look.print, { x: 600, y: m.neckY + 500, width: m.pit * 1.1, height: 280 })
    : printAt(look.print, { x: 600 + m.pit * 0.5, y: m.pitY - 30, width: 124, height: 130 });
  const seat = { neck: m.neck, y: m.neckY, front: m.frontDrop };
  const centre = `M601 ${m.neckY + m.frontDrop - 2} C604 ${m.pitY} 596 ${m.hemY - 160} 600 ${m.hemY + 76}`;
  const front: Panel[] = back
    ? []
    : [
        kangarooPocket(shape, cloth, r),
        ...zip(centre, {
          tape: times(cloth.base, 0.7),
          teeth: look.accent ? cloth.accent : [0.42, 0.41, 0.4],
          width: 24,
          slider: 0.012,
        }),
        ...(look.cut === 1 ? raisedHood(seat, cloth, r) : fallenHood(seat, cloth, r)),
        ...drawstrings(
          [
            [548, m.neckY + m.frontDrop - 14],
            [656, m.neckY + m.frontDrop - 18],
          ],
          [190, 176],
          look.accent ? cloth.accent : cloth.base,
          r,
          look.cut === 2 ? "knot" : "metal",
        ),
      ];
  const panels: Panel[] = [
    ribbedCuff(shape, 0, cloth, 84),
    ribbedCuff(shape, 1, cloth, 84),
    ...topPanels(shape, cloth, r, {
      bodyFolds: [
        ...gathers(r, hem.top, 24, 110, 12, 2.6, -1),
        ...gathers(r, shape.neckLine, 34, 80, 12, 2, 1),
        ...(back ? [] : [...gathers(r, centre, 66, 120, 14, 1.5, 1), ...gathers(r, centre, 66, 120, 14, 1.5, -1)]),
      ],
      bodyLines: [
        ...twinStitch(shape.hemLine, [-6, -11], { width: 1.4 }),
        ...(back ? [] : [...stitch(centre, { off: 20, width: 1.4 }), ...stitch(centre, { off: -20, width: 1.4 })]),
      ],
      ...(print ? { print: { svg: print } } : {}),
    }),
    hem.panel,
    ...front,
    ...(back ? hangingHood(seat, cloth, r) : []),
  ];
  const camera =
    view === "detail"
      ? { x: 630, y: m.neckY + 200, zoom: 2.2 }
      : {
          x: 600,
          y: back ? (m.neckY + m.hemY) / 2 + 14 : look.cut === 1 ? 720 : 752,
          zoom: look.cut === 2 ? 1.03 : back ? 1.1 : 1.06,
        };
  return { seed, panels, thread: cloth.thread, warp: 9, ripple: 2.2, camera };
}
