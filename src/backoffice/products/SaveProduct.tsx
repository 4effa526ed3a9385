import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { refusalOf } from "../api.ts";
import { useKeys } from "../keyboard/use-keys.ts";
import { useText } from "../text.ts";
import type { TextField } from "./product-fields.ts";
import { useFieldLabel, useTextLabel } from "./use-field-labels.ts";
import type { ProductForm } from "./use-product-form.ts";
import "../controls/save-bar.css";

/** What is not saved yet, field by field, and the acts that save it or give it up; nothing while nothing is changed. */
export function SaveProduct({ form }: { form: ProductForm }) {
  const t = useText();
  const textLabel = useTextLabel();
  const label = useFieldLabel();
  useKeys({ save: form.save });
  const { texts, facts, placing, pictures } = form;
  const changed = [
    ...(Object.keys(texts.changed) as TextField[]).map((field) => textLabel(field, "full")),
    ...(Object.keys(facts.changed) as (keyof typeof facts.values)[]).map(label),
    ...(Object.keys(placing.changed) as (keyof typeof placing.values)[]).map(label),
    ...(Object.keys(pictures.changed) as (keyof typeof pictures.values)[]).map(label),
  ];
  if (changed.length === 0) return null;
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
