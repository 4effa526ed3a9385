import { useEffect, useState } from "react";
import { refusalOf } from "../api.ts";
import { closeNotice, type Notice, takeLast, tell, useNotice } from "../notice.ts";
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
    const timer = setTimeout(() => closeNotice(notice.id), notice.undo === null ? shown.plain : shown.withUndo);
    return () => clearTimeout(timer);
  }, [notice, held]);
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <div className="notice" {...hold} {...release}>
      <span>{notice.text}</span>
      {notice.undo !== null && (
        <button type="button" className="notice-undo" onClick={() => undoLast(notice.id)}>
          {t("OFFICE_UNDO")}
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

/** Takes back what a notice tells of, or what was last done in this tab, once, and says what that was. */
export function undoLast(id?: number): void {
  const acted = takeLast(id);
  if (acted === undefined) return;
  closeNotice(acted.id);
  acted.undo().then(
    () => tell(textNow("OFFICE_UNDONE_WHAT", { what: acted.text })),
    (error: unknown) => tell(textNow(`OFFICE_REFUSED_${refusalOf(error)}`)),
  );
}
