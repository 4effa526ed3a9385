import { createStore } from "zustand/vanilla";
import { limits } from "../../domain/limits.ts";

export interface Notice {
  text: string;
  kind: "good" | "trouble";
  /** Offers the way to the cart: on a phone the panel does not open by itself. */
  toCart?: boolean;
}

/** The one notice on the screen; a newer one takes its place. */
export const notices = createStore<{ notice: Notice | null }>(() => ({ notice: null }));

let clearing: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice for 3.3 s, as long as 'added to cart' is shown (point 9); trouble stays twice as long. */
export function notify(text: string, kind: Notice["kind"] = "good", toCart = false): void {
  clearTimeout(clearing);
  notices.setState({ notice: { text, kind, toCart } });
  clearing = setTimeout(() => notices.setState({ notice: null }), limits.addedNoticeMs * (kind === "good" ? 1 : 2));
}
