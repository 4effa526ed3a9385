import type { Command, EditorState } from "prosemirror-state";
import type { ReactNode } from "react";
import { useText } from "../text.ts";
import {
  type BlockKind,
  blockKinds,
  hasMark,
  kindAt,
  linkAt,
  listAt,
  marking,
  steps,
  toggleList,
  turnInto,
} from "./editing.ts";
import { schema } from "./schema.ts";
import { addColumn, addRow, insertTable, isInCell, removeColumn, removeRow } from "./table-commands.ts";

interface ToolbarProps {
  state: EditorState;
  run: (command: Command) => void;
  marks: readonly (readonly [mark: string, text: string])[];
  isLinking: boolean;
  onLink: () => void;
  onSource: () => void;
}

/** What can be done to a text: which of it is so already is pressed, what cannot be done here cannot be pressed. */
export function Toolbar({ state, run, marks, isLinking, onLink, onSource }: ToolbarProps) {
  const t = useText();
  const kind = kindAt(state);
  const list = listAt(state);
  const inCell = isInCell(state);
  const button = (
    label: string,
    command: Command,
    { pressed, shown = label }: { pressed?: boolean; shown?: ReactNode } = {},
  ) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={!command(state)}
      onClick={() => run(command)}
    >
      {shown}
    </button>
  );
  return (
    <div className="rich-text-tools" role="group" aria-label={t("OFFICE_RICH_TOOLS")}>
      <select
        aria-label={t("OFFICE_RICH_BLOCK")}
        value={kind ?? "paragraph"}
        disabled={kind === null}
        onChange={(event) => run(turnInto(event.currentTarget.value as BlockKind))}
      >
        {blockKinds.map((one) => (
          <option key={one} value={one}>
            {t(`OFFICE_RICH_BLOCK_${one.toUpperCase()}`)}
          </option>
        ))}
      </select>
      {button(t("OFFICE_RICH_STRONG"), marking.strong, {
        pressed: hasMark(state, schema.marks.strong),
        shown: <strong>B</strong>,
      })}
      {button(t("OFFICE_RICH_EM"), marking.em, { pressed: hasMark(state, schema.marks.em), shown: <em>I</em> })}
      <button type="button" aria-expanded={isLinking} aria-pressed={linkAt(state) !== ""} onClick={onLink}>
        {t("OFFICE_RICH_LINK")}
      </button>
      {button(t("OFFICE_RICH_BULLETS"), toggleList("bullet_list"), { pressed: list === "bullet_list" })}
      {button(t("OFFICE_RICH_NUMBERS"), toggleList("ordered_list"), {
        pressed: list === "ordered_list",
      })}
      {!inCell && button(t("OFFICE_RICH_TABLE"), insertTable)}
      {inCell && (
        <>
          {button(t("OFFICE_RICH_ROW_ADD"), addRow)}
          {button(t("OFFICE_RICH_ROW_REMOVE"), removeRow)}
          {button(t("OFFICE_RICH_COLUMN_ADD"), addColumn)}
          {button(t("OFFICE_RICH_COLUMN_REMOVE"), removeColumn)}
        </>
      )}
      <select
        aria-label={t("OFFICE_RICH_MARK")}
        value=""
        onChange={(event) => {
          const mark = event.currentTarget.value;
          run((now, dispatch) => (dispatch?.(now.tr.insertText(`{{${mark}}}`).scrollIntoView()), true));
        }}
      >
        <option value="">{t("OFFICE_RICH_MARK")}</option>
        {marks.map(([mark, text]) => (
          <option key={mark} value={mark}>
            {text}
          </option>
        ))}
      </select>
      {button(t("OFFICE_RICH_UNDO"), steps.undo, { shown: "↶" })}
      {button(t("OFFICE_RICH_REDO"), steps.redo, { shown: "↷" })}
      <button type="button" onClick={onSource}>
        {t("OFFICE_RICH_SOURCE")}
      </button>
    </div>
  );
}
