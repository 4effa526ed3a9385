/** What can be stood on, and what says how something went. */
const kinds =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex], [role=status], [role=alert]";

/**
 * A control that goes away when it is pressed takes the focus with it, to the page's body, and whoever uses the keyboard
 * begins anew at the top. From here on the focus goes on to what comes next in its place, the message or the control;
 * a page or a window that goes away has its own way to go on. A finger or the mouse has no place to lose.
 */
export function keepFocus({ document }: Window): void {
  let last: Element | null = null;
  let byKey = false;
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
      if (part.matches("dialog, :has(h1, dialog)")) return;
      return nextStation(change)?.focus({ preventScroll: true });
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Returns what can be stood on first from the place of what was removed on, else the last before it, within the same window. */
function nextStation({ target, previousSibling, nextSibling }: MutationRecord): HTMLElement | undefined {
  const root = (target as Element).closest("dialog") ?? document.body;
  const stations = [...root.querySelectorAll<HTMLElement>(kinds)].filter(canStand);
  // Where nothing of its parent stands behind it, all that is behind the one before it is.
  const before = nextSibling?.isConnected !== true && previousSibling?.isConnected === true;
  const mark = before ? previousSibling : nextSibling?.isConnected === true ? nextSibling : target;
  const next = stations.find((station) => {
    const place = mark.compareDocumentPosition(station);
    return (
      (station === mark && !before) ||
      ((place & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && !(before && (place & Node.DOCUMENT_POSITION_CONTAINED_BY) > 0))
    );
  });
  const found = next ?? stations.at(-1);
  // A message can be stood on by nobody else.
  if (found?.matches("[role]:not([tabindex], a, button)") === true) found.tabIndex = -1;
  return found;
}

function canStand(station: HTMLElement): boolean {
  if (station.getClientRects().length === 0 || station.closest("[inert], .hidden-text") !== null) return false;
  return station.matches("[role=status], [role=alert]")
    ? station.textContent.trim() !== ""
    : station.matches("a, button, input, select, textarea, summary") || station.tabIndex >= 0;
}
