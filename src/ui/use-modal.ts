import { useEffect, useRef, type RefObject } from "react";

/**
 * Opens a dialog while it is rendered: the browser keeps the focus inside, and gives it back to what opened it, or to
 * the page's own part where that is gone. The page under it stands still, also where its scroll bar had a width. One may
 * open over another; what is `lowest` lies under those that are open already, and the focus stays in them.
 */
export function useModal({ lowest = false } = {}): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const over = lowest ? document.querySelectorAll<HTMLDialogElement>("dialog[open]") : [];
    const page = document.documentElement;
    const { paddingRight, overflow } = page.style;
    page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
    page.style.overflow = "hidden";
    if (element !== null && !element.open) element.showModal();
    for (const dialog of over) {
      // What was shown last lies on top.
      dialog.close();
      dialog.showModal();
      if (dialog.contains(before)) (before as HTMLElement).focus();
    }
    return () => {
      page.style.paddingRight = paddingRight;
      page.style.overflow = overflow;
      element?.close();
      const back = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (back ? before : document.getElementById("main"))?.focus({ preventScroll: true });
    };
  }, [lowest]);
  return dialog;
}
