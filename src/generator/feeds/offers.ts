import type { Category } from "../../contract/page-data.ts";
import { folded } from "../../domain/folded.ts";
import { href, jpegHref, pricedHref, variantHref } from "../../contract/paths.ts";
import { allCategories } from "../../database/catalogue/categories.ts";
import { allConfig } from "../../database/config.ts";
import { allZones, offeredCountries } from "../../database/delivery/delivery.ts";
import { type FeedProduct, feedProductsAfter } from "../../database/catalogue/feed-products.ts";
import type { Queryable } from "../../database/queryable.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { type LanCode, type Language, said } from "../../domain/language.ts";
import { lineKey } from "../../domain/order/cart.ts";
import { cheapestDelivery, type Zone, zoneOf } from "../../domain/delivery/delivery.ts";
import { convert, type Currency } from "../../domain/money.ts";
import { optionKind } from "../../domain/catalogue/option-kind.ts";
import { feedCountries } from "../../domain/catalogue/merchant-offer.ts";
import { priceBefore } from "../../domain/catalogue/reduction.ts";
import { unitPrice } from "../../domain/catalogue/unit-price.ts";
import { weighsParcels } from "../../domain/shop-config.ts";
import { crumbsTo } from "../crumbs.ts";
import { plainText } from "../plain-text.ts";
import { isoCode, type Pricing, pricingIn, toldInWords } from "../pricing.ts";

/** A product as it is offered in a feed, in its language; `items` are what can be bought of it. Money in hundredths of the feed's currency. */
export interface Offer {
  id: string;
  /** ISO 4217: `PLN`. */
  currency: string;
  /** What all sizes and colours of one cut share; null: it comes in one way only, or differs in what readers do not know. */
  group: string | null;
  name: string;
  description: string;
  url: string;
  pictures: string[];
  /** Of somebody who wears it; null: there is none. */
  worn: string | null;
  brand: string;
  colour: string | null;
  /** Names of the fibres its main part is made of, the weightiest first, parted by `/`. */
  material: string | null;
  /** The way to it in the shop: `Odzież`, `Bluzy`. */
  category: string[];
  /** How much is in it and what its unit price is of, for goods sold by measure: `30ml` and `100ml`. */
  measure: { amount: string; base: string } | null;
  items: Item[];
}

export interface Item {
  /** The cart's key of it, as in events of analytics. */
  id: string;
  size: string | null;
  /** Of the variant where it is chosen by colour; null: its product's. */
  colour: string | null;
  /** What this one is, beyond its product's name: `Czarny, M`. */
  title: string;
  /** Its values in their order: `S`, `czarny`. */
  values: string[];
  /** Its product's, or with it chosen where prices or pictures differ. */
  url: string;
  /** Its own first, then its product's. */
  pictures: string[];
  /** As its product's; of one with a picture of its own that one alone, for another might show another colour. */
  worn: string | null;
  description: string;
  price: number;
  /** What its announced reduction is counted from, as on its page; null: none. The lowest of 30 days is said in words (law: art. 4(2)). */
  before: number | null;
  /** What the cheapest delivery costs with this alone in the cart, and the country's code; null: there is none. */
  delivery: { country: string; price: number } | null;
  gtin: string | null;
  sku: string | null;
  /** Grams; 0: not known. */
  weight: number;
  inStock: boolean;
}

/** What every feed is made with. */
export interface FeedSettings {
  db: Queryable;
  /** The shop's own address, without a trailing slash. */
  publicUrl: string;
  language: Language;
  /** One that the shop offers. */
  currency: Currency;
}

export interface FeedShop {
  name: string;
  description: string;
}

/** Returns how the shop is called in feeds of a language. */
export async function feedShop(db: Queryable, lanCode: LanCode): Promise<FeedShop> {
  const name = (await allConfig(db))["shop_name"] ?? "Bruk";
  return { name, description: textIn(lanCode, "FEED_DESCRIPTION", { shop: name }) };
}

/** Products read together: few enough to hold, enough not to wait for each. */
const batch = 250;

/** What all offers of a feed have in common. */
interface Around {
  publicUrl: string;
  lanCode: LanCode;
  categories: readonly Category[];
  pricing: Pricing;
  destination: { country: string; zone: Zone } | null;
  /** Whether the weight of goods counts in prices of delivery. */
  weighs: boolean;
}

/** Gives every product that may be advertised, read a few at a time, however many there are. */
export async function* offers(settings: FeedSettings): AsyncGenerator<Offer> {
  const { db, language } = settings;
  const around = await aroundOf(settings);
  for (let after = 0; ;) {
    const products = await feedProductsAfter(db, { after, limit: batch, lanId: language.lanId });
    for (const product of products) if (product.variants.length > 0) yield offered(product, around);
    if (products.length < batch) return;
    after = products.at(-1)!.product_id;
  }
}

/** Returns the same of one product; null: it may not be advertised. */
export async function offerOf(settings: FeedSettings, productId: number): Promise<Offer | null> {
  return (await offerReader(settings))(productId);
}

/** Returns what reads a product as it is then; what all offers have in common is read once. */
export async function offerReader(settings: FeedSettings): Promise<(productId: number) => Promise<Offer | null>> {
  const { db, language } = settings;
  const around = await aroundOf(settings);
  return async (productId) => {
    const [product] = await feedProductsAfter(db, { after: productId - 1, limit: 1, lanId: language.lanId });
    return product?.product_id !== productId || product.variants.length === 0 ? null : offered(product, around);
  };
}

async function aroundOf({ db, publicUrl, language: { lanCode }, currency }: FeedSettings): Promise<Around> {
  const config = await allConfig(db);
  return {
    publicUrl,
    lanCode,
    categories: await allCategories(db, lanCode),
    pricing: pricingIn(currency, config),
    weighs: weighsParcels(config),
    destination: await destinationOf(db, feedCountries[lanCode]),
  };
}

async function destinationOf(db: Queryable, country: string): Promise<Around["destination"]> {
  const countries = await offeredCountries(db, "pl");
  const known = countries.find(({ country_code }) => country_code === country);
  const zone = known ? zoneOf(known.country_id, countries, await allZones(db, "pl")) : null;
  return zone && { country, zone };
}

function offered(product: FeedProduct, around: Around): Offer {
  const { publicUrl, lanCode, categories, pricing } = around;
  const way = crumbsTo(categories, product.category_id === null ? null : String(product.category_id));
  const name = said(product.product_name, lanCode);
  const pictures = product.pictures.map((picture) => pictureAddress(picture.name, publicUrl));
  const shared = {
    url: publicUrl + pricedHref(href(product.url), pricing.currency),
    pictures,
    worn: pictures[product.pictures.findIndex(({ role }) => role === "model")] ?? null,
    description: plainText(said(product.description, lanCode), 4800) || name,
    colour: product.colour && said(product.colour, lanCode),
  };
  return {
    ...shared,
    id: String(product.product_id),
    currency: isoCode(pricing),
    group: groupOf(product),
    name,
    brand: product.manufacturer_name,
    material: materialOf(product, lanCode),
    category: way.map((crumb) => crumb.name),
    measure: measureOf(product),
    items: itemsOf(product, shared, around),
  };
}

/** Whether a name says its colour already, in whatever gender: 'Koszulka, biała' says 'biały'. */
function saysColour(name: string, colour: string | null): boolean {
  const [word = ""] = folded(colour ?? "").split(/[^a-z]/);
  const stem = word.slice(0, Math.max(3, word.length - 1));
  return (
    stem !== "" &&
    folded(name)
      .split(/[^a-z]+/)
      .some((part) => part.startsWith(stem))
  );
}

function itemsOf(
  product: FeedProduct,
  { url, pictures, worn, description, colour }: Pick<Offer, "url" | "pictures" | "worn" | "description" | "colour">,
  { publicUrl, lanCode, pricing, destination, weighs }: Around,
): Item[] {
  const { product_id, attributes, variants } = product;
  const differ =
    new Set(variants.map((variant) => JSON.stringify([variant.real_price, priceBefore(variant), variant.picture])))
      .size > 1;
  const sizeAt = attributes.findIndex(({ pl }) => optionKind(pl) === "size");
  const colourAt = attributes.findIndex(({ pl }) => optionKind(pl) === "colour");
  return variants.map((variant) => {
    const { id, sku, gtin, weight, quantity, real_price: price, lowest_price: lowest, picture } = variant;
    const values = variant.values.map((value) => said(value, lanCode));
    const before = beforeIn(variant, pricing);
    const shown = product.pictures.find(({ file }) => file === picture);
    const own = shown === undefined ? null : pictureAddress(shown.name, publicUrl);
    const cheapest =
      destination && cheapestDelivery(destination.zone, { cartTotal: price, weight: weighs ? weight : 0 });
    return {
      id: lineKey(String(product_id), attributes.length === 0 ? null : String(id)),
      size: sizeAt === -1 ? null : (values[sizeAt] ?? null),
      colour: colourAt === -1 ? null : (values[colourAt] ?? null),
      values,
      title: [saysColour(said(product.product_name, lanCode), colour) ? null : colour, ...values]
        .filter(Boolean)
        .join(", "),
      url:
        differ && attributes.length > 0
          ? publicUrl + pricedHref(variantHref(product.url, String(id)), pricing.currency)
          : url,
      pictures: own === null ? pictures : [own, ...pictures.filter((picture) => picture !== own)],
      worn: shown === undefined ? worn : shown.role === "model" ? own : null,
      description:
        before === null || lowest === null
          ? description
          : `${description} ${textIn(lanCode, "FEED_LOWEST_PRICE", { price: toldInWords(lowest, pricing) })}`,
      price: convert(price, pricing.factor),
      before,
      delivery:
        destination === null || cheapest === null
          ? null
          : { country: destination.country, price: convert(cheapest, pricing.factor) },
      gtin,
      sku,
      weight,
      inStock: quantity > 0,
    };
  });
}

function pictureAddress(name: string, publicUrl: string): string {
  return publicUrl + jpegHref(name, "1200x1500");
}

/** A grosz less may be the same in another currency, and that is no reduction. */
function beforeIn(variant: FeedProduct["variants"][number], { factor }: Pricing): number | null {
  const before = priceBefore(variant);
  if (before === null || convert(before, factor) === convert(variant.real_price, factor)) return null;
  return convert(before, factor);
}

/** Readers tell what is grouped apart by size and colour; what has other options too, like the width of trucks, would be the same thing several times to them. */
function groupOf({ product_id, model, attributes, variants }: FeedProduct): string | null {
  if (attributes.some(({ pl }) => optionKind(pl) === null)) return null;
  return model ?? (variants.length > 1 ? String(product_id) : null);
}

/** At most the three that it is made of above all, as Google takes them. */
function materialOf({ composition }: FeedProduct, lanCode: LanCode): string | null {
  const fibres = composition[0]?.fibres.toSorted((a, b) => b.percent - a.percent).slice(0, 3) ?? [];
  return fibres.length === 0
    ? null
    : fibres.map(({ fibre }) => textIn(lanCode, `FIBRE_${fibre.toUpperCase()}`)).join("/");
}

function measureOf({ variants, unit_amount: amount, unit }: FeedProduct): Offer["measure"] {
  const priced = amount === null || unit === null ? null : unitPrice(variants[0]!.real_price, { amount, unit });
  if (priced === null) return null;
  return {
    amount: `${amount}${unit}`,
    base: /^\d/.test(priced.unit) ? priced.unit.replace(" ", "") : `1${priced.unit}`,
  };
}
