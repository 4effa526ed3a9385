import { decimal } from "../../domain/money.ts";
import { languages } from "../../domain/language.ts";
import { escapeXml } from "../../domain/escape.ts";
import { element } from "../xml.ts";
import { type FeedSettings, type Offer, offerOf, offers } from "./offers.ts";

/** Days until it is sent: 1 is 'within 24 hours', 99 'ask the shop'. */
const availability = { now: 1, ask: 99 } as const;

/**
 * Gives the feed of the price comparison site Ceneo, in Polish and PLN: an offer for every product that may be advertised. It
 * compares products, not sizes; sizes in stock are one of their attributes, and only where they cost different prices
 * each is an offer of its own. It shows today's price alone, so no reduction is announced there.
 */
export async function* ceneoFeed(settings: Pick<FeedSettings, "db" | "publicUrl">): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>\n<offers xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1">\n<group name="other">\n`;
  for await (const offer of offers({ ...settings, language: languages[0], currency: "pln" }))
    for (const part of apart(offer)) yield offerElement(part);
  yield "</group>\n</offers>\n";
}

/** Returns under which number the feed offers a line of a cart: its product's, or its own where its variants are offered apart. */
export async function ceneoIdOf(
  { db, publicUrl }: Pick<FeedSettings, "db" | "publicUrl">,
  { productId, key }: { productId: number; key: string },
): Promise<string> {
  const offer = await offerOf({ db, publicUrl, language: languages[0], currency: "pln" }, productId);
  return offer === null || apart(offer).length === 1 ? String(productId) : key;
}

/** Returns a product whose variants cost the same as one, others as one of each variant. */
function apart(offer: Offer): Offer[] {
  const { items } = offer;
  if (new Set(items.map((item) => item.price)).size === 1) return [offer];
  return items.map((item) => ({
    ...offer,
    id: item.id,
    name: [offer.name, ...item.values].join(", "),
    url: item.url,
    pictures: item.pictures,
    items: [item],
  }));
}

function offerElement(offer: Offer): string {
  const { items, pictures } = offer;
  const left = items.filter((item) => item.inStock);
  const only = items.length === 1 ? items[0]! : null;
  const signs = {
    id: offer.id,
    url: offer.url,
    price: decimal(items[0]!.price),
    avail: String(left.length > 0 ? availability.now : availability.ask),
    set: "0",
    ...(items[0]!.weight > 0 && { weight: kilograms(items[0]!.weight) }),
  };
  const attributes = {
    Producent: offer.brand,
    Kod_producenta: only?.sku ?? null,
    EAN: only?.gtin ?? null,
    Kolor: offer.colour,
    Rozmiar: left.flatMap((item) => item.size ?? []).join(";"),
  };
  return [
    `<o ${Object.entries(signs)
      .map(([name, value]) => `${name}="${escapeXml(value)}"`)
      .join(" ")}>`,
    element("cat", offer.category.map((name) => name.replaceAll("/", "-")).join("/") || "Inne"),
    element("name", [offer.name, offer.colour].filter(Boolean).join(", ")),
    `<imgs>${pictures.map((url, index) => `<${index === 0 ? "main" : "i"} url="${escapeXml(url)}"/>`).join("")}</imgs>`,
    element("desc", items[0]!.description),
    `<attrs>${Object.entries(attributes)
      .map(([name, value]) => (value ? `<a name="${name}">${escapeXml(value)}</a>` : ""))
      .join("")}</attrs>`,
    "</o>\n",
  ].join("");
}

/** 450 → '0.45' */
function kilograms(grams: number): string {
  return String(grams / 1000);
}
