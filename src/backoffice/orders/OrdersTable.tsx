import { Link } from "wouter";
import type { OrderColumn } from "../../domain/order/order-list.ts";
import { prefetchOrder } from "../order/use-order.ts";
import { lazyOrNothing, useText } from "../text.ts";
import { columnTitle } from "./column-title.ts";
import type { OrderRow, PickedOrder } from "./list-address.ts";
import { OrderCell } from "./OrderCell.tsx";
import { leaveRow } from "./step-row.ts";
import type { Picks } from "./use-picks.ts";
import "./orders-table.css";

interface OrdersTableProps {
  orders: readonly OrderRow[];
  columns: readonly OrderColumn[];
  /** The list's address, to come back to from an order. */
  list: string;
  picks: Picks<PickedOrder>;
}

/** Its words come with the rows that need them. */
const LazyDecisions = lazyOrNothing(async () => (await import("./RowDecisions.tsx")).RowDecisions);

const figures: readonly OrderColumn[] = ["lines", "pieces", "total"];

/** Orders row by row, each a link that can be picked; on a phone each is a card. Money only to who may see it. */
export function OrdersTable({ orders, columns, list, picks }: OrdersTableProps) {
  const t = useText();
  const { picked } = picks;
  const decides = orders.some(({ decisions }) => decisions.length > 0);
  const isWhole = orders.every(({ number }) => picked.has(number));
  return (
    <table className="orders-table">
      <caption className="hidden-text">{t("OFFICE_ORDERS")}</caption>
      <thead>
        <tr>
          <td className="orders-pick">
            <label>
              <input
                type="checkbox"
                aria-label={t("OFFICE_PICK_SHOWN")}
                checked={isWhole}
                onChange={() => picks.pick(isWhole ? [] : orders)}
              />
            </label>
          </td>
          <th scope="col">{t("OFFICE_ORDER_NUMBER")}</th>
          {decides && <th scope="col">{t("OFFICE_VIEW_TODECIDE")}</th>}
          {columns.map((column) => (
            <th key={column} scope="col" className={figures.includes(column) ? "orders-figure" : undefined}>
              {t(columnTitle[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row
            key={order.number}
            order={order}
            columns={columns}
            decides={decides}
            list={list}
            isPicked={picked.has(order.number)}
            onPick={(through) => picks.toggle(order.number, through)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<OrdersTableProps, "columns" | "list"> {
  order: OrderRow;
  decides: boolean;
  isPicked: boolean;
  onPick: (through: boolean) => void;
}

function Row({ order, columns, decides, list, isPicked, onPick }: RowProps) {
  const t = useText();
  const { number } = order;
  return (
    <tr className={isPicked ? "orders-picked" : undefined}>
      <td className="orders-pick">
        <label>
          <input
            type="checkbox"
            aria-label={t("OFFICE_PICK", { number })}
            checked={isPicked}
            onChange={({ nativeEvent }) => onPick("shiftKey" in nativeEvent && nativeEvent.shiftKey === true)}
          />
        </label>
      </td>
      <td className="orders-number">
        <Link
          href={`/orders/${number}`}
          state={{ list }}
          data-row={number}
          aria-label={t("OFFICE_ORDER", { number })}
          onClick={leaveRow}
          onPointerEnter={() => prefetchOrder(number)}
          onFocus={() => prefetchOrder(number)}
        >
          {number}
        </Link>
      </td>
      {decides && (
        <td className="orders-decisions">
          <LazyDecisions decisions={order.decisions} />
        </td>
      )}
      {columns.map((column) => (
        <OrderCell key={column} order={order} column={column} columns={columns} />
      ))}
    </tr>
  );
}
