import { formatMoney } from "../domain/money.ts";
import { orderInfo, type ReadableOrder } from "../domain/order/order-info.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** The shop's own email about an order. */
export function orderForShopEmail(order: ReadableOrder, { to, publicUrl }: { to: string; publicUrl: string }): Email {
  const ways =
    order.state === "awaitingReview"
      ? `<p>Przyjmij je: „npm run shop -- order ${order.orderId} --accept”, albo odmów: „npm run shop -- order ${order.orderId} --state cancelled”.</p>`
      : "";
  const body = `${orderInfo(order, "pl", { forShop: true })}${ways}<p><a href="mailto:${escapeHtml(encodeURIComponent(order.email).replace("%40", "@"))}">Napisz do kupującego</a></p>`;
  const heading =
    order.state === "awaitingReview"
      ? `Zamówienie ${order.orderId} czeka na Twoje słowo`
      : `Nowe zamówienie ${order.orderId}`;
  const html = emailHtml({ lanCode: "pl", heading, body, footer: [publicUrl] });
  return { to, subject: `${heading}: ${formatMoney(order.total, order.currency)}`, text: emailText(html), html };
}
