import { useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import type { Parcel } from "../../contract/operator/parcel.ts";
import { parcelRoutes } from "../../contract/operator/parcels.ts";
import { undoSeconds } from "../../domain/staff/undo.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { readOrder, useAct } from "./use-order.ts";

interface ParcelDialogProps {
  order: Order;
  parcel: Parcel;
  nth: number;
  onClose: () => void;
}

const fieldsOf = ({ tracking }: Parcel) => ({ tracking: tracking ?? "" });

/** Says that a parcel has left, with its number; its buyer hears of it, which is said before. */
export function SendDialog({ order, parcel, nth, onClose }: ParcelDialogProps) {
  const t = useText();
  const ofParcels = { entity: "order", id: order.number, part: "parcels" };
  const form = useMergedForm(`parcel-sent-${parcel.id}`, ofParcels, fieldsOf(parcel));
  const [key] = useState(freshKey);
  const send = useAct(
    () =>
      form.save({
        record: order,
        fieldsOf: ({ parcels }) => fieldsOf(parcels.find(({ id }) => id === parcel.id) ?? parcel),
        read: () => readOrder(order.number),
        send: ({ values, record }) =>
          act(parcelRoutes.sendParcel, {
            parameters: { number: order.number, parcel: parcel.id },
            body: { tracking: values.tracking.trim() || null },
            version: record.versions.parcels,
            key,
          }),
      }),
    (_, { undo }) => {
      onClose();
      tell(t("OFFICE_PARCEL_GONE", { number: nth }), undo);
    },
  );
  return (
    <Modal title={t("OFFICE_PARCEL", { number: nth })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_PARCEL_SEND")}
        sending={send}
        draft={form}
        merged={{ form, said: (_, value) => ({ label: t("OFFICE_TRACKING"), text: String(value) }) }}
        onSend={() => send.mutate(undefined)}
        onClose={onClose}
      >
        <Field
          label={t("OFFICE_TRACKING")}
          value={form.values.tracking}
          maxLength={100}
          autoComplete="off"
          data-focus
          onChange={(event) => form.change({ tracking: event.currentTarget.value })}
        />
        <p>{t("OFFICE_PARCEL_SEND_TEXT", { seconds: undoSeconds })}</p>
      </ModalForm>
    </Modal>
  );
}
