import type { Product } from "../../domain/product.ts";
import { useText } from "../app/text.ts";
import { fetchPanel } from "../layout/PanelSlot.tsx";
import { addProduct } from "../session/cart.ts";
import { notify } from "../layout/notices-state.ts";
import { variantsOf } from "./availability.ts";
import "./quick-sizes.css";

const shown = 7;

/**
 * The sizes on a tile: a click puts one into the cart. They are a pointer's shortcut; by keyboard the
 * product page does the same, so they take no tab stops.
 */
export function QuickSizes({ product }: { product: Product }) {
  const t = useText();
  const variants = variantsOf(product);
  if (variants.length === 0) return null;
  const add = (a2p: string) => {
    const added = addProduct(product, a2p);
    if (added.kind === "refused") notify(t(added.code), "trouble");
  };
  return (
    <div className="quick-sizes" onPointerEnter={fetchPanel}>
      {variants.slice(0, variants.length > shown ? shown - 1 : shown).map(({ attr_2_product_id, attrValue_name, quantity }) =>
        quantity > 0 ? (
          <button key={attr_2_product_id} type="button" tabIndex={-1} aria-label={t("PRODUCT_ADD_SIZE", { size: attrValue_name })} onClick={() => add(attr_2_product_id)}>
            {attrValue_name}
          </button>
        ) : (
          <s key={attr_2_product_id}>{attrValue_name}</s>
        ),
      )}
      {variants.length > shown && <span>+{variants.length - shown + 1}</span>}
    </div>
  );
}
