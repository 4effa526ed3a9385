/** Where on a page the shopper was: kept per history entry, so that 'back' returns to the same tile. */
import type { Way } from "./Link.tsx";

const stored = "places";
let key = "first";

/** The entry the browser opened gets its key; one opened anew or by going back is scrolled to where it was. */
export function takeHistoryEntry(): void {
  history.scrollRestoration = "manual";
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("key" in state))
    return history.replaceState(newHistoryEntry(), "");
  backTo(state);
  restoreScrollPosition(location.hash);
}

/** What the history keeps of an entry: the address, `/buty/?sort=name`, of the page's entry under it, and its group. */
export interface Entry {
  below?: string;
  group?: string | undefined;
}

/** Returns the state of a new history entry, which becomes the present one. */
export function newHistoryEntry(way?: Way, { below, group }: Entry = {}): Way & Entry & { key: string } {
  key = Math.random().toString(36).slice(2);
  return { ...way, key, ...(below !== undefined && { below }), ...(group !== undefined && { group }) };
}

/** Returns what the present entry keeps. */
export function presentEntry(): Entry {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? state : {};
}

/** Makes the entry a history state belongs to the present one. */
export function backTo(state: unknown): void {
  key = keyOf(state);
}

function keyOf(state: unknown): string {
  return typeof state === "object" && state !== null && "key" in state ? String(state.key) : "first";
}

/** Returns whether a history state belongs to the entry the shopper is at: the page's own, or one of what lies over it. */
export function isHere(state: unknown): boolean {
  return keyOf(state) === key;
}

/** Keeps how far the present entry is scrolled. */
export function saveScrollPosition(): void {
  const positions = read();
  delete positions[key];
  const last = Object.entries({ ...positions, [key]: Math.round(window.scrollY) }).slice(-50);
  try {
    sessionStorage.setItem(stored, JSON.stringify(Object.fromEntries(last)));
  } catch {
    // Without storage the page opens at its top; nothing else is lost.
  }
}

/** Scrolls to where the present entry was left, else to its anchor. */
export function restoreScrollPosition(hash: string): void {
  const at = read()[key];
  if (at === undefined) scrollToAnchor(hash);
  else window.scrollTo({ top: at, behavior: "instant" });
}

/** Scrolls to `#b`, `#s` or any other anchor, to the top without one. */
export function scrollToAnchor(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target === null) window.scrollTo({ top: 0, behavior: "instant" });
  else target.scrollIntoView({ behavior: "instant" });
}

/** How a scroll the shopper asked for moves: smoothly, unless less motion is wished. */
export function ownMotion(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

function read(): Record<string, number> {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(stored) ?? "{}");
    return typeof positions === "object" && positions !== null ? (positions as Record<string, number>) : {};
  } catch {
    return {};
  }
}
