/**
 * What lies over a page, as steps of the browser's history: whatever opens is an entry of its own, with the page's address
 * and the number of layers in its state, so 'back' closes the topmost layer and the page stays. The layers that are open say what
 * the history should hold; `settle` makes it so (decision 0070).
 */
import { useEffect, useRef } from "react";

interface Layer {
  close: () => void;
}

/** The topmost last. */
const layers: Layer[] = [];
/** Pages being gone to: until they are there, no entry is taken away which they can have for their own. */
let journeys = 0;
/** A step in the history that was asked for and has not come yet. */
let stepping: { over: Promise<void>; end: () => void; drops: boolean } | undefined;
/** The address a page was given while a layer lay over it: the page's own entry follows when it is come back to. */
let renamed: string | undefined;

/** The browser itself is loading another document: a step would call it off. */
let leaving = false;

/** Browsers tell nothing of a step that leads nowhere. */
const longestStep = 1_000;

/**
 * While it is open, something lies over the page: 'back' calls `close`. Closed in any other way, its entry is taken away.
 * What is `lowest` lies under all else, whichever opened first: a reload opens them in any order.
 */
export function useLayer(open: boolean, close: () => void, { lowest = false } = {}): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? openLayer(() => latest.current(), lowest) : undefined), [open, lowest]);
}

function openLayer(close: () => void, lowest: boolean): () => void {
  const layer = { close };
  leaving = false;
  layers[lowest ? "unshift" : "push"](layer);
  deepen();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
    settleSoon();
  };
}

/** Makes the history hold what is open: when what is being done has been, for a link that closes its layer goes on to its page. */
export function settleSoon(): void {
  setTimeout(() => {
    deepen();
    const over = layersOf(history.state) - layers.length;
    if (over > 0 && journeys === 0 && stepping === undefined && !leaving) void step(-over);
  });
}

/** A link that closes its layer has the browser load another document; what is one entry too many is taken away when this one is come back to. */
export function leaveDocument(): void {
  leaving = true;
  addEventListener("pageshow", stay, { once: true });
}

function stay(): void {
  leaving = false;
  settleSoon();
}

/** A page is being gone to, until the function this answers is called. */
export function beginJourney(): () => void {
  leaving = false;
  journeys += 1;
  return () => {
    journeys -= 1;
    settleSoon();
  };
}

/** Waits until a page may make an entry. It takes the place of the one layer's that is left: 'back' from it leads to the page under the layer. */
export async function clearWay(): Promise<void> {
  while (stepping !== undefined) await stepping.over;
  const over = layersOf(history.state) - 1;
  if (over > 0) await step(-over);
}

/**
 * Takes away the page's own entry and those of its layers, by a step back to the entry under it. Layers that are open stay so
 * and get their entries anew there.
 */
export async function dropEntry(): Promise<void> {
  while (stepping !== undefined) await stepping.over;
  renamed = undefined;
  await step(-layersOf(history.state) - 1, { drops: true });
  settleSoon();
}

/** Returns whether the entry that has been come to is the one under an entry that `dropEntry` takes away. */
export function endDrop(): boolean {
  return stepping?.drops === true && endStep();
}

/** Whether the present entry is a layer's, which stands over one of the page's own. */
export function isLayers(): boolean {
  return layersOf(history.state) > 0;
}

/** Gives the page another address in the place of its present one, though a layer lies over it. */
export function renamePage(to: URL): void {
  renamed = to.href;
  history.replaceState(history.state, "", to);
}

/**
 * Another entry of the page that is shown has been come to: closes what lay higher. Returns whether that, or a step of
 * our own, was all of it; if not, nothing was open.
 */
export function comeBack(): boolean {
  leaving = false;
  const own = endStep();
  const closed = closeAbove(layersOf(history.state));
  if (renamed !== undefined && location.href !== renamed) history.replaceState(history.state, "", renamed);
  if (!isLayers()) renamed = undefined;
  settleSoon();
  return own || closed;
}

/** Another page has been come to: nothing that lay over this one stays. */
export function leaveBehind(): void {
  endStep();
  renamed = undefined;
  closeAbove(0);
  settleSoon();
}

function closeAbove(height: number): boolean {
  // Taken off first: what is closing is no reason to make its entry anew.
  const closed = layers.splice(height);
  closed.reverse().forEach((layer) => layer.close());
  return closed.length > 0;
}

function deepen(): void {
  if (stepping !== undefined) return;
  try {
    for (let at = layersOf(history.state) + 1; at <= layers.length; at += 1)
      history.pushState({ ...(history.state as object | null), layers: at }, "");
  } catch {
    // Browsers refuse a hundred entries in half a minute: the layer closes by its own buttons.
  }
}

function step(by: number, { drops = false } = {}): Promise<void> {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  stepping = { over, end, drops };
  setTimeout(() => stepping?.over === over && endStep(), longestStep);
  history.go(by);
  return over;
}

function endStep(): boolean {
  if (stepping === undefined) return false;
  stepping.end();
  stepping = undefined;
  return true;
}

function layersOf(state: unknown): number {
  return typeof state === "object" && state !== null && "layers" in state ? Number(state.layers) : 0;
}
