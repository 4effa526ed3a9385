import type { Order } from "../../contract/operator/order.ts";
import type { SettlementPreview } from "../../contract/operator/settlements.ts";
import { Refused } from "../controls/Trouble.tsx";
import { useCount, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { providerName } from "../../domain/payment/provider-name.ts";

interface SettlePreviewProps {
  order: Order;
  /** Absent: nothing is chosen, or not whole. */
  preview: SettlementPreview | undefined;
  error: unknown;
  /** Something else is chosen by now, and what follows from it is on its way. */
  stale: boolean;
}

/** What a decision does, each part with its sum, before it is made. */
export function SettlePreview({ order, preview, error, stale }: SettlePreviewProps) {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  if (error !== null && !stale) return <Refused error={error} />;
  if (preview === undefined) return <p className="mute">{t("OFFICE_SETTLE_CHOOSE")}</p>;
  const own = (amount: number) => money({ amount, currency: order.currency });
  const restocked = preview.lines.reduce((sum, line) => sum + line.restocked, 0);
  return (
    <section className="settle-preview" aria-live="polite" aria-busy={stale}>
      <h3>{t("OFFICE_SETTLE_FOLLOWS")}</h3>
      <dl className="facts facts-sums">
        {preview.lines.map((line) => {
          const of = order.lines.find(({ position }) => position === line.position);
          const name = [of?.name, of?.variant].filter(Boolean).join(", ");
          return (
            <div className="facts-row" key={line.position}>
              <dt>{line.quantity > 0 ? `${line.quantity} × ${name}` : t("OFFICE_SETTLE_CHEAPER", { name })}</dt>
              <dd>{own(line.amount)}</dd>
            </div>
          );
        })}
        {preview.shipping > 0 && (
          <>
            <dt>{order.delivery.name}</dt>
            <dd>{own(preview.shipping)}</dd>
          </>
        )}
        {preview.withheld > 0 && (
          <>
            <dt>{t("OFFICE_SETTLE_WITHHELD")}</dt>
            <dd>{own(-preview.withheld)}</dd>
          </>
        )}
        <dt className="facts-total">{t("OFFICE_TOTAL")}</dt>
        <dd className="facts-total">{own(preview.amount - preview.withheld)}</dd>
      </dl>
      <ul className="settle-effects">
        {preview.back.map((way, index) => (
          <li key={index}>
            {way.by === "provider"
              ? t("OFFICE_SETTLE_BY_PROVIDER", { sum: money(way.money), provider: providerName(way.provider) })
              : t("OFFICE_SETTLE_TO_ACCOUNT", { sum: money(way.money) })}
          </li>
        ))}
        {preview.balance > 0 && <li>{t("OFFICE_SETTLE_STAYS", { sum: own(preview.balance) })}</li>}
        {preview.back.length === 0 && preview.balance <= 0 && <li>{t("OFFICE_SETTLE_NO_MONEY")}</li>}
        {preview.correction !== null && (
          <li>
            {t("OFFICE_SETTLE_CORRECTION", {
              series: preview.correction.series,
              sum: own(preview.correction.total),
            })}
          </li>
        )}
        {restocked > 0 && <li>{counted("OFFICE_SETTLE_RESTOCKED", restocked)}</li>}
        {preview.pointsBack > 0 && <li>{counted("OFFICE_SETTLE_POINTS_BACK", preview.pointsBack)}</li>}
        {preview.pointsLost > 0 && <li>{counted("OFFICE_SETTLE_POINTS_LOST", preview.pointsLost)}</li>}
        {preview.code !== null && <li>{t("OFFICE_SETTLE_CODE", { code: preview.code })}</li>}
        {preview.state !== order.state && (
          <li>{t("OFFICE_WAS_STATE", { state: t(`ORDER_STATE_${preview.state.toUpperCase()}`) })}</li>
        )}
      </ul>
      {preview.email !== null && (
        <details className="settle-email">
          <summary>{t("OFFICE_SETTLE_EMAIL", { subject: preview.email.subject })}</summary>
          <p className="breaks">{preview.email.text}</p>
        </details>
      )}
    </section>
  );
}
