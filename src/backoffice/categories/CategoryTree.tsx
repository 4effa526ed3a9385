import { useLayoutEffect, useRef, useState } from "react";
import type { CategoryRow } from "../../contract/operator/categories.ts";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import { CategoryTreeRow } from "./CategoryTreeRow.tsx";
import { type Direction, placingBy, placingOver, treeRows } from "./tree-moves.ts";
import { usePlaceCategory } from "./use-categories.ts";
import { useTreeDrag } from "./use-tree-drag.ts";
import "../controls/listed.css";

/** The rows of the tree; each is dragged by its handle to before, into or behind another, or moved by buttons and arrows. */
export function CategoryTree({ categories }: { categories: readonly CategoryRow[] }) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const place = usePlaceCategory();
  const [moved, setMoved] = useState<{ id: number; by: string } | null>(null);
  const rows = treeRows(categories);
  const rowOf = (id: number) => categories.find((one) => one.id === id)!;
  const drag = useTreeDrag(list, (id, over, where) => {
    const to = placingOver(categories, { id, over, where });
    if (to !== null && !place.isPending) place.mutate({ row: rowOf(id), to });
  });
  const move = (id: number, direction: Direction, by: string) => {
    const to = placingBy(categories, id, direction);
    if (to === null || place.isPending) return;
    setMoved({ id, by });
    place.mutate({ row: rowOf(id), to });
  };

  useLayoutEffect(() => {
    // What is moved in the document loses the focus; a button at the end of its way gives it to the handle.
    if (moved === null) return;
    const item = list.current?.querySelector(`[data-category="${moved.id}"]`);
    const by = item?.querySelector<HTMLButtonElement>(`[data-move="${moved.by}"]`);
    (by?.disabled === false ? by : item?.querySelector<HTMLElement>('[data-move="grip"]'))?.focus();
  }, [moved, categories]);

  return (
    <>
      <Refused error={place.error} />
      <ol ref={list} className="card category-tree" aria-label={t("OFFICE_CATEGORIES")} aria-busy={place.isPending}>
        {rows.map((row) => (
          <CategoryTreeRow
            key={row.id}
            row={row}
            may={(direction) => placingBy(categories, row.id, direction) !== null}
            onMove={(direction, by) => move(row.id, direction, by)}
            onGrip={(event) => drag.grip(event, row.id)}
            isHeld={drag.held === row.id}
            drop={drag.over?.id === row.id ? drag.over.where : null}
          />
        ))}
      </ol>
    </>
  );
}
