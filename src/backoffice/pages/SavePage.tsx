import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { refusalOf } from "../api.ts";
import { useKeys } from "../keyboard/use-keys.ts";
import { useText } from "../text.ts";
import type { PagePlacingFields, PageTextField } from "./page-fields.ts";
import type { PageForm } from "./use-page-form.ts";
import { usePageTextLabel, usePlacingLabel } from "./use-page-labels.ts";
import "../controls/save-bar.css";

/** What is not saved yet, field by field, and the acts that save it or give it up; nothing while nothing is changed. */
export function SavePage({ form }: { form: PageForm }) {
  const t = useText();
  const textLabel = usePageTextLabel();
  const placingLabel = usePlacingLabel();
  useKeys({ save: form.save });
  if (!form.isChanged) return null;
  const changed = [
    ...(Object.keys(form.texts.changed) as PageTextField[]).map((field) => textLabel(field, "full")),
    ...(Object.keys(form.placing.changed) as (keyof PagePlacingFields)[]).map(placingLabel),
  ];
  const isOld = refusalOf(form.error) === "VERSION_OLD";
  return (
    <div className="save-bar product-save">
      <div role="status" className="save-bar-words">
        <p>{t("OFFICE_GOODS_UNSAVED", { fields: changed.join(", ") })}</p>
        {form.isWrong && <p className="fact-missing">{t("OFFICE_GOODS_WRONG")}</p>}
        {form.error !== null && !isOld && <Refused error={form.error} />}
      </div>
      <Act kind="plain" onClick={form.forget}>
        {t("OFFICE_GOODS_FORGET")}
      </Act>
      <Act kind="signal" keyName="save" busy={form.isSaving} disabled={!form.isReady} onClick={form.save}>
        {t("OFFICE_GOODS_SAVE")}
      </Act>
    </div>
  );
}
