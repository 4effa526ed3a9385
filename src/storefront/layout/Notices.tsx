import { useEffect, useRef } from "react";
import { useStore } from "zustand/react";
import { cartQuantity } from "../../domain/order/cart.ts";
import { Icon } from "../../ui/Icon.tsx";
import { travel } from "../app/navigation/navigate.ts";
import { useText } from "../app/text.ts";
import { openPanel } from "../session/panel.ts";
import { session, useSession } from "../session/store.ts";
import { notices, notify } from "./notices-state.ts";
import "./notices.css";

/** What the shop says in passing: added to cart, refused, a page that takes its time, a page arrived at. */
export function Notices() {
  const t = useText();
  const { notice } = useStore(notices);
  const delayed = useStore(travel, (state) => state.delayed);
  const arrived = useStore(travel, (state) => state.arrived);
  const panel = useSession((state) => state.orderShow);
  const box = useRef<HTMLDivElement>(null);
  useCartGrowth(t("PRODUCT_ADDEDTOCART"));
  useEffect(() => {
    const show = () => {
      box.current?.hidePopover?.();
      if (notice !== null || delayed) box.current?.showPopover?.();
    };
    // A window that opens later would lie over the notice: shown anew, the notice lies over the window.
    const showOverWindow = (event: Event) => event.target instanceof HTMLDialogElement && show();
    show();
    document.addEventListener("toggle", showOverWindow, true);
    return () => document.removeEventListener("toggle", showOverWindow, true);
  }, [notice, delayed]);
  return (
    <>
      <p className="hidden-text" role="status">
        {arrived}
      </p>
      <div className={panel ? "notices notices-over-panel" : "notices"} role="status" ref={box} popover="manual">
        {notice !== null && (
          <p className={`notice notice-${notice.kind}`}>
            <Icon name={notice.kind === "good" ? "tick" : "warning"} />
            {notice.text}
            {notice.toCart && !panel && (
              <button type="button" className="notice-cart link" onClick={openPanel}>
                {t("LAYOUT_CART")}
              </button>
            )}
          </p>
        )}
        {delayed && (
          <p className="notice notice-wait">
            <span className="notice-joint" />
            {t("LAYOUT_DELAYED")}
          </p>
        )}
      </div>
    </>
  );
}

/** Tells whenever the cart's total quantity grows, but not that a kept cart is back (point 2, 'Shared layout'). */
function useCartGrowth(text: string): void {
  useEffect(() => {
    const tell = () => notify(text, "good", true);
    return session.subscribe((state, before) => {
      if (!before.productsLoaded || cartQuantity(state.products) <= cartQuantity(before.products)) return;
      // The new count is shown first.
      setTimeout(tell);
    });
  }, [text]);
}
