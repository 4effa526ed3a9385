import { useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import type { Parcel } from "../../contract/operator/parcel.ts";
import { parcelRoutes } from "../../contract/operator/parcels.ts";
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

/** What is said of a parcel, as it stands in its fields. */
const fieldsOf = ({ carrier, tracking, weight }: Parcel) => ({
  tracking: tracking ?? "",
  carrier: carrier ?? "",
  weight: weight === null ? "" : String(weight),
});

const labels = {
  tracking: "OFFICE_TRACKING",
  carrier: "OFFICE_PARCEL_CARRIER",
  weight: "OFFICE_PACKING_WEIGHT",
} as const;

/** Mends what is said of a parcel: carrier, number, weight. Of one that has left the buyer may be told anew; what is told cannot be taken back. */
export function ParcelDialog({ order, parcel, nth, onClose }: ParcelDialogProps) {
  const t = useText();
  const ofParcels = { entity: "order", id: order.number, part: "parcels" };
  const form = useMergedForm(`parcel-${parcel.id}`, ofParcels, fieldsOf(parcel));
  const { carrier, tracking, weight } = form.values;
  const [tells, setTells] = useState(false);
  const [key] = useState(freshKey);
  const change = useAct(
    () =>
      form.save({
        record: order,
        fieldsOf: ({ parcels }) => fieldsOf(parcels.find(({ id }) => id === parcel.id) ?? parcel),
        read: () => readOrder(order.number),
        send: ({ changed, record }) =>
          act(parcelRoutes.changeParcel, {
            parameters: { number: order.number, parcel: parcel.id },
            body: { ...sentOf(changed), tell: tells },
            version: record.versions.parcels,
            key,
          }),
      }),
    (_, { undo }) => {
      onClose();
      tell(t("OFFICE_PARCEL_CHANGED"), undo);
    },
  );
  const said = (name: keyof typeof labels, value: unknown) => ({ label: t(labels[name]), text: String(value) });
  return (
    <Modal title={t("OFFICE_PARCEL", { number: nth })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_SAVE")}
        sending={change}
        draft={form}
        merged={{ form, said }}
        onSend={() => change.mutate(undefined)}
        onClose={onClose}
      >
        <Field
          label={t("OFFICE_TRACKING")}
          value={tracking}
          maxLength={100}
          autoComplete="off"
          data-focus
          onChange={(event) => form.change({ tracking: event.currentTarget.value })}
        />
        <Field
          label={t("OFFICE_PARCEL_CARRIER")}
          value={carrier}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => form.change({ carrier: event.currentTarget.value })}
        />
        <Field
          label={t("OFFICE_PACKING_WEIGHT")}
          value={weight}
          inputMode="numeric"
          pattern="[0-9]{1,6}"
          autoComplete="off"
          onChange={(event) => form.change({ weight: event.currentTarget.value })}
        />
        {parcel.sentAt !== null && (
          <label className="tick-row">
            <input type="checkbox" checked={tells} onChange={(event) => setTells(event.currentTarget.checked)} />
            {t("OFFICE_PARCEL_TELL")}
          </label>
        )}
      </ModalForm>
    </Modal>
  );
}

/** Returns what was changed of a parcel as the API is told of it; an empty field is nothing said. */
function sentOf({ carrier, tracking, weight }: Partial<ReturnType<typeof fieldsOf>>) {
  const grams = Number(weight);
  return {
    ...(carrier !== undefined && { carrier: carrier.trim() || null }),
    ...(tracking !== undefined && { tracking: tracking.trim() || null }),
    ...(weight !== undefined && { weight: grams >= 1 ? grams : null }),
  };
}
