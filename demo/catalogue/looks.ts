import type { Said } from "./types.ts";

/** A look of the demo: its pieces by handle, and the drawing of them in `demo/pictures/`. */
export interface DemoLook {
  handle: string;
  name: Said;
  description: Said;
  pieces: string[];
}

export const looks: DemoLook[] = [
  {
    handle: "po-deszczu",
    name: { pl: "Po deszczu", en: "After the rain", cz: "Po dešti" },
    description: {
      pl: "<p>Żółta Mżawka na wierzch, pod nią gruby kaptur. Bojówki z ripstopu schną, zanim dojedzie tramwaj, a podeszwa trzyma mokrą kostkę.</p>",
      en: "<p>The yellow Mżawka on top, a heavy hood underneath. Ripstop cargos dry before the tram comes, and the soles hold on wet stone.</p>",
      cz: "<p>Navrch žlutá Mżawka, pod ni tlustá kapuce. Kapsáče z ripstopu uschnou, než přijede tramvaj, a podrážka na mokré dlažbě drží.</p>",
    },
    pieces: [
      "kurtka-mzawka-musztardowa",
      "bluza-z-kapturem-kraweznik-grafitowa",
      "bojowki-magazyn-asfalt",
      "buty-brukarz-tabaczkowe",
      "kapelusz-kapusniaczek-granatowy",
    ],
  },
  {
    handle: "na-dzialke",
    name: { pl: "Na działkę", en: "To the allotment", cz: "Na zahrádku" },
    description: {
      pl: "<p>Kwiat na koszulce, zieleń na resztę. Torba bierze pomidory, kapelusz słońce, a w szortach mieści się wszystko inne.</p>",
      en: "<p>A flower on the tee, green for the rest. The tote takes the tomatoes, the hat the sun, and the shorts whatever is left.</p>",
      cz: "<p>Na tričku květina, zbytek do zelena. Taška pobere rajčata, klobouk slunce a do šortek se vejde všechno ostatní.</p>",
    },
    pieces: [
      "koszulka-kwiat-w-spoinie-kreda",
      "szorty-bagaznik-oliwkowe",
      "trampki-trzepak-szalwiowe",
      "kapelusz-dzialka-butelkowa-zielen",
      "torba-warzywniak-ecru",
    ],
  },
  {
    handle: "ostatni-nocny",
    name: { pl: "Ostatni nocny", en: "The last night bus", cz: "Poslední noční spoj" },
    description: {
      pl: "<p>Granat, sprany denim i jeden mocny kolor przy ziemi. Bilet w nerce, dłonie w kieszeni, do domu o 4:14.</p>",
      en: "<p>Navy, washed denim and one strong colour close to the ground. The ticket in the bum bag, hands in the pocket, home at 4:14.</p>",
      cz: "<p>Námořnická modrá, sepraný denim a jedna výrazná barva u země. Jízdenka v ledvince, ruce v kapse, domů ve 4:14.</p>",
    },
    pieces: [
      "bluza-z-kapturem-ostatni-nocny-granatowa",
      "jeansy-szeroki-tor-sprany-denim",
      "sneakersy-przejazd-musztardowe",
      "czapka-doker-granatowa",
      "nerka-bilet-asfalt",
    ],
  },
];

/** Returns the name of a look's drawing in `demo/pictures/`. */
export function lookPicture({ handle }: Pick<DemoLook, "handle">): string {
  return `look-${handle}.avif`;
}
