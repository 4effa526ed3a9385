// One long file: every rule a catalogue is checked by, which all speak of a row and a column in the same way.
import {
  type Catalogue,
  type CatalogueCategory,
  type CatalogueManufacturer,
  type CatalogueProblem,
  type CatalogueProduct,
  type CatalogueVariant,
  mostPictures,
  type OtherUrls,
  variantPrices,
} from "../../../domain/catalogue/catalogue.ts";
import { compositionProblem } from "../../../domain/catalogue/composition.ts";
import { pictureRoles } from "../../../domain/catalogue/picture.ts";
import { producerProblem } from "../../../domain/catalogue/producer.ts";
import { certificateProblem, guaranteeYears } from "../../../domain/catalogue/certificates.ts";
import { mostChosen } from "../../../domain/catalogue/goes-with.ts";
import { measureUnits } from "../../../domain/catalogue/unit-price.ts";
import type { Said } from "../../../domain/language.ts";
import { gtin14, isGtin } from "../../../domain/catalogue/gtin.ts";
import { decimal } from "../../../domain/money.ts";
import { vatRates } from "../../../domain/invoice/vat.ts";
import { badges } from "../../../domain/catalogue/product.ts";
import { sheetLimits } from "../../../domain/catalogue/variant-sheet.ts";
import { pathProblem } from "./path-book.ts";

/** The most a catalogue may hold of anything; more is a mistake of the file. */
const most = {
  price: 100_000_000,
  weight: 1_000_000,
  amount: 1_000_000,
  quantity: 1_000_000,
  name: 300,
  shelf: 60,
  line: 1000,
  words: 10_000,
  html: 200_000,
  attributes: sheetLimits.options,
  variants: sheetLimits.variants,
  pictures: mostPictures,
  depth: 12,
} as const;

/** Returns everything that is wrong with a catalogue in itself and with the file it came from, in the order of the rows. */
export function checkCatalogue({ categories, manufacturers, products, problems = [] }: Catalogue): CatalogueProblem[] {
  return [
    ...problems,
    ...categories.flatMap((category) => tell(category.row ?? 0, wrongWithCategory(category))),
    ...twice(categories, { of: ({ key }) => key.toLowerCase(), what: "category" }),
    ...manufacturers.flatMap((manufacturer) => tell(manufacturer.row ?? 0, wrongWithManufacturer(manufacturer))),
    ...twice(manufacturers, { of: ({ name }) => name.toLowerCase(), what: "manufacturer" }),
    ...products.flatMap((product) => [...tell(product.row, wrongWithProduct(product)), ...wrongWithVariants(product)]),
    ...twice(products, { of: ({ handle }) => handle, what: "handle" }),
    ...twice(
      products.flatMap(({ variants }) => variants.filter(({ gtin }) => gtin != null && gtin !== "")),
      { of: ({ gtin }) => gtin14(gtin!), what: "barcode", written: ({ gtin }) => gtin! },
    ),
  ].sort((a, b) => a.row - b.row);
}

type Wrong = string | false | Omit<CatalogueProblem, "row">;

function tell(row: number, texts: readonly Wrong[]): CatalogueProblem[] {
  return texts
    .filter((text) => text !== false)
    .map((text) => ({ row, ...(typeof text === "string" ? { text } : text) }));
}

function twice<T extends { row?: number }>(
  things: readonly T[],
  { of, what, written = of }: { of: (thing: T) => string; what: string; written?: (thing: T) => string },
): CatalogueProblem[] {
  const rows = new Map<string, number>();
  return things.flatMap((thing) => {
    const name = of(thing);
    const first = rows.get(name);
    if (first === undefined) rows.set(name, thing.row ?? 0);
    return first === undefined
      ? []
      : [{ row: thing.row ?? 0, text: `The ${what} '${short(written(thing))}' stands in row ${first} already.` }];
  });
}

function wrongWithCategory({ key, name, description, url, otherUrls, ...found }: CatalogueCategory): Wrong[] {
  return [
    wrongKey(key),
    ...wrongTexts("category's name", name),
    tooLong("category's description", description),
    ...wrongSearchTexts(found),
    url !== null && url !== "" && pathProblem(url),
    ...wrongOtherUrls(otherUrls),
    url === null &&
      Object.values(otherUrls ?? {}).some((path) => path !== "") &&
      "A heading of the menu without a page has no path in another language either.",
  ];
}

function wrongWithManufacturer({
  name,
  description,
  url,
  otherUrls,
  producer,
  ...found
}: CatalogueManufacturer): Wrong[] {
  return [
    ...wrongTexts("manufacturer's name", { pl: name }),
    tooLong("manufacturer's description", description),
    ...wrongSearchTexts(found),
    url !== null && pathProblem(url),
    ...wrongOtherUrls(otherUrls),
    producer !== undefined && (producerProblem(producer) ?? false),
  ];
}

function wrongWithProduct(product: CatalogueProduct): Wrong[] {
  const { realPrice, cataloguePrice, weight, measure, attributes, variants } = product;
  return [
    ...wrongTexts("handle", { pl: product.handle }),
    ...wrongTexts("product's name", product.name),
    ...wrongTexts("manufacturer", { pl: product.manufacturer }),
    tooLong("description", product.description),
    ...wrongSearchTexts(product),
    ...[...(product.pictureTexts ?? []), ...(product.pictureCaptions ?? [])].map(
      (texts) =>
        Object.values(texts).some((text) => text.length > most.line) &&
        `What a picture shows and the line under it are at most ${most.line} characters.`,
    ),
    ...(product.pictureFocus ?? []).map(
      (focus) =>
        focus !== null &&
        !(within(focus.x, 0, 100) && within(focus.y, 0, 100)) && {
          column: "picture_focus",
          value: `${focus.x} ${focus.y}`,
          text: `A picture's focus is two whole numbers from 0 to 100, not '${focus.x} ${focus.y}'.`,
        },
    ),
    ...(product.pictureRoles ?? []).map(
      (role) =>
        !pictureRoles.includes(role) && {
          column: "picture_roles",
          value: role,
          text: `There is no role '${short(role)}' of a picture; there are ${pictureRoles.join(", ")}.`,
        },
    ),
    (product.searchWords?.length ?? 0) > most.words && `The search words are longer than ${most.words} characters.`,
    ...wrongPrices({ real: realPrice, catalogue: cataloguePrice }),
    !within(weight, 0, most.weight) && {
      column: "weight",
      value: String(weight),
      text: `A weight must be 0 to ${most.weight} grams.`,
    },
    compositionProblem(product.composition ?? []) ?? false,
    certificateProblem(product.certificates ?? []) ?? false,
    product.guaranteeYears != null &&
      !within(product.guaranteeYears, guaranteeYears.least, guaranteeYears.most) &&
      `A producer's guarantee is told from ${guaranteeYears.least} to ${guaranteeYears.most} years: the law gives the first two anyway.`,
    product.nextDelivery?.pieces != null &&
      !within(product.nextDelivery.pieces, 1, most.quantity) && {
        column: "next_delivery_pieces",
        value: String(product.nextDelivery.pieces),
        text: `The next delivery must be of 1 to ${most.quantity} pieces.`,
      },
    measure != null &&
      !(within(measure.amount, 1, most.amount) && measureUnits.includes(measure.unit)) &&
      `An amount must be 1 to ${most.amount} of ${measureUnits.join(", ")}.`,
    ...product.categories.map(wrongKey),
    ...(product.badges ?? []).map(
      (badge) => !badges.includes(badge) && `There is no badge '${short(badge)}'; there are ${badges.join(", ")}.`,
    ),
    ...(product.details ?? []).flatMap(({ name, value }) => [
      ...wrongTexts("detail's name", name),
      tooLong("detail", value),
    ]),
    (product.goesWith?.length ?? 0) > mostChosen && {
      column: "goes_with",
      text: `At most ${mostChosen} products can be chosen to go with one.`,
    },
    (product.goesWith?.includes(product.handle) ?? false) && {
      column: "goes_with",
      value: product.handle,
      text: "A product cannot be chosen to go with itself.",
    },
    product.url !== null && pathProblem(product.url),
    ...wrongOtherUrls(product.otherUrls),
    product.createdAt !== null &&
      Number.isNaN(Date.parse(product.createdAt)) && {
        column: "created",
        value: product.createdAt,
        text: `'${short(product.createdAt)}' is no moment like 2026-03-01T12:00:00Z.`,
      },
    product.ageMin != null && product.ageMin !== 18 && `A minimum age is 18 or none, not ${product.ageMin}.`,
    ...(product.blockedCountries ?? []).map(
      (code) => !/^[A-Z]{2}$/.test(code) && `'${short(code)}' is no country: two letters like CZ are.`,
    ),
    product.vatRate !== undefined &&
      !vatRates.includes(product.vatRate) &&
      `There is no VAT rate '${short(product.vatRate)}'; there are ${vatRates.join(", ")}.`,
    product.pictures.length > most.pictures && `A product has at most ${most.pictures} pictures.`,
    attributes.length > most.attributes && `A product has at most ${most.attributes} variant attributes.`,
    ...attributes.flatMap((name) => wrongTexts("attribute's name", name)),
    new Set(attributes.map(({ pl }) => pl)).size < attributes.length && "The same attribute stands there twice.",
    variants.length === 0 && "The product has no variant, not even one without attributes.",
    variants.length > most.variants && `A product has at most ${most.variants} variants.`,
    attributes.length === 0 &&
      variants.length > 1 &&
      "A product without variant attributes is one piece: it cannot have several variants.",
  ];
}

/** Behind the language a path is like any other. */
function wrongOtherUrls(otherUrls: OtherUrls = {}): Wrong[] {
  return Object.entries(otherUrls).map(([lanCode, path]) => {
    const text = path !== "" && pathProblem(path.slice(lanCode.length + 1));
    return text !== false && { column: `url_${lanCode}`, value: path, text };
  });
}

/** What search engines show is a line, of a product as of a category and a brand. */
function wrongSearchTexts({
  searchTitle,
  searchDescription,
}: {
  searchTitle?: Said;
  searchDescription?: Said;
}): Wrong[] {
  return [
    ...wrongLines("search_title", "A search title", searchTitle),
    ...wrongLines("search_description", "A search description", searchDescription),
  ];
}

function wrongLines(column: string, what: string, texts: Partial<Said> = {}): Wrong[] {
  return Object.entries(texts).map(
    ([lanCode, text]) =>
      text.length > most.line && {
        column: `${column}_${lanCode}`,
        value: text,
        text: `${what} is longer than ${most.line} characters.`,
      },
  );
}

function wrongPrices({ real, catalogue }: ReturnType<typeof variantPrices>): Wrong[] {
  return [
    !within(real, 1, most.price) && {
      column: "price",
      value: decimal(real),
      text: `A price must be above 0 and at most ${decimal(most.price)} PLN.`,
    },
    catalogue !== null &&
      !within(catalogue, real + 1, most.price) && {
        column: "catalogue_price",
        value: decimal(catalogue),
        text: `The catalogue price ${decimal(catalogue)} must be above the price ${decimal(real)}.`,
      },
  ];
}

function wrongWithVariants(product: CatalogueProduct): CatalogueProblem[] {
  const { attributes, variants } = product;
  const rows = new Map<string, number>();
  return variants.flatMap((variant) => {
    const name = variant.values.map(({ pl }) => pl).join(" / ");
    const first = rows.get(name);
    if (first === undefined) rows.set(name, variant.row);
    return [
      ...tell(variant.row, wrongWithVariant(variant, attributes)),
      ...(variant.price === undefined && variant.before === undefined
        ? []
        : tell(variant.row, wrongPrices(variantPrices(product, variant)))),
      ...tell(variant.row, [
        first !== undefined && attributes.length > 0 && `The variant '${short(name)}' stands in row ${first} already.`,
      ]),
    ];
  });
}

function wrongWithVariant(
  { values, sku, gtin, shelf, quantity }: CatalogueVariant,
  attributes: readonly Said[],
): Wrong[] {
  return [
    values.length !== attributes.length &&
      `The variant has ${values.length} values for ${attributes.length} attributes.`,
    ...values.flatMap((value, index) => wrongTexts(`value of '${attributes[index]?.pl ?? ""}'`, value)),
    sku !== null && sku.length > most.name && "The SKU is too long.",
    shelf != null &&
      shelf.length > most.shelf && {
        column: "shelf",
        value: shelf,
        text: `A shelf is named in at most ${most.shelf} characters.`,
      },
    gtin != null &&
      !isGtin(gtin) && {
        column: "gtin",
        value: gtin,
        text: `'${short(gtin)}' is no GTIN: 8, 12, 13 or 14 digits whose last one checks the others.`,
      },
    !within(quantity, 0, most.quantity) && {
      column: "quantity",
      value: String(quantity),
      text: `A quantity must be a whole number from 0 to ${most.quantity}.`,
    },
  ];
}

function wrongTexts(what: string, texts: Said): (string | false)[] {
  return [
    texts.pl === "" && `The ${what} is missing.`,
    Object.values(texts).some((text) => text.length > most.name) &&
      `The ${what} is longer than ${most.name} characters.`,
  ];
}

function tooLong(what: string, texts: Said): string | false {
  return (
    Object.values(texts).some((text) => text.length > most.html) &&
    `The ${what} is longer than ${most.html} characters.`
  );
}

function wrongKey(key: string): string | false {
  const slugs = key.split("/");
  if (slugs.length > most.depth) return `The category '${short(key)}' lies deeper than ${most.depth} levels.`;
  return (
    !slugs.every((slug) => /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,119}$/u.test(slug)) &&
    `'${short(key)}' is no category: slugs joined by '/' are, like Odziez/bluzy.`
  );
}

function within(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
