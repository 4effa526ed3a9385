import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Delivery, deliveryRoutes } from "../../contract/operator/delivery.ts";
import { deliveryLimits } from "../../domain/order/delivery-limits.ts";
import { Field } from "../../ui/Field.tsx";
import { type Acted, act } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { readDeliveryAgain } from "./use-delivery.ts";

/** What a zone is called; null: a new one. */
export function ZoneDialog({ zone, onClose }: { zone: Delivery["zones"][number] | null; onClose: () => void }) {
  const t = useText();
  const [key] = useState(freshKey);
  const [name, setName] = useState(zone?.name ?? "");
  const save = useMutation({
    mutationFn: (): Promise<Acted<{ id: number }>> =>
      zone === null
        ? act(deliveryRoutes.addZone, { body: { name }, key })
        : act(deliveryRoutes.renameZone, { parameters: { id: zone.id }, body: { name } }),
    onSuccess: ({ logged }) => {
      onClose();
      tell(t("OFFICE_DELIVERY_SAVED", { name }), undoOf(logged));
      return readDeliveryAgain();
    },
  });
  return (
    <Modal title={zone?.name ?? t("OFFICE_DELIVERY_ZONE_NEW")} onClose={onClose}>
      {zone !== null && (
        <p>
          <HistoryLink entity="zone" id={zone.id} name={zone.name} />
        </p>
      )}
      <ModalForm
        act={t("OFFICE_SAVE")}
        sending={save}
        disabled={name.trim() === ""}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <Field
          label={t("OFFICE_DELIVERY_ZONE_NAME")}
          value={name}
          maxLength={deliveryLimits.name}
          required
          autoComplete="off"
          data-focus
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </ModalForm>
    </Modal>
  );
}
