import type { Review, Templates } from "../../contract/page-data.ts";
import { href, jpegHref, variantHref } from "../../contract/paths.ts";
import { lineKey } from "../../domain/order/cart.ts";
import { deliveryPromise } from "../../domain/order/delivery-dates.ts";
import { decimal, parseDecimal } from "../../domain/money.ts";
import type { Product, ProductVariant } from "../../domain/catalogue/product.ts";
import type { Rating } from "../../domain/review/rating.ts";
import { reductionOf } from "../../domain/catalogue/reduction.ts";
import { isForAdults, isSoldOnline } from "../../domain/catalogue/selling-limits.ts";
import type { UnitPrice } from "../../domain/catalogue/unit-price.ts";
import { writtenVariant } from "../../domain/catalogue/variant-choice.ts";
import { pricedAs, priceFrom } from "../../domain/catalogue/variant-price.ts";
import { plainText } from "../plain-text.ts";

/**
 * Returns a product with its offer; with one for each variant where they cost different prices and the address names none. Its availability is that of the moment of prerendering: a page is prerendered again
 * when its stock comes to an end or back, and what the cart is told is asked for anew (see decision 0026).
 */
export function productData(
  { product, chosen, description, deliveryFrom, gtin, reviews }: Templates["product"],
  { publicUrl, rating }: { publicUrl: string; rating: Rating | null },
): object {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.product_name,
    sku: product.product_id,
    ...(gtin !== null && { gtin }),
    ...(product.images.length > 0 &&
      !isForAdults(product) && { image: product.images.map((image) => publicUrl + jpegHref(image.path, "1200x1500")) }),
    description: plainText(description, 5000) || product.product_name,
    brand: { "@type": "Brand", name: product.manufacturer_name },
    offers: offersOf({ product, chosen, deliveryFrom }, publicUrl),
    ...(rating !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: "5",
        worstRating: "1",
      },
      review: reviews.newest.map(reviewData),
    }),
  };
}

type Offered = Pick<Templates["product"], "product" | "deliveryFrom"> & { chosen: string | undefined };

function offersOf({ product, chosen, deliveryFrom }: Offered, publicUrl: string): object {
  const variants = product.attrs[0]?.vals ?? [];
  const named = variants.find(({ attr_2_product_id }) => attr_2_product_id === chosen);
  if (named !== undefined) return variantOffer(named);
  if (!priceFrom(product).from)
    return offer(priceFrom(product).product, publicUrl + href(product.url), { deliveryFrom });
  const prices = variants.map(({ attr_2_product_id }) => parseDecimal(pricedAs(product, attr_2_product_id).real_price));
  return {
    "@type": "AggregateOffer",
    priceCurrency: "PLN",
    lowPrice: decimal(Math.min(...prices)),
    highPrice: decimal(Math.max(...prices)),
    offerCount: variants.length,
    offers: variants.map(variantOffer),
  };

  function variantOffer({ attr_2_product_id: a2p, quantity }: ProductVariant): object {
    const url = publicUrl + variantHref(product.url, a2p);
    return {
      ...offer({ ...pricedAs(product, a2p), product_quantity: quantity }, url, { deliveryFrom }),
      sku: lineKey(product.product_id, a2p),
      name: `${product.product_name}, ${writtenVariant(product, a2p)}`,
    };
  }
}

function offer(product: Product, url: string, { deliveryFrom }: Pick<Offered, "deliveryFrom">): object {
  return {
    "@type": "Offer",
    url,
    price: product.real_price,
    priceCurrency: "PLN",
    itemCondition: "https://schema.org/NewCondition",
    availability: `https://schema.org/${availabilityOf(product)}`,
    ...priceSpecifications(product),
    ...(isSoldOnline(product) && { hasMerchantReturnPolicy: returnPolicy }),
    ...(deliveryFrom !== null && isSoldOnline(product) && { shippingDetails: shippingDetails(deliveryFrom) }),
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

function availabilityOf(product: Product): "InStock" | "OutOfStock" | "InStoreOnly" {
  if (product.product_quantity <= 0) return "OutOfStock";
  return isSoldOnline(product) ? "InStock" : "InStoreOnly";
}

function shippingDetails(deliveryFrom: string): object {
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: deliveryFrom, currency: "PLN" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "PL" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      cutoffTime: `${deliveryPromise.cutOffHour}:00:00`,
      handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: 1, unitCode: "DAY" },
      transitTime: {
        "@type": "QuantitativeValue",
        minValue: deliveryPromise.onTheWay.least,
        maxValue: deliveryPromise.onTheWay.most,
        unitCode: "DAY",
      },
    },
  };
}

/** What the page about returns promises: thirty days, no reason, by post at the shopper's cost. */
const returnPolicy = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: "PL",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: 30,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
};

/** What it cost before, as its page strikes it through, and what a measure of it costs. */
function priceSpecifications(product: Product): object {
  const reduction = reductionOf(product);
  const before = reduction && {
    "@type": "UnitPriceSpecification",
    priceType: "https://schema.org/StrikethroughPrice",
    price: reduction.before,
    priceCurrency: "PLN",
  };
  const all = [before, product.unit_price ? unitPriceSpecification(product.unit_price) : null].filter(
    (one) => one !== null,
  );
  return all.length === 0 ? {} : { priceSpecification: all.length === 1 ? all[0] : all };
}

/** What a measure of it costs, beside its price (law: art. 4(1) of the act on price information): 433.30 for 100 ml. */
function unitPriceSpecification({ price, unit }: UnitPrice): object {
  const [amount = "1", name = ""] = unit.includes(" ") ? unit.split(" ") : ["1", unit];
  return {
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency: "PLN",
    referenceQuantity: { "@type": "QuantitativeValue", value: amount, unitCode: unitCodes[name] },
  };
}

/** By UN/CEFACT Recommendation 20. */
const unitCodes: Record<string, string> = { ml: "MLT", l: "LTR", g: "GRM", kg: "KGM", m: "MTR" };
