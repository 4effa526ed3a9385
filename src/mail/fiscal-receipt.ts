import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

interface ReceiptNews {
  to: string;
  order: number;
  /** Its number in the cash register. */
  number: string;
  /** The unique number of the cash register; null: it was not told. */
  device: string | null;
  /** Where the receipt is to be seen; null: nowhere, and the number is all there is. */
  url: string | null;
  /** The order's page. */
  link: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
}

/** Hands a buyer the fiscal receipt of their order, as its cash register has it. */
export function fiscalReceiptEmail(news: ReceiptNews): Email {
  const { to, order, number, device, url, link, lanCode, shopName, publicUrl } = news;
  const t = translator(lanCode);
  const heading = t("EMAIL_RECEIPT_HEADING");
  const told = [
    `<p>${escapeHtml(t("EMAIL_RECEIPT_TEXT", { order, number }))}${device === null ? "" : `<br>${escapeHtml(t("EMAIL_RECEIPT_DEVICE", { device }))}`}</p>`,
    url === null
      ? ""
      : `<p><a class="do" href="${escapeHtml(url)}"><strong>${t("EMAIL_RECEIPT_SEE")}</strong></a></p><p>${escapeHtml(url)}</p>`,
    `<p><a href="${escapeHtml(link)}">${t("EMAIL_ORDER_STATE_OPEN")}</a></p><p><span>${t("EMAIL_ORDER_STATE_SECRET")}</span></p>`,
  ];
  const html = emailHtml({ lanCode, shopName, heading, body: told.join(""), footer: [shopName, publicUrl] });
  return {
    to,
    subject: `${heading} – ${t("EMAIL_ORDER_STATE_ORDER")} ${order}, ${shopName}`,
    text: emailText(html),
    html,
  };
}
