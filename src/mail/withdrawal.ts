import { exceptionText } from "../domain/catalogue/withdrawal-exception.ts";
import type { ContentOf } from "../database/mail/email-contents.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { momentSaid } from "../domain/days-said.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** A withdrawal as it was declared. */
export type DeclaredWithdrawal = ContentOf<"withdrawal">;

interface Reader {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
}

/** Confirms at once what was declared and when (law: art. 11a(4) of 2011/83/EU), and what follows: of what was not sent there is nothing to send back. */
export function withdrawalEmail(declared: DeclaredWithdrawal, { to, lanCode, shopName, publicUrl }: Reader): Email {
  const t = translator(lanCode);
  const html = emailHtml({
    lanCode,
    shopName,
    heading: t("EMAIL_WITHDRAWAL_HEADING"),
    body: `<p>${t("EMAIL_WITHDRAWAL_TEXT")}</p>${withdrawalTable(declared, lanCode)}${exceptedList(declared, lanCode)}<p>${t(declared.unsent === true ? "EMAIL_WITHDRAWAL_UNSENT" : "EMAIL_WITHDRAWAL_NEXT")}</p>`,
    footer: [shopName, publicUrl],
  });
  return { to, subject: `${t("EMAIL_WITHDRAWAL_HEADING")} – ${shopName}`, text: emailText(html), html };
}

/** Returns what was declared as a table of HTML. */
export function withdrawalTable(
  { number, name, order, email, goods, at }: DeclaredWithdrawal,
  lanCode: LanCode,
): string {
  const t = translator(lanCode);
  const rows = [
    [t("EMAIL_WITHDRAWAL_NUMBER"), String(number)],
    [t("EMAIL_WITHDRAWAL_AT"), momentSaid(at, languageCalled(lanCode).tag)],
    [t("EMAIL_WITHDRAWAL_NAME"), name],
    [t("EMAIL_WITHDRAWAL_ORDER"), order],
    [t("EMAIL_WITHDRAWAL_EMAIL"), email],
    [t("EMAIL_WITHDRAWAL_GOODS"), goods === "" ? t("EMAIL_WITHDRAWAL_ALL") : goods],
  ];
  return `<table>${rows.map(([label = "", value = ""]) => `<tr><th scope="row">${label}</th><td>${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`).join("")}</table>`;
}

/** Goods that are no part of it, or not once they are unsealed; empty where there are none. */
function exceptedList({ excepted = [] }: DeclaredWithdrawal, lanCode: LanCode): string {
  if (excepted.length === 0) return "";
  const rows = excepted.map(({ name, exception }) => escapeHtml(`${name}. ${exceptionText(exception, lanCode)}`));
  return `<p>${[translator(lanCode)("EMAIL_WITHDRAWAL_EXCEPTED"), ...rows].join("<br>")}</p>`;
}
