import type { ReactNode } from "react";
import { useWhole } from "./page-context.ts";

/** What of a page lies below the first window: it comes a frame after the rest, so that a click is answered sooner. */
export function Later({ children }: { children: ReactNode }) {
  return useWhole() && children;
}
