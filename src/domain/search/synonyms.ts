/**
 * What shoppers call the same thing, by its plain form; each group is looked for together. Only words that
 * no stem and no translation in the catalogue brings together.
 */
export const synonyms: readonly (readonly string[])[] = [
  ["koszulka", "t-shirt", "tshirt", "podkoszulek"],
  ["bluza", "hoodie", "kangurka"],
  ["sneakersy", "adidasy"],
  ["jeansy", "dżinsy"],
  ["szorty", "spodenki", "bermudy"],
  ["dresy", "dresowy"],
  ["deskorolka", "skate", "skejt", "skateboard"],
  ["deska", "deck", "blat"],
  ["klapki", "laczki", "japonki"],
  ["nerka", "saszetka", "biodrówka"],
  ["bidon", "butelka"],
  ["olejek", "olej"],
  ["longsleeve", "longslive"],
  ["deszcz", "przeciwdeszczowy"],
];

/** What shades people mean by a colour, where the shop says it more exactly; asked for the colour, it shows them after what bears its name. */
export const shades: Readonly<Record<string, readonly string[]>> = {
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
  // English and Czech shoppers.
  blue: ["navy", "cobalt", "sky", "denim"],
  green: ["olive", "mint", "sage", "lime"],
  yellow: ["mustard", "lime"],
  grey: ["graphite", "concrete", "silver"],
  white: ["chalk", "ecru"],
  black: ["asphalt"],
  purple: ["violet", "lilac"],
  modrá: ["námořnická", "kobaltová", "blankytná", "džínová"],
  zelená: ["olivová", "mátová", "šalvějová", "limetka"],
  žlutá: ["hořčicová", "limetka"],
  šedá: ["grafitová", "stříbrná"],
  bílá: ["křídová", "režná"],
};
