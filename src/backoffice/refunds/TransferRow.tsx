import { useState } from "react";
import { Link } from "wouter";
import { refundTransferRoutes } from "../../contract/operator/refund-transfers.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { Moment } from "../Moment.tsx";
import { shortDayOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { useNow } from "../now.ts";
import { useSpoken, useText } from "../text.ts";
import { nearnessOf } from "../today/due.ts";
import { useMoney } from "../use-money.ts";
import { AccountDialog } from "./AccountDialog.tsx";
import { PaidSumDialog } from "./PaidSumDialog.tsx";
import { type Transfer, useTransferAct } from "./use-transfers.ts";

interface TransferRowProps {
  transfer: Transfer;
  picked: boolean;
  onPick: () => void;
  onReopen: () => void;
}

/** One transfer: how much, for whom, to which account, by when, and what can be done with it. */
export function TransferRow({ transfer, picked, onPick, onReopen }: TransferRowProps) {
  const t = useText();
  const money = useMoney();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  const [open, setOpen] = useState<"account" | "sum" | null>(null);
  const [key] = useState(freshKey);
  const { id, state, order, due } = transfer;
  const ask = useTransferAct(
    () => call(refundTransferRoutes.askForAccount, { parameters: { id }, key }),
    () => tell(t("OFFICE_REFUNDS_ASKED")),
  );
  const withdraw = useTransferAct(
    () => call(refundTransferRoutes.withdrawTransfer, { parameters: { id } }),
    () => tell(t("OFFICE_REFUNDS_WITHDRAWN", { number: order })),
  );
  const ready = state === "known" || state === "exported";
  const name = `${money(transfer.money)}, ${transfer.holder ?? transfer.buyer}`;
  return (
    <li>
      <span className="tick-row refund-pick">
        {ready && (
          <input type="checkbox" checked={picked} aria-label={t("OFFICE_REFUNDS_PICK", { name })} onChange={onPick} />
        )}
      </span>
      <div className="refund-words">
        <p>
          <strong className="money">{money(transfer.paid ?? transfer.money)}</strong> ·{" "}
          {transfer.holder ?? transfer.buyer}
          {transfer.paid !== null && (
            <span className="mute"> · {t("OFFICE_REFUNDS_WAS_ASKED", { sum: money(transfer.money) })}</span>
          )}
        </p>
        <p className="mute">
          {transfer.account ??
            t(transfer.remindedAt === null ? "OFFICE_REFUNDS_NO_ACCOUNT" : "OFFICE_REFUNDS_REMINDED")}
          {state === "exported" && ` · ${t("OFFICE_REFUNDS_IN_FILE")}`}
          {ready && !transfer.domestic && ` · ${t("OFFICE_REFUNDS_ABROAD")}`}
        </p>
        <p>
          <Link className="link" href={`/orders/${order}`}>
            {t("OFFICE_ORDER", { number: order })}
          </Link>
        </p>
        <Refused error={ask.error ?? withdraw.error} />
      </div>
      <p className="refund-due">
        {transfer.paidAt === null ? (
          <span className={`due due-${nearnessOf(due, now).nearness}`}>
            {t("OFFICE_REFUNDS_DUE", { day: shortDayOf(`${due}T12:00:00Z`, lanCode, now) })}
          </span>
        ) : (
          <Moment at={transfer.paidAt} />
        )}
      </p>
      <div className="refund-acts">
        {state === "asked" && (
          <Act busy={ask.isPending} onClick={() => ask.mutate(undefined)}>
            {t("OFFICE_REFUNDS_ASK")}
          </Act>
        )}
        {(state === "asked" || state === "known") && (
          <>
            <Act kind="plain" onClick={() => setOpen("account")}>
              {t(state === "asked" ? "OFFICE_REFUNDS_SAY" : "OFFICE_REFUNDS_SAY_OTHER")}
            </Act>
            <Act kind="plain" busy={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
              {t("OFFICE_REFUNDS_WITHDRAW")}
            </Act>
          </>
        )}
        {ready && (
          <Act kind="plain" onClick={() => setOpen("sum")}>
            {t("OFFICE_REFUNDS_PAY_OTHER")}
          </Act>
        )}
        {(state === "exported" || state === "paid") && (
          <Act kind="plain" onClick={onReopen}>
            {t(state === "paid" ? "OFFICE_REFUNDS_NOT_PAID" : "OFFICE_REFUNDS_NOT_SENT")}
          </Act>
        )}
      </div>
      {open === "account" && <AccountDialog transfer={transfer} onClose={() => setOpen(null)} />}
      {open === "sum" && <PaidSumDialog transfer={transfer} onClose={() => setOpen(null)} />}
    </li>
  );
}
