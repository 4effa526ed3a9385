import { holdsOf } from "../../domain/order/holds.ts";
import { type Language, said, type Said } from "../../domain/language.ts";
import { currencies as allCurrencies, type Currency } from "../../domain/money.ts";
import { chargeOf } from "../../domain/payment/payment.ts";
import type { ReadableOrder } from "../../domain/order/order-info.ts";
import { recipientOf } from "../../domain/order/recipient.ts";
import { allConfig } from "../config.ts";
import type { OrderRow, StoredOrderLine } from "./orders.ts";
import type { Queryable } from "../queryable.ts";

/** Returns a stored order with the names of its methods and country, in a language, as a person reads it. */
export async function readableOrder(
  db: Queryable,
  { order, lines }: { order: OrderRow; lines: StoredOrderLine[] },
  language: Language,
): Promise<ReadableOrder> {
  const { rows } = await db.query<{
    payment_name: Said;
    payment_code: string;
    currencies: Currency[] | null;
    shipping_name: Said;
    country_name: Said;
    company_country: Said | null;
    missing: number;
    missing_pln: number;
  }>(
    `SELECT payment_name, payment_code, currencies, shipping_name, country_name, order_missing(o) AS missing, part_in_pln(o, order_missing(o)) AS missing_pln,
       (SELECT company.country_name FROM countries company WHERE company.country_id::text = $5) AS company_country FROM orders o, payments, shippings, countries
     WHERE o.order_id = $6 AND payments.payment_id = $1 AND shippings.zone_id = $2 AND shippings.shipping_id = $3 AND countries.country_id = $4`,
    [
      order.payment_id,
      order.zone_id,
      order.shipping_id,
      order.country_id,
      String(order.client_data["paymentCountry"] ?? ""),
      order.order_id,
    ],
  );
  const names = rows[0]!;
  const totalPln = Math.max(0, order.products_pln + order.shipping_pln - order.discount_pln - order.points_pln);
  const client = order.client_data as Record<string, string | boolean | null>;
  const text = (field: string) => String(client[field] ?? "");
  return {
    orderId: order.order_id,
    currency: order.currency,
    lines: lines.map((line) => ({
      position: line.position,
      name: line.product_name,
      variant: line.variant_name,
      sku: line.sku,
      gtin: line.gtin,
      shelf: line.shelf,
      exception: line.withdrawal_exception,
      quantity: line.quantity,
      amount: line.amount,
    })),
    products: order.products,
    shipping: order.shipping,
    discount: order.discount,
    points: order.points,
    total: order.total,
    totalPln,
    missing: names.missing,
    charged: chargeOf(
      { currency: order.currency, total: names.missing, totalPln: names.missing_pln },
      names.currencies ?? allCurrencies,
    ),
    state: order.status,
    paymentName: said(names.payment_name, language.lanCode),
    paymentCode: names.payment_code,
    shippingName: said(names.shipping_name, language.lanCode),
    shippingPoint: order.shipping_point,
    shippingPointAddress: order.shipping_point_address,
    arrival:
      order.arrives_from === null || order.arrives_to === null
        ? null
        : { from: order.arrives_from, to: order.arrives_to },
    discountCode: order.discount_code,
    ...recipientOf(order.client_data, said(names.country_name, language.lanCode)),
    email: order.email,
    company: client["invoice"]
      ? [
          text("paymentName"),
          text("paymentNip"),
          text("paymentStreet"),
          `${text("paymentPostCode")} ${text("paymentCity")}`.trim(),
          names.company_country === null ? "" : said(names.company_country, language.lanCode),
        ].filter(Boolean)
      : [],
    holds: holdsOf(await allConfig(db)),
  };
}
