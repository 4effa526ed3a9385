import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useCount, useText } from "../text.ts";
import type { SheetEdits } from "./use-sheet.ts";
import "../order-change/change-screen.css";

interface SheetBarProps {
  edits: SheetEdits;
  /** What became of the last paste. */
  told: string;
  onSave: () => void;
  /** Goes on to the next cell that is wrong; null: they stand below each other. */
  onNextWrong: (() => void) | null;
}

/** How much is to be saved and how much is wrong, with the way to each; at the foot of the window. */
export function SheetBar({ edits, told, onSave, onNextWrong }: SheetBarProps) {
  const t = useText();
  const counted = useCount();
  const { save } = edits;
  const changed = Object.keys(edits.edits).length;
  const wrong = new Set([...edits.wrong.keys(), ...edits.refused.keys()]).size;
  const said = [
    changed === 0 ? t("OFFICE_SHEET_NOTHING") : t("OFFICE_SHEET_UNSAVED", { cells: counted("OFFICE_CELLS", changed) }),
    wrong > 0 && t("OFFICE_SHEET_WRONG", { cells: counted("OFFICE_CELLS", wrong) }),
    told,
  ];
  return (
    <div className="save-bar">
      <div role="status" className="save-bar-words">
        {save.error === null ? <p>{said.filter(Boolean).join(" ")}</p> : <Refused error={save.error} />}
      </div>
      {onNextWrong !== null && wrong > 0 && <Act onClick={onNextWrong}>{t("OFFICE_SHEET_NEXT_WRONG")}</Act>}
      {changed > 0 && (
        <Act kind="plain" onClick={edits.discard}>
          {t("OFFICE_DRAFT_FORGET")}
        </Act>
      )}
      <Act kind="signal" keyName="save" busy={save.isPending} disabled={!edits.ready} onClick={onSave}>
        {t("OFFICE_STOCK_SAVE")}
      </Act>
    </div>
  );
}
