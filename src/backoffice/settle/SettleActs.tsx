import { useState } from "react";
import { Link } from "wouter";
import type { Order } from "../../contract/operator/order.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { useMay } from "../session.ts";
import { lazyOfGoods, useText } from "../text.ts";
import { canSettle, kindsFor } from "./draft.ts";

const SettleDialog = lazyOfGoods(async () => (await import("./SettleDialog.tsx")).SettleDialog);

/** The ways to cancel an order and to give something of it back. */
export function SettleActs({ order }: { order: Order }) {
  const t = useText();
  const may = useMay("money.refund") && canSettle(order);
  const [open, setOpen] = useState<"whole" | "part" | null>(null);
  const sent = order.state === "sent" || order.state === "delivered";
  const parts = sent || kindsFor(order).length > 1;
  useKeys(may ? { giveBack: () => setOpen(parts ? "part" : "whole") } : {});
  if (!may) return null;
  return (
    <>
      {order.withdrawn !== null && (
        <Link href={`/returns/${order.withdrawn}`} className={actClass("signal")}>
          {t("OFFICE_SETTLE_CANCEL")}
        </Link>
      )}
      {!sent && order.withdrawn === null && (
        <Act kind="plain" keyName={parts ? undefined : "giveBack"} onClick={() => setOpen("whole")}>
          {t("OFFICE_SETTLE_CANCEL")}
        </Act>
      )}
      {parts && (
        <Act kind="plain" keyName="giveBack" onClick={() => setOpen("part")}>
          {t("OFFICE_SETTLE_GIVE_BACK")}
        </Act>
      )}
      {open !== null && <SettleDialog order={order} whole={open === "whole"} onClose={() => setOpen(null)} />}
    </>
  );
}
