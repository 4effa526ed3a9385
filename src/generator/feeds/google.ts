import { pathsIn } from "../../contract/paths.ts";
import { element } from "../xml.ts";
import { type FeedSettings, feedShop, offerOf, offers } from "./offers.ts";
import { type AttributeName, attributeNames, type Dialect, type ProductData, productDataOf } from "./product-data.ts";

const google: Dialect = { inStock: "in_stock", outOfStock: "out_of_stock" };
const meta: Dialect = { inStock: "in stock", outOfStock: "out of stock" };

/** Gives the Google Merchant feed: RSS 2.0 with an item for every size of every product that may be advertised. */
export function googleFeed(settings: FeedSettings): AsyncGenerator<string> {
  return feed(settings, google);
}

/** Gives the Meta catalogue feed: the same items, availability in its words. */
export function metaFeed(settings: FeedSettings): AsyncGenerator<string> {
  return feed(settings, meta);
}

/** Gives the same items as Google's in a table parted by tabs: what other readers of its product data take, agents among them. */
export async function* googleTable(settings: FeedSettings): AsyncGenerator<string> {
  yield `${attributeNames.join("\t")}\n`;
  for await (const offer of offers(settings))
    yield offer.items.map((item) => rowOf(productDataOf(offer, item, google))).join("");
}

/** Returns the rows of that table that are one product's, as names and values; none where it is not advertised. */
export async function googleRows(settings: FeedSettings, productId: number): Promise<[AttributeName, string][][]> {
  const offer = await offerOf(settings, productId);
  if (offer === null) return [];
  return offer.items.map((item) => {
    const data = productDataOf(offer, item, google);
    return attributeNames.flatMap((name): [AttributeName, string][] => {
      const value = valuesOf(data, name).join(", ");
      return value === "" ? [] : [[name, value]];
    });
  });
}

async function* feed(settings: FeedSettings, dialect: Dialect): AsyncGenerator<string> {
  const shop = await feedShop(settings.db, settings.language.lanCode);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${element("title", shop.name)}${element("link", settings.publicUrl + pathsIn[settings.language.lanCode].home)}${element("description", shop.description)}\n`;
  for await (const offer of offers(settings))
    yield offer.items.map((item) => elementsOf(productDataOf(offer, item, dialect))).join("");
  yield "</channel>\n</rss>\n";
}

function elementsOf(data: ProductData): string {
  return `<item>${attributeNames.flatMap((name) => valuesOf(data, name).map((value) => elementOf(name, value))).join("")}</item>\n`;
}

function elementOf(name: AttributeName, value: string): string {
  if (name !== "shipping") return element(`g:${name}`, value);
  const [country, , , price] = value.split(":");
  return `<g:shipping>${element("g:country", country)}${element("g:price", price)}</g:shipping>`;
}

function rowOf(data: ProductData): string {
  return `${attributeNames.map((name) => cellOf(valuesOf(data, name).join(","))).join("\t")}\n`;
}

/** A cell holds neither a tab nor a new line, and a quote only between quotes. */
function cellOf(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, " ").trim();
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

function valuesOf(data: ProductData, name: AttributeName): string[] {
  return [data[name] ?? []].flat();
}
