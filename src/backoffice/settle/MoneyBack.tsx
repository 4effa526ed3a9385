import { Link } from "wouter";
import type { Order } from "../../contract/operator/order.ts";
import { providerName } from "../../domain/payment/provider-name.ts";
import { Moment } from "../Moment.tsx";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import "./given-back.css";

interface MoneyBackProps {
  money: Pick<NonNullable<Order["money"]>, "refunds" | "transfers">;
}

/** By which ways money of an order goes back, and how far each has come; nothing where none does. */
export function MoneyBack({ money }: MoneyBackProps) {
  const t = useText();
  if (money.refunds.length + money.transfers.length === 0) return null;
  return (
    <ul className="given-back" aria-label={t("OFFICE_GIVEN_BACK")}>
      <MoneyBackRows money={money} />
    </ul>
  );
}

/** The same as rows of a list. */
export function MoneyBackRows({ money: { refunds, transfers } }: MoneyBackProps) {
  const t = useText();
  const money = useMoney();
  const mayGive = useMay("money.refund");
  return (
    <>
      {refunds.map((refund) => (
        <li key={`r${refund.id}`} className={refund.state === "refused" ? "given-back-failed" : undefined}>
          <p>
            {t(`OFFICE_REFUND_${refund.state.toUpperCase()}`, {
              sum: money(refund.money),
              provider: providerName(refund.provider),
            })}
          </p>
          <Moment at={refund.at} />
        </li>
      ))}
      {transfers.map((transfer) => (
        <li key={`t${transfer.id}`}>
          <p>
            {t(`OFFICE_TRANSFER_${transfer.state.toUpperCase()}`, { sum: money(transfer.paid ?? transfer.money) })}
            {transfer.paid !== null && (
              <span className="mute"> · {t("OFFICE_REFUNDS_WAS_ASKED", { sum: money(transfer.money) })}</span>
            )}
            {transfer.account !== null && <span className="mute"> · {transfer.account}</span>}
            {mayGive && transfer.state !== "paid" && transfer.state !== "withdrawn" && (
              <>
                {" · "}
                <Link className="link" href="/refunds">
                  {t("OFFICE_REFUNDS")}
                </Link>
              </>
            )}
          </p>
          <Moment at={transfer.at} />
        </li>
      ))}
    </>
  );
}
