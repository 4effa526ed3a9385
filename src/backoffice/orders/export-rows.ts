import { useCallback } from "react";
import type { pickedOrderRoutes } from "../../contract/operator/picked-orders.ts";
import type { LanCode } from "../../domain/language.ts";
import type { OrderColumn } from "../../domain/order/order-list.ts";
import type { AnswerOf } from "../api.ts";
import { countryName } from "../country-name.ts";
import { clockOf, dayOf } from "../moments.ts";
import { type Text, useText } from "../text.ts";
import { columnTitle } from "./column-title.ts";
import { csvAmount } from "./csv.ts";
import type { OrderRow } from "./list-address.ts";

type Buyer = AnswerOf<(typeof pickedOrderRoutes)["exportBuyers"]>["buyers"][number];

interface Exported {
  orders: readonly OrderRow[];
  /** Null: who bought stands in no row. */
  buyers: readonly Buyer[] | null;
  columns: readonly OrderColumn[];
  lanCode: LanCode;
}

/** Returns what makes the rows of a file of orders, the first with the columns' names; a sum has its currency beside it, the buyer their address. */
export function useExportRows(): (exported: Exported) => string[][] {
  const t = useText();
  return useCallback(
    ({ orders, buyers, columns, lanCode }) => {
      const written = columns.filter((column) => column !== "buyer");
      const head = [
        t("OFFICE_ORDER_NUMBER"),
        ...written.flatMap((column) => [
          t(columnTitle[column]),
          ...(column === "total" ? [t("OFFICE_EXPORT_CURRENCY")] : []),
        ]),
        ...(buyers === null ? [] : buyerHead(t)),
      ];
      const buyerOf = new Map(buyers?.map((buyer) => [buyer.number, buyer]));
      const rows = orders.map((order) => [
        String(order.number),
        ...written.flatMap((column) => cellsOf(order, column, { t, lanCode })),
        ...(buyers === null ? [] : buyerCells(buyerOf.get(order.number), lanCode)),
      ]);
      return [head, ...rows];
    },
    [t],
  );
}

function cellsOf(order: OrderRow, column: OrderColumn, { t, lanCode }: { t: Text; lanCode: LanCode }): string[] {
  switch (column) {
    case "placed":
      return [`${dayOf(new Date(order.placedAt))} ${clockOf(order.placedAt, lanCode).padStart(5, "0")}`];
    case "buyer":
      return [];
    case "country":
      return [countryName(order.country, lanCode)];
    case "state":
      return [t(order.partlySent ? "ORDER_STATE_PARTLYSENT" : `ORDER_STATE_${order.state.toUpperCase()}`)];
    case "money":
      return [order.money === undefined ? "" : t(`OFFICE_MONEY_${order.money.toUpperCase()}`)];
    case "delivery":
      return [order.delivery.name];
    case "payment":
      return [order.payment.name];
    case "lines":
      return [String(order.lines)];
    case "pieces":
      return [String(order.pieces)];
    case "tags":
      return [order.tags.join(", ")];
    case "total":
      return order.total === undefined
        ? ["", ""]
        : [csvAmount(order.total.amount, lanCode), order.total.currency.toUpperCase()];
  }
}

function buyerHead(t: Text): string[] {
  return [
    t("OFFICE_BUYER"),
    t("OFFICE_EMAIL"),
    t("OFFICE_EXPORT_PHONE"),
    t("OFFICE_EXPORT_STREET"),
    t("OFFICE_EXPORT_POSTCODE"),
    t("OFFICE_EXPORT_CITY"),
    t("OFFICE_COUNTRY"),
  ];
}

function buyerCells(buyer: Buyer | undefined, lanCode: LanCode): string[] {
  if (buyer === undefined) return Array.from({ length: 7 }, () => "");
  const { name, email, phone, street, postCode, city, country } = buyer;
  return [name, email, phone, street, postCode, city, countryName(country, lanCode)];
}
