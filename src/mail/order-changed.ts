import type { ContentOf } from "../database/mail/email-contents.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { isPaidOnline } from "../domain/payment/payment.ts";
import { type Attachment, type Email, joined } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";
import { emailAboutOrder } from "./order-email.ts";
import { type MoneyOnItsWay, wayBack } from "./order-settled.ts";

/** What an email about a change says beside the order. Amounts in hundredths of its currency. */
export interface ChangedNews {
  lanCode: LanCode;
  change: ContentOf<"orderChanged">;
  ways: readonly MoneyOnItsWay[];
  /** What is the buyer's and goes back another time. */
  later: number;
  /** The last day for it, `2026-12-05`. */
  due: string;
  /** What the order still asks for. */
  missing: number;
  /** The correction of the document. */
  papers: readonly Attachment[];
  /** The order's page, and where it is paid online: whole addresses. */
  link: string;
  payAt: string;
}

/** Tells the buyer what has changed of their order: before and since, the difference, how it is paid or goes back, with the correction of the document. */
export function orderChangedEmail(order: ReadableOrder, seller: Seller, news: ChangedNews): Email {
  const { lanCode, change, ways, later, due, missing, papers, link } = news;
  const t = translator(lanCode);
  const subject = t("EMAIL_CHANGED_SUBJECT");
  const button = missing > 0 || ways.some((way) => way.by === "account" && way.sayAt !== null) ? "" : 'class="do" ';
  const told = [
    `<p>${escapeHtml(t("EMAIL_CHANGED_TEXT", { number: order.orderId }))}</p>`,
    change.reason === "" ? "" : `<p>${escapeHtml(t("EMAIL_SETTLED_REASON", { reason: change.reason }))}</p>`,
    whatChanged(order, change, lanCode),
    missing > 0 || order.paymentCode === "cash" ? howToPay(order, seller, news) : "",
    ...ways.map((way) => wayBack(way, due, lanCode)),
    later > 0 ? `<p>${escapeHtml(t("EMAIL_SETTLED_LATER", { sum: formatMoney(later, order.currency), due }))}</p>` : "",
    change.points > 0 ? `<p>${escapeHtml(t("EMAIL_ORDER_STATE_POINTS_BACK", { points: change.points }))}</p>` : "",
    papers.length > 0 ? `<p>${t("EMAIL_SETTLED_PAPER")}</p>` : "",
    `<p><a ${button}href="${escapeHtml(link)}"><strong>${t("EMAIL_ORDER_STATE_OPEN")}</strong></a></p>`,
  ];
  return emailAboutOrder(order, seller, { lanCode, subject, told, papers });
}

/** What is another than it was, as a table of before and since. */
function whatChanged(order: ReadableOrder, change: ContentOf<"orderChanged">, lanCode: LanCode): string {
  const t = translator(lanCode);
  const money = (sum: number) => formatMoney(sum, order.currency);
  const row = (said: string, before: string, since: string) =>
    `<tr><th scope="row">${escapeHtml(said)}</th><td>${before}</td><td>${since}</td></tr>`;
  const strong = (text: string) => `<strong>${text}</strong>`;
  const pieces = (quantity: number, amount: number) => (quantity === 0 ? "–" : `${quantity} · ${money(amount)}`);
  const rows = change.lines.map((line) =>
    row(line.name, pieces(line.quantityBefore, line.amountBefore), pieces(line.quantity, line.amount)),
  );
  if (change.delivery || change.shipping !== change.shippingBefore)
    rows.push(
      row(
        t("EMAIL_CHANGED_DELIVERY", { shipping: joined(order.shippingName, order.shippingPoint ?? "") }),
        money(change.shippingBefore),
        money(change.shipping),
      ),
    );
  if (change.reduction !== change.reductionBefore)
    rows.push(row(t("EMAIL_CHANGED_REDUCTION"), money(-change.reductionBefore), money(-change.reduction)));
  rows.push(row(t("EMAIL_CHANGED_TOTAL"), strong(money(change.totalBefore)), strong(money(change.total))));
  return `<table><thead><tr><th scope="col">${t("EMAIL_CHANGED_WHAT")}</th><th scope="col">${t("EMAIL_CHANGED_BEFORE")}</th><th scope="col">${t("EMAIL_CHANGED_NOW")}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function howToPay(order: ReadableOrder, seller: Seller, { missing, payAt, lanCode }: ChangedNews): string {
  const t = translator(lanCode);
  const sum = formatMoney(missing, order.currency);
  if (order.paymentCode === "cash")
    return `<p>${escapeHtml(t("EMAIL_CHANGED_PAY_CASH", { sum: formatMoney(order.total, order.currency) }))}</p>`;
  if (isPaidOnline(order.paymentCode))
    return `<p>${escapeHtml(t("EMAIL_CHANGED_MISSING", { sum }))}</p><p><a class="do" href="${escapeHtml(payAt)}"><strong>${escapeHtml(t("EMAIL_CHANGED_PAY", { sum }))}</strong></a></p>`;
  return `<p>${escapeHtml(t("EMAIL_CHANGED_PAY_TRANSFER", { sum, account: seller.bankAccount, number: order.orderId }))}</p>`;
}
