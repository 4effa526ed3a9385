import { Link } from "wouter";
import type { Order } from "../../contract/operator/order.ts";
import { Card } from "../controls/Card.tsx";
import { Moment } from "../Moment.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { prefetchOrder } from "./use-order.ts";
import "./others.css";

/** What else the same buyer ordered, newest first. */
export function Others({ order: { others } }: { order: Order }) {
  const t = useText();
  const money = useMoney();
  if (others === undefined || others.length === 0) return null;
  return (
    <Card title={t("OFFICE_OTHERS")} aside={others.length}>
      <ul className="other-orders">
        {others.map(({ number, placedAt, state, total }) => (
          <li key={number}>
            <Link href={`/orders/${number}`} className="link" onPointerEnter={() => prefetchOrder(number)}>
              {number}
            </Link>
            <span className="mute">
              <Moment at={placedAt} /> · {t(`ORDER_STATE_${state.toUpperCase()}`)}
            </span>
            {total !== undefined && <span className="money">{money(total)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
