import { decimal } from "../../domain/money.ts";
import { escapeXml } from "../../domain/escape.ts";
import { element } from "../xml.ts";
import { type FeedSettings, feedShop, type Item, type Offer, offers } from "./offers.ts";

/** What the two readers of this format want differently. */
interface Dialect {
  inStock: string;
  outOfStock: string;
}

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

async function* feed(settings: FeedSettings, dialect: Dialect): AsyncGenerator<string> {
  const shop = await feedShop(settings.db);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${element("title", shop.name)}${element("link", settings.publicUrl)}${element("description", shop.description)}\n`;
  for await (const offer of offers(settings)) yield itemsOf(offer, dialect);
  yield "</channel>\n</rss>\n";
}

/** The elements in the order of Google's description; texts no longer than it takes. */
function itemsOf(offer: Offer, dialect: Dialect): string {
  return offer.items
    .map(
      (item) =>
        `<item>${element("g:id", item.id)}${element("g:title", cut([offer.name, item.title].filter(Boolean).join(", "), 150))}${offered(offer, item)}${ownOf(item, dialect)}</item>\n`,
    )
    .join("");
}

function offered(offer: Offer, item: Item): string {
  const [picture, ...more] = item.pictures;
  const colour = item.colour ?? offer.colour;
  return [
    element("g:description", item.description),
    element("g:link", item.url),
    element("g:image_link", picture),
    ...more.slice(0, 10).map((other) => element("g:additional_image_link", other)),
    element("g:price", money(item.before ?? item.price)),
    item.before === null ? "" : element("g:sale_price", money(item.price)),
    element("g:condition", "new"),
    element("g:brand", cut(offer.brand, 70)),
    element("g:item_group_id", offer.group === null ? null : cut(offer.group, 50)),
    element("g:color", colour === null ? null : cut(colour, 100)),
    element("g:product_type", offer.category.length === 0 ? null : cut(offer.category.join(" > "), 750)),
    element("g:shipping_weight", offer.weight === 0 ? null : `${offer.weight} g`),
    element("g:unit_pricing_measure", offer.measure?.amount),
    element("g:unit_pricing_base_measure", offer.measure?.base),
    item.delivery === null
      ? ""
      : `<g:shipping><g:country>PL</g:country>${element("g:price", money(item.delivery))}</g:shipping>`,
  ].join("");
}

function ownOf({ gtin, sku, size, inStock }: Item, dialect: Dialect): string {
  return [
    element("g:availability", inStock ? dialect.inStock : dialect.outOfStock),
    element("g:gtin", gtin),
    element("g:mpn", sku === null ? null : cut(sku, 70)),
    gtin === null && sku === null ? "<g:identifier_exists>no</g:identifier_exists>" : "",
    // Whatever has sizes is worn; the shop sells to grown-ups of any gender.
    size === null
      ? ""
      : `<g:size>${escapeXml(cut(size, 100))}</g:size><g:gender>unisex</g:gender><g:age_group>adult</g:age_group>`,
  ].join("");
}

function money(grosze: number): string {
  return `${decimal(grosze)} PLN`;
}

/** Cut by whole signs. */
function cut(text: string, most: number): string {
  return text.length <= most
    ? text
    : [...text]
        .slice(0, most - 1)
        .join("")
        .slice(0, most - 1)
        .trimEnd() + "…";
}
