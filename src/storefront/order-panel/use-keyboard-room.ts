import { useLayoutEffect, type RefObject } from "react";

/** Less height than this has no room for a head and a foot that stay. */
const low = 460;
/** A bar of the browser that comes and goes covers less than this. */
const keyboard = 80;

/**
 * Keeps the panel inside what a phone's keyboard leaves of the window: some browsers lay the keyboard over
 * the page and shrink only the visual viewport, and what stands at the foot would be out of reach. A pinched page is left alone.
 */
export function useKeyboardRoom(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (view === null) return undefined;
    const fit = () => dialog.current !== null && fitInto(view, dialog.current);
    fit();
    view.addEventListener("resize", fit);
    view.addEventListener("scroll", fit);
    return () => {
      view.removeEventListener("resize", fit);
      view.removeEventListener("scroll", fit);
    };
  }, [dialog]);
}

function fitInto(view: VisualViewport, dialog: HTMLDialogElement): void {
  const seen = view.height * view.scale;
  const covered = window.innerHeight - seen > keyboard;
  dialog.style.height = covered ? `${seen}px` : "";
  dialog.style.top = covered ? `${view.offsetTop}px` : "";
  const isLow = seen <= low;
  if (isLow === dialog.hasAttribute("data-low")) return;
  dialog.toggleAttribute("data-low", isLow);
  const field = document.activeElement;
  if (isLow && field !== null && dialog.contains(field) && field.matches("input, textarea, select"))
    field.scrollIntoView({ block: "center" });
}
