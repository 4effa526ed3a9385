import { Link } from "wouter";
import { countryName } from "../country-name.ts";
import { Moment } from "../Moment.tsx";
import { prefetchOrder } from "../order/use-order.ts";
import { useMay } from "../session.ts";
import { useCount, useSpoken, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { type Asked, listHref, type OrderRow } from "./list-address.ts";
import { MoneyStatus, OrderStatus } from "./OrderStatus.tsx";
import "./orders-table.css";

/** Orders row by row, each a link; on a phone each is a card. Money only to who may see it. */
export function OrdersTable({ orders, asked }: { orders: readonly OrderRow[]; asked: Asked }) {
  const t = useText();
  const seesMoney = useMay("money.read");
  return (
    <table className="orders-table">
      <caption className="hidden-text">{t("OFFICE_ORDERS")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("OFFICE_ORDER_NUMBER")}</th>
          <th scope="col">{t("OFFICE_ORDER_PLACED")}</th>
          <th scope="col">{t("OFFICE_BUYER")}</th>
          <th scope="col">{t("OFFICE_ORDER_STATE")}</th>
          {seesMoney && <th scope="col">{t("OFFICE_MONEY")}</th>}
          <th scope="col">{t("OFFICE_DELIVERY")}</th>
          <th scope="col" className="orders-figure">
            {t("OFFICE_PIECES")}
          </th>
          {seesMoney && (
            <th scope="col" className="orders-figure">
              {t("OFFICE_TOTAL")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.number} order={order} asked={asked} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ order, asked }: { order: OrderRow; asked: Asked }) {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { number, total, pieces } = order;
  return (
    <tr>
      <td className="orders-number">
        <Link
          href={`/orders/${number}`}
          state={{ list: listHref(asked) }}
          data-row
          aria-label={t("OFFICE_ORDER", { number })}
          onPointerEnter={() => prefetchOrder(number)}
          onFocus={() => prefetchOrder(number)}
        >
          {number}
        </Link>
      </td>
      <td className="orders-placed">
        <Moment at={order.placedAt} />
      </td>
      <td className="orders-buyer">
        <span>{order.buyer}</span>
        {order.country !== "PL" && <span className="mute"> · {countryName(order.country, lanCode)}</span>}
        {order.tags.map((tag) => (
          <span key={tag} className="order-tag">
            {tag}
          </span>
        ))}
      </td>
      <td className="orders-state">
        <OrderStatus state={order.state} />
      </td>
      {order.money !== undefined && (
        <td className="orders-money">
          <MoneyStatus state={order.money} />
        </td>
      )}
      <td className="orders-delivery">{order.delivery.name}</td>
      <td className="orders-figure orders-pieces">
        <span aria-hidden="true">{pieces}</span>
        <span className="orders-counted">{counted("OFFICE_PIECES", pieces)}</span>
      </td>
      {total !== undefined && <td className="orders-figure orders-total money">{money(total)}</td>}
    </tr>
  );
}
