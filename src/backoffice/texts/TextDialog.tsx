import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type ShopText, textRoutes } from "../../contract/operator/texts.ts";
import { type LanCode, languageCalled, languages } from "../../domain/language.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { act, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { Segments } from "../controls/Segments.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { useSpoken, useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { TextShown } from "./TextShown.tsx";
import { useTextShown } from "./use-texts.ts";

/** One text of the shop, language by language: what the software says, what the shop says, and how it looks. */
export function TextDialog({ text, onClose }: { text: ShopText; onClose: () => void }) {
  const t = useText();
  const [language, setLanguage] = useState(useSpoken(({ lanCode }) => lanCode));
  return (
    <Modal title={t(`OFFICE_TEXTS_IN_${text.place.toUpperCase()}`)} onClose={onClose}>
      <Segments
        label={t("OFFICE_TEXT_LANGUAGE")}
        value={language}
        options={languages.map(({ lanCode, name, tag }) => ({ value: lanCode, text: name, lang: tag }))}
        onChange={setLanguage}
      />
      {text.in[language].id !== null && (
        <p>
          <HistoryLink entity="text" id={text.in[language].id} name={text.code} />
        </p>
      )}
      <InLanguage key={language} text={text} language={language} onClose={onClose} />
    </Modal>
  );
}

interface InLanguageProps {
  text: ShopText;
  language: LanCode;
  onClose: () => void;
}

function InLanguage({ text, language, onClose }: InLanguageProps) {
  const t = useText();
  const { code, placeholders } = text;
  const { given, moved, unsaid, id } = text.in[language];
  const { tag } = languageCalled(language);
  const fieldsOf = (record: ShopText) => ({ said: record.in[language].own ?? record.in[language].given });
  const of = { entity: "text", id, part: "text", draftOf: "shop" as const };
  const form = useMergedForm(`text-${code}-${language}`, of, fieldsOf(text));
  const { said } = form.values;
  const shown = useTextShown(code, language, said);
  const trouble = shown.data?.trouble ?? null;
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: text,
        fieldsOf,
        read: () => call(textRoutes.text, { parameters: { code } }),
        send: ({ values, record }) =>
          act(textRoutes.changeText, {
            parameters: { code, language },
            body: { text: values.said === given ? null : values.said },
            version: record.in[language].version,
          }),
      }),
    onSuccess: ({ logged }) => {
      onClose();
      tell(t("OFFICE_TEXT_SAVED", { text: said.slice(0, 60) }), undoOf(logged));
      return readAgain([{ entity: "text", id: "" }]);
    },
  });
  return (
    <ModalForm
      act={t("OFFICE_SAVE")}
      sending={save}
      draft={form}
      merged={{ form, said: (_name, value) => ({ label: t("OFFICE_TEXT_OWN"), text: String(value) }) }}
      onSend={() => save.mutate()}
      onClose={onClose}
    >
      <dl className="text-given">
        {moved !== null && <Given label={t("OFFICE_TEXT_WAS")} tag={tag} text={moved} />}
        <Given label={t(moved === null ? "OFFICE_TEXT_GIVEN" : "OFFICE_TEXT_NOW")} tag={tag} text={given} />
      </dl>
      {unsaid !== null && <p>{t("OFFICE_TEXT_UNSAID_TEXT")}</p>}
      <TextArea
        label={t("OFFICE_TEXT_OWN")}
        lang={tag}
        rows={given.length > 120 ? 6 : 3}
        required
        value={said}
        data-focus
        error={trouble === null ? null : t(`OFFICE_TEXT_TROUBLE_${trouble.why.toUpperCase()}`, { what: trouble.what })}
        onChange={(event) => form.change({ said: event.currentTarget.value })}
      />
      {placeholders.length > 0 && (
        <p className="mute">
          {t("OFFICE_TEXT_FILLED")}{" "}
          {placeholders.map((placeholder) => (
            <code key={placeholder}>{placeholder} </code>
          ))}
        </p>
      )}
      {said !== given && (
        <Act kind="plain" className="text-default" onClick={() => form.change({ said: given })}>
          {t("OFFICE_TEXT_DEFAULT")}
        </Act>
      )}
      {(shown.data?.warnings ?? []).map((warning) => (
        <p key={warning} className="text-warning">
          {t(`OFFICE_TEXT_WARNING_${warning.toUpperCase()}`)}
        </p>
      ))}
      <TextShown shown={shown} lang={tag} />
      <p className="mute text-where">
        <code>{code}</code>
      </p>
    </ModalForm>
  );
}

function Given({ label, tag, text }: { label: string; tag: string; text: string }) {
  return (
    <div>
      <dt className="mute">{label}</dt>
      <dd className="text-said" lang={tag}>
        {text}
      </dd>
    </div>
  );
}
