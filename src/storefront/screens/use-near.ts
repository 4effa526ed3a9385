import { useEffect, useState, type RefObject } from "react";

/** Returns whether an element has come near the window, from then on for good; asked again when it `isThere`. */
export function useNear(place: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "600px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isThere, near]);
  return near;
}
