import { useState } from "react";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import type { Order } from "../../contract/operator/order.ts";
import { OrderComplaints } from "../complaints/OrderComplaints.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Read } from "../controls/Read.tsx";
import { Status } from "../controls/Status.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { ChangeActs } from "../order-change/ChangeActs.tsx";
import { OthersHere } from "../live/OthersHere.tsx";
import { askedBy } from "../orders/list-address.ts";
import { MoneyStatus, OrderStatus } from "../orders/OrderStatus.tsx";
import { SettleActs } from "../settle/SettleActs.tsx";
import { OrderReturns } from "../returns/OrderReturns.tsx";
import { lazyOfGoods, useText } from "../text.ts";
import { Buyer } from "./Buyer.tsx";
import { Comment } from "./Comment.tsx";
import { Delivery } from "./Delivery.tsx";
import { Documents } from "./Documents.tsx";
import { Lines } from "./Lines.tsx";
import { MoneyCard } from "./MoneyCard.tsx";
import { MoveActs } from "./MoveActs.tsx";
import { OrderExchanges } from "./OrderExchanges.tsx";
import { Others } from "./Others.tsx";
import { Parcels } from "./Parcels.tsx";
import { Tags } from "./Tags.tsx";
import { Timeline } from "./Timeline.tsx";
import { useOrder } from "./use-order.ts";
import "./order-screen.css";

/** The list of orders does without its code and words. */
const Labels = lazyOfGoods(async () => (await import("../labels/Labels.tsx")).Labels);

/** One order: what was bought, for how much, by whom, where it goes, what happened, and the next act. */
export function OrderScreen({ number }: { number: string }) {
  const query = useOrder(number);
  const list = useListBefore();
  const [, go] = useLocation();
  useKeys({ up: () => go(list) });
  return (
    <Read query={query} notFound={<NotFound />}>
      {(shown) => <OneOrder order={shown} list={list} />}
    </Read>
  );
}

/** Returns the list somebody came from, as it was filtered. */
function useListBefore(): string {
  const state = useHistoryState<{ list?: unknown } | null>();
  const [first] = useState(state);
  return typeof first?.list === "string" ? first.list : "/orders";
}

function OneOrder({ order, list }: { order: Order; list: string }) {
  const t = useText();
  const view = list.includes("?") ? askedBy(list.split("?")[1]!).view : undefined;
  return (
    <>
      <ScreenHead
        title={String(order.number)}
        above={
          <BackLink href={list}>
            {t("OFFICE_ORDERS")}
            {view !== undefined && `: ${t(`OFFICE_VIEW_${view.toUpperCase()}`).toLowerCase()}`}
          </BackLink>
        }
        states={
          <p className="order-states">
            <OrderStatus state={order.state} partlySent={order.partlySent} />
            {order.withdrawn !== null && <Status tone="bad" text={t("OFFICE_ORDER_WITHDRAWN")} />}
            {order.money && <MoneyStatus state={order.money.state} />}
            {order.buyer.ofAge && <span>{t("OFFICE_OF_AGE")}</span>}
            <OthersHere entity="order" id={order.number} />
          </p>
        }
        acts={
          <>
            <ChangeActs order={order} />
            <SettleActs order={order} />
            <MoveActs order={order} />
          </>
        }
      />
      <div className="order-columns">
        <div>
          <Comment order={order} />
          <Lines order={order} />
          {order.money && <MoneyCard order={order} money={order.money} />}
        </div>
        <div className="order-side">
          <Buyer order={order} />
          <Delivery order={order} />
          <Parcels order={order} />
          <Labels order={order} />
          <Documents order={order} />
          <OrderReturns order={order} />
          <OrderExchanges order={order} />
          <OrderComplaints order={order} />
          <Tags order={order} />
          <Others order={order} />
        </div>
        <Timeline order={order} />
      </div>
    </>
  );
}
