import { useState } from "react";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Layer } from "../../app/navigation/Layer.tsx";
import { useText } from "../../app/text.ts";
import { loadWindows } from "./load-windows.ts";

const SizeTableDialog = lazyComponent(async () => (await loadWindows()).SizeTableDialog);

/** Opens the product's size table; its code and its numbers come when it is asked for. */
export function SizeTableLink({ product, chosen = [] }: { product: Product; chosen?: readonly string[] }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="link size-table-link"
        aria-haspopup="dialog"
        onPointerEnter={SizeTableDialog.fetch}
        onClick={() => setOpen(true)}
      >
        <Icon name="ruler" small />
        {t("PRODUCT_SIZETABLE")}
      </button>
      {open && (
        <Layer onClose={() => setOpen(false)}>
          <SizeTableDialog product={product} chosen={chosen} onClose={() => setOpen(false)} />
        </Layer>
      )}
    </>
  );
}
