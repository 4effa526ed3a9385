import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import type { OrderColumn } from "../../domain/order/order-list.ts";

/** What each column is called. */
export const columnTitle: Readonly<Record<OrderColumn, BackofficePlainCode>> = {
  placed: "OFFICE_ORDER_PLACED",
  buyer: "OFFICE_BUYER",
  country: "OFFICE_COUNTRY",
  state: "OFFICE_ORDER_STATE",
  money: "OFFICE_MONEY",
  delivery: "OFFICE_DELIVERY",
  payment: "OFFICE_PAYMENT",
  lines: "OFFICE_LINES",
  pieces: "OFFICE_PIECES",
  tags: "OFFICE_TAGS",
  total: "OFFICE_TOTAL",
};
