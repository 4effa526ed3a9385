import type { Product } from "../../../domain/catalogue/product.ts";
import { isPromoted } from "../../../domain/catalogue/reduction.ts";
import { useCount, useText } from "../../app/text.ts";
import { fewLeft, isSoldOut, variantsOf } from "../../tile/availability.ts";

/** 'Zostały 3 sztuki', once a size is chosen of which there are few; the whole product's end too, a promotion's in its own words. */
export function StockHint({ product, chosen }: { product: Product; chosen: string | null }) {
  const t = useText();
  const count = useCount();
  if (isSoldOut(product))
    return <p className="buy-hint">{isPromoted(product) ? t("PRODUCT_PROMOTIONQTY") : t("PRODUCT_SOLDOUT_TEXT")}</p>;
  if (chosen === null && variantsOf(product).length > 0) return null;
  const left = fewLeft(product, chosen);
  return left === null ? null : (
    <p className="buy-hint buy-hint-few" role="status">
      {count("PRODUCT_LEFT", left)}
    </p>
  );
}
