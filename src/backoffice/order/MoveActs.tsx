import { useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { Act } from "../controls/Act.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { type Step, stepsOf } from "./steps.ts";

/** The next state of an order as the one act of its screen, and the way to the others; of one that awaits the shop's word its yes and its no. */
export function MoveActs({ order }: { order: Order }) {
  const t = useText();
  const steps = stepsOf(order, useMay("orders.edit"));
  const [to, setTo] = useState<Step | null>(null);
  const [first, second] = steps;
  useKeys(first === undefined ? {} : { move: () => setTo(first) });
  if (first === undefined) return null;
  return (
    <>
      {second !== undefined && (
        <Act kind="plain" onClick={() => setTo(second)}>
          {t(second === "declined" ? "OFFICE_MOVE_DECLINE" : "OFFICE_MOVE_OTHER")}
        </Act>
      )}
      <Act kind="signal" keyName="move" onClick={() => setTo(first)}>
        {t(`OFFICE_MOVE_${first.toUpperCase()}`)}
      </Act>
      {to !== null && <MoveDialog order={order} steps={steps} first={to} onClose={() => setTo(null)} />}
    </>
  );
}
