import { useMutation } from "@tanstack/react-query";
import { type ImportPreviewSaid, type ImportSaid, importRoutes } from "../../contract/operator/imports.ts";
import { importLimits } from "../../domain/catalogue/import-limits.ts";
import { vatRates } from "../../domain/invoice/vat.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { useDraft } from "../use-draft.ts";
import { answersOf, answersSent, type TypedAnswers, typedAnswers } from "./answers.ts";
import { ColumnFields } from "./ColumnFields.tsx";
import { importsKey } from "./imports-key.ts";

interface AnswersCardProps {
  row: ImportSaid;
  preview: ImportPreviewSaid;
}

/** What a file does not say: the meaning of its columns, VAT, pieces, categories, and what becomes of what is wrong. Said anew, it is counted again. */
export function AnswersCard({ row, preview }: AnswersCardProps) {
  const t = useText();
  const first = answersOf(row, preview);
  const draft = useDraft(`import-${row.id}-${row.previewHash?.slice(0, 8)}`, typedAnswers, first, "shop");
  const { value, write } = draft;
  const change = (changed: Partial<TypedAnswers>) => write({ ...value, ...changed });
  const look = useMutation({
    mutationFn: () =>
      call(importRoutes.answerImport, {
        parameters: { id: row.id },
        body: answersSent(value, first, row.answers),
      }),
    onSuccess: () => draft.forget(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  });
  const asksStock = preview.asks.stock || row.answers.stock != null;
  const skips = preview.canLeaveOut || value.skipBad || first.skipBad;
  return (
    <Card title={t("OFFICE_IMPORT_ANSWERS")}>
      <form
        className="import-answers"
        onSubmit={(event) => {
          event.preventDefault();
          look.mutate();
        }}
      >
        <DraftBack draft={draft} />
        {preview.columns.length > 0 && <ColumnFields row={row} preview={preview} value={value} onChange={change} />}
        {Object.keys(value.tax).length > 0 && (
          <div className="import-fields">
            {Object.entries(value.tax).map(([name, rate]) => (
              <Choice
                key={name}
                label={t("OFFICE_IMPORT_TAX", { name })}
                value={rate}
                options={[
                  ["", t("OFFICE_IMPORT_TAX_UNSAID")],
                  ...vatRates.map((one) => [one, one === "zw" ? t("OFFICE_IMPORT_TAX_EXEMPT") : `${one}%`] as const),
                ]}
                onChange={(chosen) => change({ tax: { ...value.tax, [name]: chosen } })}
              />
            ))}
          </div>
        )}
        {asksStock && (
          <Field
            className="import-short"
            label={t("OFFICE_IMPORT_STOCK_EACH")}
            value={value.stock}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            onChange={({ currentTarget }) => change({ stock: currentTarget.value })}
          />
        )}
        {preview.categories.length > 0 && (
          <details className="import-categories" open={preview.homeless > 0}>
            <summary>{t("OFFICE_IMPORT_CATEGORIES_CARD")}</summary>
            <p className="mute">{t("OFFICE_IMPORT_CATEGORIES_TEXT")}</p>
            <div className="import-fields">
              {preview.categories.map(({ word, products }) => (
                <Field
                  key={word}
                  label={t("OFFICE_IMPORT_CATEGORY_OF", { word, count: products })}
                  value={value.categories[word.toLowerCase()] ?? ""}
                  maxLength={300}
                  autoComplete="off"
                  onChange={({ currentTarget }) =>
                    change({ categories: { ...value.categories, [word.toLowerCase()]: currentTarget.value } })
                  }
                />
              ))}
            </div>
          </details>
        )}
        {skips && (
          <label className="tick-row">
            <input
              type="checkbox"
              checked={value.skipBad}
              onChange={({ currentTarget }) => change({ skipBad: currentTarget.checked })}
            />
            {t("OFFICE_IMPORT_SKIP")}
          </label>
        )}
        <label className="tick-row">
          <input
            type="checkbox"
            checked={value.setStock}
            onChange={({ currentTarget }) => change({ setStock: currentTarget.checked })}
          />
          {t("OFFICE_IMPORT_SET_STOCK")}
        </label>
        {preview.columns.length > 0 && (
          <Field
            className="import-short"
            label={t("OFFICE_IMPORT_MAP_NAME")}
            value={value.mapName}
            maxLength={importLimits.mapName}
            autoComplete="off"
            onChange={({ currentTarget }) => change({ mapName: currentTarget.value })}
          />
        )}
        <Refused error={look.error} />
        <p>
          <Act type="submit" kind={preview.numbers === null ? "ink" : "line"} busy={look.isPending}>
            {t("OFFICE_IMPORT_LOOK_AGAIN")}
          </Act>
        </p>
      </form>
    </Card>
  );
}
