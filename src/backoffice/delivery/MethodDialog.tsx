import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Delivery, type DeliveryMethod, deliveryRoutes } from "../../contract/operator/delivery.ts";
import { methodCodes } from "../../domain/delivery/delivery-limits.ts";
import { Field } from "../../ui/Field.tsx";
import { type Acted, act, call } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { fieldsOf, type MethodFields, termsIn, touchedTerms } from "./method-fields.ts";
import { NameFields } from "./NameFields.tsx";
import { OfferTable } from "./OfferTable.tsx";
import { readDeliveryAgain } from "./use-delivery.ts";
import { useFieldSaid } from "./use-field-said.ts";

interface MethodDialogProps {
  /** Null: a new one. */
  method: DeliveryMethod | null;
  zone: Delivery["zones"][number];
  delivery: Pick<Delivery, "payments" | "weight">;
  onClose: () => void;
}

/** A way of delivery of a zone: its names, how long it takes and what it costs. Two people who change different fields both have their way. */
export function MethodDialog({ method, zone, delivery: { payments, weight }, onClose }: MethodDialogProps) {
  const t = useText();
  const [key, setKey] = useState(freshKey);
  const of = { entity: "deliveryMethod", id: method?.id ?? null, part: "terms" };
  const form = useMergedForm(`delivery-method-${method?.id ?? `new-${zone.id}`}`, of, fieldsOf(method));
  const { values } = form;
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: method,
        fieldsOf,
        read: async () => {
          const { methods } = await call(deliveryRoutes.delivery);
          return methods.find(({ id }) => id === method?.id) ?? null;
        },
        send: ({ values: written, changed, record }): Promise<Acted<unknown>> =>
          record === null
            ? act(deliveryRoutes.addDeliveryMethod, { body: newMethod(zone.id, written), key })
            : act(deliveryRoutes.changeDeliveryMethod, {
                parameters: { id: record.id },
                body: touchedTerms(written, Object.keys(changed)),
                version: record.version,
              }),
      }),
    onSuccess: ({ logged }) => {
      onClose();
      tell(
        t(method === null ? "OFFICE_DELIVERY_ADDED" : "OFFICE_DELIVERY_SAVED", { name: values.namePl }),
        undoOf(logged),
      );
      return readDeliveryAgain();
    },
    onError: () => {
      setKey(freshKey());
      return readDeliveryAgain();
    },
  });
  const said = useFieldSaid(payments);
  const text = (name: "daysFrom" | "daysTo" | "freeFrom") => ({
    value: values[name],
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => form.change({ [name]: event.currentTarget.value }),
  });
  const isUntouched = method !== null && Object.keys(form.changed).length === 0;
  return (
    <Modal
      title={
        method === null ? t("OFFICE_DELIVERY_METHOD_NEW_IN", { name: zone.name }) : `${method.names.pl} · ${zone.name}`
      }
      onClose={onClose}
    >
      {method !== null && (
        <p>
          <HistoryLink entity="deliveryMethod" id={method.id} name={method.names.pl} />
        </p>
      )}
      <ModalForm
        act={t("OFFICE_SAVE")}
        sending={save}
        draft={form}
        merged={{ form, said }}
        disabled={isUntouched || termsIn(values) === null}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <NameFields values={values} onChange={form.change} />
        {method === null && (
          <Choice
            label={t("OFFICE_DELIVERY_KIND")}
            value={values.code}
            options={methodCodes.map((code) => [code, t(`OFFICE_DELIVERY_KIND_${kindOf(code)}`)] as const)}
            onChange={(code) => form.change({ code })}
          />
        )}
        {values.code === "" && (
          <label className="tick-row">
            <input
              type="checkbox"
              checked={values.collection}
              onChange={(event) => form.change({ collection: event.currentTarget.checked })}
            />
            {t("OFFICE_DELIVERY_COLLECTION")}
          </label>
        )}
        <div className="delivery-three">
          <Field
            label={t("OFFICE_DELIVERY_DAYS_FROM")}
            inputMode="numeric"
            maxLength={2}
            required
            {...text("daysFrom")}
          />
          <Field label={t("OFFICE_DELIVERY_DAYS_TO")} inputMode="numeric" maxLength={2} required {...text("daysTo")} />
          <Field label={t("OFFICE_DELIVERY_FREE_FROM")} inputMode="decimal" maxLength={10} {...text("freeFrom")} />
        </div>
        <OfferTable
          offers={values.offers}
          payments={payments}
          weighs={weight.counts}
          onChange={(offers) => form.change({ offers })}
        />
      </ModalForm>
    </Modal>
  );
}

function newMethod(zone: number, fields: MethodFields) {
  return { zone, code: methodCodes.find((one) => one === fields.code) ?? "", ...termsIn(fields)! };
}

function kindOf(code: (typeof methodCodes)[number]) {
  return ({ courier: "COURIER", pp: "PP", pm: "PM", "": "OTHER" } as const)[code];
}
