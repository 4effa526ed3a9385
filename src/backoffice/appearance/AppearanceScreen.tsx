import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { AboveSettings } from "../settings/AboveSettings.tsx";
import { type AppearanceSaid, appearanceRoutes } from "../../contract/operator/appearance.ts";
import type { Drafted } from "../../contract/operator/previews.ts";
import { markFields, readingOf, usualAppearance } from "../../domain/appearance/appearance.ts";
import { colourForm } from "../../domain/appearance/colour.ts";
import type { LanCode } from "../../domain/language.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { act, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { UnsavedBar } from "../controls/UnsavedBar.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { tell } from "../notice.ts";
import { PreviewPane } from "../preview/PreviewPane.tsx";
import { usePreviewOpen } from "../preview/use-preview-open.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { type AppearanceFields, appearanceFieldsOf, appearanceSent, colourFields } from "./appearance-fields.ts";
import { ColourField } from "./ColourField.tsx";
import { MarkField } from "./MarkField.tsx";
import { Readable } from "./Readable.tsx";
import "../controls/modal.css";
import "./appearance.css";

const appearanceKey = ["appearance"];
const read = () => call(appearanceRoutes.appearance);

/** How the shop looks: its marks and colours, with its home page beside them as they would make it. */
export function AppearanceScreen() {
  const query = useQuery({ queryKey: appearanceKey, queryFn: read });
  return <Read query={query}>{(appearance) => <AppearanceForm appearance={appearance} />}</Read>;
}

function AppearanceForm({ appearance }: { appearance: AppearanceSaid }) {
  const t = useText();
  const of = { entity: "shop", id: 1, part: "appearance", draftOf: "shop" as const };
  const form = useMergedForm<AppearanceFields>("appearance", of, appearanceFieldsOf(appearance));
  const { values, changed } = form;
  const [language, setLanguage] = useState<LanCode>("pl");
  const preview = usePreviewOpen();
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: appearance,
        fieldsOf: appearanceFieldsOf,
        read: () => queryClient.fetchQuery({ queryKey: appearanceKey, queryFn: read }),
        send: ({ changed: sent, record }) =>
          act(appearanceRoutes.changeAppearance, { body: appearanceSent(sent) ?? {}, version: record.version }),
      }),
    onSuccess: ({ answer, logged }) => {
      queryClient.setQueryData(appearanceKey, answer);
      tell(t("OFFICE_LOOKS_SAVED"), undoOf(logged));
    },
  });
  const accent = colourForm(values.accent);
  const accentText = colourForm(values.accentText);
  const reading = accent === null || accentText === null ? null : readingOf({ accent, accentText });
  const sent = appearanceSent(changed);
  const names = Object.keys(changed) as (keyof AppearanceFields)[];
  const isReady = names.length > 0 && form.overtaken.length === 0 && sent !== null && reading?.passes === true;
  const send = () => isReady && !save.isPending && save.mutate();
  const change = (typed: Partial<AppearanceFields>) => (save.reset(), form.change(typed));
  const label = (name: keyof AppearanceFields) => t(`OFFICE_LOOKS_${name.toUpperCase()}`);
  const draft: Drafted[] =
    isReady && sent !== null
      ? [{ route: "changeAppearance", parameters: {}, body: sent, version: appearance.version }]
      : [];
  const pane = (
    <PreviewPane
      kind="home"
      id={1}
      language={language}
      draft={draft}
      saved={appearance.version}
      onLanguage={setLanguage}
    />
  );
  return (
    <>
      <ScreenHead
        title={t("OFFICE_LOOKS")}
        above={<AboveSettings />}
        acts={
          <>
            <HistoryLink entity="shop" id={1} />
            <Act kind="plain" aria-expanded={preview.isOpen} onClick={preview.toggle}>
              {t("OFFICE_PREVIEW_OPEN")}
            </Act>
          </>
        }
      />
      <DraftBack draft={form} />
      <div className={preview.isBeside ? "looks looks-previewed" : "looks"}>
        <div>
          <Card title={t("OFFICE_LOOKS_MARKS")}>
            <p className="mute">{t("OFFICE_LOOKS_MARKS_TEXT")}</p>
            <div className="mark-fields">
              {markFields.map((name) => (
                <MarkField
                  key={name}
                  name={name}
                  label={label(name)}
                  mark={values[name]}
                  onChange={(mark) => change({ [name]: mark })}
                />
              ))}
            </div>
          </Card>
          <Card title={t("OFFICE_LOOKS_COLOURS")}>
            <div className="colour-fields">
              {colourFields.map((name) => (
                <ColourField
                  key={name}
                  label={label(name)}
                  how={t(`OFFICE_LOOKS_${name.toUpperCase()}_TEXT`)}
                  value={values[name]}
                  usual={usualAppearance[name]}
                  onChange={(value) => change({ [name]: value })}
                />
              ))}
            </div>
            {reading !== null && accent !== null && accentText !== null && (
              <Readable accent={accent} accentText={accentText} reading={reading} onTake={change} />
            )}
          </Card>
        </div>
        {preview.isBeside && pane}
      </div>
      {preview.isOpen && !preview.isBeside && (
        <Dialog
          title={t("OFFICE_LOOKS")}
          closeLabel={t("OFFICE_CLOSE")}
          kind="whole"
          className="modal preview-over"
          onClose={preview.toggle}
        >
          {pane}
        </Dialog>
      )}
      <OvertakenFields
        form={form}
        said={(name, value) => ({
          label: label(name),
          text: typeof value === "string" ? value : t(value === null ? "OFFICE_LOOKS_NONE" : "OFFICE_LOOKS_FILE"),
        })}
      />
      <UnsavedBar
        fields={names.map(label)}
        isReady={isReady}
        isSaving={save.isPending}
        error={save.error}
        onSave={send}
        onForget={() => (save.reset(), form.forget())}
      />
    </>
  );
}
