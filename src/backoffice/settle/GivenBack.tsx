import { useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { Act } from "../controls/Act.tsx";
import { Moment } from "../Moment.tsx";
import { useMay } from "../session.ts";
import { lazyOfGoods, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { awaitsTransfer } from "./awaits-transfer.ts";
import { BalanceDialog } from "./BalanceDialog.tsx";
import { MoneyBackRows } from "./MoneyBack.tsx";
import { SettlementText } from "./SettlementText.tsx";
import "./given-back.css";

const TransferDialog = lazyOfGoods(async () => (await import("./TransferDialog.tsx")).TransferDialog);

type Money = NonNullable<Order["money"]>;

/** What was given back of an order, by which ways its money goes, and what of it is still to be decided. */
export function GivenBack({ order, money: sums }: { order: Order; money: Money }) {
  const t = useText();
  const money = useMoney();
  const mayGive = useMay("money.refund");
  const awaits = useMay("money.match") && awaitsTransfer(order);
  const [open, setOpen] = useState<"balance" | "transfer" | null>(null);
  const { balance, settlements, refunds, transfers, surplus } = sums;
  const over = [...(balance > 0 ? [{ amount: balance, currency: order.currency }] : []), ...surplus];
  const close = () => setOpen(null);
  return (
    <>
      {(settlements.length > 0 || refunds.length > 0 || transfers.length > 0) && (
        <ul className="given-back" aria-label={t("OFFICE_GIVEN_BACK")}>
          {settlements.map((settlement) => (
            <li key={`s${settlement.id}`}>
              <SettlementText settlement={settlement} order={order} />
              <Moment at={settlement.at} />
            </li>
          ))}
          <MoneyBackRows money={sums} />
        </ul>
      )}
      {mayGive && over.length > 0 && (
        <div className="given-back-decide">
          <p>{t("OFFICE_BALANCE_OVER", { sum: over.map(money).join(" + ") })}</p>
          <Act onClick={() => setOpen("balance")}>{t("OFFICE_BALANCE_GIVE")}</Act>
        </div>
      )}
      {balance < 0 && transfers.some(({ paid, money: asked }) => paid !== null && paid.amount > asked.amount) && (
        <div className="given-back-decide">
          <p>{t("OFFICE_BALANCE_BEYOND", { sum: money({ amount: -balance, currency: order.currency }) })}</p>
        </div>
      )}
      {awaits && (
        <div className="given-back-decide">
          <p>{t("OFFICE_TRANSFER_AWAITED")}</p>
          <Act onClick={() => setOpen("transfer")}>{t("OFFICE_TRANSFER_CAME")}</Act>
        </div>
      )}
      {open === "balance" && <BalanceDialog order={order} over={over} onClose={close} />}
      {open === "transfer" && <TransferDialog order={order} money={sums} onClose={close} />}
    </>
  );
}
