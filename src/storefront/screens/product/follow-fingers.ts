import { clicked, distance, moved, pinched, whole, zoomAbout, type Point, type Size, type View } from "./pan-zoom.ts";

/** Pixels a finger may stray and still tap, and the ones that make a swipe. */
const tap = 8;
const swipe = 48;
/** Milliseconds in which a second tap means the same as the first: it would take back what that one did. */
const doubleTap = 300;

/** A picture in its window, moved and enlarged past React: the transform changes with every move of a finger. */
export interface Enlarging {
  zoom: (factor: number) => void;
  pan: (by: Point) => void;
  /** Another picture begins whole. */
  begin: () => void;
  stop: () => void;
}

interface Outcomes {
  onEnlarged: (enlarged: boolean) => void;
  turn: (by: number) => void;
}

/**
 * Lets the picture in an element be enlarged by a click, one tap or two, two fingers and wheel, and moved by finger and
 * mouse. Not enlarged, a swipe turns to the next picture.
 */
export function followFingers(element: HTMLElement, { onEnlarged, turn }: Outcomes): Enlarging {
  let view: View = whole;
  let began: Point = { x: 0, y: 0 };
  let strayed = 0;
  let tapped = -Infinity;
  const fingers = new Map<number, Point>();
  /** Where two fingers began, and the view they began with: what they make of it depends on no step between. */
  let pinch: { from: readonly [Point, Point]; view: View } | null = null;

  const show = (next: View, aside = 0) => {
    if (next.scale > 1 !== view.scale > 1) onEnlarged(next.scale > 1);
    view = next;
    const image = element.querySelector("img");
    if (image) image.style.transform = `translate(${next.x + aside}px, ${next.y}px) scale(${next.scale})`;
  };
  const size = (): Size => ({ width: element.clientWidth, height: element.clientHeight });
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = element.getBoundingClientRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  const twoFingers = (): [Point, Point] | null => {
    const [one, other] = fingers.values();
    return one === undefined || other === undefined ? null : [one, other];
  };
  const pinchOf = () => {
    const from = twoFingers();
    return from === null ? null : { from, view };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest("button"))) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, fromMiddle(event));
    pinch = pinchOf();
    if (fingers.size > 1) strayed = Infinity;
    else [began, strayed] = [fromMiddle(event), 0];
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = fromMiddle(event);
    fingers.set(event.pointerId, now);
    strayed = Math.max(strayed, distance([began, now]));
    const to = twoFingers();
    if (pinch !== null && to !== null) show(pinched(pinch.view, { from: pinch.from, to, size: size() }));
    else if (view.scale > 1) show(moved(view, { by: { x: now.x - before.x, y: now.y - before.y }, size: size() }));
    else if (strayed !== Infinity) show(whole, now.x - began.x);
  };
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    pinch = pinchOf();
    if (fingers.size > 0) return;
    const at = fromMiddle(event);
    const done = event.type === "pointerup";
    if (done && strayed < tap) {
      if (event.timeStamp - tapped < doubleTap) return;
      tapped = event.timeStamp;
      return show(view.scale > 1 ? whole : zoomAbout(whole, { factor: clicked, at, size: size() }));
    }
    if (view.scale > 1) return;
    show(whole);
    if (done && strayed !== Infinity && Math.abs(at.x - began.x) > swipe) turn(at.x < began.x ? 1 : -1);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    show(zoomAbout(view, { factor: Math.exp(-event.deltaY / 400), at: fromMiddle(event), size: size() }));
  };

  const stopped = new AbortController();
  const { signal } = stopped;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  return {
    zoom: (factor) => show(zoomAbout(view, { factor, at: { x: 0, y: 0 }, size: size() })),
    pan: (by) => show(moved(view, { by, size: size() })),
    begin: () => show(whole),
    stop: () => stopped.abort(),
  };
}
