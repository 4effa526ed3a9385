import { type FormEvent, useId, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { languages } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { call, refusalOf } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { type ReadyText, takeOverTexts, textsKey } from "./ready-texts.ts";

type Written = Pick<ReadyText, "name" | "subject" | "text">;

const unwritten: Written = {
  name: "",
  subject: { pl: "", en: "", cz: "" },
  text: { pl: "", en: "", cz: "" },
};

/** A ready text, or a new one (`text` null): its name for the team, and in every language a subject and a text. */
export function ReadyTextDialog({ text, onClose }: { text: ReadyText | null; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const [key] = useState(freshKey);
  const [written, setWritten] = useState<Written>(text ?? unwritten);
  const save = useMutation({
    mutationFn: () => {
      const body = { name: written.name, subject: written.subject, text: written.text };
      return text === null
        ? call(operatorRoutes.addReadyText, { body, key })
        : call(operatorRoutes.changeReadyText, { parameters: { id: text.id }, body, version: text.version });
    },
    onSuccess: (texts) => {
      onClose();
      takeOverTexts(texts);
      tell(t("OFFICE_READY_TEXT_SAVED"));
    },
    onError: (error) => {
      if (refusalOf(error) === "VERSION_OLD") void queryClient.invalidateQueries({ queryKey: textsKey });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Modal title={text?.name ?? t("OFFICE_READY_TEXT_ADD")} onClose={onClose}>
      <form className="modal-form" onSubmit={send}>
        <Field
          label={t("OFFICE_READY_TEXT_NAME")}
          value={written.name}
          maxLength={80}
          required
          autoComplete="off"
          data-focus
          onChange={(event) => setWritten({ ...written, name: event.currentTarget.value })}
        />
        <p className="mute">{t("OFFICE_READY_TEXTS_HELP")}</p>
        {languages.map(({ lanCode, name, tag }) => (
          <fieldset key={lanCode} className="ready-text" lang={tag}>
            <Field
              label={t("OFFICE_READY_TEXT_SUBJECT_IN", { language: name })}
              value={written.subject[lanCode]}
              maxLength={200}
              required
              autoComplete="off"
              onChange={(event) =>
                setWritten({ ...written, subject: { ...written.subject, [lanCode]: event.currentTarget.value } })
              }
            />
            <div className="field">
              <label className="field-label" htmlFor={`${id}-${lanCode}`}>
                {t("OFFICE_READY_TEXT_TEXT_IN", { language: name })}
              </label>
              <textarea
                id={`${id}-${lanCode}`}
                className="input input-lines"
                rows={6}
                maxLength={10_000}
                required
                value={written.text[lanCode]}
                onChange={(event) =>
                  setWritten({ ...written, text: { ...written.text, [lanCode]: event.currentTarget.value } })
                }
              />
            </div>
          </fieldset>
        ))}
        <Refused error={save.error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={save.isPending}>
            {t("OFFICE_SAVE")}
          </Act>
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CANCEL")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}
