import type { OrderReply } from "../../../contract/customer-orders.ts";
import { formatMoney, parseDecimal } from "../../../domain/money.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useText } from "../../app/text.ts";
import { OrderState } from "../user/OrderState.tsx";
import { useMoments } from "../user/use-moments.ts";
import { OrderParcels } from "./OrderParcels.tsx";
import type { ComingPayment } from "./use-coming-payment.ts";
import "./order-now.css";

/** Where the order is now, what the shopper can do about it, and the way it has gone. */
export function OrderNow({ order, coming }: { order: OrderReply; coming: ComingPayment }) {
  const t = useText();
  const { minute } = useMoments();
  const { state, history, payment, tracking, parcels, expected, partlySent, holdUntil, comingBack, currency } = order;
  const isSeveral = partlySent || parcels.length > 1;
  const isFollowed = parcels.some(({ steps, href }) => steps.length > 0 || href !== null);
  const { transfer } = payment;
  return (
    <section className="order-now" aria-labelledby="order-now-title">
      <div className="order-now-said" aria-live="polite">
        <h2 id="order-now-title">{t(partlySent ? "ORDER_STATE_PARTLYSENT" : `ORDER_STATE_${state.toUpperCase()}`)}</h2>
        {payment.failed && (
          <p className="order-now-failed">
            <Icon name="warning" small /> {t("MYORDER_PAY_FAILED")}
          </p>
        )}
        <p>
          {partlySent
            ? t("MYORDER_NOW_PARTLYSENT")
            : t(`MYORDER_NOW_${state.toUpperCase()}`, { until: holdUntil === null ? "" : minute(holdUntil) })}
        </p>
        {comingBack !== null && (
          <p>
            {t(`MYORDER_BACK_${comingBack.state.toUpperCase()}`)}
            {comingBack.back !== null && ` ${formatMoney(parseDecimal(comingBack.back), currency)}`}
          </p>
        )}
        {comingBack?.label && (
          <p>
            {comingBack.label.said}{" "}
            {comingBack.label.href && (
              <a className="link" href={comingBack.label.href}>
                {comingBack.label.link}
              </a>
            )}
          </p>
        )}
        {coming !== null && (
          <p className="order-now-coming">
            {coming === "asking" && <span className="order-now-joint" aria-hidden="true" />}
            {t(coming === "asking" ? "MYORDER_PAY_ASKING" : "MYORDER_PAY_LATE")}
          </p>
        )}
        {payment.missing !== null && (
          <p>
            <strong>{t("MYORDER_MISSING", { sum: formatMoney(parseDecimal(payment.missing), order.currency) })}</strong>
          </p>
        )}
        {payment.href !== null && (
          <a
            className={buttonClass({ kind: coming === "asking" ? "plain" : "signal", size: "big" })}
            href={payment.href}
          >
            {t("MYORDER_PAY")}
          </a>
        )}
        {(transfer !== null || expected !== null || (tracking !== null && !isSeveral && !isFollowed)) && (
          <dl className="figures">
            {transfer !== null && (
              <>
                <dt>{t("MYORDER_ACCOUNT")}</dt>
                <dd>{transfer.account}</dd>
                <dt>{t("MYORDER_REFERENCE")}</dt>
                <dd>{transfer.reference}</dd>
              </>
            )}
            {expected !== null && (
              <>
                <dt>{t("MYORDER_PARCEL_EXPECTED")}</dt>
                <dd>{expected}</dd>
              </>
            )}
            {tracking !== null && !isSeveral && !isFollowed && (
              <>
                <dt>{t("MYORDER_TRACKING")}</dt>
                <dd>{tracking}</dd>
              </>
            )}
          </dl>
        )}
        {(isSeveral || isFollowed) && <OrderParcels parcels={parcels} several={isSeveral} />}
      </div>
      <ol className="order-way figures" aria-label={t("MYORDER_WAY")}>
        {history.map((step) => (
          <li key={step.at} aria-current={step === history.at(-1) ? "step" : undefined}>
            <OrderState state={step.state} />
            <time dateTime={step.at}>{minute(step.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
