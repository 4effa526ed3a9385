import { useMutation } from "@tanstack/react-query";
import { type Delivery, type DeliveryCountry, deliveryRoutes } from "../../contract/operator/delivery.ts";
import { deliveryLimits } from "../../domain/delivery/delivery-limits.ts";
import { Field } from "../../ui/Field.tsx";
import { act, call } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { hasChanged, useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { readDeliveryAgain } from "./use-delivery.ts";

interface CountryDialogProps {
  country: DeliveryCountry;
  zones: Delivery["zones"];
  onClose: () => void;
}

/** `offBecause`: null where the shop delivers there. */
const fieldsOf = ({ zone, offBecause }: DeliveryCountry) => ({ zone, offBecause });

/** In which zone a country is, and whether the shop delivers there; only what is changed is sent. Two people who change different fields both have their way. */
export function CountryDialog({ country, zones, onClose }: CountryDialogProps) {
  const t = useText();
  const { id } = country;
  const of = { entity: "country", id, part: "country", draftOf: "shop" } as const;
  const form = useMergedForm(`delivery-country-${id}`, of, fieldsOf(country));
  const { zone, offBecause } = form.values;
  const zoneName = (of: number | null) =>
    zones.find((one) => one.id === of)?.name ?? t("OFFICE_DELIVERY_COUNTRY_NO_ZONE");
  const said = (name: "zone" | "offBecause", value: unknown) =>
    name === "zone"
      ? { label: t("OFFICE_DELIVERY_COUNTRY_ZONE"), text: zoneName(value as number | null) }
      : {
          label: t("OFFICE_DELIVERY_SEND_THERE"),
          text: value === null ? t("OFFICE_DELIVERY_SENDS") : `${t("OFFICE_DELIVERY_SENDS_NOT")}: ${String(value)}`,
        };
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: country,
        fieldsOf,
        read: async () => {
          const { countries } = await call(deliveryRoutes.delivery);
          await readDeliveryAgain();
          return countries.find((one) => one.id === id) ?? country;
        },
        send: ({ changed: body, record: { version } }) =>
          act(deliveryRoutes.changeCountry, { parameters: { id }, body, version }),
      }),
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
        disabled={!hasChanged(form)}
        draft={form}
        merged={{ form, said }}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <Choice
          label={t("OFFICE_DELIVERY_COUNTRY_ZONE")}
          value={String(zone ?? "")}
          options={[
            ["", t("OFFICE_DELIVERY_COUNTRY_NO_ZONE")],
            ...zones.map(({ id, name }) => [String(id), name] as const),
          ]}
          onChange={(to) => form.change({ zone: to === "" ? null : Number(to) })}
        />
        <label className="tick-row">
          <input
            type="checkbox"
            checked={offBecause === null}
            onChange={(event) => form.change({ offBecause: event.currentTarget.checked ? null : "" })}
          />
          {t("OFFICE_DELIVERY_SEND_THERE")}
        </label>
        {offBecause !== null && (
          <Field
            label={t("OFFICE_DELIVERY_BECAUSE")}
            value={offBecause}
            maxLength={deliveryLimits.because}
            required
            autoComplete="off"
            onChange={(event) => form.change({ offBecause: event.currentTarget.value })}
          />
        )}
      </ModalForm>
    </Modal>
  );
}
