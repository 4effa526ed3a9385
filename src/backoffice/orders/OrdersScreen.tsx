import { useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { Act } from "../controls/Act.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { useText } from "../text.ts";
import { EmptyList } from "./EmptyList.tsx";
import { askedBy, listHref } from "./list-address.ts";
import { ListNews } from "./ListNews.tsx";
import { ListSums } from "./ListSums.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import { OrdersTable } from "./OrdersTable.tsx";
import { useOrders } from "./use-orders.ts";
import { ViewTabs } from "./ViewTabs.tsx";
import { stepRow } from "./step-row.ts";
import "./orders-screen.css";

/** The list of orders: what its address asks for, page after page. */
export function OrdersScreen() {
  const t = useText();
  const [, go] = useLocation();
  const asked = askedBy(useSearch());
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useOrders(asked);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useKeys({
    find: () => field.current?.focus(),
    next: () => stepRow(list.current, 1),
    previous: () => stepRow(list.current, -1),
  });
  const last = data?.pages.at(-1);
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <>
      <ScreenHead title={t("OFFICE_ORDERS")} />
      <ViewTabs asked={asked} />
      <OrderFilters
        key={listHref({ ...asked, view: "all" })}
        asked={asked}
        choices={last?.choices}
        field={field}
        onChange={(next) => go(listHref(next), { replace: true })}
      />
      {data === undefined ? (
        error ? (
          <Trouble error={error} retry={() => void refetch()} />
        ) : (
          <p className="mute">{t("OFFICE_LOADING")}</p>
        )
      ) : (
        <div ref={list} aria-busy={isPlaceholderData} className="orders-list">
          <ListNews asked={asked} />
          {last && <ListSums count={last.count} sums={last.sums} />}
          {orders.length === 0 ? <EmptyList asked={asked} /> : <OrdersTable orders={orders} asked={asked} />}
          {hasNextPage && (
            <Act busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("OFFICE_MORE")}
            </Act>
          )}
          {error && orders.length > 0 && <Trouble error={error} retry={() => void refetch()} />}
        </div>
      )}
    </>
  );
}
