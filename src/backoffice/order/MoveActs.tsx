import { useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { Act } from "../controls/Act.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { endsOrder, type Step, stepsOf } from "./steps.ts";

/** The next state of an order as the one act of its screen, and the way to the others. */
export function MoveActs({ order }: { order: Order }) {
  const t = useText();
  const mayPack = useMay("orders.pack");
  const steps = stepsOf(order, useMay("orders.edit"));
  const [to, setTo] = useState<Step | null>(null);
  const [first, second] = steps;
  const forward = first === undefined || endsOrder(first) ? null : first;
  const other = forward === null ? first : second;
  useKeys(mayPack && first !== undefined ? { move: () => setTo(first) } : {});
  if (!mayPack) return null;
  return (
    <>
      {other !== undefined && (
        <Act kind="plain" onClick={() => setTo(other)}>
          {t("OFFICE_MOVE_OTHER")}
        </Act>
      )}
      {forward !== null && (
        <Act kind="signal" keyName="move" onClick={() => setTo(forward)}>
          {t(`OFFICE_MOVE_${forward.toUpperCase()}`)}
        </Act>
      )}
      {to !== null && <MoveDialog order={order} steps={steps} first={to} onClose={() => setTo(null)} />}
    </>
  );
}
