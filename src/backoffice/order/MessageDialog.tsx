import { type FormEvent, useId, useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { Link } from "wouter";
import type { Order } from "../../contract/operator/order.ts";
import { emailRoutes } from "../../contract/operator/emails.ts";
import { languageCalled } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Read } from "../controls/Read.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { freshKey } from "../fresh-key.ts";
import { useDraft } from "../use-draft.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { ReadEmail } from "./EmailDialog.tsx";
import { tellSent } from "./tell-sent.ts";
import { useAct } from "./use-order.ts";

const written = v.object({ subject: v.string(), text: v.string() });
type Draft = AnswerOf<(typeof emailRoutes)["messageDraft"]>;

/** A message to the buyer: begun from a ready text in their language, looked at as it will be sent, and taken back while it waits. */
export function MessageDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const query = useQuery({
    queryKey: ["message", order.number],
    queryFn: () => call(emailRoutes.messageDraft, { parameters: order }),
  });
  return (
    <Modal title={t("OFFICE_MESSAGE_TITLE", { name: order.buyer.name })} onClose={onClose}>
      <Read query={query}>{(draft) => <MessageForm order={order} draft={draft} onClose={onClose} />}</Read>
    </Modal>
  );
}

function MessageForm({ order, draft, onClose }: { order: Order; draft: Draft; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const stored = useDraft(`message-${order.number}`, written, { subject: "", text: "" });
  const { value: message, write: setMessage } = stored;
  const [key] = useState(freshKey);
  const mayEditTexts = useMay("content.edit");
  const given = { parameters: order, body: message };
  const look = useMutation({ mutationFn: () => call(emailRoutes.previewMessage, given) });
  const send = useAct(
    () => call(emailRoutes.sendMessage, { ...given, key }),
    (after) => {
      stored.forget();
      onClose();
      // Taken back it is no message, and what it said is not lost.
      tellSent(t("OFFICE_MESSAGE_SENT"), { before: order, after, onBack: () => stored.write(message) });
    },
  );
  const begin = (chosen: Draft["readyTexts"][number]) => {
    const isOwn = message.text.trim() !== "" && !draft.readyTexts.some(({ text }) => text === message.text);
    setMessage(
      isOwn
        ? { subject: message.subject || chosen.subject, text: `${message.text.trimEnd()}\n\n${chosen.text}` }
        : { subject: chosen.subject, text: chosen.text },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(undefined);
  };
  const error = send.error ?? look.error;
  const write = (changed: Partial<typeof message>) => {
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
      <p className="mute">
        {draft.recipient} · {t("OFFICE_MESSAGE_LANGUAGE", { language: languageCalled(draft.language).name })}
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
            const chosen = draft.readyTexts.find((ready) => String(ready.id) === event.currentTarget.value);
            if (chosen !== undefined) begin(chosen);
          }}
        >
          <option value="">{t("OFFICE_READY_TEXT_CHOOSE")}</option>
          {draft.readyTexts.map((ready) => (
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
        <Act kind="plain" onClick={() => (stored.forget(), onClose())}>
          {t("OFFICE_CANCEL")}
        </Act>
      </div>
    </form>
  );
}
