import { type FormEvent, useId } from "react";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import * as v from "valibot";
import { Link } from "wouter";
import { type LanCode, languageCalled } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { ReadEmail, type ReadEmailProps } from "./ReadEmail.tsx";
import type { Draft } from "../use-draft.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import "../controls/modal.css";

/** What is stored of a emailText that somebody writes. */
export const emailText = v.object({ subject: v.string(), text: v.string() });
export type EmailText = v.InferOutput<typeof emailText>;

interface EmailFormProps {
  /** To whom it goes, in which language, and what it may begin from. */
  to: { recipient: string; language: LanCode; readyTexts: readonly (EmailText & { id: number; name: string })[] };
  stored: Draft<EmailText>;
  /** How it would read. */
  preview: (emailText: EmailText) => Promise<ReadEmailProps["email"]>;
  send: Pick<UseMutationResult<unknown, Error, void>, "mutate" | "isPending" | "error" | "reset">;
  onCancel: () => void;
}

/** A emailText of staff's: begun from a ready text, written, and looked at as it will be sent. */
export function EmailForm({ to, stored, preview, send, onCancel }: EmailFormProps) {
  const t = useText();
  const id = useId();
  const { value: message, write: setMessage } = stored;
  const mayEditTexts = useMay("content.edit");
  const look = useMutation({ mutationFn: () => preview(message) });
  const begin = (chosen: EmailText) => {
    const isOwn = message.text.trim() !== "" && !to.readyTexts.some(({ text }) => text === message.text);
    setMessage(
      isOwn
        ? { subject: message.subject || chosen.subject, text: `${message.text.trimEnd()}\n\n${chosen.text}` }
        : { subject: chosen.subject, text: chosen.text },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  const error = send.error ?? look.error;
  const write = (changed: Partial<EmailText>) => {
    setMessage({ ...message, ...changed });
    send.reset();
    look.reset();
  };
  if (look.data !== undefined)
    return (
      <form className="modal-form" onSubmit={submit}>
        <ReadEmail email={look.data} />
        <p className="mute">{t("OFFICE_MESSAGE_WAITS")}</p>
        <Refused error={error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={send.isPending}>
            {t("OFFICE_MESSAGE_SEND")}
          </Act>
          <Act kind="plain" onClick={() => look.reset()}>
            {t("OFFICE_MESSAGE_CHANGE")}
          </Act>
        </div>
      </form>
    );
  return (
    <form className="modal-form" onSubmit={submit}>
      <DraftBack draft={stored} />
      <p className="mute breaks">
        {to.recipient} · {t("OFFICE_MESSAGE_LANGUAGE", { language: languageCalled(to.language).name })}
      </p>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-ready`}>
          {t("OFFICE_READY_TEXT")}
        </label>
        <select
          id={`${id}-ready`}
          className="input"
          autoFocus
          value=""
          onChange={(event) => {
            const chosen = to.readyTexts.find((ready) => String(ready.id) === event.currentTarget.value);
            if (chosen !== undefined) begin(chosen);
          }}
        >
          <option value="">{t("OFFICE_READY_TEXT_CHOOSE")}</option>
          {to.readyTexts.map((ready) => (
            <option key={ready.id} value={ready.id}>
              {ready.name}
            </option>
          ))}
        </select>
        {mayEditTexts && (
          <p className="ready-texts-way">
            <Link href="/ready-texts" className="link">
              {t("OFFICE_READY_TEXTS_EDIT")}
            </Link>
          </p>
        )}
      </div>
      <Field
        label={t("OFFICE_EMAIL_SUBJECT")}
        value={message.subject}
        maxLength={200}
        required
        autoComplete="off"
        onChange={(event) => write({ subject: event.currentTarget.value })}
      />
      <div className="field">
        <label className="field-label" htmlFor={`${id}-text`}>
          {t("OFFICE_MESSAGE_TEXT")}
        </label>
        <textarea
          id={`${id}-text`}
          className="input input-lines"
          rows={10}
          maxLength={10_000}
          required
          value={message.text}
          onChange={(event) => write({ text: event.currentTarget.value })}
        />
      </div>
      <Refused error={error} />
      <div className="modal-acts">
        <Act type="submit" kind="signal" busy={send.isPending}>
          {t("OFFICE_MESSAGE_SEND")}
        </Act>
        <Act busy={look.isPending} onClick={(event) => event.currentTarget.form?.reportValidity() && look.mutate()}>
          {t("OFFICE_MESSAGE_LOOK")}
        </Act>
        <Act kind="plain" onClick={onCancel}>
          {t("OFFICE_CANCEL")}
        </Act>
      </div>
    </form>
  );
}
