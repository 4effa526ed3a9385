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

/** What was done in this tab and can be taken back, the last at the end. */
let done: (Notice & { undo: () => Promise<void> })[] = [];

/** Shows and reads out what was done; it stands until another comes or somebody closes it, with an undo at least for ten seconds. */
export function tell(text: string, undo: Notice["undo"] = null): void {
  const notice = { id: ++last, text, undo };
  useNotice.setState({ notice });
  if (undo !== null) done = [...done.slice(-49), { ...notice, undo }];
}

/** Returns what was done last in this tab, or what a notice tells of, and lets nobody take it back once more; undefined: nothing can be. */
export function takeLast(id?: number): (typeof done)[number] | undefined {
  const found = id === undefined ? done.at(-1) : done.find((one) => one.id === id);
  done = done.filter((one) => one !== found);
  return found;
}

/** Forgets what was done: whoever comes next takes nothing of it back. */
export function forgetDone(): void {
  done = [];
  useNotice.setState({ notice: null });
}

/** Takes a notice away, unless another has come since. */
export function closeNotice(id: number): void {
  if (useNotice.getState().notice?.id === id) useNotice.setState({ notice: null });
}
