import { useQuery } from "@tanstack/react-query";
import type * as v from "valibot";
import { figureRoutes } from "../../contract/operator/figures.ts";
import type { FigureKind, Period } from "../../domain/order/figures.ts";
import { call } from "../api.ts";

export type Days = v.InferOutput<(typeof figureRoutes)["salesByDay"]["answer"]>;
export type FigureDay = Days["days"][number];
export type GroupKind = Exclude<FigureKind, "day">;

/** Reads what was sold on each day of a period. */
export function useSalesByDay({ from, to }: Period) {
  return useQuery({
    queryKey: ["figures", "days", from, to],
    queryFn: () => call(figureRoutes.salesByDay, { query: { from, to } }),
  });
}

/** Reads what was sold by what. */
export function useSalesBy(kind: GroupKind, { from, to }: Period) {
  return useQuery({
    queryKey: ["figures", kind, from, to],
    queryFn: () => call(figureRoutes.salesBy, { parameters: { kind }, query: { from, to } }),
  });
}

/** Returns the address of the orders a figure is made of; of days, all of them together have no key. */
export function behindHref(kind: FigureKind, { from, to, key = "" }: Period & { key?: string }): string {
  return `/numbers/orders?${new URLSearchParams({ by: kind, ...(kind !== "day" && { key }), from, to }).toString()}`;
}
