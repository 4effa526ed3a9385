import { memo, type ReactNode } from "react";
import type { CellView } from "./cell-view.ts";
import type { Grid } from "./sheet-grid.ts";

interface SheetRowProps {
  /** Which row it is, from 0. */
  at: number;
  row: Grid["rows"][number];
  views: readonly CellView[];
  beside: readonly (string | null)[];
  /** The column of the active cell, where it is in this row. */
  active: number | null;
  /** The first and the last column that is chosen, where some of this row are. */
  chosen: readonly [left: number, right: number] | null;
  /** What stands in the active cell while somebody types into it. */
  editor: ReactNode;
}

/** One row of a sheet. Of five hundred, those are drawn anew in which something is otherwise. */
export const SheetRow = memo(function SheetRow({ at, row, views, beside, active, chosen, editor }: SheetRowProps) {
  return (
    <tr className={row.sold ? undefined : "sheet-gone"}>
      <th scope="row">{row.name}</th>
      {views.map(({ text, state, why, locked }, column) => {
        const isChosen = chosen !== null && column >= chosen[0] && column <= chosen[1];
        const isEdited = editor !== null && column === active;
        const small = beside[column] ?? null;
        return (
          <td
            key={column}
            data-row={at}
            data-column={column}
            data-state={state}
            data-field={row.cells[column]?.field}
            tabIndex={column === active ? 0 : -1}
            aria-selected={isChosen}
            aria-readonly={locked || undefined}
            aria-invalid={why !== null || undefined}
          >
            {isEdited ? editor : <span className="sheet-text">{text}</span>}
            {small !== null && !isEdited && <small>{small}</small>}
            {why !== null && <span className="sheet-why">{why}</span>}
          </td>
        );
      })}
    </tr>
  );
}, isSame);

function isSame(was: SheetRowProps, is: SheetRowProps): boolean {
  return (
    was.editor === null &&
    is.editor === null &&
    was.at === is.at &&
    was.active === is.active &&
    was.chosen?.[0] === is.chosen?.[0] &&
    was.chosen?.[1] === is.chosen?.[1] &&
    was.row.name === is.row.name &&
    was.row.sold === is.row.sold &&
    was.views.length === is.views.length &&
    is.views.every((view, column) => isSameView(view, was.views[column]!) && is.beside[column] === was.beside[column])
  );
}

function isSameView(one: CellView, other: CellView): boolean {
  return (
    one === other ||
    (one.text === other.text && one.state === other.state && one.why === other.why && one.locked === other.locked)
  );
}
