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

interface NewOptionProps {
  id: string;
  sheet: VariantSheet;
  onClose: () => void;
}

/** An option that a product gets, one that most shops know or another, with the value of all that is there. */
export function NewOption({ id, sheet, onClose }: NewOptionProps) {
  const t = useText();
  const [chosen, setChosen] = useState(sheet.proposed[0]?.pl ?? "");
  const [other, setOther] = useState(unsaid);
  const [value, setValue] = useState(unsaid);
  const proposed = sheet.proposed.find(({ pl }) => pl === chosen);
  const { pl, en, cz } = proposed ?? other;
  const isKnown = sheet.options.some(({ name }) => name.toLowerCase() === pl.trim().toLowerCase());
  const add = useMutation({
    mutationFn: () =>
      act(variantRoutes.addOption, { parameters: { id }, body: { name: { pl, en, cz }, value, before: null } }),
    onSuccess: ({ logged }) => {
      onClose();
      tell(t("OFFICE_OPTION_ADDED", { product: sheet.product.name, name: proposed?.name ?? pl }), undoOf(logged));
      return readAgain([{ entity: "product", id }]);
    },
  });
  return (
    <ModalForm
      act={t("OFFICE_SHEET_VALUE_ADD")}
      sending={add}
      disabled={pl.trim() === "" || value.pl.trim() === "" || isKnown}
      onSend={() => add.mutate()}
      onClose={onClose}
    >
      <Choice
        label={t("OFFICE_OPTION_NAME")}
        value={chosen}
        options={[...sheet.proposed.map((one) => [one.pl, one.name] as const), ["", t("OFFICE_OPTION_OTHER")] as const]}
        onChange={setChosen}
      />
      {proposed === undefined && (
        <InLanguages label={(language) => t(`OFFICE_OPTION_NAME_${language}`)} value={other} onChange={setOther} />
      )}
      {isKnown && <FieldError text={t("OFFICE_REFUSED_OPTION_KNOWN")} />}
      <InLanguages
        label={(language) => t(language === "PL" ? "OFFICE_OPTION_FIRST" : `OFFICE_SHEET_VALUE_${language}`)}
        value={value}
        onChange={setValue}
      />
      <p className="mute">{t("OFFICE_OPTION_TEXT")}</p>
    </ModalForm>
  );
}
