import type { Product } from "../../../domain/catalogue/product.ts";
import { reductionOf, saidLowest } from "../../../domain/catalogue/reduction.ts";
import { Price, usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";

/** What a reduced line cost before, and the lowest price of the 30 days before the reduction (law: art. 4(2)). */
export function LineReduction({ product }: { product: Product }) {
  const t = useText();
  const price = usePriceText();
  const reduction = reductionOf(product);
  const lowest = saidLowest(product);
  if (reduction === null && lowest === null) return null;
  return (
    <p className="cart-line-reduction">
      {reduction !== null && (
        <>
          <span className="hidden-text">{t("PRODUCT_PRICE_BEFORE")} </span>
          <s>
            <Price of={reduction.before} />
          </s>{" "}
          <b className="on-sale figures">{reduction.percent}</b>{" "}
        </>
      )}
      {lowest !== null && <span className="price figures">{t("PRODUCT_LOWEST", { price: price(lowest) })}</span>}
    </p>
  );
}
