import { useState } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { Icon } from "../../ui/Icon.tsx";
import { speakOf } from "../app/first-texts.ts";
import { Layer } from "../app/navigation/Layer.tsx";
import { useText } from "../app/text.ts";

/** It says what a product page begins with. */
const QuickView = lazyComponent(async () => {
  const [module] = await Promise.all([import("../screens/quick-view/QuickView.tsx"), speakOf("product")]);
  return module.QuickView;
});

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
        onPointerEnter={QuickView.fetch}
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
