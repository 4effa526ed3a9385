import type { Review, Templates } from "../../contract/page-data.ts";
import { href, jpegHref } from "../../contract/paths.ts";
import { deliveryPromise } from "../../domain/delivery-dates.ts";
import type { Product } from "../../domain/product.ts";
import type { Rating } from "../../domain/rating.ts";
import { reductionOf } from "../../domain/reduction.ts";
import { isForAdults, isSoldOnline } from "../../domain/selling-limits.ts";
import type { UnitPrice } from "../../domain/unit-price.ts";
import { plainText } from "../plain-text.ts";

/**
 * Answers a product with its offer. Its availability is that of the moment of printing: a page is printed again
 * when its stock comes to an end or back, and what the cart is told is asked for anew (see decision 0026).
 */
export function productData({ product, description, deliveryFrom, gtin, reviews }: Templates["product"], { publicUrl, rating }: { publicUrl: string; rating: Rating | null }): object {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.product_name,
    sku: product.product_id,
    ...(gtin !== null && { gtin }),
    ...(product.images.length > 0 && !isForAdults(product) && { image: product.images.map((image) => publicUrl + jpegHref(image.path, "1200x1500")) }),
    description: plainText(description, 5000) || product.product_name,
    brand: { "@type": "Brand", name: product.manufacturer_name },
    offers: {
      "@type": "Offer",
      url: publicUrl + href(product.url),
      price: product.real_price,
      priceCurrency: "PLN",
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${availabilityOf(product)}`,
      ...priceSpecifications(product),
      ...(isSoldOnline(product) && { hasMerchantReturnPolicy: returnPolicy }),
      ...(deliveryFrom !== null && isSoldOnline(product) && { shippingDetails: shippingDetails(deliveryFrom) }),
    },
    ...(rating !== null && { aggregateRating: { "@type": "AggregateRating", ratingValue: rating.average, reviewCount: rating.count, bestRating: "5", worstRating: "1" }, review: reviews.newest.map(reviewData) }),
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
      transitTime: { "@type": "QuantitativeValue", minValue: deliveryPromise.onTheWay.least, maxValue: deliveryPromise.onTheWay.most, unitCode: "DAY" },
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
  const before = reduction && { "@type": "UnitPriceSpecification", priceType: "https://schema.org/StrikethroughPrice", price: reduction.before, priceCurrency: "PLN" };
  const all = [before, product.unit_price ? unitPriceSpecification(product.unit_price) : null].filter((one) => one !== null);
  return all.length === 0 ? {} : { priceSpecification: all.length === 1 ? all[0] : all };
}

/** What a measure of it costs, beside its price (law: art. 4(1) of the act on price information): 433.30 for 100 ml. */
function unitPriceSpecification({ price, unit }: UnitPrice): object {
  const [amount = "1", name = ""] = unit.includes(" ") ? unit.split(" ") : ["1", unit];
  return { "@type": "UnitPriceSpecification", price, priceCurrency: "PLN", referenceQuantity: { "@type": "QuantitativeValue", value: amount, unitCode: unitCodes[name] } };
}

/** By UN/CEFACT Recommendation 20. */
const unitCodes: Record<string, string> = { ml: "MLT", l: "LTR", g: "GRM", kg: "KGM", m: "MTR" };
