import {
  baselinkerMethods,
  type BaselinkerOrderNames,
  baselinkerOrders,
} from "../../../database/connection/baselinker-orders.ts";
import { type OrderRow, orderNumbered, type StoredOrderLine } from "../../../database/order/orders.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { baselinkerLimits, idsIn, statusId } from "../../../domain/connection/baselinker.ts";
import { unionRateText } from "../../../domain/books/oss.ts";
import { isAbroad, partsOfRate, type SoldRate } from "../../../domain/invoice/vat.ts";
import { textIn } from "../../../domain/dictionary/dictionaries.ts";
import { said } from "../../../domain/language.ts";
import { decimal } from "../../../domain/money.ts";
import { orderStates } from "../../../domain/order/order-states.ts";
import type { Sent } from "./read-goods.ts";

/** Returns the states an order may be in, by their numbers. */
export function statusesList(): Record<string, string> {
  return Object.fromEntries(
    orderStates.map((state) => [statusId(state), textIn("pl", `ORDER_STATE_${state.toUpperCase()}`)]),
  );
}

/** Returns what orders are paid with, by its number. */
export async function paymentMethodsList(db: Queryable): Promise<Record<string, string>> {
  return named((await baselinkerMethods(db)).payments);
}

/** Returns how orders are sent, by zone and number. */
export async function deliveryMethodsList(db: Queryable): Promise<Record<string, string>> {
  return named((await baselinkerMethods(db)).deliveries);
}

function named(methods: readonly { id: string; name: Parameters<typeof said>[0] }[]): Record<string, string> {
  return Object.fromEntries(methods.map(({ id, name }) => [id, said(name, "pl")]));
}

/** Returns orders from a moment and a number on, as they are now, with amounts in their own currency. */
export async function ordersGet(db: Queryable, sent: Sent, now: Date): Promise<Record<string, unknown>> {
  const seconds = /^\d{1,11}$/.test(sent["time_from"] ?? "") ? Number(sent["time_from"]) : 0;
  const rows = await baselinkerOrders(
    db,
    {
      from: new Date(seconds * 1000),
      idFrom: idsIn(sent["id_from"])[0] ?? 0,
      orderId: idsIn(sent["order_id"])[0] ?? null,
      onlyPaid: sent["only_paid"] === "1",
    },
    { now, most: baselinkerLimits.orders },
  );
  const told: Record<string, unknown> = {};
  for (const names of rows) told[names.order_id] = orderTold((await orderNumbered(db, names.order_id))!, names);
  return told;
}

function orderTold(
  { order, lines }: { order: OrderRow; lines: readonly StoredOrderLine[] },
  names: BaselinkerOrderNames,
): object {
  const text = (field: string) => String(order.client_data[field] ?? "");
  const isCompany = order.client_data["invoice"] === true;
  const name = `${text("shippingFirstName")} ${text("shippingLastName")}`.trim();
  const delivery = {
    fullname: name,
    company: "",
    address: text("shippingStreet"),
    city: text("shippingCity"),
    postcode: text("shippingPostCode"),
    state_code: "",
    country: said(names.country_name, "pl"),
    country_code: names.country_code,
  };
  const invoice = isCompany
    ? {
        ...delivery,
        company: text("paymentName"),
        address: text("paymentStreet"),
        city: text("paymentCity"),
        postcode: text("paymentPostCode"),
        ...(names.company_country !== null && {
          country: said(names.company_country, "pl"),
          country_code: names.company_country_code,
        }),
      }
    : delivery;
  const point = order.shipping_point;
  const isCash = names.payment_code === "cash";
  return {
    ...beginning("delivery_", delivery),
    ...beginning("invoice_", invoice),
    invoice_nip: isCompany ? text("paymentNip") : "",
    want_invoice: isCompany ? 1 : 0,
    phone: text("phone"),
    email: order.email,
    date_add: Math.floor(order.created_at.getTime() / 1000),
    payment_method: said(names.payment_name, "pl"),
    payment_method_cod: isCash ? 1 : 0,
    user_comments: text("comment"),
    status_id: statusId(order.status),
    delivery_method_id: `${order.zone_id}-${order.shipping_id}`,
    delivery_method: said(names.shipping_name, "pl"),
    delivery_price: decimal(order.shipping),
    delivery_point_id: point ?? "",
    delivery_point_name: point ?? "",
    delivery_point_address: order.shipping_point_address ?? "",
    delivery_point_postcode: "",
    delivery_point_city: "",
    currency: order.currency.toUpperCase(),
    paid: isPaid(order, isCash) ? 1 : 0,
    products: [...lines.map(lineTold), ...takenOff(order, lines)],
  };
}

/** Paid to the courier it is once it has arrived. */
function isPaid({ status }: OrderRow, isCash: boolean): boolean {
  return status === "delivered" || (!isCash && (status === "paid" || status === "packed" || status === "sent"));
}

function lineTold(line: StoredOrderLine): object {
  return {
    id: line.product_id,
    variant_id: line.variant_name === "" ? 0 : line.variant_id,
    name: line.variant_name === "" ? line.product_name : `${line.product_name} ${line.variant_name}`,
    quantity: line.quantity,
    price: decimal(Math.round(line.amount / line.quantity)),
    weight: "0",
    tax: taxOf(line.vat_rate),
    ean: line.gtin ?? "",
    sku: line.sku ?? "",
    attributes: [],
  };
}

/** The protocol has the percent alone, without the country; -1 of what is exempt. */
function taxOf(rate: SoldRate): string {
  if (rate === "zw") return "-1";
  return isAbroad(rate) ? unionRateText(partsOfRate(rate).hundredths) : rate;
}

/** The protocol has no field for what a code and points take off: it stands as a line of its own, at the rate of the first line. */
function takenOff({ discount, points }: OrderRow, lines: readonly StoredOrderLine[]): object[] {
  const off = discount + points;
  if (off === 0) return [];
  const line = { id: 0, variant_id: 0, name: "Rabat", quantity: 1, price: decimal(-off), weight: "0" };
  return [{ ...line, tax: taxOf(lines[0]?.vat_rate ?? "23"), ean: "", sku: "", attributes: [] }];
}

function beginning(prefix: string, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]));
}
