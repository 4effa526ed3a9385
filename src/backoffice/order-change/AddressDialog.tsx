import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { call, problemAt } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused, Trouble } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { useAct } from "../order/use-order.ts";
import { useText } from "../text.ts";
import type { ChangeForm } from "./change-draft.ts";
import { AddressForm, type Address } from "./AddressForm.tsx";

/** Where an order goes, how its buyer is reached and whom the invoice is for; only what was changed is sent. */
export function AddressDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ["change-form", String(order.number)],
    queryFn: () => call(operatorRoutes.changeForm, { parameters: order }),
    gcTime: 0,
  });
  return (
    <Modal title={t("OFFICE_ADDRESS_CHANGE")} onClose={onClose}>
      {data?.address !== undefined ? (
        <Fields number={order.number} form={data} address={data.address} onClose={onClose} />
      ) : error === null ? (
        <p className="mute">{t("OFFICE_LOADING")}</p>
      ) : (
        <Trouble error={error} retry={() => void refetch()} />
      )}
    </Modal>
  );
}

function Fields({
  number,
  form,
  address,
  onClose,
}: {
  number: number;
  form: ChangeForm;
  address: Address;
  onClose: () => void;
}) {
  const t = useText();
  const [values, setValues] = useState(address);
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => address[name as keyof Address] !== value),
  );
  const save = useAct(
    () => call(operatorRoutes.changeAddress, { parameters: { number }, body: changed, version: form.versions.address }),
    () => {
      onClose();
      tell(t("OFFICE_ADDRESS_CHANGED"));
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(changed).length > 0 && !save.isPending) save.mutate(undefined);
  };
  return (
    <form className="modal-form" onSubmit={send}>
      <AddressForm
        values={values}
        wrong={problemAt(save.error)}
        invoiceFixed={form.documentMade}
        onChange={(part) => setValues({ ...values, ...part })}
      />
      <Refused error={save.error} />
      <div className="modal-acts">
        <Act type="submit" kind="signal" busy={save.isPending} disabled={Object.keys(changed).length === 0}>
          {t("OFFICE_CHANGE_SAVE")}
        </Act>
        <Act kind="plain" onClick={onClose}>
          {t("OFFICE_CANCEL")}
        </Act>
      </div>
    </form>
  );
}
