import { createHash } from "node:crypto";
import type { Catalogue, CatalogueCategory, CatalogueProduct } from "../src/domain/catalogue/catalogue.ts";
import { brands } from "./catalogue/brands.ts";
import { categories } from "./catalogue/categories.ts";
import { colours } from "./catalogue/colours.ts";
import { boards } from "./catalogue/models-board.ts";
import { brandsToSearchEngines, categoriesToSearchEngines } from "./catalogue/found-listings.ts";
import { captions, toSearchEngines } from "./catalogue/found-by.ts";
import { fitness } from "./catalogue/models-fitness.ts";
import { goesWith } from "./catalogue/goes-with.ts";
import { hatsAndBags } from "./catalogue/models-hats-bags.ts";
import { hemp } from "./catalogue/models-hemp.ts";
import { hoodies } from "./catalogue/models-hoodies.ts";
import { jackets } from "./catalogue/models-jackets.ts";
import { shoes } from "./catalogue/models-shoes.ts";
import { smoking } from "./catalogue/models-smoking.ts";
import { tops } from "./catalogue/models-tops.ts";
import { trousers } from "./catalogue/models-trousers.ts";
import { winter } from "./catalogue/models-winter.ts";
import { sizes } from "./catalogue/sizes.ts";
import type { CategoryNode, Look, Model, Said, Way } from "./catalogue/types.ts";

export const models: Model[] = [
  ...hoodies,
  ...tops,
  ...jackets,
  ...trousers,
  ...shoes,
  ...hatsAndBags,
  ...boards,
  ...winter,
  ...fitness,
  ...hemp,
  ...smoking,
];

/** What `npm run draw` draws: one look per product, by the product's handle. */
export const drawings: { handle: string; look: Look }[] = models.flatMap((model) =>
  model.ways.map((way) => ({
    handle: handleOf(model, way),
    look: {
      kind: model.kind,
      cut: model.cut,
      base: way.colour,
      brand: nameOf(model.brand).toUpperCase(),
      // A label always says whose the thing is.
      print: { text: nameOf(model.brand).toUpperCase(), ...(way.print ?? model.print) },
      ...((way.accent ?? model.accent) ? { accent: way.accent ?? model.accent } : {}),
      ...(model.material ? { material: model.material } : {}),
    } as Look,
  })),
);

/** Category pictures of the home page, by category key and in their order there. */
export const tilePictures: Record<string, string> = {
  bluzy: "category-bluzy.avif",
  buty: "category-buty.avif",
  czapki: "category-czapki.avif",
  kurtki: "category-kurtki.avif",
  torby: "category-torby.avif",
  deskorolka: "category-deskorolka.avif",
  zima: "category-zima.avif",
  fitness: "category-fitness.avif",
};

/**
 * The demo shop's catalogue, as it would come from a file; `pictures` are names in `demo/pictures/`.
 * `now` places the products in time, the newest some days before it.
 */
export function demoCatalogue(now: Date): Catalogue {
  const keys = categoryKeys(categories, []);
  return {
    categories: [...keys.values()].map(({ category }) => category),
    manufacturers: brands.map((brand) => ({
      name: brand.name,
      url: null,
      description: brand.description,
      ...searchTexts(brandsToSearchEngines[brand.key]),
      producer: brand.producer,
    })),
    products: models.flatMap((model) => model.ways.map((way) => productOf(model, way, { keys, now }))),
  };
}

function searchTexts(
  told: { title: Said; description: Said } | undefined,
): Pick<CatalogueCategory, "searchTitle" | "searchDescription"> {
  return told === undefined ? {} : { searchTitle: told.title, searchDescription: told.description };
}

type Keys = Map<string, { category: CatalogueCategory }>;

/** The tree as a list, parents first; a heading without a slug is left out of its children's paths. */
function categoryKeys(nodes: readonly CategoryNode[], above: { slug: string; routed: boolean }[]): Keys {
  const found: Keys = new Map();
  for (const node of nodes) {
    const here = [...above, { slug: node.slug ?? node.key, routed: node.slug !== null }];
    const category: CatalogueCategory = {
      key: here.map(({ slug }) => slug).join("/"),
      name: node.name,
      description: node.description ?? { pl: "" },
      ...searchTexts(categoriesToSearchEngines[node.key]),
      image: tilePictures[node.key] ?? "",
      url:
        node.slug === null
          ? null
          : `${here
              .filter(({ routed }) => routed)
              .map(({ slug }) => slug)
              .join("/")}/`,
    };
    found.set(node.key, { category });
    for (const [key, value] of categoryKeys(node.children ?? [], here)) found.set(key, value);
  }
  return found;
}

function nameOf(brandKey: string): string {
  return brands.find((brand) => brand.key === brandKey)!.name;
}

function handleOf(model: Model, way: Way): string {
  return `${model.slug}-${way.slug}`;
}

function productOf(model: Model, way: Way, { keys, now }: { keys: Keys; now: Date }): CatalogueProduct {
  const handle = handleOf(model, way);
  const size = sizes[model.sizes];
  const values = size.values;
  const price = way.price ?? model.price;
  const found = toSearchEngines[model.slug];
  return {
    row: 0,
    handle,
    name: way.name ?? (model.ways.length > 1 ? inColour(model.name, way) : model.name),
    description: model.description,
    details: [
      { name: { pl: "Kolor", en: "Colour", cz: "Barva" }, value: saidColour(way) },
      ...model.details.filter((row) => "name" in row),
    ],
    composition: model.details.filter((row) => "part" in row),
    measure: model.measure ?? null,
    certificates: model.certificates ?? [],
    guaranteeYears: model.guaranteeYears ?? null,
    manufacturer: nameOf(model.brand),
    categories: model.categories.map((key) => keys.get(key)!.category.key),
    weight: model.weight,
    realPrice: price,
    cataloguePrice: way.was ?? null,
    badges: way.badges ?? [],
    model: model.slug,
    colour: saidColour(way),
    goesWith: goesWith(models, model, way).map((one) => handleOf(one.model, one.way)),
    url: null,
    createdAt: new Date(now.getTime() - way.age * 86_400_000).toISOString(),
    shown: true,
    ageMin: model.ageMin ?? null,
    onlineSale: model.onlineSale ?? true,
    blockedCountries: model.blockedCountries ?? [],
    pictures: [1, 2, 3].map((view) => `${handle}-${view}.avif`),
    // As `demo/draw` draws them.
    pictureRoles: ["packshot", "back", "detail"],
    ...(captions[model.slug] && { pictureCaptions: captions[model.slug]!.map((said) => said ?? { pl: "" }) }),
    ...(found && { searchTitle: titleInColour(found.title ?? model.name, way), searchDescription: found.description }),
    attributes: values.length > 1 ? [size.attribute] : [],
    variants: values.map((value, index) => ({
      row: 0,
      values: values.length > 1 ? [{ pl: value }] : [],
      sku: `${handle}-${value}`.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "-"),
      shelf: shelfOf(model, keys),
      quantity: stockOf(handle, index, { stock: way.stock ?? "plenty", sizes: values.length }),
    })),
  };
}

function saidColour(way: Way): Said {
  const { pl, en, cz } = colours[way.colour];
  return { pl, en, cz };
}

/** The colours of a model lie on one shelf, the models of a category in one row: `12-3`. */
function shelfOf(model: Model, keys: Keys): string {
  const [category = ""] = model.categories;
  const together = models.filter(({ categories: [first] }) => first === category);
  return `${[...keys.keys()].indexOf(category) + 1}-${together.indexOf(model) + 1}`;
}

/** No two products share a name: `Bluza z kapturem Zygzak, ceglasta`. In Polish the colour takes the gender its slug ends in. */
function inColour(name: Said, { slug, colour }: Way): Said {
  const { pl, en, cz } = colours[colour];
  const agreed = pl.endsWith("y") ? pl.replace(/y$/, /[ae]$/.exec(slug)?.[0] ?? "y") : pl;
  return { pl: `${name.pl}, ${agreed}`, en: `${name.en}, ${en}`, cz: `${name.cz}, ${cz}` };
}

/** As search engines show it: `Bluza z kapturem Ostatni Nocny, bordowa | Bruk`. */
function titleInColour(name: Said, way: Way): Said {
  const { pl, en, cz } = inColour(name, way);
  return { pl: `${pl} | Bruk`, en: `${en} | Bruk`, cz: `${cz} | Bruk` };
}

/** Stock that looks counted, the same at every start: from the handle's and the size's own digest. */
function stockOf(
  handle: string,
  index: number,
  { stock, sizes: count }: { stock: NonNullable<Way["stock"]>; sizes: number },
): number {
  const chance = createHash("sha256").update(`${handle} ${index}`).digest().readUInt16BE() / 65_536;
  const middle = Math.floor(count / 2);
  switch (stock) {
    case "soldOut":
      return 0;
    case "lastOne":
      return index === middle ? 1 : 0;
    case "few":
      return 1 + Math.floor(chance * 3);
    case "someSizesOut":
      return chance < 0.4 && index !== middle ? 0 : 3 + Math.floor(chance * 15);
    case "plenty":
      return 8 + Math.floor(chance * 30);
  }
}
