import { useEffect, useState } from "react";
import { type InfiniteData } from "@tanstack/react-query";
import { orderRoutes } from "../../contract/operator/orders.ts";
import { type AnswerOf, call } from "../api.ts";
import { onChanges } from "../live/follow-changes.ts";
import { queryClient } from "../queries.ts";
import { type Asked, askedBy, listHref } from "./list-address.ts";
import { ordersKey } from "./use-orders.ts";

type Page = AnswerOf<(typeof orderRoutes)["orders"]>;

/** What has come to the list since it was read, and how many of its orders have changed so that it does not know how they are. */
export interface ListNews {
  fresh: number;
  changed: number;
}

const nothing: ListNews = { fresh: 0, changed: 0 };

/**
 * Returns what is new in a list that somebody has before them: its rows are kept as they are in the shop and where they
 * are; what would push them down or take them away is counted, until `show` has the list read anew.
 */
export function useListNews(asked: Asked): ListNews & { show: () => void } {
  const [news, setNews] = useState(nothing);
  const href = listHref(asked);
  useEffect(() => {
    const own = askedBy(href.split("?")[1] ?? "");
    setNews(nothing);
    let over = false;
    const look = async (touched: ReadonlySet<number>) => {
      const first = await call(orderRoutes.orders, { query: own }).catch(() => null);
      const shown = queryClient.getQueryData<InfiniteData<Page>>(ordersKey(own));
      if (over || first === null || shown === undefined) return;
      const now = new Map(first.orders.map((order) => [order.number, order]));
      const numbers = new Set(shown.pages.flatMap(({ orders }) => orders).map(({ number }) => number));
      queryClient.setQueryData<InfiniteData<Page>>(ordersKey(own), {
        ...shown,
        pages: shown.pages.map((page) => ({ ...page, orders: page.orders.map((one) => now.get(one.number) ?? one) })),
      });
      const fresh = [...now.keys()].filter((number) => !numbers.has(number)).length;
      const lost = [...touched].filter((number) => numbers.has(number) && !now.has(number)).length;
      setNews(({ changed }) => ({ fresh, changed: changed + lost }));
    };
    const stop = onChanges((changes) => {
      const touched = new Set(
        changes.flatMap(({ entity, entityId }) => (entity === "order" ? [Number(entityId)] : [])),
      );
      if (touched.size > 0) void look(touched);
    });
    return () => {
      over = true;
      stop();
    };
  }, [href]);
  return {
    ...news,
    show: () => {
      setNews(nothing);
      void queryClient.invalidateQueries({ queryKey: ordersKey(asked) });
    },
  };
}
