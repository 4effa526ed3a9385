/** As `compareDocumentPosition` has them: behind a node, and inside of it. */
const follows = 4;
const within = 16;

/** What can be stood on, and what says how something went. */
const kinds = ":enabled, a[href], summary, [tabindex], [role=status], [role=alert]";

/**
 * A control that goes away when it is pressed takes the focus with it, to the page's body, and whoever uses the keyboard
 * begins anew at the top. From here on the focus goes on to what comes next in its place, the message or the control;
 * a page or a window that goes away has its own way to go on. A finger or the mouse has no place to lose: the code comes
 * with the first key.
 */
export function keepFocus({ document }: Window): void {
  let last = document.activeElement;
  let byKey = true;
  document.addEventListener("keydown", () => (byKey = true), true);
  document.addEventListener("pointerdown", () => (byKey = false), true);
  document.addEventListener("focusin", ({ target }) => (last = target instanceof Element ? target : null));
  new MutationObserver((changes) => {
    if (last === null || last.isConnected || !byKey || document.activeElement !== document.body) return;
    const gone = last;
    last = null;
    for (const change of changes) {
      const part = [...change.removedNodes].find((node) => node.contains(gone));
      if (!(part instanceof Element) || !change.target.isConnected) continue;
      if (part.localName === "dialog" || part.querySelector("h1, dialog") !== null) return;
      return nextStation(change)?.focus({ preventScroll: true });
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Returns what can be stood on first from the place of what was removed on, else the last before it, within the same window. */
function nextStation({ target, previousSibling, nextSibling }: MutationRecord): HTMLElement | undefined {
  const root = (target as Element).closest("dialog") ?? document.body;
  const stations = [...root.querySelectorAll<HTMLElement>(kinds)].filter(canStand);
  // Where nothing of its parent stands behind it, all that is behind the one before it is.
  const mark = [nextSibling, previousSibling].find((node) => node?.isConnected) ?? target;
  const passed = mark === previousSibling;
  const next = stations.find((station) => {
    // Behind the mark, and in it only where the mark itself comes next.
    const place = mark.compareDocumentPosition(station) & (follows | (passed ? within : 0));
    return place === follows || (station === mark && !passed);
  });
  const found = next ?? stations.at(-1);
  // A message can be stood on by nobody else.
  if (found !== undefined && found.tabIndex < 0) found.tabIndex = -1;
  return found;
}

function canStand(station: HTMLElement): boolean {
  return (
    station.getClientRects().length > 0 &&
    station.closest("[inert], .hidden-text") === null &&
    (station.tabIndex >= 0 || (station.matches("[role=status], [role=alert]") && station.textContent !== ""))
  );
}
