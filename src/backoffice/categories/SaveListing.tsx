import { refusalOf } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { useText } from "../text.ts";
import { useListingSaid } from "./use-listing-said.ts";
import "../controls/save-bar.css";

interface SaveListingProps {
  /** The fields that were changed. */
  changed: readonly string[];
  isWrong: boolean;
  isReady: boolean;
  isSaving: boolean;
  error: unknown;
  onSave: () => void;
  onForget: () => void;
}

/** What of a category or a brand is not saved yet, and the acts that save it or give it up; nothing while nothing is changed. */
export function SaveListing({ changed, isWrong, isReady, isSaving, error, onSave, onForget }: SaveListingProps) {
  const t = useText();
  const said = useListingSaid();
  useKeys({ save: onSave });
  if (changed.length === 0) return null;
  return (
    <div className="save-bar product-save">
      <div role="status" className="save-bar-words">
        <p>{t("OFFICE_GOODS_UNSAVED", { fields: changed.map((field) => said(field, "").label).join(", ") })}</p>
        {isWrong && <p className="fact-missing">{t("OFFICE_GOODS_WRONG")}</p>}
        {error !== null && refusalOf(error) !== "VERSION_OLD" && <Refused error={error} />}
      </div>
      <Act kind="plain" onClick={onForget}>
        {t("OFFICE_GOODS_FORGET")}
      </Act>
      <Act kind="signal" keyName="save" busy={isSaving} disabled={!isReady} onClick={onSave}>
        {t("OFFICE_GOODS_SAVE")}
      </Act>
    </div>
  );
}
