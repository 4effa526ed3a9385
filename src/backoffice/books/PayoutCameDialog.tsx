import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { payoutRoutes, type PayoutsSaid } from "../../contract/operator/payouts.ts";
import { decimal } from "../../domain/money.ts";
import { Field } from "../../ui/Field.tsx";
import { act, problemIn, refusalOf } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { Overtaken } from "../two-people/Overtaken.tsx";
import { undoOf } from "../undo.ts";
import { useAmount } from "./use-amount.ts";
import { useDay } from "./use-day.ts";

/** Asks what of a payout came to the bank, and when. Where somebody else has said it meanwhile, both are shown, and one is chosen. */
export function PayoutCameDialog({
  payout: { id, onDay, amount, currency, came: theirs, cameVersion },
  onClose,
}: {
  payout: PayoutsSaid["payouts"][number];
  onClose: () => void;
}) {
  const t = useText();
  const [typed, setTyped] = useState(decimal(-amount).replace(".", ","));
  const dayOf = useDay();
  const [day, setDay] = useState(onDay);
  const [isWrong, setWrong] = useState(false);
  const note = useMutation({
    mutationFn: (came: { amount: number; onDay: string }) =>
      act(payoutRoutes.notePayout, { parameters: { id }, body: { came }, version: cameVersion }),
    onError: () => queryClient.invalidateQueries({ queryKey: ["books"] }),
    onSuccess: ({ logged }) => {
      onClose();
      tell(t("OFFICE_PAYOUTS_NOTED"), undoOf(logged));
      return queryClient.invalidateQueries({ queryKey: ["books"] });
    },
  });
  const send = () => {
    const [, whole, decimals = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/\s/g, "")) ?? [];
    const sum = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
    setWrong(!(sum > 0));
    if (sum > 0) note.mutate({ amount: sum, onDay: day });
  };
  const amountOf = useAmount();
  const isOld = note.isError && refusalOf(note.error) === "VERSION_OLD";
  const said = (came: typeof theirs) =>
    came === null
      ? t("OFFICE_PAYOUTS_NOT_CAME")
      : t("OFFICE_PAYOUTS_CAME_ON", { amount: amountOf(came.amount, currency), day: dayOf(came.onDay) });
  return (
    <Modal title={t("OFFICE_PAYOUTS_NOTE_WHAT", { day: dayOf(onDay) })} onClose={onClose}>
      {isOld && (
        <Overtaken
          changed={problemIn(note.error)?.changed}
          theirs={said(theirs)}
          mine={said(note.variables)}
          onTheirs={onClose}
          onMine={send}
        />
      )}
      <ModalForm
        act={t("OFFICE_PAYOUTS_NOTE")}
        {...(!isOld && { sending: note })}
        disabled={isOld}
        onSend={send}
        onClose={onClose}
      >
        <Field
          label={t("OFFICE_PAYOUTS_NOTE_AMOUNT")}
          inputMode="decimal"
          required
          value={typed}
          {...(isWrong && { error: t("OFFICE_PAYOUTS_AMOUNT_WRONG") })}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Field
          label={t("OFFICE_PAYOUTS_NOTE_DAY")}
          type="date"
          required
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      </ModalForm>
    </Modal>
  );
}
