import { Dialog } from "../../ui/Dialog.tsx";
import { useText } from "../app/text.ts";
import { useSession } from "../session/store.ts";
import { Tiles } from "../tile/Tiles.tsx";
import "./wishlist.css";

/** The products with a heart. */
export function WishlistDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const wishlist = useSession((state) => state.wishlist);
  return (
    <Dialog title={t("WISHLIST")} closeLabel={t("BTN_CLOSE")} onClose={onClose} className="wishlist">
      {wishlist.length === 0 ? (
        <p className="wishlist-none">{t("WISHLIST_EMPTY")}</p>
      ) : (
        <div onClick={(event) => event.target instanceof Element && event.target.closest("a") !== null && onClose()}>
          <Tiles products={wishlist} view="list" />
        </div>
      )}
    </Dialog>
  );
}
