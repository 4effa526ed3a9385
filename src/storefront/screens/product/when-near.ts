import { travel } from "../../app/navigation/navigate.ts";

/** How far below the window something counts as near, in pixels. */
const ahead = 600;
const moments = ["scroll", "resize", "focusin"] as const;

/** Resolves once the shopper comes near an element, on whatever page they meet it first. */
export function whenNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      if (top === undefined || top > window.innerHeight + ahead) return;
      for (const moment of moments) window.removeEventListener(moment, look);
      stopTravelling();
      resolve();
    };
    const later = () => void setTimeout(look, 0);
    for (const moment of moments) window.addEventListener(moment, look, { passive: true });
    const stopTravelling = travel.subscribe(later);
    later();
  });
}
