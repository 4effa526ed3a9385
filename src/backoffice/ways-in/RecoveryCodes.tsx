import { Act } from "../controls/Act.tsx";
import { canCopy, copyText } from "../controls/copy-text.ts";
import { useText } from "../text.ts";
import "./recovery-codes.css";

/** Recovery codes, which are shown this once: to copy, print, and say that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText();
  return (
    <div className="recovery">
      <p>{t("OFFICE_RECOVERY_TEXT")}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="modal-acts">
        {canCopy && <Act onClick={() => void copyText(codes.join("\n"), t("OFFICE_RECOVERY"))}>{t("OFFICE_COPY")}</Act>}
        <Act onClick={() => window.print()}>{t("OFFICE_PRINT")}</Act>
      </div>
      <Act kind="signal" onClick={onDone}>
        {t("OFFICE_RECOVERY_DONE")}
      </Act>
    </div>
  );
}
