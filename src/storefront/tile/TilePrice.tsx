import type { Product } from "../../domain/product.ts";
import { parseDecimal, percentOff } from "../../domain/money.ts";
import { Price, usePriceText } from "../app/Price.tsx";
import { useText } from "../app/text.ts";
import { isSoldOut } from "./availability.ts";
import { UnitPrice } from "./UnitPrice.tsx";

/** The price; where it is reduced, the old one struck through, the percentage, and the lowest of 30 days (law: art. 4(2)). */
export function TilePrice({ product }: { product: Product }) {
  const t = useText();
  const price = usePriceText();
  const old = product.catalogue_price;
  return (
    <>
      <p className={old === null || isSoldOut(product) ? "tile-price" : "tile-price on-sale"}>
        {old !== null && <span className="hidden-text">{t("PRODUCT_PRICE_NOW")} </span>}
        <Price of={product.real_price} />
      </p>
      {old !== null && (
        <p className="tile-old">
          <span className="hidden-text">{t("PRODUCT_PRICE_BEFORE")} </span>
          <s>
            <Price of={old} />
          </s>{" "}
          <b className="on-sale">{percentOff(parseDecimal(old), parseDecimal(product.real_price))}</b>
        </p>
      )}
      <UnitPrice of={product} className="tile-unit" />
      {product.lowest_price !== null && <p className="tile-lowest price">{t("PRODUCT_LOWEST", { price: price(product.lowest_price) })}</p>}
    </>
  );
}
