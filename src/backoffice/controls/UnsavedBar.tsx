import { refusalOf } from "../api.ts";
import { useKeys } from "../keyboard/use-keys.ts";
import { useText } from "../text.ts";
import { Act } from "./Act.tsx";
import { Refused } from "./Trouble.tsx";
import "./save-bar.css";

interface UnsavedBarProps {
  /** Names of the fields that were changed; of none nothing is shown. */
  fields: readonly string[];
  /** What they cannot be saved for, in a sentence. */
  wrong?: string | null;
  isReady: boolean;
  isSaving: boolean;
  /** What it was refused for last; a record that somebody else has changed is told of beside its fields. */
  error: unknown;
  onSave: () => void;
  onForget: () => void;
}

/** What of a form is not saved yet, field by field, and the acts that save it or give it up. */
export function UnsavedBar({ fields, wrong = null, isReady, isSaving, error, onSave, onForget }: UnsavedBarProps) {
  const t = useText();
  useKeys({ save: onSave });
  if (fields.length === 0) return null;
  return (
    <div className="save-bar unsaved-bar">
      <div role="status" className="save-bar-words">
        <p>{t("OFFICE_UNSAVED", { fields: fields.join(", ") })}</p>
        {wrong !== null && <p className="fact-missing">{wrong}</p>}
        {error !== null && refusalOf(error) !== "VERSION_OLD" && <Refused error={error} />}
      </div>
      <Act kind="plain" onClick={onForget}>
        {t("OFFICE_FORGET")}
      </Act>
      <Act kind="signal" keyName="save" busy={isSaving} disabled={!isReady} onClick={onSave}>
        {t("OFFICE_SAVE")}
      </Act>
    </div>
  );
}
