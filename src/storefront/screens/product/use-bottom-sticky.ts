import { useEffect, useRef, type RefObject } from "react";

/**
 * Tells the stylesheet how high a sticky element is (`--own-height`), so that one taller than the window
 * can stick by its lower edge instead of hiding its end.
 */
export function useBottomSticky(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const sticky = element.current;
    if (sticky === null) return;
    const observer = new ResizeObserver(() => sticky.style.setProperty("--own-height", `${sticky.offsetHeight}px`));
    observer.observe(sticky);
    return () => observer.disconnect();
  }, []);
  return element;
}
