import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type OneReturn, returnRoutes } from "../../contract/operator/returns.ts";
import { moneyWays, type SettlementPreview } from "../../contract/operator/settlements.ts";
import { providerName } from "../../domain/payment/provider-name.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useSession } from "../session.ts";
import { useCount, useText } from "../text.ts";
import { lookedAt } from "./pieces.ts";
import { useMoney } from "../use-money.ts";
import { amountFor, amountIn } from "../amount-in.ts";
import { useReturnAct } from "./use-return.ts";
import "../order/facts.css";

type Delivery = NonNullable<OneReturn["delivery"]>;

interface SettleCardProps {
  returned: OneReturn;
  delivery: Delivery;
  /** What is kept for wear is being typed, and not in the sums yet. */
  wearTyped: boolean;
}

/** What goes back for what has arrived: told before it is done, and then done at once. */
export function SettleCard({ returned, delivery, wearTyped }: SettleCardProps) {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  const { permissions } = useSession();
  const [written, setWritten] = useState<string | null>(null);
  const [way, setWay] = useState<(typeof moneyWays)[number]>("asItCame");
  const [tells, setTells] = useState(true);
  const [key] = useState(freshKey);
  const shipping = written === null ? delivery.suggested : amountIn(written);
  const [exchange, setExchange] = useState<"paid" | "givenUp">("paid");
  const { exchange: exchanged, cancels, unsent, paid = true } = returned;
  const waits = exchanged?.waits === true;
  const body = { shipping: shipping ?? 0, money: way, exchange, tell: tells };
  const arrived = returned.pieces.some(({ expected, asNew, used }) => asNew + used > 0 || (unsent && expected > 0));
  const short = unsent
    ? 0
    : returned.pieces.reduce((sum, piece) => sum + Math.max(0, piece.expected - lookedAt(piece)), 0);
  const preview = useQuery({
    queryKey: ["return-preview", returned.version, returned.id, body],
    queryFn: () => call(returnRoutes.previewReturn, { parameters: { id: returned.id }, body }),
    enabled: (arrived || cancels) && shipping !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const settle = useReturnAct(
    returned,
    (sent: typeof body, on) =>
      call(returnRoutes.settleReturn, { ...on, body: sent, key: `${key}-${returned.version.replaceAll('"', "")}` }),
    ({ id }) => tell(t("OFFICE_RETURN_SETTLED", { number: id })),
  );
  const moves = preview.data?.back.some(({ by }) => by === "exchange") === true;
  if (!arrived && !cancels)
    return (
      <Card title={t("OFFICE_RETURN_MONEY")}>
        <p className="mute">{t(unsent ? "OFFICE_RETURN_NOTHING_NAMED" : "OFFICE_RETURN_NOTHING_YET")}</p>
      </Card>
    );
  const text = (amount: number) => money({ amount, currency: returned.currency });
  const settles = cancels
    ? "OFFICE_RETURN_CANCEL_ORDER"
    : unsent
      ? "OFFICE_RETURN_CANCEL_PIECES"
      : "OFFICE_RETURN_SETTLE";
  return (
    <Card title={t("OFFICE_RETURN_MONEY")}>
      <div className="return-settle">
        {cancels && <p>{t("OFFICE_RETURN_CANCELS")}</p>}
        {!paid && <p>{t("OFFICE_RETURN_UNPAID")}</p>}
        {paid && delivery.left > 0 && !cancels && (
          <div>
            <Field
              label={t("OFFICE_RETURN_SHIPPING")}
              value={written ?? amountFor(delivery.suggested)}
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              aria-invalid={shipping === null || undefined}
              onChange={(event) => setWritten(event.currentTarget.value)}
            />
            <p className="mute">
              {delivery.cheapest === null
                ? t("OFFICE_RETURN_SHIPPING_PAID", { paid: text(delivery.paid) })
                : t("OFFICE_RETURN_SHIPPING_CHEAPEST", { sum: text(delivery.cheapest), paid: text(delivery.paid) })}
            </p>
          </div>
        )}
        {exchanged !== null && waits && (
          <Choice
            label={t("OFFICE_EXCHANGE_SETTLING", { number: exchanged.order })}
            value={exchange}
            options={[
              ["paid", t("OFFICE_EXCHANGE_SETTLING_PAID")],
              ...(exchanged.endable ? [["givenUp", t("OFFICE_EXCHANGE_SETTLING_GIVENUP")] as const] : []),
            ]}
            onChange={(value) => setExchange(value as typeof exchange)}
          />
        )}
        {paid && (
          <Choice
            label={t("OFFICE_RETURN_WAY")}
            value={way}
            options={moneyWays.map((one) => [one, t(`OFFICE_RETURN_WAY_${one.toUpperCase()}`)])}
            onChange={(value) => setWay(value as typeof way)}
          />
        )}
        <label className="tick-row">
          <input type="checkbox" checked={tells} onChange={() => setTells(!tells)} />
          {t("OFFICE_RETURN_TELL")}
        </label>
        {preview.data !== undefined && <Preview preview={preview.data} paid={paid} text={text} />}
        <Refused error={preview.error ?? settle.error} />
        {preview.data !== undefined && preview.error === null && permissions.includes("money.refund") && (
          <>
            {short > 0 && <p role="note">{counted("OFFICE_RETURN_SHORT", short)}</p>}
            {wearTyped && <p role="note">{t("OFFICE_RETURN_WEAR_TYPED")}</p>}
            <p className="mute">{t(finalText({ paid, moves, preview: preview.data }))}</p>
            <Act
              kind="signal"
              busy={settle.isPending || preview.isFetching || wearTyped}
              onClick={() => settle.mutate(body)}
            >
              {moves
                ? t("OFFICE_EXCHANGE_SETTLE")
                : !paid
                  ? t(cancels || unsent ? "OFFICE_RETURN_CANCEL_UNPAID" : "OFFICE_RETURN_SETTLE_UNPAID")
                  : t(settles, {
                      sum: text(preview.data.amount - preview.data.withheld),
                    })}
            </Act>
          </>
        )}
      </div>
    </Card>
  );
}

/** Returns the code of what cannot be taken back. */
function finalText({ paid, moves, preview }: { paid: boolean; moves: boolean; preview: SettlementPreview }) {
  if (moves) return "OFFICE_EXCHANGE_SETTLE_FINAL";
  if (paid) return "OFFICE_RETURN_SETTLE_FINAL";
  return preview.correction === null ? "OFFICE_SETTLE_FINAL_STATE" : "OFFICE_RETURN_FINAL_CORRECTION";
}

interface PreviewProps {
  preview: SettlementPreview;
  /** Money came for the order. */
  paid: boolean;
  text: (amount: number) => string;
}

function Preview({ preview, paid, text }: PreviewProps) {
  const t = useText();
  const money = useMoney();
  const goods = preview.amount - preview.shipping;
  return (
    <>
      <dl className="facts facts-sums">
        {paid && (
          <>
            <dt>{t("OFFICE_RETURN_GOODS_SUM")}</dt>
            <dd>{text(goods)}</dd>
          </>
        )}
        {paid && preview.shipping > 0 && (
          <>
            <dt>{t("OFFICE_RETURN_SHIPPING")}</dt>
            <dd>{text(preview.shipping)}</dd>
          </>
        )}
        {preview.withheld > 0 && (
          <>
            <dt>{t("OFFICE_RETURN_WITHHELD")}</dt>
            <dd>{text(-preview.withheld)}</dd>
          </>
        )}
        {preview.back.map((way, index) => (
          <div className="facts-row" key={index}>
            <dt className="facts-total">{wayText(way, t)}</dt>
            <dd className="facts-total">{money(way.money)}</dd>
          </div>
        ))}
        {preview.back.map(
          (way, index) =>
            way.exchange !== undefined &&
            way.exchange.missing > 0 && (
              <div className="facts-row facts-warned" key={index}>
                <dt>{t("OFFICE_EXCHANGE_MISSING")}</dt>
                <dd>{text(way.exchange.missing)}</dd>
              </div>
            ),
        )}
        {preview.correction !== null && (
          <>
            <dt>{t("OFFICE_RETURN_CORRECTION", { series: preview.correction.series })}</dt>
            <dd>{text(preview.correction.total)}</dd>
          </>
        )}
        <dt>{t("OFFICE_RETURN_STATE_THEN")}</dt>
        <dd>{t(`ORDER_STATE_${preview.state.toUpperCase()}`)}</dd>
      </dl>
      {preview.pointsBack > 0 && <p>{t("OFFICE_RETURN_POINTS_BACK", { points: preview.pointsBack })}</p>}
      {preview.pointsLost > 0 && <p>{t("OFFICE_RETURN_POINTS_LOST", { points: preview.pointsLost })}</p>}
      {preview.email !== null && (
        <details>
          <summary>
            {t("OFFICE_RETURN_LETTER")}: {preview.email.subject}
          </summary>
          <p className="return-email">{preview.email.text}</p>
        </details>
      )}
    </>
  );
}

function wayText({ by, provider, exchange }: SettlementPreview["back"][number], t: ReturnType<typeof useText>): string {
  if (exchange !== undefined) return t("OFFICE_EXCHANGE_MOVES", { number: exchange.order });
  return by === "provider"
    ? t("OFFICE_RETURN_BACK_PROVIDER", { provider: providerName(provider) })
    : t("OFFICE_RETURN_BACK_ACCOUNT");
}
