import { useState } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Layer } from "../app/navigation/Layer.tsx";
import { useText } from "../app/text.ts";
import { useSession } from "../session/store.ts";

const WishlistDialog = lazyComponent(async () => (await import("./dialogs.ts")).WishlistDialog);

/** How many products have a heart; a click shows them. */
export function WishlistBox() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const wishlist = useSession((state) => state.wishlist);
  return (
    <>
      <button type="button" className="head-tool head-wishlist" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="heart" />
        <span className="head-tool-name">{t("WISHLIST")}</span>
        <span className={wishlist.length === 0 ? "head-tool-count head-tool-none figures" : "head-tool-count figures"}>
          {wishlist.length}
        </span>
      </button>
      {open && (
        <Layer of="WishlistDialog" onClose={() => setOpen(false)}>
          <WishlistDialog onClose={() => setOpen(false)} />
        </Layer>
      )}
    </>
  );
}
