import { useState } from "react";
import { type Customer, customerRoutes } from "../../contract/operator/customers.ts";
import { Field } from "../../ui/Field.tsx";
import { act, refusalOf } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { useText } from "../text.ts";
import { useCustomerAct } from "./use-customer.ts";

/** Points are given or taken: how many, why, and how many there will be. */
export function PointsDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useText();
  const { id, points: before } = customer;
  const [way, setWay] = useState<"give" | "take">("give");
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [key, setKey] = useState(freshKey);
  const count = /^[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed) : 0;
  const points = way === "give" ? count : -count;
  const give = useCustomerAct({
    id,
    send: async () => {
      try {
        return await act(customerRoutes.givePoints, { parameters: { id }, body: { points, note }, key });
      } catch (refused) {
        // What was refused is another act when it is tried again; of what was not answered nobody knows.
        if (refusalOf(refused) !== "NO_ANSWER") setKey(freshKey());
        throw refused;
      }
    },
    said: () => t("OFFICE_POINTS_CHANGED", { before, after: before + points }),
    onDone: onClose,
  });
  return (
    <Modal title={t("OFFICE_POINTS_GIVE")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_SAVE")}
        sending={give}
        disabled={count === 0 || note.trim() === "" || before + points < 0}
        onSend={() => give.mutate()}
        onClose={onClose}
      >
        <Choice
          label={t("OFFICE_POINTS_WAY")}
          value={way}
          options={[
            ["give", t("OFFICE_POINTS_WAY_GIVE")],
            ["take", t("OFFICE_POINTS_WAY_TAKE")],
          ]}
          onChange={(chosen) => setWay(chosen === "take" ? "take" : "give")}
        />
        <Field
          label={t("OFFICE_POINTS_HOW_MANY")}
          inputMode="numeric"
          value={typed}
          maxLength={6}
          required
          autoComplete="off"
          data-focus
          error={before + points < 0 ? t("OFFICE_REFUSED_POINTS_SHORT") : null}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p role="status">{t("OFFICE_STOCK_WILL_BE", { before, after: Math.max(0, before + points) })}</p>
        <Field
          label={t("OFFICE_POINTS_WHY")}
          value={note}
          maxLength={200}
          required
          autoComplete="off"
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </ModalForm>
    </Modal>
  );
}
