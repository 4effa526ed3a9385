import { accountHref, paths } from "../contract/paths.ts";
import type { LanCode } from "../domain/language.ts";
import { asHtml, type Letter, letterHtml, letterText } from "./letter.ts";

/** Whom a letter about an account is for, and which shop writes it. */
export interface AccountLetter {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
}

/** Brings a temporary password; `minutes`: how long it lasts (guarantees, point 11). */
export function reminderLetter(account: AccountLetter & { password: string; minutes: number }): Letter {
  const { lanCode, password, minutes } = account;
  const t = reminderTexts[lanCode];
  return written(account, t.subject, [
    `<p>${t.text}</p>`,
    `<p class="code"><strong>${asHtml(password)}</strong></p>`,
    `<p>${t.until.replace("@minutes", String(minutes))}</p>`,
    `<p><span>${t.ignore}</span></p>`,
  ]);
}

/** Asks whoever opened an account to prove the e-mail; the second link is for somebody who did not. */
export function confirmEmailLetter(account: AccountLetter & { link: string }): Letter {
  const { lanCode, publicUrl, link } = account;
  const t = confirmTexts[lanCode];
  const page = publicUrl + accountHref(link);
  return written(account, t.subject, [
    `<p>${t.text}</p>`,
    `<p><a class="do" href="${page}"><strong>${t.confirm}</strong></a></p>`,
    `<p>${t.until}</p>`,
    `<p><span>${t.ignore} <a href="${page}#nie-ja">${t.disown}</a>.</span></p>`,
  ]);
}

/** Tells an account's owner that its password is another now. */
export function passwordChangedLetter(account: AccountLetter): Letter {
  const t = changedTexts[account.lanCode];
  return written(account, t.subject, [`<p>${t.text}</p>`, `<p>${t.other} <a href="${account.publicUrl}${paths.contact}">${t.write}</a>.</p>`]);
}

/** Tells an account's owner that somebody asked for another one with the same e-mail, in an order or at the registration. */
export function accountExistsLetter(account: AccountLetter & { asked: "order" | "registration" }): Letter {
  const t = existsTexts[account.lanCode];
  return written(account, t.subject, [`<p>${t[account.asked]}</p>`, `<p><a class="do" href="${account.publicUrl}${paths.userData}"><strong>${t.logIn}</strong></a></p>`, `<p><span>${t.ignore}</span></p>`]);
}

function written({ to, lanCode, shopName, publicUrl }: AccountLetter, subject: string, body: readonly string[]): Letter {
  const html = letterHtml({ lanCode, heading: subject, body: body.join(""), footer: [shopName, publicUrl] });
  return { to, subject: `${subject} – ${shopName}`, text: letterText(html.slice(html.indexOf("<body>"))), html };
}

const reminderTexts: Record<LanCode, Record<"subject" | "text" | "until" | "ignore", string>> = {
  pl: { subject: "Hasło tymczasowe", text: "Oto hasło, którym zalogujesz się jeden raz. Twoje dotychczasowe też nadal działa.", until: "Jest ważne @minutes min. Po zalogowaniu poprosimy o nowe.", ignore: "Jeśli to nie Ty prosisz o hasło, nic nie rób. Nikomu go nie podawaj: my nigdy o nie nie pytamy." },
  en: { subject: "Temporary password", text: "Here is a password that lets you log in once. The one you have still works, too.", until: "It is valid for @minutes min. Once you are in, we will ask you to choose a new one.", ignore: "If you did not ask for it, do nothing. Give it to nobody: we never ask for passwords." },
  cz: { subject: "Dočasné heslo", text: "Tady je heslo, kterým se jednou přihlásíte. Vaše dosavadní platí dál.", until: "Platí @minutes min. Po přihlášení vás požádáme o nové.", ignore: "Pokud jste o heslo nežádali, nedělejte nic. Nikomu ho nesdělujte: my se na hesla nikdy neptáme." },
};

const confirmTexts: Record<LanCode, Record<"subject" | "text" | "confirm" | "until" | "ignore" | "disown", string>> = {
  pl: { subject: "Potwierdź swój adres", text: "Ktoś, pewnie Ty, założył u nas konto z tym adresem. Potwierdź go, a zobaczysz na koncie swoje punkty i zamówienia złożone wcześniej bez logowania.", confirm: "Potwierdzam adres", until: "Link działa 7 dni. Konta możesz używać od razu.", ignore: "Jeśli to nie Ty zakładasz konto, nie potwierdzaj adresu i", disown: "usuń to konto" },
  en: { subject: "Confirm your e-mail", text: "Somebody, probably you, opened an account with this address in our shop. Confirm it, and the account will show your points and the orders you placed before without logging in.", confirm: "Confirm the address", until: "The link works for 7 days. You can use the account right away.", ignore: "If it was not you, do not confirm the address, and", disown: "remove the account" },
  cz: { subject: "Potvrďte svůj e-mail", text: "Někdo, nejspíš vy, si u nás s touto adresou založil účet. Potvrďte ji a na účtu uvidíte své body i objednávky, které jste dříve odeslali bez přihlášení.", confirm: "Potvrdit adresu", until: "Odkaz platí 7 dnů. Účet můžete používat hned.", ignore: "Pokud jste účet nezakládali vy, adresu nepotvrzujte a", disown: "účet odstraňte" },
};

const changedTexts: Record<LanCode, Record<"subject" | "text" | "other" | "write", string>> = {
  pl: { subject: "Masz nowe hasło", text: "Hasło do Twojego konta zostało zmienione, a z konta wylogowaliśmy wszystkie inne urządzenia.", other: "Jeśli to nie Ty, użyj w oknie logowania „Nie pamiętam hasła”, ustaw własne i", write: "napisz do nas" },
  en: { subject: "Your password has changed", text: "The password of your account was changed, and every other device was logged out.", other: "If it was not you, choose “Forgot your password?” where you log in, set one of your own, and", write: "write to us" },
  cz: { subject: "Máte nové heslo", text: "Heslo k vašemu účtu bylo změněno a všechna ostatní zařízení jsme odhlásili.", other: "Pokud jste to nebyli vy, zvolte v přihlášení „Zapomněli jste heslo?“, nastavte si vlastní a", write: "napište nám" },
};

const existsTexts: Record<LanCode, Record<"subject" | "order" | "registration" | "logIn" | "ignore", string>> = {
  pl: {
    subject: "Masz już u nas konto",
    order: "Ktoś, pewnie Ty, złożył zamówienie, podając ten adres, i chciał założyć konto. Konto z tym adresem już jest, więc nowego nie zakładamy, a zamówienie przyjęliśmy jako złożone bez konta. Następnym razem zaloguj się, a dane wpiszemy za Ciebie.",
    registration: "Ktoś, pewnie Ty, chciał założyć konto z tym adresem. Takie konto już jest, więc wystarczy się zalogować. Hasła nie pamiętasz? W oknie logowania poproś o przypomnienie.",
    logIn: "Przejdź do swojego konta",
    ignore: "Jeśli to nie Ty, nic nie rób: na koncie nic się nie zmieniło.",
  },
  en: {
    subject: "You already have an account",
    order: "Someone, probably you, placed an order with this address and asked us to open an account. There is one already, so we did not open another and accepted the order without an account. Log in next time and we will fill in your details.",
    registration: "Someone, probably you, wanted to open an account with this address. There is one already, so just log in. Forgot the password? Ask for a reminder where you log in.",
    logIn: "Go to your account",
    ignore: "If it was not you, do nothing: nothing has changed in the account.",
  },
  cz: {
    subject: "Účet už u nás máte",
    order: "Někdo, nejspíš vy, si s touto adresou objednal zboží a chtěl založit účet. Účet s ní už existuje, nový jsme proto nezakládali a objednávku jsme přijali bez účtu. Příště se přihlaste a údaje vyplníme za vás.",
    registration: "Někdo, nejspíš vy, chtěl s touto adresou založit účet. Účet s ní už existuje, stačí se přihlásit. Heslo nevíte? V přihlášení požádejte o připomenutí.",
    logIn: "Přejít na svůj účet",
    ignore: "Pokud jste to nebyli vy, nedělejte nic: na účtu se nic nezměnilo.",
  },
};
