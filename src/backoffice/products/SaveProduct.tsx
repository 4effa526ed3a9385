import { UnsavedBar } from "../controls/UnsavedBar.tsx";
import { useText } from "../text.ts";
import type { TextField } from "./product-fields.ts";
import { useFieldLabel, useTextLabel } from "./use-field-labels.ts";
import type { ProductForm } from "./use-product-form.ts";

/** What of a product is not saved yet. */
export function SaveProduct({ form }: { form: ProductForm }) {
  const t = useText();
  const textLabel = useTextLabel();
  const label = useFieldLabel();
  const { texts, facts, placing, pictures, limits, details, goesWith } = form;
  return (
    <UnsavedBar
      fields={[
        ...(Object.keys(texts.changed) as TextField[]).map((field) => textLabel(field, "full")),
        ...(Object.keys(facts.changed) as (keyof typeof facts.values)[]).map(label),
        ...(Object.keys(details.changed) as (keyof typeof details.values)[]).map(label),
        ...(Object.keys(goesWith.changed) as (keyof typeof goesWith.values)[]).map(label),
        ...(Object.keys(limits.changed) as (keyof typeof limits.values)[]).map(label),
        ...(Object.keys(placing.changed) as (keyof typeof placing.values)[]).map(label),
        ...(Object.keys(pictures.changed) as (keyof typeof pictures.values)[]).map(label),
      ]}
      wrong={form.isWrong ? t("OFFICE_GOODS_WRONG") : null}
      isReady={form.isReady}
      isSaving={form.isSaving}
      error={form.error}
      onSave={form.save}
      onForget={form.forget}
    />
  );
}
