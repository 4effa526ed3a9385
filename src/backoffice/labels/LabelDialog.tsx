import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { labelRoutes, type OrderLabels } from "../../contract/operator/labels.ts";
import { type CarrierKey, type ParcelSize, parcelSizes } from "../../domain/parcel/label.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { ApaczkaFields, proposed } from "./ApaczkaFields.tsx";

interface LabelDialogProps {
  number: number;
  offer: OrderLabels["offers"][number];
  nth: number;
  /** Those who bring it, the one that is proposed first. */
  carriers: OrderLabels["carriers"];
  /** How Apaczka could bring it; null: it does not. */
  apaczka: OrderLabels["apaczka"];
  onDone: (labels: OrderLabels) => void;
  onClose: () => void;
}

/** Buys a label for a parcel: size and weight are proposed, what is taken at the door is said. */
export function LabelDialog({ number, offer, nth, carriers, apaczka, onDone, onClose }: LabelDialogProps) {
  const t = useText();
  const money = useMoney();
  const [size, setSize] = useState<ParcelSize>(offer.size);
  const [weight, setWeight] = useState(offer.weight === null ? "" : String(offer.weight));
  const [insurance, setInsurance] = useState("");
  const [carrier, setCarrier] = useState(carriers[0]?.key);
  // It has points of its own beside the address.
  const toPoints = carrier === "packeta";
  const [point, setPoint] = useState(offer.point ?? "");
  const [brokered, setBrokered] = useState(apaczka === null ? null : proposed(apaczka));
  const byApaczka = carrier === "apaczka" && apaczka !== null && brokered !== null;
  const [key] = useState(freshKey);
  const buy = useMutation({
    mutationFn: () =>
      call(labelRoutes.buyLabel, {
        parameters: { number: String(number) },
        body: {
          parcel: offer.parcel,
          ...(carrier !== undefined && { carrier }),
          size,
          weight: Number(weight),
          ...(toPoints && { point: point.trim() || null }),
          ...(byApaczka && {
            service: brokered.service,
            ...(brokered.pickup !== undefined && { pickup: brokered.pickup }),
            ...(brokered.point !== "" && { point: brokered.point }),
          }),
          insurance: insurance === "" ? null : Number(insurance) * 100,
        },
        key,
      }),
    onSuccess: onDone,
  });
  return (
    <Modal title={t("OFFICE_PARCEL", { number: nth })} onClose={onClose}>
      <ModalForm act={t("OFFICE_LABEL_BUY")} sending={buy} onSend={() => buy.mutate()} onClose={onClose}>
        {carriers.length > 1 && (
          <Choice
            label={t("OFFICE_LABEL_CARRIER")}
            value={carrier ?? ""}
            options={carriers.map(({ key: one, name }) => [one, name] as const)}
            onChange={(chosen) => setCarrier(chosen as CarrierKey)}
          />
        )}
        <Choice
          label={t("OFFICE_LABEL_SIZE")}
          value={size}
          options={parcelSizes.map((one) => [one, t(`OFFICE_LABEL_SIZE_${one.toUpperCase()}`)] as const)}
          onChange={(chosen) => setSize(chosen as ParcelSize)}
        />
        <Field
          label={t("OFFICE_LABEL_WEIGHT")}
          value={weight}
          required
          inputMode="numeric"
          pattern="[1-9][0-9]{0,4}"
          autoComplete="off"
          data-focus
          onChange={(event) => setWeight(event.currentTarget.value)}
        />
        <Field
          label={t("OFFICE_LABEL_INSURANCE")}
          value={insurance}
          inputMode="numeric"
          pattern="[1-9][0-9]{0,3}|1[0-9]{4}|20000"
          autoComplete="off"
          onChange={(event) => setInsurance(event.currentTarget.value)}
        />
        {toPoints && (
          <Field
            label={t("OFFICE_LABEL_POINT")}
            value={point}
            inputMode="numeric"
            pattern="[0-9]{1,12}"
            autoComplete="off"
            onChange={(event) => setPoint(event.currentTarget.value)}
          />
        )}
        {byApaczka && (
          <ApaczkaFields
            number={number}
            offer={apaczka}
            toPoint={offer.point}
            parcel={offer.parcel}
            size={size}
            weight={weight}
            insurance={insurance}
            value={brokered}
            onChange={setBrokered}
          />
        )}
        {offer.cod !== null && (
          <p>{t("OFFICE_LABEL_COD", { amount: money({ amount: offer.cod, currency: "pln" }) })}</p>
        )}
      </ModalForm>
    </Modal>
  );
}
