import { paths } from "../../contract/paths.ts";
import { wishlist as texts } from "../../domain/dictionary/pl/wishlist.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Link } from "../app/navigation/Link.tsx";
import { teach, useText } from "../app/text.ts";
import { useSession } from "../session/store.ts";
import { useFreshWishlist } from "./use-fresh-wishlist.ts";
import { WishlistRow } from "./WishlistRow.tsx";
import "./wishlist.css";

teach(texts);

/** The products with a heart, as the shop has them now: choose a size and move one to the cart, or take it off. */
export function WishlistDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const wishlist = useSession((state) => state.wishlist);
  const { was, gone } = useFreshWishlist();
  return (
    <Dialog title={t("WISHLIST")} closeLabel={t("BTN_CLOSE")} onClose={onClose} className="wishlist">
      <div
        onClick={(event) =>
          event.target instanceof Element && event.target.closest("a[href]:not([role])") !== null && onClose()
        }
      >
        {wishlist.length === 0 ? (
          <div className="wishlist-none">
            <p>{t("WISHLIST_EMPTY")}</p>
            <Link className={buttonClass({ size: "small" })} href={paths.newProducts}>
              {t("HOME_ALL_NEW")}
            </Link>
          </div>
        ) : (
          <ul className="wishlist-rows">
            {wishlist.map((product) => (
              <li key={product.product_id}>
                <WishlistRow
                  product={product}
                  was={was.get(product.product_id) ?? null}
                  gone={gone.has(product.product_id)}
                  onMoved={onClose}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
