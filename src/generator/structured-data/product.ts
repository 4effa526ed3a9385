import type { Review, Templates } from "../../contract/page-data.ts";
import { href, jpegHref, pricedHref, variantHref } from "../../contract/paths.ts";
import { digitalLinkPath } from "../../domain/catalogue/digital-link.ts";
import { optionKind } from "../../domain/catalogue/option-kind.ts";
import type { Product, ProductVariant } from "../../domain/catalogue/product.ts";
import { isForAdults } from "../../domain/catalogue/selling-limits.ts";
import { writtenVariant } from "../../domain/catalogue/variant-choice.ts";
import { pricedAs } from "../../domain/catalogue/variant-price.ts";
import type { Language } from "../../domain/language.ts";
import { lineKey } from "../../domain/order/cart.ts";
import type { Rating } from "../../domain/review/rating.ts";
import { plainText } from "../plain-text.ts";
import type { Pricing } from "../pricing.ts";
import type { ProductFacts } from "./facts.ts";
import { offer } from "./offer.ts";
import { videoData } from "./video.ts";

export interface ProductSettings {
  /** The shop's own address, without a trailing slash. */
  publicUrl: string;
  language: Language;
  pricing: Pricing;
  facts: ProductFacts;
}

type Shown = Templates["product"];

/**
 * Returns a product as search engines read it (Google: product variants, merchant listing). What is sold in sizes or
 * colours is a group with a product for each variant, at its own address, price and stock, whatever variant the address
 * names; its model's other colours are told by their addresses. What is sold as one piece is a product.
 */
export function productData(shown: Shown, settings: ProductSettings): object {
  const { product, colours } = shown;
  return product.attrs.length > 0 || colours.length > 0 ? groupData(shown, settings) : pieceData(shown, settings);
}

function groupData(shown: Shown, settings: ProductSettings): object {
  const { product, colours } = shown;
  const { publicUrl, facts } = settings;
  const variants = product.attrs[0]?.vals ?? [];
  return {
    "@context": "https://schema.org",
    "@type": "ProductGroup",
    productGroupID: facts.group,
    url: publicUrl + href(product.url),
    ...common(shown, settings),
    ...variesBy(shown),
    hasVariant: [
      ...(variants.length === 0
        ? [ownPiece(shown, settings)]
        : variants.map((variant) => variantData(product, variant, settings))),
      ...colours
        .filter((colour) => colour.product_id !== product.product_id)
        .map(({ url }) => ({ url: publicUrl + href(url) })),
    ],
  };
}

function pieceData(shown: Shown, settings: ProductSettings): object {
  return { "@context": "https://schema.org", ...common(shown, settings), ...ownPiece(shown, settings) };
}

/** What is true of every variant. */
function common({ product, description: html, reviews }: Shown, { publicUrl, facts }: ProductSettings): object {
  const description = plainText(html, 5000) || product.product_name;
  const videos = isForAdults(product) ? [] : videoData(product, { publicUrl, description, added: facts.videosAdded });
  return {
    name: product.product_name,
    description,
    ...(product.images.length > 0 &&
      !isForAdults(product) && { image: product.images.map((image) => publicUrl + jpegHref(image.path, "1200x1500")) }),
    ...(videos.length > 0 && { subjectOf: videos }),
    brand: { "@type": "Brand", name: product.manufacturer_name },
    ...(facts.material !== null && { material: facts.material }),
    ...(isForAdults(product) && { audience: { "@type": "PeopleAudience", suggestedMinAge: product.age_min } }),
    ...(facts.rating !== null && rated(facts.rating, reviews.newest)),
  };
}

/** What makes a product without options one of its own. */
function ownPiece({ product }: Shown, settings: ProductSettings): object {
  const { publicUrl, facts } = settings;
  const { gtin = null, sku = null } = facts.codes[0] ?? {};
  return {
    "@type": "Product",
    sku: product.product_id,
    name: product.product_name,
    ...labelled({ gtin, sku }, publicUrl),
    ...(facts.colour !== null && { color: facts.colour }),
    ...pictured(product, undefined, publicUrl),
    offers: offerAt(href(product.url), product, settings),
  };
}

function variantData(product: Product, variant: ProductVariant, settings: ProductSettings): object {
  const { publicUrl, facts } = settings;
  const { attr_2_product_id: a2p, quantity, picture } = variant;
  const { gtin = null, sku = null } = facts.codes.find((codes) => codes.a2p === a2p) ?? {};
  const values = valuesOf(product, a2p);
  const colour = values.colour ?? facts.colour;
  return {
    "@type": "Product",
    sku: lineKey(product.product_id, a2p),
    name: `${product.product_name}, ${writtenVariant(product, a2p)}`,
    ...labelled({ gtin, sku }, publicUrl),
    ...(values.size && { size: values.size }),
    ...(colour && { color: colour }),
    ...pictured(product, picture, publicUrl),
    offers: offerAt(variantHref(product.url, a2p), { ...pricedAs(product, a2p), product_quantity: quantity }, settings),
  };
}

/** What an offer leads to shows its price. */
function offerAt(address: string, product: Product, { publicUrl, language, pricing, facts }: ProductSettings): object {
  const url = publicUrl + pricedHref(address, pricing.currency);
  return offer(product, { url, measure: facts.measure, excepted: facts.excepted, language, pricing });
}

/** What has a GTIN is known by its GS1 Digital Link, the address in the code on it. As in feeds, a SKU is told as its maker's number. */
function labelled({ gtin, sku }: { gtin: string | null; sku: string | null }, publicUrl: string): object {
  return {
    ...(gtin !== null && { "@id": publicUrl + digitalLinkPath(gtin), gtin }),
    ...(sku !== null && { mpn: sku }),
  };
}

function pictured(product: Product, own: string | undefined, publicUrl: string): object {
  const file = own ?? product.images[0]?.path;
  return file === undefined || isForAdults(product) ? {} : { image: publicUrl + jpegHref(file, "1200x1500") };
}

function variesBy({ product, colours }: Shown): object {
  const kinds = product.attrs.map(({ attr_name }) => optionKind(attr_name));
  const all = [
    ...(kinds.includes("size") ? ["https://schema.org/size"] : []),
    ...(kinds.includes("colour") || colours.length > 0 ? ["https://schema.org/color"] : []),
  ];
  return all.length === 0 ? {} : { variesBy: all };
}

/** A variant's size and colour, where its options are these. */
function valuesOf(product: Product, a2p: string): { size?: string; colour?: string } {
  return Object.fromEntries(
    product.attrs.flatMap(({ attr_name, vals }) => {
      const kind = optionKind(attr_name);
      const value = vals.find(({ attr_2_product_id }) => attr_2_product_id === a2p)?.attrValue_name;
      return kind === null || !value ? [] : [[kind, value]];
    }),
  );
}

function rated(rating: Rating, newest: readonly Review[]): object {
  const bought = newest.filter(({ sample }) => !sample);
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: "5",
      worstRating: "1",
    },
    ...(bought.length > 0 && { review: bought.map(reviewData) }),
  };
}

function reviewData({ stars, title, content, author, date, lang }: Review): object {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author },
    datePublished: date,
    inLanguage: lang,
    ...(title !== "" && { name: title }),
    reviewBody: content,
    reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: "5", worstRating: "1" },
  };
}
