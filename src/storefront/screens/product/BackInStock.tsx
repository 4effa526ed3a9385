import { useState, type SyntheticEvent } from "react";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { askAboutHref } from "../../../contract/paths.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { Layer } from "../../app/navigation/Layer.tsx";
import { useText } from "../../app/text.ts";
import { isSoldOut, variantsOf } from "../../tile/availability.ts";
import { useOwnHref } from "../../app/navigation/page-context.ts";
import "./back-in-stock.css";

const BackInStockDialog = lazyComponent(async () => (await import("./BackInStockDialog.tsx")).BackInStockDialog);

/** 'Tell me when it is back' where any size is sold out; without JavaScript the question goes to the contact form. */
export function BackInStock({ product, chosen }: { product: Product; chosen: string | null }) {
  const t = useText();
  const own = useOwnHref();
  const [open, setOpen] = useState(false);
  if (!isSoldOut(product) && variantsOf(product).every((variant) => variant.quantity > 0)) return null;
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className="back-in-stock">
      <a
        className="link"
        href={own(askAboutHref(product.product_name))}
        role="button"
        aria-haspopup="dialog"
        onKeyDown={(event) => event.key === " " && show(event)}
        onClick={show}
      >
        {t("BACKINSTOCK")}
      </a>
      {open && (
        <Layer onClose={() => setOpen(false)}>
          <BackInStockDialog product={product} chosen={chosen} onClose={() => setOpen(false)} />
        </Layer>
      )}
    </div>
  );
}
