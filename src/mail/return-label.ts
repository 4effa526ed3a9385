import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

interface ReturnLabelNews {
  to: string;
  order: number;
  /** As buyers know it. */
  carrier: string;
  /** By which the parcel is handed in without a printed label; null: it wants one. */
  code: string | null;
  /** Where the label lies as PDF; null: there is none yet. */
  label: string | null;
  /** The order's page. */
  link: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
}

/** Tells a buyer how what they send back travels at the shop's cost: by a code, or by a label to print. */
export function returnLabelEmail(news: ReturnLabelNews): Email {
  const { to, order, carrier, code, label, link, lanCode, shopName, publicUrl } = news;
  const t = translator(lanCode);
  const heading = t("EMAIL_RETURN_LABEL_HEADING");
  const told = [
    `<p>${escapeHtml(t("EMAIL_RETURN_LABEL_TEXT", { number: order, carrier }))}</p>`,
    code === null ? "" : `<p>${t("EMAIL_RETURN_LABEL_CODE")}<br><strong>${escapeHtml(code)}</strong></p>`,
    label === null
      ? ""
      : `<p>${t(code === null ? "EMAIL_RETURN_LABEL_PRINT" : "EMAIL_RETURN_LABEL_OR_PRINT")} <a href="${escapeHtml(label)}">${t("EMAIL_RETURN_LABEL_PDF")}</a></p>`,
    `<p><a class="do" href="${escapeHtml(link)}"><strong>${t("EMAIL_ORDER_STATE_OPEN")}</strong></a></p><p><span>${t("EMAIL_ORDER_STATE_SECRET")}</span></p>`,
  ];
  const html = emailHtml({ lanCode, shopName, heading, body: told.join(""), footer: [shopName, publicUrl] });
  return {
    to,
    subject: `${heading} – ${t("EMAIL_ORDER_STATE_ORDER")} ${order}, ${shopName}`,
    text: emailText(html),
    html,
  };
}
