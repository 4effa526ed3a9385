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
import { useAct } from "./use-order.ts";

interface ParcelDialogProps {
  order: Order;
  parcel: Parcel;
  nth: number;
  onClose: () => void;
}

/** Says that a parcel has left, with its number; its buyer hears of it, which is said before. */
export function SendDialog({ order, parcel, nth, onClose }: ParcelDialogProps) {
  const t = useText();
  const [tracking, setTracking] = useState(parcel.tracking ?? "");
  const [key] = useState(freshKey);
  const send = useAct(
    () =>
      call(operatorRoutes.sendParcel, {
        parameters: { number: order.number, parcel: parcel.id },
        body: { tracking: tracking.trim() || null },
        version: order.versions.parcels,
        key,
      }),
    () => {
      onClose();
      tell(t("OFFICE_PARCEL_GONE", { number: nth }));
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(undefined);
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
        <p>{t("OFFICE_PARCEL_SEND_TEXT")}</p>
        <Refused error={send.error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={send.isPending}>
            {t("OFFICE_PARCEL_SEND")}
          </Act>
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CANCEL")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}
