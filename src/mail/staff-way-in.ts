import { backofficePath } from "../contract/operator/route.ts";
import { momentSaid } from "../domain/days-said.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** Tells somebody who works here that another way into their account was added; `at`: when, as clocks in Poland show it. */
export function staffWayInEmail({
  to,
  lanCode,
  shopName,
  publicUrl,
  way,
  name,
  at,
}: {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  way: "passkey" | "password";
  /** What the passkey was called; empty for a password. */
  name: string;
  at: string;
}): Email {
  const t = translator(lanCode);
  const moment = momentSaid(at, languageCalled(lanCode).tag);
  const heading = t(`EMAIL_STAFF_WAY_IN_${way.toUpperCase()}_SUBJECT`);
  const text =
    way === "passkey"
      ? t("EMAIL_STAFF_WAY_IN_PASSKEY_TEXT", { at: moment, name: escapeHtml(name) })
      : t("EMAIL_STAFF_WAY_IN_PASSWORD_TEXT", { at: moment });
  const html = emailHtml({
    lanCode,
    shopName,
    heading,
    body: `<p>${text}</p><p>${t("EMAIL_STAFF_WAY_IN_OTHER")}</p><p><a class="do" href="${publicUrl}${backofficePath}account"><strong>${t("EMAIL_STAFF_WAY_IN_LOOK")}</strong></a></p>`,
    footer: [shopName, publicUrl],
  });
  return { to, subject: `${heading} – ${shopName}`, text: emailText(html), html };
}
