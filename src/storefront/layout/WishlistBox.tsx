import { useState } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useText } from "../app/text.ts";
import { useSession } from "../session/store.ts";
import { Tiles } from "../tile/Tiles.tsx";
import "./wishlist.css";

/** How many products have a heart; a click shows them. */
export function WishlistBox() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const wishlist = useSession((state) => state.wishlist);
  return (
    <>
      <button type="button" className="head-tool head-wishlist" aria-haspopup="dialog" aria-label={t("WISHLIST_COUNT", { count: wishlist.length })} onClick={() => setOpen(true)}>
        <Icon name="heart" />
        <span className="head-tool-name">{t("WISHLIST")}</span>
        <span className="head-tool-count figures">{wishlist.length}</span>
      </button>
      {open && (
        <Dialog title={t("WISHLIST")} closeLabel={t("BTN_CLOSE")} onClose={() => setOpen(false)} className="wishlist">
          {wishlist.length === 0 ? (
            <p className="wishlist-none">{t("WISHLIST_EMPTY")}</p>
          ) : (
            <div onClick={(event) => event.target instanceof Element && event.target.closest("a") !== null && setOpen(false)}>
              <Tiles products={wishlist} view="list" />
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
