import { accountHref, paths } from "../contract/paths.ts";
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
  const t = opened ? openedTexts[lanCode] : reminderTexts[lanCode];
  return written(account, t.subject, [
    `<p>${t.text}</p>`,
    `<p class="code"><strong>${escapeHtml(password)}</strong></p>`,
    `<p>${t.until.replace("@minutes", String(minutes))}</p>`,
    `<p><span>${t.ignore}</span></p>`,
  ]);
}

/** Asks whoever opened an account to prove the e-mail; the second link is for somebody who did not. */
export function confirmAddressEmail(account: AccountEmail & { link: string }): Email {
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

/** Asks the reader of another address whether an account may move to it. */
export function changeAddressEmail(account: AccountEmail & { link: string }): Email {
  const { lanCode, publicUrl, link } = account;
  const t = moveTexts[lanCode];
  return written(account, t.subject, [
    `<p>${t.text}</p>`,
    `<p><a class="do" href="${publicUrl}${accountHref(link)}"><strong>${t.confirm}</strong></a></p>`,
    `<p>${t.until}</p>`,
    `<p><span>${t.ignore}</span></p>`,
  ]);
}

/** Tells an account's owner, at the address it had, that it is known by another now. */
export function addressChangedEmail(account: AccountEmail & { email: string }): Email {
  const t = movedTexts[account.lanCode];
  return written(account, t.subject, [
    `<p>${t.text.replace("@email", `<strong>${escapeHtml(account.email)}</strong>`)}</p>`,
    `<p>${t.other} <a href="${account.publicUrl}${paths.contact}">${t.write}</a>.</p>`,
  ]);
}

/** Tells an account's owner that its password is another now. */
export function passwordChangedEmail(account: AccountEmail): Email {
  const t = changedTexts[account.lanCode];
  return written(account, t.subject, [
    `<p>${t.text}</p>`,
    `<p>${t.other} <a href="${account.publicUrl}${paths.contact}">${t.write}</a>.</p>`,
  ]);
}

/** Tells an account's owner that somebody asked for another one with the same e-mail, in an order or at the registration, or wanted to move one to it. */
export function accountExistsEmail(account: AccountEmail & { asked: "order" | "registration" | "change" }): Email {
  const t = existsTexts[account.lanCode];
  return written(account, t.subject, [
    `<p>${t[account.asked]}</p>`,
    `<p><a class="do" href="${account.publicUrl}${paths.userData}"><strong>${t.logIn}</strong></a></p>`,
    `<p><span>${t.ignore}</span></p>`,
  ]);
}

function written({ to, lanCode, shopName, publicUrl }: AccountEmail, subject: string, body: readonly string[]): Email {
  const html = emailHtml({ lanCode, shopName, heading: subject, body: body.join(""), footer: [shopName, publicUrl] });
  return { to, subject: `${subject} – ${shopName}`, text: emailText(html), html };
}

const reminderTexts: Record<LanCode, Record<"subject" | "text" | "until" | "ignore", string>> = {
  pl: {
    subject: "Hasło tymczasowe",
    text: "Oto hasło, którym zalogujesz się jeden raz. Twoje dotychczasowe też nadal działa.",
    until: "Jest ważne @minutes min. Po zalogowaniu poprosimy o nowe.",
    ignore: "Jeśli to nie Ty prosisz o hasło, nic nie rób. Nikomu go nie podawaj: my nigdy o nie nie pytamy.",
  },
  en: {
    subject: "Temporary password",
    text: "Here is a password that lets you log in once. The one you have still works, too.",
    until: "It is valid for @minutes min. Once you are in, we will ask you to choose a new one.",
    ignore: "If you did not ask for it, do nothing. Give it to nobody: we never ask for passwords.",
  },
  cz: {
    subject: "Dočasné heslo",
    text: "Tady je heslo, kterým se jednou přihlásíte. Vaše dosavadní platí dál.",
    until: "Platí @minutes min. Po přihlášení vás požádáme o nové.",
    ignore: "Pokud jste o heslo nežádali, nedělejte nic. Nikomu ho nesdělujte: my se na hesla nikdy neptáme.",
  },
};

const openedTexts: typeof reminderTexts = {
  pl: {
    subject: "Twoje konto jest gotowe",
    text: "Założyliśmy Ci konto do zamówienia. Zaloguj się tym adresem i hasłem jednorazowym:",
    until:
      "Jest ważne @minutes min. Po zalogowaniu ustawisz własne. Później poproś o nowe w oknie logowania: „Nie pamiętam hasła”.",
    ignore: "Jeśli to nie Ty zamawiasz, nic nie rób: bez hasła nikt na konto nie wejdzie.",
  },
  en: {
    subject: "Your account is ready",
    text: "We opened an account for your order. Log in with this address and a password that works once:",
    until:
      "It is valid for @minutes min. Once you are in, you choose your own. Later, ask for another where you log in: “Forgot your password?”.",
    ignore: "If you did not order, do nothing: without the password nobody gets in.",
  },
  cz: {
    subject: "Váš účet je připraven",
    text: "K objednávce jsme vám založili účet. Přihlaste se touto adresou a jednorázovým heslem:",
    until:
      "Platí @minutes min. Po přihlášení si zvolíte vlastní. Později si v přihlášení vyžádejte nové: „Zapomněli jste heslo?“.",
    ignore: "Pokud jste si nic neobjednali, nedělejte nic: bez hesla se k účtu nikdo nedostane.",
  },
};

const confirmTexts: Record<LanCode, Record<"subject" | "text" | "confirm" | "until" | "ignore" | "disown", string>> = {
  pl: {
    subject: "Potwierdź swój adres",
    text: "Ktoś, pewnie Ty, założył u nas konto z tym adresem. Potwierdź go, a zobaczysz na koncie swoje punkty i zamówienia złożone wcześniej bez logowania.",
    confirm: "Potwierdzam adres",
    until: "Link działa 7 dni. Konta możesz używać od razu.",
    ignore: "Jeśli to nie Ty zakładasz konto, nie potwierdzaj adresu i",
    disown: "usuń to konto",
  },
  en: {
    subject: "Confirm your e-mail",
    text: "Somebody, probably you, opened an account with this address in our shop. Confirm it, and the account will show your points and the orders you placed before without logging in.",
    confirm: "Confirm the address",
    until: "The link works for 7 days. You can use the account right away.",
    ignore: "If it was not you, do not confirm the address, and",
    disown: "remove the account",
  },
  cz: {
    subject: "Potvrďte svůj e-mail",
    text: "Někdo, nejspíš vy, si u nás s touto adresou založil účet. Potvrďte ji a na účtu uvidíte své body i objednávky, které jste dříve odeslali bez přihlášení.",
    confirm: "Potvrdit adresu",
    until: "Odkaz platí 7 dnů. Účet můžete používat hned.",
    ignore: "Pokud jste účet nezakládali vy, adresu nepotvrzujte a",
    disown: "účet odstraňte",
  },
};

const moveTexts: Record<LanCode, Record<"subject" | "text" | "confirm" | "until" | "ignore", string>> = {
  pl: {
    subject: "Nowy adres Twojego konta",
    text: "Ktoś, pewnie Ty, chce, żeby jego konto w naszym sklepie miało ten adres. Potwierdź, a od tej chwili tym adresem będziesz się logować.",
    confirm: "Sprawdź i potwierdź",
    until: "Link działa 7 dni. Do tego czasu na koncie nic się nie zmienia.",
    ignore: "Jeśli to nie Ty, nic nie rób: bez potwierdzenia konto zostaje przy dawnym adresie.",
  },
  en: {
    subject: "A new address for your account",
    text: "Somebody, probably you, wants their account in our shop to have this address. Confirm it, and from then on you log in with it.",
    confirm: "Look and confirm",
    until: "The link works for 7 days. Until you follow it, nothing changes in the account.",
    ignore: "If it was not you, do nothing: without your word the account keeps its old address.",
  },
  cz: {
    subject: "Nová adresa vašeho účtu",
    text: "Někdo, nejspíš vy, chce mít tuto adresu u svého účtu v našem obchodě. Potvrďte ji a od té chvíle se s ní budete přihlašovat.",
    confirm: "Zkontrolovat a potvrdit",
    until: "Odkaz platí 7 dnů. Do té doby se na účtu nic nemění.",
    ignore: "Pokud jste to nebyli vy, nedělejte nic: bez potvrzení účtu zůstane dosavadní adresa.",
  },
};

const movedTexts: Record<LanCode, Record<"subject" | "text" | "other" | "write", string>> = {
  pl: {
    subject: "Twoje konto ma nowy adres",
    text: "Konto, które u nas masz, ma teraz adres @email. Tym adresem się logujesz. Na innych urządzeniach wylogowaliśmy Cię.",
    other: "Jeśli to nie Ty, od razu",
    write: "napisz do nas",
  },
  en: {
    subject: "Your account has a new address",
    text: "The account you have with us now has the address @email, and that is what you log in with. Other devices were logged out.",
    other: "If it was not you, please",
    write: "write to us at once",
  },
  cz: {
    subject: "Váš účet má novou adresu",
    text: "Účet, který u nás máte, má nyní adresu @email a s ní se k němu přihlašujete. Ostatní zařízení jsme odhlásili.",
    other: "Pokud jste to nebyli vy, hned",
    write: "nám napište",
  },
};

const changedTexts: Record<LanCode, Record<"subject" | "text" | "other" | "write", string>> = {
  pl: {
    subject: "Masz nowe hasło",
    text: "Hasło do Twojego konta zostało zmienione, a inne urządzenia wylogowaliśmy.",
    other: "Jeśli to nie Ty, użyj w oknie logowania „Nie pamiętam hasła”, ustaw własne i",
    write: "napisz do nas",
  },
  en: {
    subject: "Your password has changed",
    text: "The password of your account was changed, and every other device was logged out.",
    other: "If it was not you, choose “Forgot your password?” where you log in, set one of your own, and",
    write: "write to us",
  },
  cz: {
    subject: "Máte nové heslo",
    text: "Heslo k vašemu účtu bylo změněno a všechna ostatní zařízení jsme odhlásili.",
    other: "Pokud jste to nebyli vy, zvolte v přihlášení „Zapomněli jste heslo?“, nastavte si vlastní a",
    write: "napište nám",
  },
};

const existsTexts: Record<
  LanCode,
  Record<"subject" | "order" | "registration" | "change" | "logIn" | "ignore", string>
> = {
  pl: {
    subject: "Masz już u nas konto",
    order:
      "Ktoś, pewnie Ty, złożył zamówienie, podając ten adres, i chciał założyć konto. Konto z tym adresem już jest, więc nowego nie zakładamy, a zamówienie przyjęliśmy jako złożone bez konta. Następnym razem zaloguj się, a dane wpiszemy za Ciebie.",
    registration:
      "Ktoś, pewnie Ty, chciał założyć konto z tym adresem. Takie konto już jest, więc wystarczy się zalogować. Hasła nie pamiętasz? W oknie logowania poproś o przypomnienie.",
    change:
      "Ktoś, pewnie Ty, chciał, żeby jego konto miało ten adres. Konto z tym adresem już jest, a dwa nie mogą mieć jednego. Zaloguj się na to, które jest, albo podaj tamtemu inny adres.",
    logIn: "Przejdź do swojego konta",
    ignore: "Jeśli to nie Ty, nic nie rób: na koncie nic się nie zmieniło.",
  },
  en: {
    subject: "You already have an account",
    order:
      "Someone, probably you, placed an order with this address and asked us to open an account. There is one already, so we did not open another and accepted the order without an account. Log in next time and we will fill in your details.",
    registration:
      "Someone, probably you, wanted to open an account with this address. There is one already, so just log in. Forgot the password? Ask for a reminder where you log in.",
    change:
      "Someone, probably you, wanted to give this address to their account. There is an account with it already, and two cannot share one. Log in to this one, or choose another address for the other.",
    logIn: "Go to your account",
    ignore: "If it was not you, do nothing: nothing has changed in the account.",
  },
  cz: {
    subject: "Účet už u nás máte",
    order:
      "Někdo, nejspíš vy, si s touto adresou objednal zboží a chtěl založit účet. Účet s ní už existuje, nový jsme proto nezakládali a objednávku jsme přijali bez účtu. Příště se přihlaste a údaje vyplníme za vás.",
    registration:
      "Někdo, nejspíš vy, chtěl s touto adresou založit účet. Účet s ní už existuje, stačí se přihlásit. Heslo nevíte? V přihlášení požádejte o připomenutí.",
    change:
      "Někdo, nejspíš vy, chtěl pro svůj účet tuto adresu. Účet s ní už existuje a dva účty nemohou mít jednu adresu. Přihlaste se k tomuto účtu, nebo pro druhý zvolte jinou adresu.",
    logIn: "Přejít na svůj účet",
    ignore: "Pokud jste to nebyli vy, nedělejte nic: na účtu se nic nezměnilo.",
  },
};
