import { endReviewsHref, pathIn, reviewHref } from "../contract/paths.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** Asks a buyer, some days after delivery, what they think of what they bought: one link for the whole order. */
export function reviewRequestEmail({
  to,
  lanCode,
  shopName,
  publicUrl,
  link,
  name,
  products,
}: {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  link: string;
  /** The buyer's first name, empty where unknown. */
  name: string;
  /** Names of what was bought. */
  products: readonly string[];
}): Email {
  const t = translator(lanCode);
  // In Czech a name would want its vocative.
  const named = name !== "" && lanCode !== "cz";
  const write = publicUrl + pathIn(reviewHref(link), lanCode);
  const body = [
    `<p>${named ? t("EMAIL_REVIEW_REQUEST_HELLO_TO", { name: escapeHtml(name) }) : t("EMAIL_REVIEW_REQUEST_HELLO")} ${t("EMAIL_REVIEW_REQUEST_TEXT")}</p>`,
    `<p>${products.map((product) => `• ${escapeHtml(product)}`).join("<br>")}</p>`,
    `<p><a class="do" href="${write}"><strong>${t("EMAIL_REVIEW_REQUEST_WRITE")}</strong></a></p>`,
    `<p>${t("EMAIL_REVIEW_REQUEST_HONEST")}</p>`,
    `<p><span>${t("EMAIL_REVIEW_REQUEST_WHY")} <a href="${write}#koniec">${t("EMAIL_REVIEW_REQUEST_END")}</a>.</span></p>`,
  ].join("");
  const html = emailHtml({
    lanCode,
    shopName,
    heading: t("EMAIL_REVIEW_REQUEST_SUBJECT"),
    body,
    footer: [shopName, publicUrl],
  });
  return {
    to,
    subject: `${t("EMAIL_REVIEW_REQUEST_SUBJECT")} – ${shopName}`,
    text: emailText(html),
    html,
    unsubscribe: publicUrl + pathIn(endReviewsHref(link), lanCode),
  };
}
