import { queryOptions, useQuery } from "@tanstack/react-query";
import { orderViewRoutes } from "../../contract/operator/order-views.ts";
import { firstColumns, type OrderColumn } from "../../domain/order/order-list.ts";
import { type AnswerOf, call } from "../api.ts";
import { queryClient } from "../queries.ts";
import { type Asked, askedBy, type Listed, listHref } from "./list-address.ts";

export type Lists = AnswerOf<(typeof orderViewRoutes)["orderViews"]>;
export type SavedView = Lists["views"][number];

const query = queryOptions({
  queryKey: ["order-lists"],
  queryFn: () => call(orderViewRoutes.orderViews),
  staleTime: 60_000,
});

/** Asks for the saved views and the columns of who is signed in. */
export function useLists() {
  return useQuery(query);
}

/** Reads them again; what is open shows them. */
export function readLists() {
  return queryClient.fetchQuery({ ...query, staleTime: 0 });
}

/** Shows views and columns as an act has left them. */
export function takeOverLists(lists: Lists): void {
  queryClient.setQueryData(query.queryKey, lists);
}

/** Returns what a saved view asks for. */
export function askedOf({ asked }: SavedView): Asked {
  return askedBy(listHref(asked).split("?")[1] ?? "");
}

/** Returns whether what is shown is another than the view it began with. */
export function differs(view: SavedView, { asked, columns }: Listed): boolean {
  if (listHref(askedOf(view)) !== listHref(asked)) return true;
  return columns !== null && columns.join() !== view.columns?.join();
}

/** Returns the columns of what is shown: those that are tried on, else the view's, else one's own, else those the list begins with; money's only for who sees it. */
export function columnsShown(
  { columns }: Listed,
  { view, lists, seesMoney }: { view: SavedView | null; lists: Lists | undefined; seesMoney: boolean },
): readonly OrderColumn[] {
  const chosen = columns ?? view?.columns ?? lists?.columns ?? firstColumns;
  return seesMoney ? chosen : chosen.filter((column) => column !== "money" && column !== "total");
}
