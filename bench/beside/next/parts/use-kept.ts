import { useSyncExternalStore } from "react";
import type { Kept } from "../shared/kept.ts";

const none: readonly string[] = [];

/** The ids of a list as they are now; none while the page is prerendered. */
export function useKept(list: Kept): readonly string[] {
  return useSyncExternalStore(list.listen, list.read, () => none);
}
