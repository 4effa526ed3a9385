import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { readyTextRoutes } from "../../contract/operator/ready-texts.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { act } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { readTexts, type ReadyText, takeOverTexts } from "./ready-texts.ts";

/** A ready text, field by field: `subject-pl`, `text-pl`. */
type Fields = { name: string } & Record<`${"subject" | "text"}-${LanCode}`, string>;

/** Returns the fields of a ready text; of a new one they are empty. */
function fieldsOf(text: ReadyText | null): Fields {
  const inAll = languages.flatMap(({ lanCode }) => [
    [`subject-${lanCode}`, text?.subject[lanCode] ?? ""],
    [`text-${lanCode}`, text?.text[lanCode] ?? ""],
  ]);
  return { name: text?.name ?? "", ...(Object.fromEntries(inAll) as Omit<Fields, "name">) };
}

function writtenIn(fields: Fields): Pick<ReadyText, "name" | "subject" | "text"> {
  const inAll = (what: "subject" | "text") => ({
    pl: fields[`${what}-pl`],
    en: fields[`${what}-en`],
    cz: fields[`${what}-cz`],
  });
  return { name: fields.name, subject: inAll("subject"), text: inAll("text") };
}

/** A ready text, or a new one (`text` null): its name for the team, and in every language a subject and a text. */
export function ReadyTextDialog({ text, onClose }: { text: ReadyText | null; onClose: () => void }) {
  const t = useText();
  const [key] = useState(freshKey);
  const of = { entity: "readyText", id: text?.id ?? null, part: "text", draftOf: "shop" as const };
  const form = useMergedForm(`ready-text-${text?.id ?? "new"}`, of, fieldsOf(text));
  const { values } = form;
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: text,
        fieldsOf,
        read: async () => (await readTexts()).find(({ id }) => id === text?.id) ?? text,
        send: ({ values: written, record }) =>
          record === null
            ? act(readyTextRoutes.addReadyText, { body: writtenIn(written), key })
            : act(readyTextRoutes.changeReadyText, {
                parameters: { id: record.id },
                body: writtenIn(written),
                version: record.version,
              }),
      }),
    onSuccess: ({ answer, logged }) => {
      onClose();
      takeOverTexts(answer);
      tell(t("OFFICE_READY_TEXT_SAVED"), undoOf(logged));
    },
  });
  const label = (name: string) => {
    const [what, of] = name.split("-");
    const language = languages.find(({ lanCode }) => lanCode === of)?.name ?? "";
    if (what === "name") return t("OFFICE_READY_TEXT_NAME");
    return t(what === "subject" ? "OFFICE_READY_TEXT_SUBJECT_IN" : "OFFICE_READY_TEXT_TEXT_IN", { language });
  };
  const said = (name: string, value: unknown) => ({ label: label(name), text: String(value) });
  return (
    <Modal title={text?.name ?? t("OFFICE_READY_TEXT_ADD")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_SAVE")}
        sending={save}
        draft={form}
        merged={{ form, said }}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <Field
          label={label("name")}
          value={values.name}
          maxLength={80}
          required
          autoComplete="off"
          data-focus
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
        <p className="mute">{t("OFFICE_READY_TEXTS_HELP")}</p>
        {languages.map(({ lanCode, tag }) => (
          <fieldset key={lanCode} className="ready-text" lang={tag}>
            <Field
              label={label(`subject-${lanCode}`)}
              value={values[`subject-${lanCode}`]}
              maxLength={200}
              required
              autoComplete="off"
              onChange={(event) => form.change({ [`subject-${lanCode}`]: event.currentTarget.value })}
            />
            <TextArea
              label={label(`text-${lanCode}`)}
              maxLength={10_000}
              required
              value={values[`text-${lanCode}`]}
              onChange={(event) => form.change({ [`text-${lanCode}`]: event.currentTarget.value })}
            />
          </fieldset>
        ))}
      </ModalForm>
    </Modal>
  );
}
