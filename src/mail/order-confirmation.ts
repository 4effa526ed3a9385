import { pathIn, withdrawalHref } from "../contract/paths.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { orderInfo, type ReadableOrder } from "../domain/order/order-info.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Attachment, type Email, emailHtml, emailText, joined } from "./email.ts";
import { withdrawalForm } from "./withdrawal-form.ts";

/** The seller as emails name it; what the shop does without is an empty text, a page it does not have null. */
export interface Seller {
  name: string;
  /** The registered name. */
  company: string;
  address: string;
  phone: string;
  email: string;
  bankAccount: string;
  publicUrl: string;
  /** Paths of the terms and of the returns page. */
  terms: string | null;
  returns: string | null;
}

/**
 * The shopper's email: the whole order, how to pay, terms and the right of withdrawal with its model
 * form, on a durable medium (law: art. 21 of the consumer rights act), in the shopper's language. The
 * attached `papers`, said of where both are there, are the terms and the information on returns as they stood when it was sent; `link` is the
 * order's page, `pay` where it is paid online.
 */
export function orderConfirmationEmail(
  order: ReadableOrder,
  seller: Seller,
  {
    lanCode,
    link,
    pay = null,
    papers = [],
  }: { lanCode: LanCode; link: string; pay?: string | null; papers?: readonly Attachment[] },
): Email {
  const t = translator(lanCode);
  const pages = [
    { at: seller.terms, name: t("EMAIL_ORDER_CONFIRMATION_TERMS") },
    { at: seller.returns, name: t("EMAIL_ORDER_CONFIRMATION_RETURNS") },
  ].flatMap(({ at, name }) => (at === null ? [] : [`<a href="${escapeHtml(seller.publicUrl + at)}">${name}</a>`]));
  const body = [
    `<p>${t("EMAIL_ORDER_CONFIRMATION_THANKS")}</p>`,
    withButton(
      orderInfo(order, lanCode, { account: seller.bankAccount, page: link, ...(pay === null ? {} : { payAt: pay }) }),
      pay,
    ),
    `<p><strong>${t("EMAIL_ORDER_CONFIRMATION_WITHDRAWAL")}</strong><br>${t("EMAIL_ORDER_CONFIRMATION_WITHDRAWAL_TEXT")}${order.lines.some(({ exception }) => exception !== null) ? ` ${t("EMAIL_ORDER_CONFIRMATION_EXCEPTED")}` : ""}<br><a href="${escapeHtml(seller.publicUrl + pathIn(withdrawalHref(order.orderId), lanCode))}">${t("EMAIL_ORDER_CONFIRMATION_WITHDRAW")}</a></p>`,
    `<p><strong>${t("EMAIL_ORDER_CONFIRMATION_FORM")}</strong><br>${escapeHtml(t("EMAIL_ORDER_CONFIRMATION_FORM_TEXT", { seller: joined(seller.company, seller.address, seller.email), order: order.orderId }))}</p>`,
    papers.length > 1 ? `<p>${t("EMAIL_ORDER_CONFIRMATION_PAPERS")}</p>` : "",
    pages.length === 0 ? "" : `<p>${pages.join(" · ")}</p>`,
  ].join("");
  const html = emailHtml({
    lanCode,
    shopName: seller.name,
    heading: t("EMAIL_ORDER_CONFIRMATION_HEADING"),
    body,
    footer: [joined(seller.company, seller.address), seller.phone, seller.email],
  });
  const form = withdrawalForm({ order, seller, lanCode });
  return {
    to: order.email,
    subject: `${t("EMAIL_ORDER_CONFIRMATION_SUBJECT")} ${order.orderId} – ${seller.name}`,
    text: emailText(html),
    html,
    attachments: [...papers, form],
  };
}

/** The way to pay is what a reader looks for first. */
function withButton(html: string, pay: string | null): string {
  return pay === null
    ? html
    : html.replace(`<a href="${escapeHtml(pay)}">`, `<a class="do" href="${escapeHtml(pay)}">`);
}
