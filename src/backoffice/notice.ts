import { create } from "zustand";

/** What was just done, in a few words, and how it is taken back where that can be. */
export interface Notice {
  /** Tells two notices of the same words apart. */
  id: number;
  text: string;
  undo: (() => Promise<void>) | null;
}

export const useNotice = create<{ notice: Notice | null }>(() => ({ notice: null }));

let last = 0;

/** Shows and reads out what was done; it stands until another comes or somebody closes it, with an undo at least for ten seconds. */
export function tell(text: string, undo: Notice["undo"] = null): void {
  useNotice.setState({ notice: { id: ++last, text, undo } });
}

/** Takes a notice away, unless another has come since. */
export function closeNotice(id: number): void {
  if (useNotice.getState().notice?.id === id) useNotice.setState({ notice: null });
}
