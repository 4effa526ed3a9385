import { drawings } from "../catalogue.ts";
import type { Composition, Good } from "./compose.ts";
import { seedOf } from "./engine/rng.ts";

type Laid = readonly [handle: string, x: number, y: number, size: number, turn: number];

/** Returns goods of the catalogue as their own pictures show them: the same seed drapes them alike. */
function laid([handle, x, y, size, turn]: Laid): Good {
  const { kind, cut, base, accent, brand, material, print } = drawings.find(
    (drawing) => drawing.handle === handle,
  )!.look;
  return {
    kind,
    cut,
    base,
    art: print.art,
    ink: print.colour,
    ...(accent && { accent }),
    ...(brand && { brand }),
    ...(material && { material }),
    ...(print.second && { second: print.second }),
    ...(print.text && { text: print.text }),
    seed: seedOf(handle),
    x,
    y,
    size,
    turn,
  };
}

const flat = (handle: string, goods: readonly Laid[]): Composition => ({
  name: `look-${handle}`,
  width: 1200,
  height: 1500,
  concrete: true,
  depth: 0.7,
  goods: goods.map(laid),
});

/** Looks, laid flat on concrete as tall as a tile: what is worn above lies above. */
export const lookPictures: Composition[] = [
  flat("po-deszczu", [
    ["bojowki-magazyn-asfalt", 900, 860, 880, 4],
    ["bluza-z-kapturem-kraweznik-grafitowa", 350, 925, 850, -7],
    ["kurtka-mzawka-musztardowa", 420, 490, 890, 5],
    ["kapelusz-kapusniaczek-granatowy", 950, 230, 540, -8],
    ["buty-brukarz-tabaczkowe", 600, 1270, 580, -4],
  ]),
  flat("na-dzialke", [
    ["torba-warzywniak-ecru", 900, 440, 760, 7],
    ["szorty-bagaznik-oliwkowe", 790, 985, 820, -5],
    ["koszulka-kwiat-w-spoinie-kreda", 420, 480, 930, -6],
    ["kapelusz-dzialka-butelkowa-zielen", 285, 990, 560, 10],
    ["trampki-trzepak-szalwiowe", 560, 1265, 600, -5],
  ]),
  flat("ostatni-nocny", [
    ["jeansy-szeroki-tor-sprany-denim", 855, 880, 920, -5],
    ["bluza-z-kapturem-ostatni-nocny-granatowa", 440, 580, 960, 5],
    ["czapka-doker-granatowa", 945, 215, 540, 8],
    ["nerka-bilet-asfalt", 320, 1060, 560, -12],
    ["sneakersy-przejazd-musztardowe", 580, 1270, 600, -6],
  ]),
];
