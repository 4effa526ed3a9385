import { useEffect, useState } from "react";
import { closeNotice, type Notice, takeLast, tell, notifyTurned, useNotice } from "../notice.ts";
import { refusalText } from "../refusal-text.ts";
import { textNow, useText } from "../text.ts";
import { Icon } from "../../ui/Icon.tsx";
import "./notices.css";

/** Milliseconds a notice stands; with an undo it stands longer, and while it is pointed at or in focus for good. */
const shown = { plain: 6_000, withUndo: 12_000 };

/** What was just done, read out as it comes, with its undo where it has one. */
export function Notices() {
  const notice = useNotice((state) => state.notice);
  return (
    <div className="notices" role="status">
      {notice !== null && <OneNotice key={notice.id} notice={notice} />}
    </div>
  );
}

function OneNotice({ notice }: { notice: Notice }) {
  const t = useText();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeNotice(notice.id), notice.back === null ? shown.plain : shown.withUndo);
    return () => clearTimeout(timer);
  }, [notice, held]);
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <div className="notice" {...hold} {...release}>
      <span>{notice.text}</span>
      {notice.back !== null && (
        <button type="button" className="notice-undo" onClick={() => turnLast(notice.back!, notice.id)}>
          {t(notice.back === "undo" ? "OFFICE_UNDO" : "OFFICE_REDO")}
        </button>
      )}
      <button
        type="button"
        className="notice-close"
        aria-label={t("OFFICE_CLOSE")}
        onClick={() => closeNotice(notice.id)}
      >
        <Icon name="close" small />
      </button>
    </div>
  );
}

const turnedTexts = { undo: "OFFICE_UNDONE_WHAT", redo: "OFFICE_REDONE_WHAT" } as const;

/** Takes back what was last done in this tab, or does again what was last taken back (`redo`), or what a notice tells of; once, and says what that was. */
export function turnLast(way: "undo" | "redo", id?: number): void {
  const acted = takeLast(way, id);
  if (acted === undefined) return;
  const { what } = acted;
  closeNotice(acted.id);
  acted.undo().then(
    (turned) => {
      const { text = textNow(turnedTexts[way], { what }), undo } =
        typeof turned === "object" && turned !== null ? turned : { undo: turned ?? null };
      notifyTurned(text, { way: way === "undo" ? "redo" : "undo", what, undo });
    },
    (error: unknown) => tell(textNow(refusalText(error))),
  );
}
