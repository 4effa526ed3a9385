/** A picture in a window of its own size: how far it is enlarged, and how far its middle is moved, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };
export const largest = 4;
/** What a click or a tap enlarges to. */
export const clicked = 2.5;

/** Returns the view enlarged by a factor about a point, which stays where it is; points are counted from the window's middle. */
export function zoomAbout(view: View, { factor, at, size }: { factor: number; at: Point; size: Size }): View {
  return enlarged(view, { factor, from: at, to: at, size });
}

/** Returns the view two fingers make of it: what was between them stays between them, as far as the edges allow. */
export function pinched(
  view: View,
  { from, to, size }: { from: readonly [Point, Point]; to: readonly [Point, Point]; size: Size },
): View {
  const factor = distance(to) / Math.max(1, distance(from));
  return enlarged(view, { factor, from: middle(from), to: middle(to), size });
}

/** Returns the view moved, never past the picture's edges. */
export function moved(view: View, { by, size }: { by: Point; size: Size }): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, size);
}

function enlarged(
  view: View,
  { factor, from, to, size }: { factor: number; from: Point; to: Point; size: Size },
): View {
  const scale = Math.min(largest, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return held({ scale, x: to.x - (from.x - view.x) * by, y: to.y - (from.y - view.y) * by }, size);
}

function held({ scale, x, y }: View, { width, height }: Size): View {
  return { scale, x: within(x, ((scale - 1) * width) / 2), y: within(y, ((scale - 1) * height) / 2) };
}

function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value)) + 0;
}

/** Returns how far two points are from each other, in pixels. */
export function distance([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
