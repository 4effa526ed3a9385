import { useState } from "react";
import { Link } from "wouter";
import type { OneReturn } from "../../contract/operator/returns.ts";
import { exchangeRoutes } from "../../contract/operator/exchanges.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { MoneyStatus, OrderStatus } from "../orders/OrderStatus.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { sendExchange, useReturnAct } from "./use-return.ts";

interface AgreedProps {
  returned: OneReturn;
  exchange: NonNullable<OneReturn["exchange"]>;
  may: boolean;
}

/** What is got for a return, whether its goods have paid for it, and what can still be decided. */
export function Agreed({ returned, exchange, may }: AgreedProps) {
  const t = useText();
  const money = useMoney();
  const [key] = useState(freshKey);
  const number = exchange.order;
  const end = useReturnAct(
    returned,
    (_: undefined, on) =>
      call(exchangeRoutes.endExchange, {
        ...on,
        body: { tell: true },
        key: `${key}-${returned.version.replaceAll('"', "")}`,
      }),
    () => tell(t("OFFICE_EXCHANGE_ENDED")),
  );
  const send = useReturnAct(
    returned,
    (ahead: boolean, on) => call(exchangeRoutes.sendExchange, { ...on, body: { ahead } }),
    ({ id }, ahead) =>
      tell(t(ahead ? "OFFICE_EXCHANGE_GOES_AHEAD" : "OFFICE_EXCHANGE_WAITS_AGAIN", { number }), () =>
        sendExchange(id, !ahead),
      ),
  );
  return (
    <div className="return-settle">
      <p className="order-states">
        <Link className="link" href={`/orders/${number}`}>
          {t("OFFICE_ORDER", { number })}
        </Link>
        {exchange.waits && !exchange.ahead && (exchange.missing ?? 0) === 0 ? (
          <MoneyStatus state="goodsAwaited" />
        ) : (
          <OrderStatus state={exchange.state} />
        )}
      </p>
      <ul className="exchange-goods">
        {exchange.lines.map(({ position, name, variant, quantity }) => (
          <li key={`${position}-${variant}`}>
            {quantity} × {[name, variant].filter(Boolean).join(", ")}
          </li>
        ))}
      </ul>
      {exchange.total !== undefined && (
        <dl className="facts facts-sums">
          <dt className="facts-total">{t("OFFICE_TOTAL")}</dt>
          <dd className="facts-total">{money({ amount: exchange.total, currency: returned.currency })}</dd>
        </dl>
      )}
      <p className="mute">{howItStands(exchange, t)}</p>
      {(exchange.missing ?? 0) > 0 && (
        <p>
          {t("OFFICE_EXCHANGE_SHORT", { sum: money({ amount: exchange.missing ?? 0, currency: returned.currency }) })}
        </p>
      )}
      {(exchange.missing ?? 0) > 0 && returned.pieces.some((piece) => piece.expected > piece.asNew + piece.used) && (
        <p>{t("OFFICE_EXCHANGE_LATE")}</p>
      )}
      {may && exchange.movable && (
        <Act busy={send.isPending} onClick={() => send.mutate(!exchange.ahead)}>
          {t(exchange.ahead ? "OFFICE_EXCHANGE_WAIT_AFTER_ALL" : "OFFICE_EXCHANGE_SEND_AHEAD")}
        </Act>
      )}
      {may && exchange.endable && (
        <Act kind="plain" busy={end.isPending} onClick={() => end.mutate(undefined)}>
          {t("OFFICE_EXCHANGE_END")}
        </Act>
      )}
      <Refused error={send.error ?? end.error} />
    </div>
  );
}

function howItStands({ waits, ahead, missing = 0 }: AgreedProps["exchange"], t: ReturnType<typeof useText>): string {
  if (!waits) return t("OFFICE_EXCHANGE_PAID");
  if (missing > 0) return "";
  return t(ahead ? "OFFICE_EXCHANGE_AHEAD_TEXT" : "OFFICE_EXCHANGE_WAITS");
}
