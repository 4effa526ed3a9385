import { type FormEvent, useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import type { Parcel } from "../../contract/operator/parcel.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { takeOver, useAct } from "./use-order.ts";

interface ParcelDialogProps {
  order: Order;
  parcel: Parcel;
  nth: number;
  onClose: () => void;
}

interface Change {
  carrier: string | null;
  tracking: string | null;
  weight: number | null;
  tell: boolean;
}

/** Mends what is said of a parcel: carrier, number, weight. Of one that has left the buyer may be told anew; what is told cannot be taken back. */
export function ParcelDialog({ order, parcel, nth, onClose }: ParcelDialogProps) {
  const t = useText();
  const [carrier, setCarrier] = useState(parcel.carrier ?? "");
  const [tracking, setTracking] = useState(parcel.tracking ?? "");
  const [weight, setWeight] = useState(parcel.weight === null ? "" : String(parcel.weight));
  const [tells, setTells] = useState(false);
  const [key] = useState(freshKey);
  const save = (body: Change, now: Order, own: string) =>
    call(operatorRoutes.changeParcel, {
      parameters: { number: order.number, parcel: parcel.id },
      body,
      version: now.versions.parcels,
      key: own,
    });
  const change = useAct(
    (body: Change) => save(body, order, key),
    (after, { input: body }) => {
      onClose();
      const before = { carrier: parcel.carrier, tracking: parcel.tracking, weight: parcel.weight, tell: false };
      const undo = async () => takeOver(await save(before, after, freshKey()));
      tell(t("OFFICE_PARCEL_CHANGED"), body.tell ? null : undo);
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const grams = Number(weight);
    const said = { carrier: carrier.trim() || null, tracking: tracking.trim() || null };
    if (!change.isPending) change.mutate({ ...said, weight: grams >= 1 ? grams : null, tell: tells });
  };
  return (
    <Modal title={t("OFFICE_PARCEL", { number: nth })} onClose={onClose}>
      <form className="modal-form" onSubmit={submit}>
        <Field
          label={t("OFFICE_TRACKING")}
          value={tracking}
          maxLength={100}
          autoComplete="off"
          data-focus
          onChange={(event) => setTracking(event.currentTarget.value)}
        />
        <Field
          label={t("OFFICE_PARCEL_CARRIER")}
          value={carrier}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setCarrier(event.currentTarget.value)}
        />
        <Field
          label={t("OFFICE_PACKING_WEIGHT")}
          value={weight}
          inputMode="numeric"
          pattern="[0-9]{1,6}"
          autoComplete="off"
          onChange={(event) => setWeight(event.currentTarget.value)}
        />
        {parcel.sentAt !== null && (
          <label className="tick-row">
            <input type="checkbox" checked={tells} onChange={(event) => setTells(event.currentTarget.checked)} />
            {t("OFFICE_PARCEL_TELL")}
          </label>
        )}
        <Refused error={change.error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={change.isPending}>
            {t("OFFICE_SAVE")}
          </Act>
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CANCEL")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}
