import { useEffect } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import type { PaletteProps } from "../keyboard/Palette.tsx";
import { queryClient } from "../queries.ts";

const Palette = lazyComponent(async () => (await import("../keyboard/Palette.tsx")).Palette);

/**
 * The place of the palette, whose code comes once the screen has what it asked for and the browser rests: whoever types
 * Ctrl K types on at once.
 */
export function PaletteSlot({ isOpen, ...props }: PaletteProps & { isOpen: boolean }) {
  useEffect(() => inRest(Palette.fetch), []);
  return isOpen && <Palette {...props} />;
}

/** Does something when nothing is asked of the server and the browser rests; returns how it is called off. */
function inRest(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    if (queryClient.isFetching() > 0) timer = setTimeout(look, 500);
    // Safari has no idle callback.
    else (window.requestIdleCallback ?? setTimeout)(act);
  };
  look();
  return () => clearTimeout(timer);
}
