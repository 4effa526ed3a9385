import { href, pathIn, stockAlertHref } from "../contract/paths.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

export interface StockEmail {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  link: string;
  /** What is waited for: the product's name, with its variant's where it has one. */
  what: string;
  /** The product's own url. */
  url: string;
}

/** Asks the owner of an address to confirm that they want to hear when something is back (law: double opt-in). */
export function stockConfirmEmail({ to, lanCode, shopName, publicUrl, link, what }: StockEmail): Email {
  const t = translator(lanCode);
  const confirm = publicUrl + pathIn(stockAlertHref(link, "confirm"), lanCode);
  const end = publicUrl + pathIn(stockAlertHref(link, "end"), lanCode);
  const body = `<p>${t("EMAIL_STOCK_CONFIRM_TEXT")} <strong>${escapeHtml(what)}</strong>.</p><p>${t("EMAIL_STOCK_CONFIRM_SURE")}</p><p><a class="do" href="${confirm}"><strong>${t("EMAIL_STOCK_CONFIRM_CONFIRM")}</strong></a></p><p><span>${t("EMAIL_STOCK_CONFIRM_IGNORE")} <a href="${end}">${t("EMAIL_STOCK_CONFIRM_END")}</a>.</span></p>`;
  const html = emailHtml({
    lanCode,
    shopName,
    heading: t("EMAIL_STOCK_CONFIRM_SUBJECT"),
    body,
    footer: [shopName, publicUrl],
  });
  return {
    to,
    subject: `${t("EMAIL_STOCK_CONFIRM_SUBJECT")} – ${shopName}`,
    text: emailText(html),
    html,
    unsubscribe: end,
  };
}

/** The one email of a confirmed stock alert: it is back. */
export function stockBackEmail({ to, lanCode, shopName, publicUrl, link, what, url }: StockEmail): Email {
  const t = translator(lanCode);
  const product = publicUrl + href(url);
  const end = publicUrl + pathIn(stockAlertHref(link, "end"), lanCode);
  const body = `<p><strong>${escapeHtml(what)}</strong> ${t("EMAIL_STOCK_BACK_TEXT")}</p><p><a class="do" href="${escapeHtml(product)}"><strong>${t("EMAIL_STOCK_BACK_SEE")}</strong></a></p><p><span>${t("EMAIL_STOCK_BACK_ONCE")} <a href="${end}">${t("EMAIL_STOCK_BACK_END")}</a>.</span></p>`;
  const html = emailHtml({
    lanCode,
    shopName,
    heading: t("EMAIL_STOCK_BACK_SUBJECT"),
    body,
    footer: [shopName, publicUrl],
  });
  return {
    to,
    subject: `${t("EMAIL_STOCK_BACK_SUBJECT")}: ${what} – ${shopName}`,
    text: emailText(html),
    html,
    unsubscribe: end,
  };
}
