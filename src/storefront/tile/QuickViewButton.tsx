import { lazy, useState } from "react";
import type { Product } from "../../domain/catalogue/product.ts";
import { Icon } from "../../ui/Icon.tsx";
import { speakOf } from "../app/first-texts.ts";
import { Layer } from "../app/navigation/Layer.tsx";
import { useText } from "../app/text.ts";

/** It says what a product page begins with. */
const load = () => Promise.all([import("../screens/quick-view/QuickView.tsx"), speakOf("product")]);
const QuickView = lazy(() => load().then(([module]) => ({ default: module.QuickView })));

/** Opens a product over the listing it stands in, for pointers and keyboards; its code comes when it is asked for. */
export function QuickViewButton({ product }: { product: Product }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tile-look"
        aria-haspopup="dialog"
        aria-label={t("QUICKVIEW", { productName: product.product_name })}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Icon name="eye" />
      </button>
      {open && (
        <Layer onClose={() => setOpen(false)}>
          <QuickView product={product} onClose={() => setOpen(false)} />
        </Layer>
      )}
    </>
  );
}
