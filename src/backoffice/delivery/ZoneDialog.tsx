import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Delivery, deliveryRoutes } from "../../contract/operator/delivery.ts";
import { deliveryLimits } from "../../domain/delivery/delivery-limits.ts";
import { Field } from "../../ui/Field.tsx";
import { type Acted, act, call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { readDeliveryAgain } from "./use-delivery.ts";

type Zone = Delivery["zones"][number] | null;

const fieldsOf = (zone: Zone) => ({ name: zone?.name ?? "" });

/** What a zone is called; null: a new one. Of two people who call it otherwise, the later chooses between both names. */
export function ZoneDialog({ zone, onClose }: { zone: Zone; onClose: () => void }) {
  const t = useText();
  const [key] = useState(freshKey);
  const of = { entity: "zone", id: zone?.id ?? null, part: "name", draftOf: "shop" } as const;
  const form = useMergedForm(`delivery-zone-${zone?.id ?? "new"}`, of, fieldsOf(zone));
  const { name } = form.values;
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: zone,
        fieldsOf,
        read: async () => {
          const { zones } = await call(deliveryRoutes.delivery);
          await readDeliveryAgain();
          return zones.find(({ id }) => id === zone?.id) ?? null;
        },
        send: ({ values: body, record }): Promise<Acted<{ id: number }>> =>
          record === null
            ? act(deliveryRoutes.addZone, { body, key })
            : act(deliveryRoutes.renameZone, { parameters: record, body, version: record.version }),
      }),
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
        draft={form}
        merged={{ form, said: (_, value) => ({ label: t("OFFICE_DELIVERY_ZONE_NAME"), text: String(value) }) }}
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
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
      </ModalForm>
    </Modal>
  );
}
