import type { Order } from "../../contract/operator/order.ts";
import { parcelRoutes } from "../../contract/operator/parcels.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { takenOut } from "./taken-out.ts";
import { useAct } from "./use-order.ts";

/** What is to be taken out of the box of an order that lost it after it was packed, until somebody says that it is. */
export function Repack({ order }: { order: Order }) {
  const t = useText();
  const may = useMay("orders.pack");
  const close = useAct(
    () => act(parcelRoutes.closeRepack, { parameters: { number: order.number } }),
    (_, { undo }) => tell(t("OFFICE_REPACKED"), undo),
  );
  const pieces = takenOut(order.repack);
  return (
    <div className="repack" role="note">
      <p>
        <strong>{t(order.state === "cancelled" ? "OFFICE_REPACK_WHOLE" : "OFFICE_REPACK", { pieces })}</strong>
      </p>
      <Refused error={close.error} />
      {may && (
        <Act busy={close.isPending} onClick={() => close.mutate(undefined)}>
          {t("OFFICE_REPACK_DONE")}
        </Act>
      )}
    </div>
  );
}
