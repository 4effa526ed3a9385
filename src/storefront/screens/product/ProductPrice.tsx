import { reductionOf, saidLowest } from "../../../domain/catalogue/reduction.ts";
import type { ShownPrice } from "../../../domain/catalogue/variant-price.ts";
import { Price, usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { UnitPrice } from "../../tile/UnitPrice.tsx";

/** The price, or where it begins; reduced, the old one, the percentage, and the lowest of the 30 days before (law: art. 4(2)). */
export function ProductPrice({ price: { product, from } }: { price: ShownPrice }) {
  const t = useText();
  const price = usePriceText();
  const reduction = reductionOf(product);
  const lowest = saidLowest(product);
  return (
    <div className="buy-price">
      <p>
        <strong className={reduction === null ? "" : "on-sale"}>
          {reduction !== null && <span className="hidden-text">{t("PRODUCT_PRICE_NOW")} </span>}
          {from && `${t("PRODUCT_FROM")} `}
          <Price of={product.real_price} />
        </strong>
        {reduction !== null && (
          <>
            <span className="hidden-text"> {t("PRODUCT_PRICE_BEFORE")} </span>
            <s>
              <Price of={reduction.before} />
            </s>
            <b className="figures">{reduction.percent}</b>
          </>
        )}
      </p>
      <UnitPrice of={product} className="buy-lowest" />
      {lowest !== null && (
        <p className="buy-lowest price figures">{t("PRODUCT_LOWEST_BEFORE", { price: price(lowest) })}</p>
      )}
    </div>
  );
}
