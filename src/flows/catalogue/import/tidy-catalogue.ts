import type { Catalogue, CatalogueProduct } from "../../../domain/catalogue/catalogue.ts";
import type { LanCode, Said } from "../../../domain/language.ts";
import { withoutC1 } from "../../../domain/plain-signs.ts";
import type { Contact, Producer } from "../../../domain/catalogue/producer.ts";

/** Cleans HTML from outside; 'inline' for names, which hold emphasis at most. */
export type Sanitise = (html: string, extent?: "whole" | "inline") => string;

/**
 * Returns the catalogue with its texts made ready to be kept: HTML sanitised, names on one line, control
 * characters gone. What differs afterwards differs in the shop.
 */
export function tidyCatalogue(
  { categories, manufacturers, products, problems = [], owners = new Map() }: Catalogue,
  sanitise: Sanitise,
): Required<Catalogue> {
  const html = remembering((text) => sanitise(withoutC1(text)));
  const inline = remembering((text) => oneLine(sanitise(withoutC1(text), "inline")));
  return {
    categories: categories.map((category) => ({
      ...category,
      name: each(category.name, inline),
      description: each(category.description, html),
      ...tidySearchTexts(category),
    })),
    manufacturers: manufacturers.map((manufacturer) => ({
      ...manufacturer,
      name: oneLine(manufacturer.name),
      description: each(manufacturer.description, html),
      ...tidySearchTexts(manufacturer),
      ...(manufacturer.producer && { producer: tidyProducer(manufacturer.producer) }),
    })),
    products: products.map((product) => tidyProduct(product, html)),
    problems,
    owners,
  };
}

interface SearchTexts {
  searchTitle?: Said;
  searchDescription?: Said;
}

function tidySearchTexts({ searchTitle, searchDescription }: SearchTexts): SearchTexts {
  return {
    ...(searchTitle && { searchTitle: each(searchTitle, oneLine) }),
    ...(searchDescription && { searchDescription: each(searchDescription, oneLine) }),
  };
}

function tidyProducer({ responsible, ...producer }: Producer): Producer {
  return { ...tidyContact(producer), responsible: responsible && tidyContact(responsible) };
}

function tidyContact({ name, address, email }: Contact): Contact {
  return { name: oneLine(name), address: oneLine(address), email: oneLine(email) };
}

function tidyProduct(product: CatalogueProduct, html: (text: string) => string): CatalogueProduct {
  return {
    ...product,
    handle: oneLine(product.handle),
    name: each(product.name, oneLine),
    description: each(product.description, html),
    ...(product.details && {
      details: product.details.map(({ name, value }) => ({
        name: whole(each(name, oneLine)),
        value: whole(each(value, oneLine)),
      })),
    }),
    ...(product.certificates && {
      certificates: product.certificates.map(({ name, url }) => ({ name: oneLine(name), url: url && oneLine(url) })),
    }),
    manufacturer: oneLine(product.manufacturer),
    ...(product.pictureTexts && { pictureTexts: product.pictureTexts.map(withoutMark) }),
    ...(product.pictureCaptions && { pictureCaptions: product.pictureCaptions.map(withoutMark) }),
    ...tidySearchTexts(product),
    ...(product.searchWords && { searchWords: oneLine(product.searchWords) }),
    ...(product.model && { model: oneLine(product.model) }),
    ...(product.colour && { colour: whole(each(product.colour, oneLine)) }),
    ...(product.goesWith && { goesWith: [...new Set(product.goesWith.map(oneLine))] }),
    attributes: product.attributes.map((name) => each(name, oneLine)),
    variants: product.variants.map((variant) => ({
      ...variant,
      values: variant.values.map((value) => whole(each(value, oneLine))),
      sku: variant.sku === null ? null : oneLine(variant.sku) || null,
      ...(variant.shelf && { shelf: oneLine(variant.shelf) || null }),
    })),
  };
}

/** A file parts what is said of pictures by this mark. */
function withoutMark(texts: Said): Said {
  return each(texts, (text) => oneLine(text.replaceAll("|", "/")));
}

function each(texts: Said, tidy: (text: string) => string): Said {
  return Object.fromEntries(Object.entries(texts).map(([lanCode, text]) => [lanCode, tidy(text)])) as Said;
}

/** A text that is replaced as a whole has no use for its empty languages. */
function whole(texts: Said): Said {
  return Object.fromEntries(
    (Object.entries(texts) as [LanCode, string][]).filter(([lanCode, text]) => lanCode === "pl" || text !== ""),
  ) as Said;
}

/** PostgreSQL refuses NUL and half characters; the other control characters only disturb readers. */
function oneLine(text: string): string {
  return /[^\x20-\x7e]| {2}|^ | $/.test(text)
    ? withoutC1(text)
        .toWellFormed()
        .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g, "")
        .replace(/\s+/g, " ")
        .trim()
    : text;
}

/** Products of one model share their texts: each is cleaned once. */
function remembering(tidy: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    if (text === "") return "";
    let clean = known.get(text);
    if (clean === undefined) known.set(text, (clean = tidy(text)));
    return clean;
  };
}
