import { useQuery } from "@tanstack/react-query";
import type { Order } from "../../contract/operator/order.ts";
import { orderChangeRoutes } from "../../contract/operator/order-changes.ts";
import { act, problemAt } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { Read } from "../controls/Read.tsx";
import { tell } from "../notice.ts";
import { useAct } from "../order/use-order.ts";
import { lazyOfGoods, useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import type { ChangeForm } from "./change-draft.ts";
import { AddressForm, type Address } from "./AddressForm.tsx";
import { addressLabels } from "./address-labels.ts";
import { changeFormOf, readChangeForm } from "./change-form.ts";

/** Where an order goes, how its buyer is reached and whom the invoice is for; only what was changed is sent. */
export function AddressDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const query = useQuery(changeFormOf(order.number));
  return (
    <Modal title={t("OFFICE_ADDRESS_CHANGE")} onClose={onClose}>
      <Read query={query}>
        {(form) =>
          form.address && <Fields number={order.number} form={form} address={form.address} onClose={onClose} />
        }
      </Read>
    </Modal>
  );
}

interface FieldsProps {
  number: number;
  form: ChangeForm;
  address: Address;
  onClose: () => void;
}

function Fields({ number, form, address, onClose }: FieldsProps) {
  const t = useText();
  const fields = useMergedForm(`address-${number}`, { entity: "order", id: number, part: "address" }, address);
  const isChanged = Object.keys(fields.changed).length > 0;
  const save = useAct(
    () =>
      fields.save({
        record: form,
        fieldsOf: (read) => read.address ?? address,
        read: () => readChangeForm(number),
        send: ({ changed, record }) =>
          act(orderChangeRoutes.changeAddress, {
            parameters: { number },
            body: changed,
            version: record.versions.address,
          }),
      }),
    (_, { undo }) => {
      onClose();
      tell(t("OFFICE_ADDRESS_CHANGED"), undo);
    },
  );
  const said = (name: keyof typeof addressLabels, value: unknown) => ({
    label: t(addressLabels[name]),
    text: typeof value === "boolean" ? t(value ? "OFFICE_YES" : "OFFICE_NO") : String(value),
  });
  return (
    <ModalForm
      act={t("OFFICE_CHANGE_SAVE")}
      disabled={!isChanged}
      sending={save}
      draft={fields}
      merged={{ form: fields, said }}
      onSend={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <CountryStays />
      <AddressForm
        values={fields.values}
        wrong={problemAt(save.error)}
        invoiceFixed={form.documentMade}
        onChange={fields.change}
      />
    </ModalForm>
  );
}

const CountryStays = lazyOfGoods(async () => (await import("./CountryStays.tsx")).CountryStays);
