import { lazy, useState } from "react";
import type { Product } from "../../../domain/catalogue/product.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Layer } from "../../app/navigation/Layer.tsx";
import { useText } from "../../app/text.ts";
import { loadWindows } from "./load-windows.ts";

const SizeTableDialog = lazy(() => loadWindows().then((windows) => ({ default: windows.SizeTableDialog })));

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
        onPointerEnter={() => void loadWindows().catch(() => undefined)}
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
