import { useRef, useState } from "react";
import type { Decided } from "../../contract/operator/picked-orders.ts";
import type { ProblemCode } from "../../contract/operator/problem.ts";

/** What was done of an act on many orders, part by part. */
export interface Parts {
  state: "ready" | "running" | "stopped" | "over";
  /** Orders that were asked for, changed or not. */
  done: number;
  changed: readonly number[];
  refused: readonly { number: number; code: ProblemCode }[];
  /** The changed of which that can be taken back, as they are now. */
  undoable: readonly Decided[];
  /** Why it stopped, where nobody stopped it. */
  error: unknown;
}

interface PartAnswer {
  changed: readonly number[];
  refused: Parts["refused"];
  undoable?: Parts["undoable"];
}

/** Orders one request is about: what it does is saved at once, and what follows waits for it that long. */
const partSize = 50;

const ready: Parts = { state: "ready", done: 0, changed: [], refused: [], undoable: [], error: null };

/** Returns an act on many orders that is done part by part, can be stopped between two and gone on with; `act` is given the orders of a part, and which part it is. */
export function useParts<Item>(
  items: readonly Item[],
  act: (part: readonly Item[], at: number) => Promise<PartAnswer>,
  onOver: (parts: Parts) => void,
) {
  const [parts, setParts] = useState(ready);
  const goes = useRef(false);
  const run = async () => {
    let now: Parts = { ...parts, state: "running", error: null };
    const show = (next: Parts) => setParts((now = next));
    goes.current = true;
    show(now);
    try {
      while (goes.current && now.done < items.length) {
        const part = items.slice(now.done, now.done + partSize);
        const { changed, refused, undoable = [] } = await act(part, now.done / partSize);
        show({
          ...now,
          done: now.done + part.length,
          changed: [...now.changed, ...changed],
          refused: [...now.refused, ...refused],
          undoable: [...now.undoable, ...undoable],
        });
      }
      show({ ...now, state: now.done < items.length ? "stopped" : "over" });
    } catch (error) {
      show({ ...now, state: "stopped", error });
    }
    if (now.state === "over") onOver(now);
  };
  return {
    parts,
    run: () => void run(),
    stop: () => {
      goes.current = false;
    },
  };
}
