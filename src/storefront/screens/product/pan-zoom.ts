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
  const scale = Math.min(largest, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return held({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, size);
}

/** Returns the view moved, never past the picture's edges. */
export function moved(view: View, { by, size }: { by: Point; size: Size }): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, size);
}

function held({ scale, x, y }: View, { width, height }: Size): View {
  return { scale, x: within(x, ((scale - 1) * width) / 2), y: within(y, ((scale - 1) * height) / 2) };
}

function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value)) + 0;
}
