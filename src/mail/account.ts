import { accountHref, pathIn, pathsIn } from "../contract/paths.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** Whom an email about an account is for, and which shop writes it. */
export interface AccountEmail {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
}

/** Brings a temporary password; `minutes`: how long it lasts (guarantees, point 11); `opened`: of an account that was opened with an order just now. */
export function reminderEmail(account: AccountEmail & { password: string; minutes: number; opened?: boolean }): Email {
  const { lanCode, password, minutes, opened = false } = account;
  const t = translator(lanCode);
  const email = opened ? "EMAIL_ACCOUNT_OPENED" : "EMAIL_REMINDER";
  return written(account, t(`${email}_SUBJECT`), [
    `<p>${t(`${email}_TEXT`)}</p>`,
    `<p class="code"><strong>${escapeHtml(password)}</strong></p>`,
    `<p>${t(`${email}_UNTIL`, { minutes })}</p>`,
    `<p><span>${t(`${email}_IGNORE`)}</span></p>`,
  ]);
}

/** Asks whoever opened an account to prove the e-mail; the second link is for somebody who did not. */
export function confirmAddressEmail(account: AccountEmail & { link: string }): Email {
  const { lanCode, publicUrl, link } = account;
  const t = translator(lanCode);
  const page = publicUrl + pathIn(accountHref(link), lanCode);
  return written(account, t("EMAIL_CONFIRM_ADDRESS_SUBJECT"), [
    `<p>${t("EMAIL_CONFIRM_ADDRESS_TEXT")}</p>`,
    `<p><a class="do" href="${page}"><strong>${t("EMAIL_CONFIRM_ADDRESS_CONFIRM")}</strong></a></p>`,
    `<p>${t("EMAIL_CONFIRM_ADDRESS_UNTIL")}</p>`,
    `<p><span>${t("EMAIL_CONFIRM_ADDRESS_IGNORE")} <a href="${page}#nie-ja">${t("EMAIL_CONFIRM_ADDRESS_DISOWN")}</a>.</span></p>`,
  ]);
}

/** Asks the reader of another address whether an account may move to it. */
export function changeAddressEmail(account: AccountEmail & { link: string }): Email {
  const { lanCode, publicUrl, link } = account;
  const t = translator(lanCode);
  return written(account, t("EMAIL_CHANGE_ADDRESS_SUBJECT"), [
    `<p>${t("EMAIL_CHANGE_ADDRESS_TEXT")}</p>`,
    `<p><a class="do" href="${publicUrl}${pathIn(accountHref(link), lanCode)}"><strong>${t("EMAIL_CHANGE_ADDRESS_CONFIRM")}</strong></a></p>`,
    `<p>${t("EMAIL_CHANGE_ADDRESS_UNTIL")}</p>`,
    `<p><span>${t("EMAIL_CHANGE_ADDRESS_IGNORE")}</span></p>`,
  ]);
}

/** Tells an account's owner, at the address it had, that it is known by another now. */
export function addressChangedEmail(account: AccountEmail & { email: string }): Email {
  const t = translator(account.lanCode);
  return written(account, t("EMAIL_ADDRESS_CHANGED_SUBJECT"), [
    `<p>${t("EMAIL_ADDRESS_CHANGED_TEXT", { email: `<strong>${escapeHtml(account.email)}</strong>` })}</p>`,
    `<p>${t("EMAIL_ADDRESS_CHANGED_OTHER")} <a href="${account.publicUrl}${pathsIn[account.lanCode].contact}">${t("EMAIL_ADDRESS_CHANGED_WRITE")}</a>.</p>`,
  ]);
}

/** Tells an account's owner that its password is another now. */
export function passwordChangedEmail(account: AccountEmail): Email {
  const t = translator(account.lanCode);
  return written(account, t("EMAIL_PASSWORD_CHANGED_SUBJECT"), [
    `<p>${t("EMAIL_PASSWORD_CHANGED_TEXT")}</p>`,
    `<p>${t("EMAIL_PASSWORD_CHANGED_OTHER")} <a href="${account.publicUrl}${pathsIn[account.lanCode].contact}">${t("EMAIL_PASSWORD_CHANGED_WRITE")}</a>.</p>`,
  ]);
}

/** Tells an account's owner that somebody asked for another one with the same e-mail, in an order or at the registration, or wanted to move one to it. */
export function accountExistsEmail(account: AccountEmail & { asked: "order" | "registration" | "change" }): Email {
  const t = translator(account.lanCode);
  return written(account, t("EMAIL_ACCOUNT_EXISTS_SUBJECT"), [
    `<p>${t(`EMAIL_ACCOUNT_EXISTS_${account.asked.toUpperCase()}`)}</p>`,
    `<p><a class="do" href="${account.publicUrl}${pathsIn[account.lanCode].userData}"><strong>${t("EMAIL_ACCOUNT_EXISTS_LOG_IN")}</strong></a></p>`,
    `<p><span>${t("EMAIL_ACCOUNT_EXISTS_IGNORE")}</span></p>`,
  ]);
}

function written({ to, lanCode, shopName, publicUrl }: AccountEmail, subject: string, body: readonly string[]): Email {
  const html = emailHtml({ lanCode, shopName, heading: subject, body: body.join(""), footer: [shopName, publicUrl] });
  return { to, subject: `${subject} – ${shopName}`, text: emailText(html), html };
}
