import { useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { canBeChanged } from "../../domain/order/order-change.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { AddressDialog } from "./AddressDialog.tsx";

/** Opens the address and the contact of an order that has not left. */
export function AddressAct({ order }: { order: Order }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const mayEdit = useMay("orders.edit");
  const maySee = useMay("buyers.contact");
  if (!mayEdit || !maySee || !canBeChanged(order.state)) return null;
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {t("OFFICE_ADDRESS_CHANGE")}
      </button>
      {open && <AddressDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
