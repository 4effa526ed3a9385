import type { account as polish } from "../pl/account.ts";

/** Czech: the windows of an account: reminder, registration, a new password. */
export const account = {
  ACCOUNT_NEW: "Založit účet",
  ACCOUNT_NEW_TEXT: "Body za nákupy, předvyplněná adresa a všechny objednávky na jednom místě.",
  ACCOUNT_NO_YET: "Ještě nemáte účet?",
  ACCOUNT_HAVE_ONE: "Už máte účet? Přihlaste se",
  ACCOUNT_BACK: "Zpět k přihlášení",
  ACCOUNT_REMIND_TEXT: "Zadejte e-mail účtu. Pošleme dočasné heslo, platné hodinu; vaše dosavadní zůstává.",
  ACCOUNT_SENT: "Podívejte se do pošty",
  ACCOUNT_SENT_TEXT:
    "Na adresu @email jsme poslali e-mail. Otevřete ho, udělejte, oč v něm prosíme, a pak se přihlaste.",
  ACCOUNT_PASSWORD_HINT: "Aspoň 8 znaků. Nejlepší je několik obyčejných slov.",
  ACCOUNT_CHOOSE: "Zvolte nové heslo",
  ACCOUNT_CHOOSE_TEXT:
    "Přihlásili jste se dočasným heslem, které už znovu nepůjde použít. Nastavte si vlastní a ostatní zařízení odhlásíme.",
  ACCOUNT_NEW_PASSWORD: "Nové heslo",
  ACCOUNT_OLD_PASSWORD: "Současné heslo",
  ACCOUNT_SAVE_PASSWORD: "Uložit heslo",
  ACCOUNT_LATER: "Později",
  ACCOUNT_PASSWORD_SAVED: "Heslo uloženo.",
  ACCOUNT_CREATE: "Založit účet",
  ACCOUNT_TERMS: "Souhlasím s @terms a @privacy",
  ACCOUNT_TERMS_LINK: "obchodními podmínkami",
  ACCOUNT_PRIVACY_LINK: "zásadami ochrany osobních údajů",
  ACCOUNT_PASSWORD_SHOW: "Zobrazit heslo",
  ACCOUNT_POINTS_WAIT: "Body uvidíte po potvrzení e-mailu.",
  LAYOUT_LOGIN_TITLE: "Přihlášení",
  LAYOUT_LOGIN_REMINDME: "Zapomenuté heslo",
  LAYOUT_ACCOUNT_POINTS: "Body: @points",
  BTN_PASSWORD: "Zapomněli jste heslo?",
  BTN_SEND: "Odeslat",
} as const satisfies Record<keyof typeof polish, string>;
