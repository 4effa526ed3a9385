import { UnsavedBar } from "../controls/UnsavedBar.tsx";
import { useText } from "../text.ts";
import { useListingSaid } from "./use-listing-said.ts";

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

/** What of a category or a brand is not saved yet. */
export function SaveListing({ changed, isWrong, ...form }: SaveListingProps) {
  const t = useText();
  const said = useListingSaid();
  return (
    <UnsavedBar
      {...form}
      fields={changed.map((field) => said(field, "").label)}
      wrong={isWrong ? t("OFFICE_GOODS_WRONG") : null}
    />
  );
}
