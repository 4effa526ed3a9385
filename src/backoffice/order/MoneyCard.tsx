import type { Order } from "../../contract/operator/order.ts";
import { Card } from "../controls/Card.tsx";
import { GivenBack } from "../settle/GivenBack.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import "./facts.css";

/** What the order costs, part by part, as on its documents; what came, and what went back. */
export function MoneyCard({ order, money: sums }: { order: Order; money: NonNullable<Order["money"]> }) {
  const t = useText();
  const money = useMoney();
  const { currency } = order;
  const text = (amount: number) => money({ amount, currency });
  const {
    discount,
    discountCode,
    points,
    total,
    totalPln,
    vat,
    missing,
    paid,
    atDoor,
    refunded,
    givingBack,
    surplus,
    moved,
  } = sums;
  const worth = sums.settlements.reduce((sum, { amount }) => sum - amount, total);
  return (
    <Card title={t("OFFICE_MONEY")} aside={order.payment.name}>
      <dl className="facts facts-sums">
        <dt>{t("OFFICE_GOODS")}</dt>
        <dd>{text(sums.products)}</dd>
        {discount !== 0 && (
          <>
            <dt>{t("OFFICE_CODE", { code: discountCode ?? "" })}</dt>
            <dd>{text(-Math.abs(discount))}</dd>
          </>
        )}
        {points !== 0 && (
          <>
            <dt>{t("OFFICE_POINTS")}</dt>
            <dd>{text(-Math.abs(points))}</dd>
          </>
        )}
        <dt>{order.delivery.name}</dt>
        <dd>{text(sums.shipping)}</dd>
        <dt className="facts-total">{t("OFFICE_TOTAL")}</dt>
        <dd className="facts-total">
          {text(total)}
          {currency !== "pln" && <span className="mute"> ({money({ amount: totalPln, currency: "pln" })})</span>}
        </dd>
        {sums.settlements.length > 0 && (
          <>
            <dt className="facts-total">{t("OFFICE_TOTAL_LEFT")}</dt>
            <dd className="facts-total">{text(worth)}</dd>
          </>
        )}
        {vat.map(({ rate, amount }) => (
          <div className="facts-row" key={rate}>
            <dt>{t("OFFICE_VAT_IN", { rate })}</dt>
            <dd>{text(amount)}</dd>
          </div>
        ))}
        {missing > 0 && (paid !== null || moved.length > 0) && (
          <div className="facts-row facts-warned">
            <dt>{t("OFFICE_MISSING")}</dt>
            <dd>{text(missing)}</dd>
          </div>
        )}
        {paid && (
          <>
            <dt>{t("OFFICE_PAID")}</dt>
            <dd>{money(paid)}</dd>
          </>
        )}
        {atDoor > 0 && (
          <>
            <dt>{t("OFFICE_AT_DOOR")}</dt>
            <dd>{text(atDoor)}</dd>
          </>
        )}
        {moved.map((sum) => (
          <div className="facts-row" key={sum.order}>
            <dt>{t(sum.amount < 0 ? "OFFICE_MONEY_MOVED_TO" : "OFFICE_MONEY_MOVED_FROM", { number: sum.order })}</dt>
            <dd>{text(sum.amount)}</dd>
          </div>
        ))}
        {refunded.map((sum) => (
          <div className="facts-row" key={sum.currency}>
            <dt>{t("OFFICE_REFUNDED")}</dt>
            <dd>{money({ ...sum, amount: -sum.amount })}</dd>
          </div>
        ))}
        {givingBack.map((sum) => (
          <div className="facts-row" key={sum.currency}>
            <dt>{t("OFFICE_GIVING_BACK")}</dt>
            <dd>{money({ ...sum, amount: -sum.amount })}</dd>
          </div>
        ))}
        {surplus.map((sum, index) => (
          <div className="facts-row facts-warned" key={index}>
            <dt>{t("OFFICE_SURPLUS")}</dt>
            <dd>{money(sum)}</dd>
          </div>
        ))}
      </dl>
      <GivenBack order={order} money={sums} />
    </Card>
  );
}
