import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { type Email, joined } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";
import { emailAboutOrder } from "./order-email.ts";

/** What an email about an exchange says beside the order that is got. */
export interface ExchangeNews {
  lanCode: LanCode;
  /** The order whose goods come back, and which of them. */
  first: number;
  back: readonly { name: string; variant: string; quantity: number }[];
  /** The page of the order that is got: a whole address. */
  link: string;
}

/** Tells the buyer what they get for what they send back, where to send it, and that nothing is to be paid. */
export function exchangeAgreedEmail(order: ReadableOrder, seller: Seller, news: ExchangeNews): Email {
  const t = translator(news.lanCode);
  const fill = { number: order.orderId, first: news.first };
  const address = joined(seller.company, seller.address);
  return emailOf(order, seller, news, {
    subject: t("EMAIL_EXCHANGE_AGREED_SUBJECT"),
    body: [
      `<p>${escapeHtml(t("EMAIL_EXCHANGE_AGREED_TEXT", fill))}</p>`,
      goods(t("EMAIL_EXCHANGE_SEND"), news.back),
      address === "" ? "" : `<p>${escapeHtml(t("EMAIL_EXCHANGE_WHERE", { address }))}</p>`,
      goods(t("EMAIL_EXCHANGE_GET"), order.lines),
      `<p>${escapeHtml(t("EMAIL_EXCHANGE_NEXT", fill))}</p>`,
    ],
  });
}

/** Tells the buyer that an exchange was given up: what they were to get does not come, and they owe nothing for it. */
export function exchangeEndedEmail(order: ReadableOrder, seller: Seller, news: ExchangeNews): Email {
  const t = translator(news.lanCode);
  const fill = { number: order.orderId, first: news.first };
  return emailOf(order, seller, news, {
    subject: t("EMAIL_EXCHANGE_ENDED_SUBJECT"),
    body: [`<p>${escapeHtml(t("EMAIL_EXCHANGE_ENDED_TEXT", fill))}</p>`, goods(t("EMAIL_EXCHANGE_NOT"), order.lines)],
  });
}

function goods(title: string, lines: readonly { name: string; variant: string; quantity: number }[]): string {
  const said = lines.map(({ name, variant, quantity }) => escapeHtml(`${quantity} × ${joined(name, variant)}`));
  return `<p><strong>${escapeHtml(title)}</strong><br>${said.join("<br>")}</p>`;
}

function emailOf(
  order: ReadableOrder,
  seller: Seller,
  { lanCode, link }: ExchangeNews,
  { subject, body }: { subject: string; body: string[] },
): Email {
  const open = translator(lanCode)("EMAIL_ORDER_STATE_OPEN");
  const told = [...body, `<p><a class="do" href="${escapeHtml(link)}"><strong>${open}</strong></a></p>`];
  return emailAboutOrder(order, seller, { lanCode, subject, told, papers: [] });
}
