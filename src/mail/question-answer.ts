import { translator } from "../domain/dictionary/dictionaries.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import { type Email, emailHtml, emailText } from "./email.ts";
import { withoutLinks } from "./message-copy.ts";
import { paragraphsOf } from "./staff-message.ts";

/** What somebody who works here answers to a message of the contact form, with that message below: its own links are left out, for anybody can type a message with somebody else's address. */
export function questionAnswerEmail({
  to,
  lanCode,
  shopName,
  publicUrl,
  subject,
  text,
  asked,
  askedAt,
}: {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  subject: string;
  text: string;
  asked: string;
  askedAt: Date;
}): Email {
  const t = translator(lanCode);
  const date = askedAt.toLocaleDateString(languageCalled(lanCode).tag, {
    dateStyle: "long",
    timeZone: "Europe/Warsaw",
  });
  const html = emailHtml({
    lanCode,
    shopName,
    heading: subject,
    body: `${paragraphsOf(text)}<p><span>${t("EMAIL_QUESTION_ANSWER_TO", { date })}</span></p><p><span>${withoutLinks(asked)}</span></p>`,
    footer: [shopName, publicUrl],
  });
  return { to, subject: `${subject} – ${shopName}`, text: emailText(html), html };
}
