import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type SheetVariant, variantRoutes, type VariantSheet } from "../../contract/operator/variants.ts";
import { sheetLimits } from "../../domain/catalogue/variant-sheet.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { FieldError } from "../../ui/FieldError.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";

interface OptionsDialogProps {
  id: string;
  sheet: VariantSheet;
  onClose: () => void;
}

/** What varies in a product: values that come, and values that are sold no more. Nothing of it is deleted: orders keep what they name. */
export function OptionsDialog({ id, sheet, onClose }: OptionsDialogProps) {
  const t = useText();
  const [at, setAt] = useState(0);
  const option = sheet.options[at]!;
  const sell = useMutation({
    mutationFn: async ({ variants, sold }: { variants: readonly SheetVariant[]; sold: boolean }) => {
      const cells = variants.map((variant) => ({
        variantId: variant.id,
        field: "sold" as const,
        seen: variant.sold,
        value: sold,
      }));
      return act(variantRoutes.changeVariants, { parameters: { id }, body: { cells, whole: true }, key: freshKey() });
    },
    onSuccess: ({ logged }) => {
      tell(t("OFFICE_SHEET_OPTIONS_CHANGED", { name: sheet.product.name }), undoOf(logged));
      return readAgain([{ entity: "product", id }]);
    },
  });
  return (
    <Modal title={t("OFFICE_SHEET_OPTIONS")} onClose={onClose}>
      {sheet.options.length > 1 && (
        <Choice
          label={t("OFFICE_SHEET_OPTION")}
          value={String(at)}
          options={sheet.options.map(({ name }, index) => [String(index), name] as const)}
          onChange={(chosen) => setAt(Number(chosen))}
        />
      )}
      <h3>{option.name}</h3>
      <ul className="option-values">
        {option.values.map(({ pl, name }) => {
          const of = sheet.variants.filter(({ values }) => values[at] === pl);
          const sold = of.filter((variant) => variant.sold);
          return (
            <li key={pl}>
              <span className={sold.length === 0 ? "mute" : undefined}>
                {name} {sold.length === 0 && t("OFFICE_SHEET_GONE")}
              </span>
              <Act
                kind="plain"
                busy={sell.isPending}
                aria-label={t(sold.length === 0 ? "OFFICE_SHEET_SELL_AGAIN_OF" : "OFFICE_SHEET_SELL_NO_MORE_OF", {
                  name,
                })}
                onClick={() =>
                  sell.mutate(sold.length === 0 ? { variants: of, sold: true } : { variants: sold, sold: false })
                }
              >
                {t(sold.length === 0 ? "OFFICE_SHEET_SELL_AGAIN" : "OFFICE_SHEET_SELL_NO_MORE")}
              </Act>
            </li>
          );
        })}
      </ul>
      <Refused error={sell.error} />
      <p className="mute">{t("OFFICE_SHEET_OPTIONS_TEXT")}</p>
      <NewValue key={option.id} id={id} option={option} onClose={onClose} />
    </Modal>
  );
}

function NewValue({
  id,
  option,
  onClose,
}: {
  id: string;
  option: VariantSheet["options"][number];
  onClose: () => void;
}) {
  const t = useText();
  const [value, setValue] = useState({ pl: "", en: "", cz: "" });
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
      {(["pl", "en", "cz"] as const).map((language) => (
        <Field
          key={language}
          label={t(`OFFICE_SHEET_VALUE_${language.toUpperCase()}`)}
          value={value[language]}
          maxLength={sheetLimits.value}
          autoComplete="off"
          {...(language === "pl" && { "data-focus": "" })}
          onChange={(event) => setValue({ ...value, [language]: event.currentTarget.value })}
        />
      ))}
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
