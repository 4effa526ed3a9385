import { useState, useSyncExternalStore } from "react";

/** Where a window has room for a preview beside a form; the same as in product-screen.css. */
const wide = "(min-width: 1101px)";

/** Returns whether the preview is open, and whether beside the form: there it is until somebody closes it, on a narrow window only over it and when it is asked for. */
export function usePreviewOpen(): { isOpen: boolean; isBeside: boolean; toggle: () => void } {
  const isWide = useSyncExternalStore(followWidth, () => matchMedia(wide).matches);
  const [chosen, setChosen] = useState({ wide: true, narrow: false });
  const isOpen = isWide ? chosen.wide : chosen.narrow;
  return {
    isOpen,
    isBeside: isOpen && isWide,
    toggle: () => setChosen({ ...chosen, [isWide ? "wide" : "narrow"]: !isOpen }),
  };
}

function followWidth(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
