import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { type SizeTableSaid, sizeTableRoutes } from "../../contract/operator/size-tables.ts";
import { sizeTableLimits } from "../../domain/catalogue/size-table.ts";
import { type LanCode, languageCalled, languages } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { type Acted, act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { UnsavedBar } from "../controls/UnsavedBar.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Segments } from "../controls/Segments.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { freshKey } from "../fresh-key.ts";
import { forgetRecord } from "../forget-record.ts";
import { useKeys } from "../keyboard/use-keys.ts";
import { OthersHere } from "../live/OthersHere.tsx";
import { tell } from "../notice.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { MeasureFields } from "./MeasureFields.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { SizeSheet } from "./SizeSheet.tsx";
import { SizeTablePreview } from "./SizeTablePreview.tsx";
import { cellIn, type SizeTableFields, tableFieldsOf, tableSent, withText, wrongField } from "./sheet-fields.ts";
import { readSizeTable, takeOverSizeTable, useSizeTable } from "./use-size-tables.ts";
import "../order/order-screen.css";
import "../products/product-screen.css";
import "./size-tables.css";

const list = "/goods/size-tables";

/** One size table, or a new one: a sheet with sizes down and measures across, how to measure, and where it applies. */
export function SizeTableScreen({ id }: { id: string }) {
  const [, go] = useLocation();
  useKeys({ up: () => go(list) });
  return id === "new" ? <OneSizeTable table={null} /> : <StoredSizeTable id={id} />;
}

function StoredSizeTable({ id }: { id: string }) {
  const query = useSizeTable(id);
  return (
    <Read query={query} notFound={<NotFound />}>
      {(table) => <OneSizeTable table={table} />}
    </Read>
  );
}

const labels = {
  title: "OFFICE_SIZE_TABLE_TITLE",
  note: "OFFICE_SIZE_TABLE_NOTE",
  sheet: "OFFICE_SIZE_TABLE_SHEET",
  measures: "OFFICE_SIZE_TABLE_HOW",
  places: "OFFICE_SIZE_TABLE_PLACES",
} as const satisfies Record<keyof SizeTableFields, string>;

function OneSizeTable({ table }: { table: SizeTableSaid | null }) {
  const t = useText();
  const [, go] = useLocation();
  const [key, setKey] = useState(freshKey);
  const [language, setLanguage] = useState<LanCode>("pl");
  const id = table?.id ?? null;
  const form = useMergedForm<SizeTableFields>(
    `size-table-${id ?? "new"}`,
    { entity: "sizeTable", id, part: "table", draftOf: "shop" },
    tableFieldsOf(table),
  );
  const { values, changed, change } = form;
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: table,
        fieldsOf: tableFieldsOf,
        read: async () => (id === null ? null : readSizeTable(id)),
        send: ({ values: written, changed: sent, record }): Promise<Acted<SizeTableSaid>> =>
          record === null
            ? act(sizeTableRoutes.addSizeTable, { body: wholeOf(written), key })
            : act(sizeTableRoutes.changeSizeTable, {
                parameters: { id: record.id },
                body: tableSent(sent),
                version: record.version,
              }),
      }),
    onSuccess: ({ answer, logged }) => {
      takeOverSizeTable(answer);
      tell(t("OFFICE_GOODS_SAVED"), undoOf(logged));
      if (id === null) go(`${list}/${answer.id}`, { replace: true });
    },
    onError: () => setKey(freshKey()),
  });
  const remove = useMutation({
    mutationFn: () => act(sizeTableRoutes.removeSizeTable, { parameters: { id: id ?? 0 } }),
    onSuccess: ({ logged }) => {
      go(list);
      tell(t("OFFICE_SIZE_TABLE_REMOVED", { name: table?.title.pl ?? "" }), undoOf(logged));
      return forgetRecord({ entity: "sizeTable", id: String(id) });
    },
  });
  const wrong = wrongField(values);
  const names = Object.keys(changed) as (keyof SizeTableFields)[];
  const isReady = names.length > 0 && wrong === null && form.overtaken.length === 0;
  const send = () => isReady && !save.isPending && save.mutate();
  const { name: languageName, tag } = languageCalled(language);
  return (
    <>
      <ScreenHead
        title={table === null ? t("OFFICE_SIZE_TABLE_NEW") : table.title.pl}
        above={<BackLink href={list}>{t("OFFICE_SIZE_TABLES")}</BackLink>}
        states={<p className="order-states">{id !== null && <OthersHere entity="sizeTable" id={id} />}</p>}
        acts={
          id !== null && (
            <>
              <HistoryLink entity="sizeTable" id={id} name={table?.title.pl} />
              <Act kind="plain" busy={remove.isPending} onClick={() => remove.mutate()}>
                {t("OFFICE_SIZE_TABLE_REMOVE")}
              </Act>
            </>
          )
        }
      />
      <Refused error={remove.error} />
      <DraftBack draft={form} />
      <div className="size-table-language">
        <Segments
          label={t("OFFICE_GOODS_TONGUE")}
          value={language}
          options={languages.map((one) => ({ value: one.lanCode, text: one.name, spoken: one.name, lang: one.tag }))}
          onChange={setLanguage}
        />
        <span className="mute">{t("OFFICE_SIZE_TABLE_LANGUAGE")}</span>
      </div>
      <div className="product-columns">
        <div className="product-main">
          <Card title={t("OFFICE_SIZE_TABLE_SHEET")}>
            <div className="size-table-fields" lang={tag}>
              <Field
                label={t("OFFICE_GOODS_TEXT_IN", { text: t("OFFICE_SIZE_TABLE_TITLE"), language: languageName })}
                value={values.title[language] ?? ""}
                maxLength={sizeTableLimits.title}
                required={language === "pl"}
                autoComplete="off"
                onChange={(event) => change({ title: withText(values.title, language, event.currentTarget.value) })}
              />
              <TextArea
                label={t("OFFICE_GOODS_TEXT_IN", { text: t("OFFICE_SIZE_TABLE_NOTE"), language: languageName })}
                rows={2}
                value={values.note[language] ?? ""}
                maxLength={sizeTableLimits.note}
                onChange={(event) => change({ note: withText(values.note, language, event.currentTarget.value) })}
              />
              <SizeSheet sheet={values.sheet} language={language} onChange={(sheet) => change({ sheet })} />
            </div>
          </Card>
          <Card title={t("OFFICE_SIZE_TABLE_HOW")}>
            <MeasureFields
              measures={values.measures}
              columns={values.sheet.columns}
              language={language}
              onChange={(measures) => change({ measures })}
            />
          </Card>
          <OvertakenFields
            form={form}
            said={(name, value) => ({ label: t(labels[name]), text: inWords(name, value) })}
          />
        </div>
        <div className="product-side">
          <Card title={t("OFFICE_SIZE_TABLE_PLACES")}>
            <PlaceFields places={values.places} onChange={(places) => change({ places })} />
          </Card>
          <SizeTablePreview fields={values} language={language} />
        </div>
      </div>
      <UnsavedBar
        fields={names.map((name) => t(labels[name]))}
        wrong={wrong && t(`OFFICE_SIZE_TABLE_WRONG_${wrong.toUpperCase()}`)}
        isReady={isReady}
        isSaving={save.isPending}
        error={save.error}
        onSave={send}
        onForget={() => (save.reset(), form.forget())}
      />
    </>
  );
}

function wholeOf({ sheet, ...fields }: SizeTableFields) {
  return { ...fields, ...sheet };
}

/** What a field says, in short, where two people have changed it. */
function inWords(name: keyof SizeTableFields, value: unknown): string {
  const one = { [name]: value } as Partial<SizeTableFields>;
  if (one.sheet !== undefined)
    return one.sheet.rows.map((cells) => cells.map((cell) => cellIn(cell, "pl")).join(" | ")).join("; ");
  if (one.measures !== undefined) return one.measures.map((measure) => measure.name.pl).join(", ");
  if (one.places !== undefined) return String(one.places.length);
  return (one.title ?? one.note)?.pl ?? "";
}
