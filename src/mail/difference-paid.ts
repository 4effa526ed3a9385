import type { ContentOf } from "../database/mail/email-contents.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { type Email, joined } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";
import { emailAboutOrder } from "./order-email.ts";

/** What an email about a paid difference says beside the order. Sums in hundredths of the order's currency. */
export interface DifferenceNews {
  lanCode: LanCode;
  paid: ContentOf<"differencePaid">;
  /** The pieces the order has now, by its lines. */
  left: readonly { position: number; quantity_left: number }[];
  /** What the order costs now, and what came for it less what went back. */
  worth: number;
  held: number;
  /** The order's page: a whole address. */
  link: string;
}

/** Tells the buyer that the difference an order asked for since it was changed has come, and what the order is now. */
export function differencePaidEmail(order: ReadableOrder, seller: Seller, news: DifferenceNews): Email {
  const { lanCode, paid, left, worth, held, link } = news;
  const t = translator(lanCode);
  const subject = t("EMAIL_DIFFERENCE_SUBJECT");
  const money = (sum: number) => formatMoney(sum, order.currency);
  const row = (said: string, what: string) => `<tr><th scope="row">${escapeHtml(said)}</th><td>${what}</td></tr>`;
  const rows = order.lines.flatMap((line) => {
    const quantity = left.find(({ position }) => position === line.position)?.quantity_left ?? 0;
    return quantity === 0 ? [] : [row([line.name, line.variant].filter(Boolean).join(", "), `× ${quantity}`)];
  });
  rows.push(
    row(
      t("EMAIL_CHANGED_DELIVERY", { shipping: joined(order.shippingName, order.shippingPoint ?? "") }),
      money(order.shipping),
    ),
    row(t("EMAIL_CHANGED_TOTAL"), `<strong>${money(worth)}</strong>`),
    row(t("EMAIL_DIFFERENCE_PAID"), `<strong>${money(held)}</strong>`),
  );
  const told = [
    `<p>${escapeHtml(t("EMAIL_DIFFERENCE_TEXT", { sum: formatMoney(paid.amount, paid.currency), number: order.orderId }))}</p>`,
    paid.held ? `<p>${escapeHtml(t("EMAIL_DIFFERENCE_HELD"))}</p>` : "",
    `<table><caption>${escapeHtml(t("EMAIL_DIFFERENCE_NOW"))}</caption><tbody>${rows.join("")}</tbody></table>`,
    `<p><a class="do" href="${escapeHtml(link)}"><strong>${t("EMAIL_ORDER_STATE_OPEN")}</strong></a></p>`,
  ];
  return emailAboutOrder(order, seller, { lanCode, subject, told, papers: [] });
}
