import { type PointerEvent, type RefObject, useState } from "react";

/**
 * Returns what moves an item of a list to where it is dragged by its handle, by mouse, pen or finger: the list is put in
 * its order while it is dragged, and items say their index by `data-index`. Esc puts it back where it was.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [held, setHeld] = useState<number | null>(null);
  const grip = (event: PointerEvent<HTMLElement>, index: number) => {
    if (event.button !== 0) return;
    const first = index;
    let at = index;
    const ends = new AbortController();
    const { signal } = ends;
    const to = (next: number) => {
      if (next === at) return;
      move(at, next);
      at = next;
      setHeld(next);
    };
    const end = () => {
      ends.abort();
      setHeld(null);
    };
    setHeld(index);
    addEventListener(
      "pointermove",
      ({ clientX, clientY }) => {
        const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-index]");
        if (over != null && list.current?.contains(over)) to(Number(over.dataset["index"]));
      },
      { signal },
    );
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener(
      "keydown",
      (pressed) => {
        if (pressed.key !== "Escape") return;
        pressed.preventDefault();
        to(first);
        end();
      },
      { signal, capture: true },
    );
  };
  return { held, grip };
}
