import { useRef } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { actClass } from "../controls/Act.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { EmptyList } from "./EmptyList.tsx";
import { firstView, listedBy, listHref, type PickedOrder } from "./list-address.ts";
import { ListNews } from "./ListNews.tsx";
import { ListSums } from "./ListSums.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import { OrdersTable } from "./OrdersTable.tsx";
import { PickedBar } from "./PickedBar.tsx";
import { columnsShown, useLists } from "./use-lists.ts";
import { useOrders } from "./use-orders.ts";
import { usePicks } from "./use-picks.ts";
import { ViewActs } from "./ViewActs.tsx";
import { ViewTabs } from "./ViewTabs.tsx";
import { rowInFocus, stepRow } from "./step-row.ts";
import "./orders-screen.css";

/** The list of orders: what its address asks for, page after page, in the columns of its view or of whoever looks. */
export function OrdersScreen() {
  const t = useText();
  const [, go] = useLocation();
  const mayPlace = useMay("orders.edit");
  const listed = listedBy(useSearch(), firstView(useMay("orders.pack")));
  const { asked, saved } = listed;
  const lists = useLists();
  const view = lists.data?.views.find(({ id }) => id === saved) ?? null;
  const columns = columnsShown(listed, { view, lists: lists.data, seesMoney: useMay("money.read") });
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useOrders(asked);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const last = data?.pages.at(-1);
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const picks = usePicks<PickedOrder>(listHref(asked), orders);
  useKeys({
    find: () => field.current?.focus(),
    next: () => stepRow(list.current, 1),
    previous: () => stepRow(list.current, -1),
    pick: ({ shift }) => {
      const number = rowInFocus();
      if (number !== null) picks.toggle(number, shift);
    },
    bulk: () => bar.current?.querySelector<HTMLElement>(".picked-acts button")?.focus(),
  });
  const here = listHref(asked, listed);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_ORDERS")}
        acts={
          <>
            {mayPlace && (
              <Link href="/orders/new" className={actClass("plain")}>
                {t("OFFICE_ORDER_NEW")}
              </Link>
            )}
            <ViewActs key={saved} listed={listed} view={view} columns={columns} />
          </>
        }
      />
      <ViewTabs listed={listed} saved={lists.data?.views ?? []} />
      <OrderFilters
        key={listHref({ ...asked, view: "all" })}
        asked={asked}
        choices={last?.choices}
        field={field}
        onChange={(next) => go(listHref(next, listed), { replace: true })}
      />
      {data === undefined || lists.isPending ? (
        error ? (
          <Trouble error={error} retry={() => void refetch()} />
        ) : (
          <p className="mute">{t("OFFICE_LOADING")}</p>
        )
      ) : (
        <div ref={list} aria-busy={isPlaceholderData} className="orders-list">
          <ListNews asked={asked} />
          {last && <ListSums count={last.count} sums={last.sums} />}
          {orders.length === 0 ? (
            <EmptyList asked={asked} />
          ) : (
            <OrdersTable orders={orders} columns={columns} list={here} picks={picks} />
          )}
          <More query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
          {error && orders.length > 0 && <Trouble error={error} retry={() => void refetch()} />}
          {picks.picked.size > 0 && (
            <PickedBar
              picks={picks}
              asked={asked}
              columns={columns}
              all={last?.count.orders ?? 0}
              tags={last?.choices.tags ?? []}
              bar={bar}
            />
          )}
        </div>
      )}
    </>
  );
}
