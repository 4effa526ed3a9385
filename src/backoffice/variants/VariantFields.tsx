import { useState } from "react";
import type { SheetVariant, VariantSheet } from "../../contract/operator/variants.ts";
import { Field } from "../../ui/Field.tsx";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";
import type { CellView } from "./cell-view.ts";
import { columnTitle } from "./column-title.ts";
import { isChangeable } from "./grid-text.ts";
import { type Column, columnsOf, type GridCell, variantName } from "./sheet-grid.ts";
import type { SheetEdits } from "./use-sheet.ts";

interface VariantFieldsProps {
  sheet: VariantSheet;
  variants: readonly SheetVariant[];
  edits: SheetEdits;
  viewOf: (cell: GridCell) => CellView;
}

/** The same fields as the sheet's, of one variant at a time, below each other. */
export function VariantFields({ sheet, variants, edits, viewOf }: VariantFieldsProps) {
  const t = useText();
  const [chosen, setChosen] = useState(variants[0]?.id);
  /** What is being typed stands as it is until its field is left: half of a number is wrong, or the old one again. */
  const [typing, setTyping] = useState<{ field: Column; text: string } | null>(null);
  const at = Math.max(
    0,
    variants.findIndex(({ id }) => id === chosen),
  );
  const variant = variants[at];
  if (variant === undefined) return null;
  const nameOf = (one: SheetVariant) => variantName(sheet, one) || sheet.product.name;
  const wrong = variants.filter((one) =>
    columnsOf(sheet).some((field) => viewOf({ variantId: one.id, field }).why !== null),
  );
  return (
    <Card title={nameOf(variant)} aside={t("OFFICE_SHEET_PLACE", { at: at + 1, of: variants.length })}>
      <div className="sheet-fields">
        {variants.length > 1 && (
          <>
            <Choice
              label={t("OFFICE_SHEET_VARIANT")}
              value={String(variant.id)}
              options={variants.map(
                (one) => [String(one.id), wrong.includes(one) ? `${nameOf(one)} (!)` : nameOf(one)] as const,
              )}
              onChange={(id) => setChosen(Number(id))}
            />
            <div className="sheet-turn">
              <Act disabled={at === 0} onClick={() => setChosen(variants[at - 1]!.id)}>
                {t("OFFICE_SHEET_BEFORE")}
              </Act>
              <Act disabled={at === variants.length - 1} onClick={() => setChosen(variants[at + 1]!.id)}>
                {t("OFFICE_SHEET_NEXT")}
              </Act>
            </div>
          </>
        )}
        {columnsOf(sheet).map((field) => {
          const cell = { variantId: variant.id, field };
          const { text, why, locked } = viewOf(cell);
          return (
            <Field
              key={`${variant.id} ${field}`}
              label={t(columnTitle[field])}
              value={typing?.field === field ? typing.text : text}
              error={typing?.field === field ? null : why}
              onFocus={() => setTyping({ field, text })}
              onBlur={() => setTyping(null)}
              readOnly={locked}
              autoComplete="off"
              inputMode={
                field === "ean" ? "numeric" : field === "price" || field === "cataloguePrice" ? "decimal" : "text"
              }
              onChange={(event) => {
                const typed = event.currentTarget.value;
                setTyping({ field, text: typed });
                if (isChangeable(cell)) edits.type([{ ...cell, text: typed }]);
              }}
            />
          );
        })}
      </div>
    </Card>
  );
}
