import type { ContentOf } from "../database/mail/email-contents.ts";
import { daySaid, momentSaid } from "../domain/days-said.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

type Entered = ContentOf<"complaint">;

interface Reader {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
}

/** Confirms at once what was complained of and when, and by when it is answered. */
export function complaintEmail(entered: Entered, { to, lanCode, shopName, publicUrl }: Reader): Email {
  const t = translator(lanCode);
  const heading = t("EMAIL_COMPLAINT_HEADING", { number: entered.number });
  const html = emailHtml({
    lanCode,
    shopName,
    heading,
    body: `<p>${escapeHtml(t("EMAIL_COMPLAINT_TEXT", { due: daySaid(entered.due, languageCalled(lanCode).tag) }))}</p>${complaintTable(entered, lanCode)}`,
    footer: [shopName, publicUrl],
  });
  return { to, subject: `${heading} – ${shopName}`, text: emailText(html), html };
}

/** Tells the shop of a complaint and by when it is answered. */
export function complaintForShopEmail(entered: Entered, { to, publicUrl }: Pick<Reader, "to" | "publicUrl">): Email {
  const t = translator("pl");
  const heading = t("EMAIL_COMPLAINT_FOR_SHOP", { number: entered.number, due: daySaid(entered.due, "pl") });
  const html = emailHtml({ lanCode: "pl", heading, body: complaintTable(entered, "pl"), footer: [publicUrl] });
  return { to, subject: heading, text: emailText(html), html, replyTo: { name: entered.name, address: entered.email } };
}

/** Brings the shop's answer to a complaint, as it was written. */
export function complaintAnsweredEmail(
  { number, answer }: ContentOf<"complaintAnswered">,
  { to, lanCode, shopName, publicUrl }: Reader,
): Email {
  const heading = translator(lanCode)("EMAIL_COMPLAINT_ANSWER", { number });
  const html = emailHtml({
    lanCode,
    shopName,
    heading,
    body: answer
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
      .join(""),
    footer: [shopName, publicUrl],
  });
  return { to, subject: `${heading} – ${shopName}`, text: emailText(html), html };
}

function complaintTable(entered: Entered, lanCode: LanCode): string {
  const t = translator(lanCode);
  const rows = [
    [t("EMAIL_COMPLAINT_NUMBER"), String(entered.number)],
    [t("EMAIL_COMPLAINT_AT"), momentSaid(entered.at, languageCalled(lanCode).tag)],
    [t("EMAIL_COMPLAINT_NAME"), entered.name],
    [t("EMAIL_COMPLAINT_EMAIL"), entered.email],
    [t("EMAIL_COMPLAINT_ORDER"), entered.order],
    ...(entered.goods === undefined ? [] : [[t("EMAIL_COMPLAINT_GOODS"), entered.goods]]),
    [t("EMAIL_COMPLAINT_SINCE"), entered.since === "" ? "–" : entered.since],
    [t("EMAIL_COMPLAINT_DEFECT"), entered.defect],
    [t("EMAIL_COMPLAINT_DEMAND"), t(`EMAIL_COMPLAINT_DEMAND_${entered.demand.toUpperCase()}`)],
    [t("EMAIL_COMPLAINT_PHOTOS"), String(entered.photos)],
  ];
  return `<table>${rows.map(([label = "", value = ""]) => `<tr><th scope="row">${label}</th><td>${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`).join("")}</table>`;
}
