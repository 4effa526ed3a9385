import { useDeferredValue } from "react";
import { travel } from "./navigate.ts";

/**
 * Returns whether what lies below the window is to be rendered yet. A page that is gone to by a click is painted without it,
 * and it follows in the next frame; where the browser scrolls on the page, back or to an anchor, it is there at once.
 */
export function useBelow(): boolean {
  return useDeferredValue(true, !travel.getState().atTop);
}
