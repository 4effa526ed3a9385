import { create } from "zustand";

/** Takes something back; returns how that is taken back in its turn, so that it is done again, and nothing where it is not. */
export type Undo = () => Promise<Undo | Turned | null | void>;

/** What was taken back, or done again, in words of its own: in part, or what was to come. */
interface Turned {
  text: string;
  undo: Undo | null;
}

/** What was just done, in a few words, and what can be done about it: taking it back, or doing again what was taken back. */
export interface Notice {
  /** Tells two notices of the same words apart. */
  id: number;
  text: string;
  back: "undo" | "redo" | null;
}

export const useNotice = create<{ notice: Notice | null }>(() => ({ notice: null }));

let last = 0;

/** What was done in this tab, in words, and how it is taken back, or done again. */
interface Done {
  id: number;
  what: string;
  undo: Undo;
}

/** What can be taken back and what can be done again, the last at the end. */
const stacks: Record<"undo" | "redo", readonly Done[]> = { undo: [], redo: [] };

/** Shows and reads out what was done; it stands until another comes or somebody closes it, with an undo at least for ten seconds. What was taken back before cannot be done again after it. */
export function tell(text: string, undo: Undo | null = null): void {
  if (undo !== null) stacks.redo = [];
  show(text, undo === null ? null : { way: "undo", what: text, undo });
}

/** Shows what was taken back or done again (`text`), with the way the other way round where there is one. */
export function notifyTurned(
  text: string,
  { way, what, undo }: { way: "undo" | "redo"; what: string; undo: Undo | null },
) {
  show(text, undo === null ? null : { way, what, undo });
}

function show(text: string, turn: { way: "undo" | "redo"; what: string; undo: Undo } | null): void {
  const id = ++last;
  useNotice.setState({ notice: { id, text, back: turn?.way ?? null } });
  if (turn !== null) stacks[turn.way] = [...stacks[turn.way].slice(-49), { id, what: turn.what, undo: turn.undo }];
}

/** Returns what was done last in this tab (or was taken back last), or what a notice tells of, and lets nobody turn it once more; undefined: nothing can be. */
export function takeLast(way: "undo" | "redo", id?: number): Done | undefined {
  const found = lastOf(way, id);
  stacks[way] = stacks[way].filter((one) => one !== found);
  return found;
}

/** The same, and leaves it there. */
export function lastOf(way: "undo" | "redo", id?: number): Done | undefined {
  return id === undefined ? stacks[way].at(-1) : stacks[way].find((one) => one.id === id);
}

/** Forgets what was done: whoever comes next takes nothing of it back. */
export function forgetDone(): void {
  stacks.undo = [];
  stacks.redo = [];
  useNotice.setState({ notice: null });
}

/** Takes a notice away, unless another has come since. */
export function closeNotice(id: number): void {
  if (useNotice.getState().notice?.id === id) useNotice.setState({ notice: null });
}
