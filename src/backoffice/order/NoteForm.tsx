import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import * as v from "valibot";
import type { Order } from "../../contract/operator/order.ts";
import { orderRoutes } from "../../contract/operator/orders.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { useDraft } from "../use-draft.ts";
import { useAct } from "./use-order.ts";

/** A note that staff alone read; Ctrl or ⌘ with Enter sends it, and it can be taken back. What is not sent yet is stored. */
export function NoteForm({ order }: { order: Order }) {
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const { value: text, write, forget } = useDraft(`note-${order.number}`, v.string(), "");
  const [key, setKey] = useState(freshKey);
  useKeys({ note: () => field.current?.focus() });
  const add = useAct(
    (text: string) => act(orderRoutes.addNote, { parameters: order, body: { text }, key }),
    (_, { undo }) => {
      forget();
      setKey(freshKey());
      tell(t("OFFICE_NOTE_ADDED"), undo);
    },
  );
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim() !== "" && !add.isPending) add.mutate(text);
  };
  return (
    <form className="note-form" onSubmit={send}>
      <label className="note-field">
        <span className="hidden-text">{t("OFFICE_NOTE")}</span>
        <textarea
          ref={field}
          className="input input-lines"
          rows={text === "" ? 1 : 3}
          maxLength={4000}
          placeholder={t("OFFICE_NOTE")}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && (event.ctrlKey || event.metaKey) && send(event)}
        />
        {text === "" && <KeyHint name="note" />}
      </label>
      {text !== "" && (
        <Act type="submit" busy={add.isPending}>
          {t("OFFICE_NOTE_ADD")}
        </Act>
      )}
      <Refused error={add.error} />
    </form>
  );
}
