/**
 * What shoppers call the same thing, by its plain form; each group is looked for together. Only words that
 * no stem and no translation in the catalogue brings together.
 */
export const synonyms: readonly (readonly string[])[] = [
  ["koszulka", "t-shirt", "tshirt", "podkoszulek"],
  ["bluza", "hoodie", "kangurka"],
  ["sneakersy", "adidasy"],
  ["jeansy", "dżinsy", "dżins", "denim"],
  ["szorty", "spodenki", "bermudy"],
  ["dresy", "dresowy"],
  ["deskorolka", "skate", "skejt", "skateboard"],
  ["deska", "deck", "blat"],
  ["klapki", "laczki", "japonki"],
  ["nerka", "saszetka", "biodrówka"],
  ["bidon", "butelka"],
  ["olejek", "olej"],
  ["longsleeve", "longslive"],
];
