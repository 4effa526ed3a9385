import { parseDecimal, percentOff } from "../../domain/money.ts";
import type { Product } from "../../domain/product.ts";
import { Price, usePriceText } from "../app/Price.tsx";
import { useText } from "../app/text.ts";

/** What a reduced line cost before, and the lowest price of the 30 days before the reduction (law: art. 4(2)). */
export function LineReduction({ product: { real_price, catalogue_price, lowest_price } }: { product: Product }) {
  const t = useText();
  const price = usePriceText();
  if (catalogue_price === null && lowest_price === null) return null;
  return (
    <p className="cart-line-reduction">
      {catalogue_price !== null && (
        <>
          <span className="hidden-text">{t("PRODUCT_PRICE_BEFORE")} </span>
          <s>
            <Price of={catalogue_price} />
          </s>{" "}
          <b className="on-sale figures">{percentOff(parseDecimal(catalogue_price), parseDecimal(real_price))}</b>{" "}
        </>
      )}
      {lowest_price !== null && <span className="price figures">{t("PRODUCT_LOWEST", { price: price(lowest_price) })}</span>}
    </p>
  );
}
