import type { Product } from "../../../domain/catalogue/product.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/FieldError.tsx";
import { useText } from "../../app/text.ts";
import { Toggles } from "../../tile/Toggles.tsx";
import type { Buying } from "./use-buying.ts";

/** The button that puts the product into the cart, and above it why it could not; of what is sold out it says so. */
export function BuyAction({ product, buying, onAdded }: { product: Product; buying: Buying; onAdded?: () => void }) {
  const t = useText();
  return (
    <>
      {buying.trouble?.about === "stock" && <FieldError text={t(buying.trouble.code)} />}
      <div className="buy-action" id={onAdded === undefined ? "buy-action" : undefined}>
        <Button kind="signal" size="big" aria-disabled={buying.gone} onClick={() => buying.add() && onAdded?.()}>
          {buying.gone ? t("PRODUCT_SOLDOUT") : t("PRODUCT_ADD")}
        </Button>
        <Toggles product={product} />
      </div>
    </>
  );
}
