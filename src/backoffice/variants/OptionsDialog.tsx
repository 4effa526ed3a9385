import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type SheetVariant, variantRoutes, type VariantSheet } from "../../contract/operator/variants.ts";
import { sheetLimits } from "../../domain/catalogue/variant-sheet.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { NewOption } from "./NewOption.tsx";
import { NewValue } from "./NewValue.tsx";

interface OptionsDialogProps {
  id: string;
  sheet: VariantSheet;
  onClose: () => void;
}

/** What varies in a product: options and values that come, and those that go. Nothing of it is deleted: orders keep what they name. */
export function OptionsDialog({ id, sheet, onClose }: OptionsDialogProps) {
  const t = useText();
  const [at, setAt] = useState(0);
  const option = sheet.options[at];
  const isFull = sheet.options.length >= sheetLimits.options;
  const choices = [
    ...sheet.options.map(({ name }, index) => [String(index), name] as const),
    ...(isFull ? [] : [[String(sheet.options.length), t("OFFICE_OPTION_NEW")] as const]),
  ];
  return (
    <Modal title={t("OFFICE_SHEET_OPTIONS")} onClose={onClose}>
      {sheet.options.length > 0 && (
        <Choice
          label={t("OFFICE_SHEET_OPTION")}
          value={String(at)}
          options={choices}
          onChange={(chosen) => setAt(Number(chosen))}
        />
      )}
      {option === undefined ? (
        <NewOption id={id} sheet={sheet} onClose={onClose} />
      ) : (
        <>
          <OptionValues key={option.id} id={id} sheet={sheet} at={at} onClose={onClose} />
          <NewValue key={`new ${option.id}`} id={id} option={option} onClose={onClose} />
        </>
      )}
    </Modal>
  );
}

interface OptionValuesProps extends OptionsDialogProps {
  /** Which of the options. */
  at: number;
}

function OptionValues({ id, sheet, at, onClose }: OptionValuesProps) {
  const t = useText();
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
  const remove = useMutation({
    mutationFn: () => act(variantRoutes.removeOption, { parameters: { id, option: option.id } }),
    onSuccess: ({ logged }) => {
      onClose();
      tell(t("OFFICE_OPTION_REMOVED", { product: sheet.product.name, name: option.name }), undoOf(logged));
      return readAgain([{ entity: "product", id }]);
    },
  });
  return (
    <>
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
                onClick={() => {
                  remove.reset();
                  sell.mutate(sold.length === 0 ? { variants: of, sold: true } : { variants: sold, sold: false });
                }}
              >
                {t(sold.length === 0 ? "OFFICE_SHEET_SELL_AGAIN" : "OFFICE_SHEET_SELL_NO_MORE")}
              </Act>
            </li>
          );
        })}
      </ul>
      <Refused error={sell.error ?? remove.error} />
      <p className="mute">{t("OFFICE_SHEET_OPTIONS_TEXT")}</p>
      <Act
        kind="plain"
        busy={remove.isPending}
        className="option-remove"
        onClick={() => (sell.reset(), remove.mutate())}
      >
        {t("OFFICE_OPTION_REMOVE")}
      </Act>
    </>
  );
}
