import { newsletterHref, pathIn, pathsIn } from "../contract/paths.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

interface NewsletterEmail {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  /** The key of the address's links. */
  link: string;
}

/** Asks the owner of an address to confirm that they want the newsletter (law: double opt-in). */
export function newsletterConfirmationEmail(email: NewsletterEmail): Email {
  const { lanCode, publicUrl } = email;
  const t = translator(lanCode);
  const end = endOf(email);
  return written(
    email,
    t("EMAIL_NEWSLETTER_CONFIRM_SUBJECT"),
    `<p>${t("EMAIL_NEWSLETTER_CONFIRM_TEXT")}</p><p><a class="do" href="${publicUrl}${pathIn(newsletterHref("confirm", email.link), lanCode)}"><strong>${t("EMAIL_NEWSLETTER_CONFIRM_CONFIRM")}</strong></a></p><p>${t("EMAIL_NEWSLETTER_CONFIRM_IGNORE")} <a href="${end}">${t("EMAIL_NEWSLETTER_CONFIRM_END")}</a>.</p>`,
  );
}

/** Welcomes whoever confirmed: what will come, and how it ends; a shop that is not open has nothing to see yet. */
export function newsletterWelcomeEmail(email: NewsletterEmail & { open: boolean }): Email {
  const { lanCode, publicUrl, open } = email;
  const see = open
    ? `<p><a class="do" href="${publicUrl}${pathsIn[lanCode].newProducts}"><strong>${translator(lanCode)("EMAIL_NEWSLETTER_WELCOME_SEE")}</strong></a></p>`
    : "";
  const t = translator(lanCode);
  const end = endOf(email);
  return written(
    email,
    t("EMAIL_NEWSLETTER_WELCOME_SUBJECT"),
    `<p>${t("EMAIL_NEWSLETTER_WELCOME_TEXT")}</p>${see}<p><span>${t("EMAIL_NEWSLETTER_WELCOME_WHY")} <a href="${end}">${t("EMAIL_NEWSLETTER_WELCOME_END")}</a>.</span></p>`,
  );
}

function written({ to, lanCode, shopName, publicUrl, link }: NewsletterEmail, heading: string, body: string): Email {
  const html = emailHtml({ lanCode, shopName, heading, body, footer: [shopName, publicUrl] });
  return {
    to,
    subject: `${heading} – ${shopName}`,
    text: emailText(html),
    html,
    unsubscribe: endOf({ lanCode, publicUrl, link }),
  };
}

/** Where the address is taken off the list. */
function endOf({ lanCode, publicUrl, link }: Pick<NewsletterEmail, "lanCode" | "publicUrl" | "link">): string {
  return publicUrl + pathIn(newsletterHref("end", link), lanCode);
}
