import { useEffect, useState, type RefObject } from "react";
import { watchSight } from "./watch-sight.ts";

/** Returns whether an element has come near the window, from then on for good; asked again when it `isThere`. */
export function useNear(ref: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || near) return;
    return watchSight([element], ([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "600px" });
  }, [ref, isThere, near]);
  return near;
}
