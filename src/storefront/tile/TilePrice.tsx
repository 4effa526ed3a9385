import type { Product } from "../../domain/catalogue/product.ts";
import { reductionOf, saidLowest } from "../../domain/catalogue/reduction.ts";
import { priceFrom, type ShownPrice } from "../../domain/catalogue/variant-price.ts";
import { Price, usePriceText } from "../app/Price.tsx";
import { useText } from "../app/text.ts";
import { isSoldOut } from "./availability.ts";
import { UnitPrice } from "./UnitPrice.tsx";

/** The price, or where it begins; where it is reduced, the old one struck through, the percentage, and the lowest of 30 days (law: art. 4(2)). */
export function TilePrice({ product: whole, shown = priceFrom(whole) }: { product: Product; shown?: ShownPrice }) {
  const t = useText();
  const price = usePriceText();
  const { product, from } = shown;
  const reduction = reductionOf(product);
  const lowest = saidLowest(product);
  return (
    <>
      <p className={reduction === null || isSoldOut(product) ? "tile-price" : "tile-price on-sale"}>
        {reduction !== null && <span className="hidden-text">{t("PRODUCT_PRICE_NOW")} </span>}
        {from && `${t("PRODUCT_FROM")} `}
        <Price of={product.real_price} />
      </p>
      {reduction !== null && (
        <p className="tile-old">
          <span className="hidden-text">{t("PRODUCT_PRICE_BEFORE")} </span>
          <s>
            <Price of={reduction.before} />
          </s>{" "}
          <b className="on-sale">{reduction.percent}</b>
        </p>
      )}
      <UnitPrice of={product} className="tile-unit" />
      {lowest !== null && <p className="tile-lowest price">{t("PRODUCT_LOWEST", { price: price(lowest) })}</p>}
    </>
  );
}
