import { shownBadges } from "../../domain/delivery/free-delivery-badge.ts";
import type { Badge, Product } from "../../domain/catalogue/product.ts";
import { reductionOf } from "../../domain/catalogue/reduction.ts";
import { isForAdults, isSoldOnline } from "../../domain/catalogue/selling-limits.ts";
import { priceFrom, type ShownPrice } from "../../domain/catalogue/variant-price.ts";
import { Tag } from "../../ui/Tag.tsx";
import { useLayout } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { isSoldOut } from "./availability.ts";

interface Label {
  kind: "plain" | "new" | "cut" | "out";
  text: string;
}

/** The labels on a picture (`price`: at the price of what is chosen), the weightiest first: sold out, reduced by so much, then every badge. */
export function Badges({ product, price = priceFrom(product) }: { product: Product; price?: ShownPrice }) {
  const t = useText();
  const badges = shownBadges(price.product, useLayout().freeShippingFrom);
  const labels: Label[] = [];
  if (isSoldOut(product)) labels.push({ kind: "out", text: t("PRODUCT_SOLDOUT") });
  const reduction = reductionOf(price.product);
  if (reduction !== null) labels.push({ kind: "cut", text: reduction.percent });
  if (price.partlyReduced) labels.push({ kind: "cut", text: t("BADGE_PARTLY") });
  for (const badge of shown) {
    if (badges.includes(badge))
      labels.push({
        kind: badge === "new" ? "new" : badge === "promotion" ? "cut" : "plain",
        text: t(`BADGE_${badge.toUpperCase()}`),
      });
  }
  // What the law wants said is said beside them, whatever else there is to say.
  const limits: Label[] = [];
  if (isForAdults(product)) limits.push({ kind: "out", text: t("PRODUCT_ADULT") });
  if (!isSoldOnline(product)) limits.push({ kind: "plain", text: product.halted ?? t("PRODUCT_NOTONLINE") });
  if (labels.length + limits.length === 0) return null;
  return (
    <div className="badges">
      {[...limits, ...labels].map(({ kind, text }) => (
        <Tag key={text} kind={kind} text={text} />
      ))}
    </div>
  );
}

/** Free delivery before what a tile may have no room for: of two products of one price both say it. */
const shown: Badge[] = ["promotion", "freeShipping", "new", "bestseller", "coolPrice", "recommended"];
