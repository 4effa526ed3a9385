import { useState } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { href } from "../../contract/paths.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { isForAdults, isSoldOnline } from "../../domain/catalogue/selling-limits.ts";
import { bound } from "../../ui/bound.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldError } from "../../ui/FieldError.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Layer } from "../app/navigation/Layer.tsx";
import { Link } from "../app/navigation/Link.tsx";
import { Picture } from "../app/Picture.tsx";
import { usePriceText } from "../app/Price.tsx";
import { useText } from "../app/text.ts";
import { addProduct } from "../session/cart.ts";
import { removeFromWishlist } from "../session/wishlist.ts";
import { isSoldOut, onlyVariant, variantsOf } from "../tile/availability.ts";
import { pricedAs } from "../../domain/catalogue/variant-price.ts";
import { TilePrice } from "../tile/TilePrice.tsx";
import { notify } from "./notices-state.ts";
import { WishlistSizes } from "./WishlistSizes.tsx";

const BackInStockDialog = lazyComponent(
  async () => (await import("../screens/product/BackInStockDialog.tsx")).BackInStockDialog,
);

interface WishlistRowProps {
  product: Product;
  /** Its price when it was put here, where that has changed. */
  was: string | null;
  gone: boolean;
  onMoved: () => void;
}

/** A product on the wishlist: its price now, its sizes, the way into the cart and off the list; for what is sold out, the email when it is back. */
export function WishlistRow({ product, was, gone, onMoved }: WishlistRowProps) {
  const t = useText();
  const price = usePriceText();
  const [size, setSize] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [telling, setTelling] = useState(false);
  const { product_id, product_name: productName } = product;
  const variants = variantsOf(product);
  const online = isSoldOnline(product);
  const out = gone || !online || isSoldOut(product);
  const chosen = size ?? onlyVariant(product);
  const move = () => {
    if (chosen === null && variants.length > 0) {
      setTrouble(t("WISHLIST_CHOOSE"));
      return document.querySelector<HTMLElement>(`[name="wishlist-${product_id}"]:enabled`)?.focus();
    }
    const added = addProduct(product, chosen);
    if (added.kind === "refused") return setTrouble(t(added.code));
    onMoved();
    removeFromWishlist(product_id);
  };
  const remove = () => {
    removeFromWishlist(product_id);
    notify(t("WISHLIST_REMOVED", { productName }));
  };
  return (
    <article className={out ? "wishlist-row wishlist-out" : "wishlist-row"}>
      <Link href={href(product.url)} tabIndex={-1} aria-hidden="true">
        <Picture
          kind="small"
          file={product.images[0]?.path ?? null}
          alt=""
          adults={isForAdults(product)}
          sizes="112px"
        />
      </Link>
      <div className="wishlist-text">
        <h3>
          <Link href={href(product.url)}>{bound(productName)}</Link>
        </h3>
        <p className="small mute">{product.manufacturer_name}</p>
        <div className="wishlist-price">
          <TilePrice
            product={product}
            {...(chosen !== null && {
              shown: { product: pricedAs(product, chosen), from: false, partlyReduced: false },
            })}
          />
        </div>
        {was !== null && <p className="small">{t("WISHLIST_WAS", { price: price(was) })}</p>}
        {out && (
          <p className="small wishlist-gone">
            {(!gone && product.halted) || t(gone ? "WISHLIST_GONE" : online ? "PRODUCT_SOLDOUT" : "PRODUCT_NOTONLINE")}
          </p>
        )}
        <div className="wishlist-ways">
          {!out && variants.length > 0 && (
            <WishlistSizes
              product={product}
              chosen={chosen}
              wrong={trouble !== null}
              choose={(a2p) => (setSize(a2p), setTrouble(null))}
            />
          )}
          {!out && (
            <Button size="small" kind="ink" aria-label={t("WISHLIST_TO_CART", { productName })} onClick={move}>
              {t("PRODUCT_ADD")}
            </Button>
          )}
          {!gone && online && (out || variants.some((variant) => variant.quantity <= 0)) && (
            <button
              type="button"
              className="link small wishlist-tell"
              aria-haspopup="dialog"
              onClick={() => setTelling(true)}
            >
              {t("WISHLIST_TELL")}
              <span className="hidden-text">: {productName}</span>
            </button>
          )}
        </div>
        {trouble !== null && <FieldError id={`wishlist-wrong-${product_id}`} text={trouble} />}
      </div>
      <button
        type="button"
        className="wishlist-remove"
        aria-label={t("WISHLIST_REMOVE", { productName })}
        onClick={remove}
      >
        <Icon name="trash" />
      </button>
      {telling && (
        <Layer onClose={() => setTelling(false)}>
          <BackInStockDialog product={product} chosen={chosen} onClose={() => setTelling(false)} />
        </Layer>
      )}
    </article>
  );
}
