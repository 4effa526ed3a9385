import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Delivery, type DeliveryCountry, deliveryRoutes } from "../../contract/operator/delivery.ts";
import { deliveryLimits } from "../../domain/order/delivery-limits.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { readDeliveryAgain } from "./use-delivery.ts";

interface CountryDialogProps {
  country: DeliveryCountry;
  zones: Delivery["zones"];
  onClose: () => void;
}

/** In which zone a country is, and whether the shop delivers there; only what is changed is sent. */
export function CountryDialog({ country, zones, onClose }: CountryDialogProps) {
  const t = useText();
  const [zone, setZone] = useState(String(country.zone ?? ""));
  const [isOn, setOn] = useState(country.offBecause === null);
  const [because, setBecause] = useState(country.offBecause ?? "");
  const now = { zone: zone === "" ? null : Number(zone), offBecause: isOn ? null : because.trim() };
  const body = {
    ...(now.zone !== country.zone && { zone: now.zone }),
    ...(now.offBecause !== country.offBecause && { offBecause: now.offBecause }),
  };
  const save = useMutation({
    mutationFn: () => act(deliveryRoutes.changeCountry, { parameters: { id: country.id }, body }),
    onSuccess: ({ logged }) => {
      onClose();
      tell(t("OFFICE_DELIVERY_SAVED", { name: country.name }), undoOf(logged));
      return readDeliveryAgain();
    },
  });
  return (
    <Modal title={country.name} onClose={onClose}>
      <p>
        <HistoryLink entity="country" id={country.id} name={country.name} />
      </p>
      <ModalForm
        act={t("OFFICE_SAVE")}
        sending={save}
        disabled={Object.keys(body).length === 0}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <Choice
          label={t("OFFICE_DELIVERY_COUNTRY_ZONE")}
          value={zone}
          options={[
            ["", t("OFFICE_DELIVERY_COUNTRY_NO_ZONE")],
            ...zones.map(({ id, name }) => [String(id), name] as const),
          ]}
          onChange={setZone}
        />
        <label className="tick-row">
          <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
          {t("OFFICE_DELIVERY_SEND_THERE")}
        </label>
        {!isOn && (
          <Field
            label={t("OFFICE_DELIVERY_BECAUSE")}
            value={because}
            maxLength={deliveryLimits.because}
            required
            autoComplete="off"
            onChange={(event) => setBecause(event.currentTarget.value)}
          />
        )}
      </ModalForm>
    </Modal>
  );
}
