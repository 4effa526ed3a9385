import { type PointerEvent, type RefObject, useState } from "react";

export type Drop = "before" | "in" | "behind";

interface Over {
  id: number;
  where: Drop;
}

/**
 * Returns what drags a row of the tree by its handle, by mouse, pen or finger, and where it would come: over the upper
 * quarter of a row before it, over the lower one behind it, between them into it. Esc lets it stay where it is.
 */
export function useTreeDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: number, over: number, where: Drop) => void,
) {
  const [held, setHeld] = useState<number | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const grip = (event: PointerEvent<HTMLElement>, id: number) => {
    if (event.button !== 0) return;
    const ends = new AbortController();
    const { signal } = ends;
    let at: Over | null = null;
    const end = () => {
      ends.abort();
      setHeld(null);
      setOver(null);
    };
    setHeld(id);
    addEventListener(
      "pointermove",
      ({ clientX, clientY }) => {
        const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-category]");
        at = row == null || list.current?.contains(row) !== true ? null : overRow(row, clientY);
        setOver(at?.id === id ? null : at);
      },
      { signal },
    );
    addEventListener(
      "pointerup",
      () => {
        end();
        if (at !== null && at.id !== id) onDrop(id, at.id, at.where);
      },
      { signal },
    );
    addEventListener("pointercancel", end, { signal });
    addEventListener(
      "keydown",
      (pressed) => {
        if (pressed.key !== "Escape") return;
        pressed.preventDefault();
        end();
      },
      { signal, capture: true },
    );
  };
  return { held, over, grip };
}

function overRow(row: HTMLElement, y: number): Over {
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  return { id: Number(row.dataset["category"]), where: share < 0.25 ? "before" : share > 0.75 ? "behind" : "in" };
}
