import { UnsavedBar } from "../controls/UnsavedBar.tsx";
import { useText } from "../text.ts";
import type { PagePlacingFields, PageTextField } from "./page-fields.ts";
import type { PageForm } from "./use-page-form.ts";
import { usePageTextLabel, usePlacingLabel } from "./use-page-labels.ts";

/** What of a page is not saved yet. */
export function SavePage({ form }: { form: PageForm }) {
  const t = useText();
  const textLabel = usePageTextLabel();
  const placingLabel = usePlacingLabel();
  return (
    <UnsavedBar
      fields={[
        ...(Object.keys(form.texts.changed) as PageTextField[]).map((field) => textLabel(field, "full")),
        ...(Object.keys(form.placing.changed) as (keyof PagePlacingFields)[]).map(placingLabel),
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
