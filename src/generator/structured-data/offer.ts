import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { type Language } from "../../domain/language.ts";
import { parseDecimal } from "../../domain/money.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { reductionOf } from "../../domain/catalogue/reduction.ts";
import { isSoldOnline } from "../../domain/catalogue/selling-limits.ts";
import { type Measure, unitPrice } from "../../domain/catalogue/unit-price.ts";
import { exceptedReturnPolicy } from "./delivery.ts";
import type { ProductFacts } from "./facts.ts";
import { isoCode, type Pricing, told, toldInWords } from "../pricing.ts";

export interface OfferSettings {
  /** Of what is offered, on the page that shows it. */
  url: string;
  measure: Measure | null;
  excepted: ProductFacts["excepted"];
  language: Language;
  pricing: Pricing;
}

/**
 * Returns what is offered at the price and with the stock of this product. Its availability is that of the moment of
 * prerendering: a page is prerendered again when its stock comes to an end or back, and what the cart is told is asked
 * for anew (see decision 0026). Delivery and returns are the shop's own and said once, on its home page (0118); what cannot be withdrawn from says so itself (0196).
 */
export function offer(product: Product, { url, excepted, ...settings }: OfferSettings): object {
  const { pricing } = settings;
  return {
    "@type": "Offer",
    url,
    price: told(parseDecimal(product.real_price), pricing),
    priceCurrency: isoCode(pricing),
    itemCondition: "https://schema.org/NewCondition",
    availability: `https://schema.org/${availabilityOf(product)}`,
    ...priceSpecifications(product, settings),
    ...(excepted !== null &&
      excepted.delivery.length > 0 && {
        hasMerchantReturnPolicy: exceptedReturnPolicy(excepted.exception, excepted.delivery),
      }),
    ...(product.blocked_countries && { ineligibleRegion: product.blocked_countries }),
  };
}

function availabilityOf(product: Product): "InStock" | "OutOfStock" | "InStoreOnly" {
  if (product.product_quantity <= 0 || product.halted !== undefined) return "OutOfStock";
  return isSoldOnline(product) ? "InStock" : "InStoreOnly";
}

/** What it cost before, as its page strikes it through, and of how much its price is. */
function priceSpecifications(product: Product, settings: Omit<OfferSettings, "url" | "excepted">): object {
  const all = [struckThrough(product, settings), byMeasure(product, settings)].filter((one) => one !== null);
  return all.length === 0 ? {} : { priceSpecification: all.length === 1 ? all[0] : all };
}

/** The lowest price of 30 days is said in words beside it: there is no type for it, and a price without one would be read as today's. */
function struckThrough(
  product: Product,
  { language, pricing }: Omit<OfferSettings, "url" | "excepted">,
): object | null {
  const reduction = reductionOf(product);
  if (reduction === null || product.lowest_price === null) return null;
  return {
    "@type": "UnitPriceSpecification",
    priceType: "https://schema.org/StrikethroughPrice",
    price: told(parseDecimal(reduction.before), pricing),
    priceCurrency: isoCode(pricing),
    description: textIn(language.lanCode, "FEED_LOWEST_PRICE", {
      price: toldInWords(parseDecimal(product.lowest_price), pricing),
    }),
  };
}

/** The price of all that is in it, and what its unit price is of: 30 ml for 129.99, per 100 ml (law: art. 4(1) of the act on price information). */
function byMeasure(product: Product, { measure, pricing }: Omit<OfferSettings, "url" | "excepted">): object | null {
  const price = parseDecimal(product.real_price);
  const unit = measure && unitPrice(price, measure)?.unit;
  if (!measure || !unit) return null;
  const [value = "1", name = ""] = unit.includes(" ") ? unit.split(" ") : ["1", unit];
  return {
    "@type": "UnitPriceSpecification",
    price: told(price, pricing),
    priceCurrency: isoCode(pricing),
    referenceQuantity: {
      "@type": "QuantitativeValue",
      value: String(measure.amount),
      unitCode: unitCodes[measure.unit],
      valueReference: { "@type": "QuantitativeValue", value, unitCode: unitCodes[name] },
    },
  };
}

/** By UN/CEFACT Recommendation 20. */
const unitCodes: Record<string, string> = { ml: "MLT", l: "LTR", g: "GRM", kg: "KGM", cm: "CMT", m: "MTR" };
