/** What the focus may be brought to: no field to type in, where keys would write and a scanner its codes. */
const stops = "a[href], button:not(:disabled), input[type=checkbox]:not(:disabled), summary";

/**
 * Keeps the focus near where it was when an act takes away what had it: a row that is gone, a button that cannot be
 * pressed any more. It goes to what has come into its place, else to what is nearest. Returns how to stop.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  /** Where that stood: each element it was in, with which of its children it was. */
  let path: { parent: Element; index: number }[] = [];
  const remember = ({ target }: FocusEvent) => {
    last = target as Element;
    path = pathOf(last);
  };
  const leave = () => {
    // Who presses beside everything wants no focus; what was taken away has lost it.
    requestAnimationFrame(() => {
      if (isNowhere() && last !== null && isThere(last)) last = null;
    });
  };
  const look = () => {
    if (last === null || isThere(last) || !isNowhere()) return;
    // What is rendered next may take the focus itself.
    requestAnimationFrame(() => {
      if (last !== null && !isThere(last) && isNowhere()) nearest(path)?.focus({ preventScroll: true });
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", leave);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", leave);
  };
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled");
}

function pathOf(element: Element): { parent: Element; index: number }[] {
  const parent = element.parentElement;
  if (parent === null || element.matches("main, dialog")) return [];
  return [{ parent, index: [...parent.children].indexOf(element) }, ...pathOf(parent)];
}

/** Returns what is nearest to where something stood, in the innermost element that is still there: after it, else before. */
function nearest(path: readonly { parent: Element; index: number }[]): HTMLElement | null {
  for (const { parent, index } of path.filter(({ parent: one }) => one.isConnected)) {
    const children = [...parent.children];
    const found =
      children.slice(index).map(firstStop).find(Boolean) ?? children.slice(0, index).map(lastStop).findLast(Boolean);
    if (found) return found;
  }
  return document.querySelector<HTMLElement>("dialog[open] button") ?? document.getElementById("main");
}

function stopsIn(element: Element): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(stops)];
  return (element.matches(stops) ? [element as HTMLElement, ...all] : all).filter((one) => one.checkVisibility());
}

const firstStop = (element: Element) => stopsIn(element)[0];
const lastStop = (element: Element) => stopsIn(element).at(-1);
