import { Link } from "wouter";
import type { Order } from "../../contract/operator/order.ts";
import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";

/** For which orders goods of an order are exchanged, and of which it was got itself. */
export function OrderExchanges({ order: { exchanges } }: { order: Order }) {
  const t = useText();
  if (exchanges.length === 0) return null;
  return (
    <Card title={t("OFFICE_EXCHANGE")}>
      {exchanges.map(({ direction, order, return: returned }) => (
        <p key={`${direction}-${order}`} className="order-states">
          <Link className="link" href={`/orders/${order}`}>
            {t(`OFFICE_EXCHANGE_${direction.toUpperCase()}`, { number: order })}
          </Link>
          <Link className="link" href={`/returns/${returned}`}>
            {t("OFFICE_RETURN", { number: returned })}
          </Link>
        </p>
      ))}
    </Card>
  );
}
