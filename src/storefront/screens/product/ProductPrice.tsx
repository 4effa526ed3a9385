import { parseDecimal, percentOff } from "../../../domain/money.ts";
import type { Product } from "../../../domain/product.ts";
import { Price, usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { UnitPrice } from "../../tile/UnitPrice.tsx";

/** The price; reduced, the old one, the percentage, and the lowest of the 30 days before (law: art. 4(2)). */
export function ProductPrice({ product }: { product: Product }) {
  const t = useText();
  const price = usePriceText();
  const old = product.catalogue_price;
  return (
    <div className="buy-price">
      <p>
        <strong className={old === null ? "" : "on-sale"}>
          {old !== null && <span className="hidden-text">{t("PRODUCT_PRICE_NOW")} </span>}
          <Price of={product.real_price} />
        </strong>
        {old !== null && (
          <>
            <span className="hidden-text"> {t("PRODUCT_PRICE_BEFORE")} </span>
            <s>
              <Price of={old} />
            </s>
            <b className="figures">{percentOff(parseDecimal(old), parseDecimal(product.real_price))}</b>
          </>
        )}
      </p>
      <UnitPrice of={product} className="buy-lowest" />
      {product.lowest_price !== null && <p className="buy-lowest price figures">{t("PRODUCT_LOWEST_BEFORE", { price: price(product.lowest_price) })}</p>}
    </div>
  );
}
