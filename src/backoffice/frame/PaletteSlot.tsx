import { type ComponentType, useEffect, useState } from "react";
import type { PaletteProps } from "../keyboard/Palette.tsx";
import { queryClient } from "../queries.ts";

let fetched: ComponentType<PaletteProps> | undefined;

async function fetchPalette(): Promise<void> {
  fetched = (await import("../keyboard/Palette.tsx")).Palette;
}

/**
 * The place of the palette, whose code comes once the screen has what it asked for and the browser rests: whoever types
 * Ctrl K types on at once. `lazy` would not do: React keeps a fallback it has shown for 300 ms.
 */
export function PaletteSlot({ isOpen, ...props }: PaletteProps & { isOpen: boolean }) {
  const [came, setCame] = useState<"not yet" | "here" | { failed: unknown }>("not yet");
  useEffect(() => inRest(() => void fetchPalette().catch(() => {})), []);
  useEffect(() => {
    if (!isOpen || fetched !== undefined) return;
    fetchPalette().then(
      () => setCame("here"),
      (failed: unknown) => setCame({ failed }),
    );
  }, [isOpen]);
  if (!isOpen) return null;
  if (typeof came === "object") throw came.failed;
  const Palette = fetched;
  return Palette && <Palette {...props} />;
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
