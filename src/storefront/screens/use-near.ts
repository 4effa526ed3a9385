import { useEffect, useState, type RefObject } from "react";
import { watchSight } from "./watch-sight.ts";

/** Returns whether an element has come near the window, `within` so much of it, from then on for good; asked again when it `isThere`. */
export function useNear(ref: RefObject<HTMLElement | null>, isThere: boolean, within = "600px"): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || near) return;
    return watchSight([element], ([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: within });
  }, [ref, isThere, near, within]);
  return near;
}
