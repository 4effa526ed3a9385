import { useSyncExternalStore } from "react";
import type { Stored } from "../shared/stored.ts";

const none: readonly string[] = [];

/** The ids of a list as they are now; none while the page is prerendered. */
export function useStored(list: Stored): readonly string[] {
  return useSyncExternalStore(list.listen, list.read, () => none);
}
