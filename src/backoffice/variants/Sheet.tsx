import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { useText } from "../text.ts";
import { CellEditor } from "./CellEditor.tsx";
import type { CellView } from "./cell-view.ts";
import { inTurn, moved, type Position } from "./grid-moves.ts";
import { pastedInto, textsIn } from "./grid-text.ts";
import type { TypedCell } from "./sheet-edits.ts";
import type { Grid, GridCell } from "./sheet-grid.ts";
import { SheetRow } from "./SheetRow.tsx";
import { tableIn, tableText } from "./table-text.ts";
import type { Selection } from "./use-selection.ts";
import "./sheet.css";

interface SheetProps {
  grid: Grid;
  /** What the sheet is called where it is read out. */
  label: string;
  /** What its rows are called. */
  corner: string;
  selection: Selection;
  viewOf: (cell: GridCell) => CellView;
  /** In small beside what stands in a cell; null: nothing. */
  besideOf: (cell: GridCell) => string | null;
  onType: (cells: readonly TypedCell[]) => void;
  /** Says what became of a paste. */
  onTell: (text: string) => void;
  onSave: () => void;
}

/** A cell that somebody types into; null as text: what is there stays to be changed. */
type Editing = { at: Position; text: string | null } | null;

/** As many rows as a window shows are drawn first, so that their cells take keys; the rest follows once those are painted. */
const firstRows = 24;

/**
 * The grid of a sheet, worked as the pattern "grid" of WAI-ARIA wants and spreadsheets taught: arrows move, Shift chooses,
 * typing begins, Enter and Tab end a cell and go on, and tables are copied and pasted. Tab goes through it only after
 * something was typed, until Escape or an arrow; else it leaves, as everywhere.
 */
export function Sheet({ grid, label, corner, selection, viewOf, besideOf, onType, onTell, onSave }: SheetProps) {
  const t = useText();
  const [editing, setEditing] = useState<Editing>(null);
  const tabbing = useRef(false);
  const { table, active, range, go } = selection;
  const size = { rows: grid.rows.length, columns: grid.columns.length };
  const [isWhole, setWhole] = useState(size.rows <= firstRows);
  const drawn = isWhole ? size.rows : firstRows;
  useEffect(() => {
    if (isWhole) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole]);
  const cellAt = ({ row, column }: Position) => grid.rows[row]?.cells[column] ?? null;
  const mayChange = (cell: GridCell) => cell !== null && !viewOf(cell).locked;
  const textAt = (cell: GridCell) => viewOf(cell).text;

  const begin = (text: string | null) => {
    if (mayChange(cellAt(active))) setEditing({ at: active, text });
    else onTell(t("OFFICE_SHEET_LOCKED"));
  };
  const paste = (texts: readonly (readonly string[])[], into = range) => {
    const pasted = pastedInto(grid, { range: into, table: texts, mayChange });
    if (pasted.cells.length > 0) onType(pasted.cells);
    selection.choose({ row: into.top, column: into.left }, { row: pasted.bottom, column: pasted.right });
    const left = [
      pasted.outside > 0 && t("OFFICE_SHEET_OUTSIDE", { count: pasted.outside }),
      pasted.locked > 0 && t("OFFICE_SHEET_LOCKED_SOME", { count: pasted.locked }),
    ].filter(Boolean);
    onTell([t("OFFICE_SHEET_PASTED", { count: pasted.cells.length }), ...left].join(" "));
  };
  const fillDown = () => {
    const [first] = textsIn(grid, { ...range, bottom: range.top }, textAt);
    const below = { ...range, top: Math.min(range.top + 1, range.bottom) };
    if (range.bottom > range.top)
      paste(
        Array.from({ length: range.bottom - range.top }, () => first!),
        below,
      );
  };
  /** Ends the cell that is typed into: with its text, unless that is given up (null), and on to where. */
  const end = (text: string | null, { to = null, fills = false }: { to?: Position | null; fills?: boolean } = {}) => {
    if (editing === null) return;
    const cell = cellAt(editing.at);
    setEditing(null);
    if (text !== null && fills) paste([[text]]);
    else if (text !== null && cell !== null && text !== textAt(cell)) onType([{ ...cell, text } as TypedCell]);
    if (!fills) go(to ?? editing.at);
  };

  const press = (event: KeyboardEvent) => {
    if (editing !== null) return;
    const { key, shiftKey } = event;
    // A letter of another alphabet is typed with Alt, or with Ctrl and Alt: `ł`.
    if (event.altKey && /^[^\u0000-\u007f]$/u.test(key)) {
      event.preventDefault();
      return begin(key);
    }
    if (event.altKey) return;
    const mod = event.ctrlKey || event.metaKey;
    const to = moved(key, active, { size, toEdge: mod });
    const done = () => event.preventDefault();
    if (to !== null) {
      tabbing.current = false;
      go(to, { extends: shiftKey });
      return done();
    }
    if (mod && key.toLowerCase() === "a") {
      selection.choose({ row: 0, column: 0 }, { row: size.rows - 1, column: size.columns - 1 });
      return done();
    }
    if (mod && key.toLowerCase() === "d") return (fillDown(), done());
    if (mod) return;
    if (key === "Tab" && tabbing.current) {
      const next = inTurn(active, { size, back: shiftKey });
      if (next !== null) return (go(next), done());
    }
    if (key === "Escape") tabbing.current = false;
    if (key === "Enter" || key === "F2") return (begin(null), done());
    if (key === "Delete" || key === "Backspace") return (paste([[""]]), done());
    if (key.length === 1) return (begin(key), done());
  };
  const ended = (text: string, { key, shiftKey, mod }: { key: string; shiftKey: boolean; mod: boolean }) => {
    if (key === "Enter" && mod) return end(text, { fills: true });
    if (key === "Tab") {
      tabbing.current = true;
      return end(text, { to: inTurn(active, { size, back: shiftKey }) });
    }
    end(text, { to: moved(shiftKey ? "ArrowUp" : "ArrowDown", active, { size, toEdge: false }) });
  };
  const copy = (event: ClipboardEvent, clears: boolean) => {
    if (editing !== null) return;
    event.clipboardData.setData("text/plain", tableText(textsIn(grid, range, textAt)));
    event.preventDefault();
    if (clears) paste([[""]]);
  };
  const positionOf = ({ target }: MouseEvent): Position | null => {
    const cell = (target as Element).closest<HTMLElement>("td[data-row]");
    return cell === null ? null : { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
  };

  return (
    <div className="sheet-frame">
      <table
        ref={table}
        role="grid"
        className="sheet"
        aria-label={label}
        aria-multiselectable="true"
        onKeyDown={press}
        onMouseDown={(event) => {
          const position = positionOf(event);
          if (position === null || event.button !== 0 || (event.target as Element).closest("input") !== null) return;
          // The focus goes where the keys are for, and no text is marked by a drag.
          event.preventDefault();
          tabbing.current = false;
          if (editing !== null) (document.activeElement as HTMLElement | null)?.blur();
          go(position, { extends: event.shiftKey });
        }}
        onMouseOver={(event) => {
          const position = event.buttons === 1 && editing === null ? positionOf(event) : null;
          if (position !== null) go(position, { extends: true });
        }}
        onDoubleClick={(event) => positionOf(event) !== null && begin(null)}
        onCopy={(event) => copy(event, false)}
        onCut={(event) => copy(event, true)}
        onPaste={(event) => {
          if (editing !== null) return;
          event.preventDefault();
          paste(tableIn(event.clipboardData.getData("text/plain")));
        }}
      >
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {grid.columns.map(({ key, field, name }) => (
              <th key={key} scope="col" data-field={field ?? undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.slice(0, drawn).map((row, at) => (
            <SheetRow
              key={row.key}
              at={at}
              row={row}
              views={row.cells.map(viewOf)}
              beside={row.cells.map(besideOf)}
              active={active.row === at ? active.column : null}
              chosen={at >= range.top && at <= range.bottom ? [range.left, range.right] : null}
              editor={
                editing !== null && editing.at.row === at ? (
                  <CellEditor
                    label={`${row.name}, ${grid.columns[editing.at.column]?.name ?? ""}`}
                    first={editing.text}
                    value={textAt(cellAt(editing.at))}
                    onEnd={ended}
                    onLeave={(text) => {
                      const cell = cellAt(editing.at);
                      setEditing(null);
                      if (cell !== null && text !== textAt(cell)) onType([{ ...cell, text } as TypedCell]);
                    }}
                    onGiveUp={() => end(null)}
                    onSave={(text) => {
                      end(text);
                      onSave();
                    }}
                  />
                ) : null
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
