import { href, jpegHref, variantHref } from "../../contract/paths.ts";
import { allCategories } from "../../database/catalogue/categories.ts";
import { allConfig } from "../../database/config.ts";
import { homeZone } from "../../database/order/delivery.ts";
import { type FeedProduct, feedProductsAfter } from "../../database/catalogue/feed-products.ts";
import type { Queryable } from "../../database/queryable.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { lineKey } from "../../domain/order/cart.ts";
import { cartWeight, cheapestDelivery, type Zone } from "../../domain/order/delivery.ts";
import { formatMoney } from "../../domain/money.ts";
import { optionKind } from "../../domain/catalogue/option-kind.ts";
import { priceBefore } from "../../domain/catalogue/reduction.ts";
import { unitPrice } from "../../domain/catalogue/unit-price.ts";
import { crumbsTo } from "../crumbs.ts";
import { plainText } from "../plain-text.ts";

/** A product as it is offered in feeds, in Polish; `items` are what can be bought of it. Money in grosze. */
export interface Offer {
  id: string;
  /** What all sizes and colours of one cut share; null: it comes in one way only, or differs in what readers do not know. */
  group: string | null;
  name: string;
  description: string;
  url: string;
  pictures: string[];
  brand: string;
  colour: string | null;
  /** Names of the fibres its main part is made of, the weightiest first, parted by `/`. */
  material: string | null;
  /** The way to it in the shop: `Odzież`, `Bluzy`. */
  category: string[];
  /** Grams; 0: not known. */
  weight: number;
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
  description: string;
  price: number;
  /** What its announced reduction is counted from, as on its page; null: none. The lowest of 30 days is said in words (law: art. 4(2)). */
  before: number | null;
  /** What the cheapest delivery within Poland costs with this alone in the cart; null: there is none. */
  delivery: number | null;
  gtin: string | null;
  sku: string | null;
  inStock: boolean;
}

/** What every feed is made with. */
export interface FeedSettings {
  db: Queryable;
  /** The shop's own address, without a trailing slash. */
  publicUrl: string;
}

export interface FeedShop {
  name: string;
  description: string;
}

/** Returns how the shop is called in feeds. */
export async function feedShop(db: Queryable): Promise<FeedShop> {
  const name = (await allConfig(db))["shop_name"] ?? "Bruk";
  return { name, description: `${name}: oferta sklepu` };
}

/** Products read together: few enough to hold, enough not to wait for each. */
const batch = 250;

/** Gives every product that may be advertised, read a few at a time, however many there are. */
export async function* offers({ db, publicUrl }: FeedSettings): AsyncGenerator<Offer> {
  const categories = await allCategories(db, "pl");
  const home = await homeZone(db);
  for (let after = 0; ;) {
    const products = await feedProductsAfter(db, { after, limit: batch });
    for (const product of products) {
      const way = crumbsTo(categories, product.category_id === null ? null : String(product.category_id));
      if (product.variants.length > 0)
        yield offerOf(product, { publicUrl, home, category: way.map((crumb) => crumb.name) });
    }
    if (products.length < batch) return;
    after = products.at(-1)!.product_id;
  }
}

function offerOf(
  product: FeedProduct,
  { publicUrl, home, category }: { publicUrl: string; home: Zone | null; category: string[] },
): Offer {
  const url = publicUrl + href(product.url);
  const pictures = product.files.map((file) => publicUrl + jpegHref(file, "1200x1500"));
  const description = plainText(product.description.pl, 4800) || product.product_name.pl;
  return {
    id: String(product.product_id),
    group: groupOf(product),
    name: product.product_name.pl,
    description,
    url,
    pictures,
    brand: product.manufacturer_name,
    colour: product.colour?.pl ?? null,
    material: materialOf(product),
    category,
    weight: product.weight,
    measure: measureOf(product),
    items: itemsOf(product, { url, pictures, description, publicUrl, home }),
  };
}

function itemsOf(
  product: FeedProduct,
  {
    url,
    pictures,
    description,
    publicUrl,
    home,
  }: Pick<Offer, "url" | "pictures" | "description"> & { publicUrl: string; home: Zone | null },
): Item[] {
  const { product_id, attributes, variants, colour, files } = product;
  const differ =
    new Set(variants.map((variant) => JSON.stringify([variant.real_price, priceBefore(variant), variant.picture])))
      .size > 1;
  const sizeAt = attributes.findIndex(({ pl }) => optionKind(pl) === "size");
  const colourAt = attributes.findIndex(({ pl }) => optionKind(pl) === "colour");
  return variants.map((variant) => {
    const { id, sku, gtin, quantity, values, real_price: price, lowest_price: lowest, picture } = variant;
    const before = priceBefore(variant);
    const own = picture !== null && files.includes(picture) ? publicUrl + jpegHref(picture, "1200x1500") : null;
    return {
      id: lineKey(String(product_id), attributes.length === 0 ? null : String(id)),
      size: sizeAt === -1 ? null : (values[sizeAt]?.pl ?? null),
      colour: colourAt === -1 ? null : (values[colourAt]?.pl ?? null),
      values: values.map(({ pl }) => pl),
      title: [colour?.pl, ...values.map(({ pl }) => pl)].filter(Boolean).join(", "),
      url: differ && attributes.length > 0 ? publicUrl + variantHref(product.url, String(id)) : url,
      pictures: own === null ? pictures : [own, ...pictures.filter((picture) => picture !== own)],
      description:
        before === null || lowest === null
          ? description
          : `${description} ${textIn("pl", "FEED_LOWEST_PRICE", { price: formatMoney(lowest, "pln") })}`,
      price,
      before,
      delivery: home === null ? null : cheapestDelivery(home, { cartTotal: price, weight: cartWeight }),
      gtin,
      sku,
      inStock: quantity > 0,
    };
  });
}

/** Readers tell what is grouped apart by size and colour; what has other options too, like the width of trucks, would be the same thing several times to them. */
function groupOf({ product_id, model, attributes, variants }: FeedProduct): string | null {
  if (attributes.some(({ pl }) => optionKind(pl) === null)) return null;
  return model ?? (variants.length > 1 ? String(product_id) : null);
}

/** At most the three that it is made of above all, as Google takes them. */
function materialOf({ composition }: FeedProduct): string | null {
  const fibres = composition[0]?.fibres.toSorted((a, b) => b.percent - a.percent).slice(0, 3) ?? [];
  return fibres.length === 0 ? null : fibres.map(({ fibre }) => textIn("pl", `FIBRE_${fibre.toUpperCase()}`)).join("/");
}

function measureOf({ variants, unit_amount: amount, unit }: FeedProduct): Offer["measure"] {
  const priced = amount === null || unit === null ? null : unitPrice(variants[0]!.real_price, { amount, unit });
  if (priced === null) return null;
  return {
    amount: `${amount}${unit}`,
    base: /^\d/.test(priced.unit) ? priced.unit.replace(" ", "") : `1${priced.unit}`,
  };
}
