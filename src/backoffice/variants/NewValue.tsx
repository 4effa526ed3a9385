import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { variantRoutes, type VariantSheet } from "../../contract/operator/variants.ts";
import { FieldError } from "../../ui/FieldError.tsx";
import { act } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { InLanguages, unsaid } from "./InLanguages.tsx";

/** A value that an option gets. */
export function NewValue({
  id,
  option,
  onClose,
}: {
  id: string;
  option: VariantSheet["options"][number];
  onClose: () => void;
}) {
  const t = useText();
  const [value, setValue] = useState(unsaid);
  const [before, setBefore] = useState("");
  const isKnown = option.values.some(({ pl }) => pl.toLowerCase() === value.pl.trim().toLowerCase());
  const add = useMutation({
    mutationFn: () =>
      act(variantRoutes.addOptionValue, {
        parameters: { id, option: option.id },
        body: { value, before: before === "" ? null : before },
      }),
    onSuccess: ({ logged }) => {
      onClose();
      tell(t("OFFICE_SHEET_VALUE_ADDED", { name: option.name, value: value.pl }), undoOf(logged));
      return readAgain([{ entity: "product", id }]);
    },
  });
  return (
    <ModalForm
      act={t("OFFICE_SHEET_VALUE_ADD")}
      sending={add}
      disabled={value.pl.trim() === "" || isKnown}
      onSend={() => add.mutate()}
      onClose={onClose}
    >
      <InLanguages
        label={(language) => t(`OFFICE_SHEET_VALUE_${language}`)}
        value={value}
        isFirst
        onChange={setValue}
      />
      {isKnown && value.pl.trim() !== "" && <FieldError text={t("OFFICE_REFUSED_VALUE_KNOWN")} />}
      <Choice
        label={t("OFFICE_SHEET_VALUE_BEFORE")}
        value={before}
        options={[
          ["", t("OFFICE_SHEET_VALUE_LAST")] as const,
          ...option.values.map(({ pl, name }) => [pl, name] as const),
        ]}
        onChange={setBefore}
      />
    </ModalForm>
  );
}
