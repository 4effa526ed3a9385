import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { type OpeningSaid, openingRoutes } from "../../contract/operator/opening.ts";
import type { OpeningDuty } from "../../domain/opening.ts";
import { Field } from "../../ui/Field.tsx";
import { type Acted, act } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { useText } from "../text.ts";

interface WaiveDialogProps {
  duty: OpeningDuty;
  onDone: (acted: Acted<OpeningSaid>) => void;
  onClose: () => void;
}

/** Asks why the shop knowingly does without something. */
export function WaiveDialog({ duty, onDone, onClose }: WaiveDialogProps) {
  const t = useText();
  const [why, setWhy] = useState("");
  const waive = useMutation({
    mutationFn: () => act(openingRoutes.waiveDuty, { body: { duty, why } }),
    onSuccess: (acted) => {
      onClose();
      onDone(acted);
    },
  });
  return (
    <Modal title={t("OFFICE_OPENING_WAIVE_OF", { name: t(`OFFICE_DUTY_${duty.toUpperCase()}`) })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_OPENING_WAIVE")}
        disabled={why.trim() === ""}
        sending={waive}
        onSend={() => waive.mutate()}
        onClose={onClose}
      >
        <p>{t("OFFICE_OPENING_WAIVE_TEXT")}</p>
        <Field
          label={t("OFFICE_OPENING_WHY")}
          value={why}
          maxLength={300}
          required
          autoComplete="off"
          data-focus
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
      </ModalForm>
    </Modal>
  );
}
