import { useMutation } from "@tanstack/react-query";
import { type PaymentMethod, paymentMethodRoutes } from "../../contract/operator/payment-methods.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { deliveryLimits } from "../../domain/delivery/delivery-limits.ts";
import { Field } from "../../ui/Field.tsx";
import { act, call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { namesIn } from "../delivery/method-fields.ts";
import { NameFields } from "../delivery/NameFields.tsx";
import { readDeliveryAgain } from "../delivery/use-delivery.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";

function fieldsOf({ names, offBecause }: PaymentMethod) {
  return {
    namePl: names.pl,
    nameEn: names.en ?? "",
    nameCz: names.cz ?? "",
    isOn: offBecause === null,
    because: offBecause ?? "",
  };
}
type Fields = ReturnType<typeof fieldsOf>;

const labels: Record<keyof Fields, BackofficePlainCode> = {
  namePl: "OFFICE_DELIVERY_NAME_PL",
  nameEn: "OFFICE_DELIVERY_NAME_EN",
  nameCz: "OFFICE_DELIVERY_NAME_CZ",
  isOn: "OFFICE_PAYMENT_OFFERED",
  because: "OFFICE_DELIVERY_BECAUSE",
};

/** What a payment is called, and whether shoppers may choose it. Two people who change different fields both have their way. */
export function PaymentDialog({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const t = useText();
  const of = { entity: "paymentMethod", id: method.id, part: "terms" };
  const form = useMergedForm<Fields>(`payment-method-${method.id}`, of, fieldsOf(method));
  const { values } = form;
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: method,
        fieldsOf,
        read: async () => {
          const { methods } = await call(paymentMethodRoutes.paymentMethods);
          return methods.find(({ id }) => id === method.id) ?? method;
        },
        send: ({ values: written, changed, record }) =>
          act(paymentMethodRoutes.changePaymentMethod, {
            parameters: { id: record.id },
            body: bodyOf(written, Object.keys(changed)),
            version: record.version,
          }),
      }),
    onSuccess: ({ logged }) => {
      onClose();
      tell(t("OFFICE_DELIVERY_SAVED", { name: values.namePl }), undoOf(logged));
      return readDeliveryAgain();
    },
    onError: readDeliveryAgain,
  });
  const said = (name: keyof Fields, value: unknown) => ({
    label: t(labels[name]),
    text: typeof value === "boolean" ? t(value ? "OFFICE_LOG_YES" : "OFFICE_LOG_NO") : String(value),
  });
  const isWhole = values.namePl.trim() !== "" && (values.isOn || values.because.trim() !== "");
  return (
    <Modal title={method.names.pl} onClose={onClose}>
      <p>
        <HistoryLink entity="paymentMethod" id={method.id} name={method.names.pl} />
      </p>
      <ModalForm
        act={t("OFFICE_SAVE")}
        sending={save}
        draft={form}
        merged={{ form, said }}
        disabled={Object.keys(form.changed).length === 0 || !isWhole}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <NameFields values={values} onChange={form.change} />
        <label className="tick-row">
          <input
            type="checkbox"
            checked={values.isOn}
            onChange={(event) => form.change({ isOn: event.currentTarget.checked })}
          />
          {t("OFFICE_PAYMENT_OFFERED")}
        </label>
        {!values.isOn && (
          <Field
            label={t("OFFICE_DELIVERY_BECAUSE")}
            value={values.because}
            maxLength={deliveryLimits.because}
            required
            autoComplete="off"
            onChange={(event) => form.change({ because: event.currentTarget.value })}
          />
        )}
      </ModalForm>
    </Modal>
  );
}

/** What is sent of what somebody has touched. */
function bodyOf(fields: Fields, touched: readonly string[]) {
  const has = (...names: (keyof Fields)[]) => names.some((name) => touched.includes(name));
  return {
    ...(has("namePl", "nameEn", "nameCz") && { names: namesIn(fields) }),
    ...(has("isOn", "because") && { offBecause: fields.isOn ? null : fields.because.trim() }),
  };
}
