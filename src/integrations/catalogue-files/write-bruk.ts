import { once } from "node:events";
import type { Writable } from "node:stream";
import {
  type CatalogueCategory,
  type CatalogueManufacturer,
  type CatalogueProduct,
  type CatalogueVariant,
  type OtherUrls,
  variantPrices,
} from "../../domain/catalogue/catalogue.ts";
import { languages, type Said } from "../../domain/language.ts";
import { decimal } from "../../domain/money.ts";
import type { Contact } from "../../domain/catalogue/producer.ts";
import { csvLine } from "../../domain/csv.ts";
import { type BrukColumn, brukColumns, noPage, writeDetails } from "./bruk-columns.ts";
import { writeOrder, writeRule } from "./bruk-rules.ts";
import { writePictures } from "./bruk-pictures.ts";
import { writeCertificate, writeComposition, writeMeasure } from "./bruk-facts.ts";

/** Takes a catalogue, thing by thing, in the order in which it is to be read again. */
export interface CatalogueSink {
  category(category: CatalogueCategory): Promise<void>;
  manufacturer(manufacturer: CatalogueManufacturer): Promise<void>;
  product(product: CatalogueProduct): Promise<void>;
}

/**
 * Opens Bruk's own catalogue CSV for writing: UTF-8 with a byte-order mark, which spreadsheets need for Polish
 * letters, commas and plain line ends. The same catalogue gives the same bytes. The stream is left open.
 */
export async function openBrukFile(out: Writable): Promise<CatalogueSink> {
  async function write(rows: readonly Partial<Record<BrukColumn, string>>[]): Promise<void> {
    const text = rows.map((row) => `${csvLine(brukColumns.map((column) => row[column] ?? ""))}\n`).join("");
    // What a stream that failed takes is never taken off again.
    if (out.errored !== null) throw out.errored;
    if (!out.write(text)) await once(out, "drain");
  }

  if (!out.write(`\ufeff${brukColumns.join(",")}\n`)) await once(out, "drain");
  return {
    category: ({ key, name, description, image, url, otherUrls, position, rule, order, ...found }) =>
      write([
        {
          kind: "category",
          handle: key,
          ...texts("name", name),
          ...texts("description", description),
          ...searchTexts(found),
          pictures: image ?? "",
          url: url ?? noPage,
          ...urls(otherUrls),
          position: position === undefined ? "" : String(position),
          rule: writeRule(rule ?? null),
          goods_order: order === undefined ? "" : writeOrder(order),
        },
      ]),
    manufacturer: ({ name, url, otherUrls, description, producer, ...found }) =>
      write([
        {
          kind: "manufacturer",
          name_pl: name,
          url: url ?? "",
          ...urls(otherUrls),
          ...texts("description", description),
          ...searchTexts(found),
          ...(producer && {
            ...contact("producer", producer),
            ...(producer.responsible && contact("responsible", producer.responsible)),
          }),
        },
      ]),
    product: (product) => write(rowsOf(product)),
  };
}

function rowsOf(product: CatalogueProduct): Partial<Record<BrukColumn, string>>[] {
  const { handle, attributes, variants } = product;
  const single = attributes.length === 0;
  const row: Partial<Record<BrukColumn, string>> = {
    kind: "product",
    handle,
    ...texts("name", product.name),
    url: product.url ?? "",
    ...urls(product.otherUrls),
    manufacturer: product.manufacturer,
    categories: product.categories.join(" | "),
    price: decimal(product.realPrice),
    catalogue_price: product.cataloguePrice === null ? "" : decimal(product.cataloguePrice),
    weight: String(product.weight),
    shown: product.shown === false ? "no" : "yes",
    age_min: product.ageMin ? String(product.ageMin) : "",
    online_sale: product.onlineSale === false ? "no" : "yes",
    blocked_countries: (product.blockedCountries ?? []).join(" "),
    vat_rate: product.vatRate ?? "",
    created: product.createdAt ?? "",
    badges: (product.badges ?? []).join(" "),
    model: product.model ?? "",
    ...(product.colour && texts("colour", product.colour)),
    goes_with: (product.goesWith ?? []).join(" | "),
    ...writePictures(product),
    ...texts("description", product.description),
    ...searchTexts(product),
    search_words: product.searchWords ?? "",
    composition: writeComposition(product.composition ?? []),
    amount: product.measure ? writeMeasure(product.measure) : "",
    certificates: (product.certificates ?? []).map(writeCertificate).join(" | "),
    guarantee_years: product.guaranteeYears ? String(product.guaranteeYears) : "",
    withdrawal_exception: product.withdrawalException ?? "",
    next_delivery: product.nextDelivery?.day ?? "",
    next_delivery_pieces: String(product.nextDelivery?.pieces ?? ""),
    ...numbered(attributes),
  };
  for (const { lanCode } of languages)
    row[`details_${lanCode}`] = writeDetails(
      (product.details ?? []).map(({ name, value }) => ({ name: name[lanCode] ?? "", value: value[lanCode] ?? "" })),
    );
  const counted = variants.map(({ values, sku, gtin, shelf, quantity, known }) => ({
    ...numbered(values),
    sku: sku ?? "",
    gtin: gtin ?? "",
    shelf: shelf ?? "",
    quantity: String(quantity),
    quantity_known: String(known?.quantity ?? ""),
    movements_known: String(known?.movements ?? ""),
  }));
  return single
    ? [{ ...row, ...counted[0] }]
    : [
        row,
        ...counted.map((variant, index) => ({
          kind: "variant",
          handle,
          ...variant,
          ...ownOf(product, variants[index]!),
        })),
      ];
}

/** A variant's prices where they are not its product's, and its picture. */
function ownOf(product: CatalogueProduct, variant: CatalogueVariant): Partial<Record<BrukColumn, string>> {
  const { real, catalogue } = variantPrices(product, variant);
  const own = real !== product.realPrice || catalogue !== product.cataloguePrice;
  return {
    ...(own && { price: decimal(real), catalogue_price: catalogue === null ? "" : decimal(catalogue) }),
    pictures: variant.picture ?? "",
  };
}

function urls({ en, cz }: OtherUrls = {}): Partial<Record<BrukColumn, string>> {
  return { url_en: en ?? "", url_cz: cz ?? "" };
}

function contact(
  who: "producer" | "responsible",
  { name, address, email }: Contact,
): Partial<Record<BrukColumn, string>> {
  return { [who]: name, [`${who}_address`]: address, [`${who}_email`]: email };
}

function numbered(names: readonly Said[]): Partial<Record<BrukColumn, string>> {
  return Object.assign({}, ...names.map((name, index) => texts(`attribute${index + 1}`, name)));
}

function searchTexts({
  searchTitle = { pl: "" },
  searchDescription = { pl: "" },
}: {
  searchTitle?: Said;
  searchDescription?: Said;
}): Partial<Record<BrukColumn, string>> {
  return { ...texts("search_title", searchTitle), ...texts("search_description", searchDescription) };
}

function texts(name: string, said: Said): Partial<Record<BrukColumn, string>> {
  return Object.fromEntries(languages.map(({ lanCode }) => [`${name}_${lanCode}`, said[lanCode] ?? ""]));
}
