import { useState } from "react";
import { ksefRoutes } from "../../contract/operator/ksef.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { useText } from "../text.ts";
import { useKsefAct } from "./use-order-ksef.ts";

interface NumberDialogProps {
  order: number;
  document: string;
  nth: number;
  onClose: () => void;
}

/** Takes the number that KSeF gave a document which was sent another way. */
export function NumberDialog({ order, document, nth, onClose }: NumberDialogProps) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const note = useKsefAct(
    order,
    (ksefNumber: string) =>
      call(ksefRoutes.noteKsefNumber, { parameters: { number: order, nth }, body: { ksefNumber }, key: freshKey() }),
    () => t("OFFICE_KSEF_NOTED"),
  );
  return (
    <Modal title={document} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_SAVE")}
        disabled={typed.trim() === ""}
        sending={note}
        onSend={() => note.mutate(typed, { onSuccess: onClose })}
        onClose={onClose}
      >
        <p className="mute">{t("OFFICE_KSEF_NOTE_TEXT")}</p>
        <Field
          label={t("OFFICE_KSEF_NUMBER")}
          required
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </ModalForm>
    </Modal>
  );
}
