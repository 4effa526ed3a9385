import { undoRoutes } from "../contract/operator/undo.ts";
import { act, type Acted } from "./api.ts";
import type { Undo } from "./notice.ts";
import { readAgain } from "./read-again.ts";

/** Takes an act back by its number, and has what it changed asked for again; returns how that is taken back, null where it is not. */
export async function takeBack(logged: number): Promise<Undo | null> {
  const { answer, logged: again } = await act(undoRoutes.undo, { parameters: { id: logged } });
  await readAgain([{ entity: answer.entity, id: answer.entityId }]);
  return undoOf(again);
}

/** Returns what takes something back by `back` and does it again by `forth`, as often as somebody wants. */
export function turning(back: () => Promise<unknown>, forth: () => Promise<unknown>): Undo {
  return async () => {
    await back();
    return turning(forth, back);
  };
}

/** Returns how a notice takes back what it tells of; null: it is not taken back. */
export function undoOf(logged: number | null): Undo | null {
  return logged === null ? null : () => takeBack(logged);
}

/** Takes back all that was saved together, the last first; null: nothing of it was changed. */
export function undoOfAll(done: readonly Acted<unknown>[]): Undo | null {
  const undos = done.flatMap(({ logged }) => undoOf(logged) ?? []);
  return undos.length === 0 ? null : inTurn(undos.toReversed());
}

function inTurn(undos: readonly Undo[]): Undo {
  return async () => {
    const again: Undo[] = [];
    for (const undo of undos) {
      const back = await undo();
      if (typeof back === "function") again.push(back);
    }
    return again.length < undos.length ? null : inTurn(again.toReversed());
  };
}
