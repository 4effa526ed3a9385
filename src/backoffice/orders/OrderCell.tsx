import type { OrderColumn } from "../../domain/order/order-list.ts";
import { countryName } from "../country-name.ts";
import { Moment } from "../Moment.tsx";
import { useCount, useSpoken } from "../text.ts";
import { useMoney } from "../use-money.ts";
import type { OrderRow } from "./list-address.ts";
import { MoneyStatus, OrderStatus } from "./OrderStatus.tsx";

interface OrderCellProps {
  order: OrderRow;
  column: OrderColumn;
  /** Those of the list: country and tags stand with the buyer where they have none of their own. */
  columns: readonly OrderColumn[];
}

/** What a column says of an order. */
export function OrderCell({ order, column, columns }: OrderCellProps) {
  const counted = useCount();
  const money = useMoney();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  switch (column) {
    case "placed":
      return (
        <td className="orders-placed">
          <Moment at={order.placedAt} />
        </td>
      );
    case "buyer":
      return (
        <td className="orders-buyer">
          <span>{order.buyer}</span>
          {order.country !== "PL" && !columns.includes("country") && (
            <span className="mute"> · {countryName(order.country, lanCode)}</span>
          )}
          {!columns.includes("tags") && <Tags tags={order.tags} />}
        </td>
      );
    case "country":
      return <td>{countryName(order.country, lanCode)}</td>;
    case "state":
      return (
        <td>
          <OrderStatus state={order.state} partlySent={order.partlySent} />
        </td>
      );
    case "money":
      return <td>{order.money !== undefined && <MoneyStatus state={order.money} />}</td>;
    case "delivery":
      return <td className="orders-method">{order.delivery.name}</td>;
    case "payment":
      return <td className="orders-method">{order.payment.name}</td>;
    case "lines":
      return <Figure count={order.lines} text={counted("OFFICE_LINES", order.lines)} />;
    case "pieces":
      return <Figure count={order.pieces} text={counted("OFFICE_PIECES", order.pieces)} />;
    case "tags":
      return (
        <td className="orders-tags">
          <Tags tags={order.tags} />
        </td>
      );
    case "total":
      return <td className="orders-figure orders-total money">{order.total !== undefined && money(order.total)}</td>;
  }
}

/** On a phone, where no column is named, what is counted is said. */
function Figure({ count, text }: { count: number; text: string }) {
  return (
    <td className="orders-figure">
      <span className="orders-bare" aria-hidden="true">
        {count}
      </span>
      <span className="orders-counted">{text}</span>
    </td>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <span key={tag} className="order-tag">
      {tag}
    </span>
  ));
}
