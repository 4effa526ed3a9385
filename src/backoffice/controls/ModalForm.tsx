import type { ComponentProps, FormEvent, ReactNode } from "react";
import { refusalOf } from "../api.ts";
import { DraftBack } from "../DraftBack.tsx";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { Draft } from "../use-draft.ts";
import { Act } from "./Act.tsx";
import { Refused } from "./Trouble.tsx";

interface ModalFormProps<Name extends string> {
  /** What the button at its foot says. */
  act: string;
  /** `ink`: what takes away. */
  kind?: "signal" | "ink";
  disabled?: boolean;
  /** The call it makes: while it is under way, sending again does nothing. */
  sending?: { isPending: boolean; error: unknown };
  /** What is typed is stored until it is sent or given up. */
  draft?: Pick<Draft<unknown>, "isBack" | "forget">;
  /** Others may change the record meanwhile: nothing is sent before it is decided what holds of what both have changed. */
  merged?: ComponentProps<typeof OvertakenFields<Name>>;
  onInput?: (form: HTMLFormElement) => void;
  onSend: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
}

/** What is filled in or decided in a window; at its foot why it was refused, the act, and the way out of it. */
export function ModalForm<Name extends string>(props: ModalFormProps<Name>) {
  const { act, kind = "signal", disabled, sending, draft, merged, onInput, onSend, onClose, children } = props;
  const t = useText();
  const undecided = merged !== undefined && merged.form.overtaken.length > 0;
  const isOld = merged !== undefined && refusalOf(sending?.error) === "VERSION_OLD";
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending?.isPending !== true && !undecided && disabled !== true) onSend(event.currentTarget);
  };
  return (
    <form
      ref={focusWhereLate}
      className="modal-form"
      onSubmit={send}
      onInput={(event) => onInput?.(event.currentTarget)}
    >
      {draft && <DraftBack draft={draft} />}
      {children}
      {merged && <OvertakenFields {...merged} />}
      {!isOld && <Refused error={sending?.error} />}
      <div className="modal-acts">
        <Act type="submit" kind={kind} busy={sending?.isPending === true || undecided} disabled={disabled}>
          {act}
        </Act>
        <Act kind="plain" onClick={() => (draft?.forget(), onClose())}>
          {t("OFFICE_CANCEL")}
        </Act>
      </div>
    </form>
  );
}

/** A window takes the focus to its first field; where the fields come after it, they do. */
function focusWhereLate(form: HTMLFormElement | null): void {
  if (form?.closest("dialog")?.open === true) form.querySelector<HTMLElement>("input, select, textarea")?.focus();
}
