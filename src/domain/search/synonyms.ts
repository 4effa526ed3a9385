import type { LanCode } from "../language.ts";

/**
 * What shoppers call the same thing, by its plain form; each group is looked for together, and is switched off by the name
 * of its first word. Only words that no stem and no translation in the catalogue brings together.
 */
export const synonyms: readonly (readonly string[])[] = [
  ["koszulka", "t-shirt", "tee shirt", "podkoszulek", "tee", "tiszert"],
  ["tričko", "t-shirt", "triko"],
  ["bluza", "hoodie", "kangurka"],
  ["sweatshirt", "jumper", "pullover", "sweater"],
  ["buty", "obuwie"],
  ["shoe", "footwear"],
  ["boty", "obuv"],
  ["sneakersy", "adidasy", "sneakers", "trainers"],
  ["tenisky", "botasky", "kecky", "sneakersky"],
  ["trampki", "tenisówki", "plimsolls"],
  ["spodnie", "portki"],
  ["trousers", "pants"],
  ["jeansy", "dżinsy"],
  ["džíny", "rifle", "džínsy"],
  ["szorty", "spodenki", "bermudy"],
  ["kraťasy", "šortky"],
  ["dresy", "dresowy"],
  ["sweatpants", "joggers"],
  ["kurtka", "płaszcz"],
  ["jacket", "coat"],
  ["bunda", "kabát"],
  ["skarpety", "skarpetki"],
  ["batoh", "ruksak"],
  ["backpack", "rucksack"],
  ["deskorolka", "skate", "skejt", "skateboard", "skejtový"],
  ["deska", "deck", "blat"],
  ["klapki", "laczki", "japonki"],
  ["slides", "sliders", "flip-flops"],
  ["pantofle", "žabky"],
  ["nerka", "saszetka", "biodrówka"],
  ["waist bag", "fanny pack", "bum bag", "belt bag", "hip bag"],
  ["ledvinka", "taška na pas"],
  ["rękawiczki", "rękawice"],
  ["helma", "přilba"],
  ["bidon", "butelka"],
  ["olejek", "olej"],
  ["bletki", "bibułki"],
  ["młynek", "grinder"],
  ["drtička", "grinder"],
  ["longsleeve", "longslive"],
  ["deszcz", "przeciwdeszczowy", "nieprzemakalny", "wodoodporny"],
  ["rain", "waterproof"],
  ["deště", "nepromokavý"],
  ["grey", "gray"],
  ["prezent", "upominek", "podarunkowy"],
  ["gift", "present", "voucher"],
  ["dárek", "dárkový"],
];

/** English words that shoppers of the other languages use as their own, folded. */
export const borrowed: ReadonlySet<string> = new Set(
  "hoodie tshirt sneakers skateboard snowboard longsleeve oversize beanie bomber cargo deck grinder streetwear".split(
    " ",
  ),
);

/** What is a kind of what; asked for the whole, its kinds are shown after what bears its name, though the shop has no category that holds them. */
export const kinds: Readonly<Record<string, readonly string[]>> = {
  buty: ["sneakersy", "trampki", "trapery", "klapki", "sztyblety", "kozaki", "sandały"],
  obuwie: ["sneakersy", "trampki", "trapery", "klapki", "sztyblety", "kozaki", "sandały"],
  spodnie: ["jeansy", "bojówki", "joggery"],
  sweter: ["pulower", "kardigan", "golf", "bluza"],
  kurtka: ["wiatrówka", "anorak", "parka", "puchówka"],
  shoe: ["sneakers", "trainers", "boots", "slides", "sandals", "plimsolls"],
  footwear: ["sneakers", "trainers", "boots", "slides", "sandals", "plimsolls"],
  trousers: ["jeans", "joggers", "sweatpants", "chinos"],
  pants: ["jeans", "joggers", "sweatpants", "chinos"],
  jacket: ["windbreaker", "anorak", "parka"],
  hat: ["cap", "beanie"],
  boty: ["tenisky", "pantofle", "sandály"],
  obuv: ["tenisky", "pantofle", "sandály"],
  svetr: ["pulovr", "kardigan", "rolák", "mikina"],
  kalhoty: ["džíny", "kapsáče", "tepláky"],
  bunda: ["větrovka", "anorak", "parka"],
};

/** What shades people mean by a colour, where the shop says it more exactly; asked for the colour, it shows them after what bears its name. */
export const shadesBy: Readonly<Record<LanCode, Readonly<Record<string, readonly string[]>>>> = {
  pl: {
    niebieski: ["granatowy", "granat", "kobaltowy", "kobalt", "błękitny", "błękit", "denim", "turkusowy"],
    granatowy: ["granat"],
    zielony: ["zieleń", "oliwkowy", "miętowy", "szałwiowy", "butelkowy", "khaki", "limonka"],
    żółty: ["musztardowy", "musztarda", "limonka", "odblaskowy"],
    czerwony: ["czerwień", "bordowy", "ceglasty", "wiśniowy"],
    różowy: ["róż", "pudrowy", "liliowy"],
    fioletowy: ["fiolet", "liliowy", "lila"],
    pomarańczowy: ["pomarańcz", "ceglasty"],
    brązowy: ["brąz", "czekoladowy", "tabaczkowy", "karmelowy"],
    beżowy: ["beż", "piaskowy", "ecru"],
    biały: ["biel", "kreda", "ecru"],
    szary: ["szarość", "grafitowy", "grafit", "beton", "srebrny"],
    czarny: ["czerń", "asfalt"],
  },
  en: {
    blue: ["navy", "cobalt", "sky", "denim"],
    green: ["olive", "mint", "sage", "lime"],
    yellow: ["mustard", "lime"],
    grey: ["graphite", "concrete", "silver"],
    white: ["chalk", "ecru"],
    black: ["asphalt"],
    purple: ["violet", "lilac"],
    red: ["burgundy", "brick"],
    orange: ["brick"],
    pink: ["powder", "lilac"],
    brown: ["chocolate", "tobacco"],
    beige: ["sand", "ecru"],
  },
  cz: {
    modrá: ["námořnická", "kobaltová", "blankytná", "džínová"],
    zelená: ["olivová", "mátová", "šalvějová", "limetka"],
    žlutá: ["hořčicová", "limetka"],
    šedá: ["grafitová", "stříbrná"],
    bílá: ["křídová", "režná"],
    černá: ["asfaltová"],
    červená: ["vínová", "cihlová"],
    oranžová: ["cihlová"],
    růžová: ["pudrová", "lila"],
    fialová: ["lila"],
    hnědá: ["čokoládová", "tabáková"],
    béžová: ["písková", "režná"],
  },
};

/** The same of all three languages. */
export const shades: Readonly<Record<string, readonly string[]>> = { ...shadesBy.pl, ...shadesBy.en, ...shadesBy.cz };
