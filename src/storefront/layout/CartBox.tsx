import type { SyntheticEvent } from "react";
import { cartQuantity } from "../../domain/order/cart.ts";
import { paths } from "../../contract/paths.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useCount, useText } from "../app/text.ts";
import { openPanel } from "../session/panel.ts";
import { useSession } from "../session/store.ts";
import { useOwnHref } from "../app/navigation/page-context.ts";
import { fetchPanel } from "./PanelSlot.tsx";

/** The cart's quantity; a click opens the order panel. */
export function CartBox() {
  const t = useText();
  const own = useOwnHref();
  const count = useCount();
  const quantity = useSession((state) => cartQuantity(state.products));
  const open = useSession((state) => state.orderShow);
  return (
    <a
      className="cart-box"
      href={own(paths.order)}
      role="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={fetchPanel}
      onTouchStart={fetchPanel}
      onFocus={fetchPanel}
      onClick={openInPlace}
      onKeyDown={(event) => event.key === " " && openInPlace(event)}
    >
      <Icon name="cart" />
      <span className="cart-box-name">{t("LAYOUT_CART")}</span>
      <span className="hidden-text">, {count("PRODUCTS", quantity)}</span>
      <span
        aria-hidden="true"
        className={quantity === 0 ? "cart-box-count cart-box-none figures" : "cart-box-count figures"}
      >
        {quantity}
      </span>
    </a>
  );
}

/** The link's own target is for browsers without JavaScript. */
function openInPlace(event: SyntheticEvent): void {
  event.preventDefault();
  openPanel();
}
