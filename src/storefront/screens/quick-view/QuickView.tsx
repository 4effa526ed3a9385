import type { MouseEvent } from "react";
import { href } from "../../../contract/paths.ts";
import { productWindows } from "../../../domain/dictionary/pl/product-windows.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { bound } from "../../../ui/bound.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { teach, useText } from "../../app/text.ts";
import { fetchPanel } from "../../layout/PanelSlot.tsx";
import { BuyAction } from "../product/BuyAction.tsx";
import { DeliveryLines } from "../product/DeliveryLines.tsx";
import { ProductPrice } from "../product/ProductPrice.tsx";
import { Sizes } from "../product/Sizes.tsx";
import { StockHint } from "../product/StockHint.tsx";
import { useBuying } from "../product/use-buying.ts";
import { useStockNow } from "../product/use-stock-now.ts";
import { QuickPictures } from "./QuickPictures.tsx";
import "../product/details.css";
import "../product/offer.css";
import "./quick-view.css";

teach(productWindows);

/** A product over the listing it stands in: enough to see and to buy it, and the way to the whole page. */
export function QuickView({ product: shown, onClose }: { product: Product; onClose: () => void }) {
  const t = useText();
  const { product, delivery } = useStockNow(shown);
  const buying = useBuying(product);
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a") !== null) onClose();
  };
  return (
    <Dialog title={product.manufacturer_name} closeLabel={t("BTN_CLOSE")} onClose={onClose} className="quick-view">
      <div className="quick-view-in" onClick={closeOnLink} onPointerEnter={fetchPanel} onFocus={fetchPanel}>
        <QuickPictures product={product} shown={buying.picture} price={buying.price} />
        <div className="quick-view-buy">
          <h3 className="quick-view-name">{bound(product.product_name)}</h3>
          <ProductPrice price={buying.price} />
          <Sizes product={product} buying={buying} />
          <div className="sizes-foot">
            <StockHint product={product} chosen={buying.chosen} />
          </div>
          <BuyAction product={product} buying={buying} onAdded={onClose} />
          <DeliveryLines
            product={buying.price.product}
            returns={{ short: product.exception ?? t("LAYOUT_RETURNS"), how: "" }}
            gone={buying.gone}
            delivery={delivery}
          />
          <Link className="go quick-view-whole" href={`${href(product.url)}#s`}>
            {t("QUICKVIEW_WHOLE")} <Icon name="right" small />
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
