import { fetchAhead, travel } from "./navigate.ts";

/** Pages fetched for one look at a page: a few kilobytes each. */
const most = 6;
/** Milliseconds without scrolling before what is in sight is looked at. */
const settled = 400;

/**
 * Fetches the data of the first pages whose links are in sight, once the shopper has stopped to look. Returns
 * the way to stop.
 */
export function fetchInSight(window: Window): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let fetched = new Set<string>();
  const look = () => {
    const inSight = [
      ...document.querySelectorAll<HTMLAnchorElement>("main :is(.tile-name, .category-pictures) a"),
    ].filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    for (const { href } of inSight) {
      if (fetched.size >= most) return;
      if (!fetched.has(href)) fetchAhead(href);
      fetched.add(href);
    }
  };
  const soon = () => {
    clearTimeout(resting);
    resting = setTimeout(look, settled);
  };
  const forget = travel.subscribe((now, before) => {
    if (now.arrived !== before.arrived) fetched = new Set();
    soon();
  });
  window.addEventListener("scroll", soon, { passive: true });
  soon();
  return () => {
    clearTimeout(resting);
    window.removeEventListener("scroll", soon);
    forget();
  };
}
