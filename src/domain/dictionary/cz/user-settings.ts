import type { userSettings as polish } from "../pl/user-settings.ts";

/** Czech: what stands below a customer's contact data: e-mail, newsletter, password, safety, their data as a file, the account's end. */
export const userSettings = {
  USERDATA_EMAIL_TEXT: "Podle této adresy účet poznáváme.",
  USERDATA_EMAIL_CHANGE: "Změnit e-mail",
  USERDATA_EMAIL_CHANGE_TEXT: "Na novou adresu pošleme zprávu s odkazem. Dokud ho neotevřete, nic se nezmění.",
  USERDATA_EMAIL_NEW: "Nový e-mail",
  USERDATA_EMAIL_SEND: "Poslat odkaz",
  USERDATA_EMAIL_SENT: "Na @email jsme poslali zprávu. Otevřete v ní odkaz a adresa se změní.",
  USERDATA_EMAIL_NO_PASSWORD:
    "Tento účet nemá heslo. Adresu může změnit ten, kdo se právě přihlásil. Na novou adresu pošleme zprávu s odkazem. Dokud ho neotevřete, nic se nezmění.",
  USERDATA_PASSWORD: "Heslo",
  USERDATA_NO_PASSWORD:
    "Tento účet nemá heslo. Přihlašujete se přes jinou službu. Heslo si nastavíte přes připomenutí v přihlášení.",
  USERDATA_NEWSLETTER_TITLE: "Newsletter",
  USERDATA_NEWSLETTER:
    "Novinky, navrácené velikosti a výprodeje na @email. Jednou týdně; odhlásíte se jedním kliknutím.",
  USERDATA_NEWSLETTER_ON: "Přihlásit se",
  USERDATA_NEWSLETTER_OFF: "Odhlásit se",
  USERDATA_NEWSLETTER_STATE_ON: "Newsletter dostáváte.",
  USERDATA_NEWSLETTER_STATE_OFF: "Newsletter nedostáváte.",
  USERDATA_NEWSLETTER_STATE_WAITING: "Poslali jsme e-mail s prosbou o potvrzení.",
  USERDATA_SAFETY: "Bezpečnost",
  USERDATA_EVERYWHERE_TEXT: "Odhlásíme vás tady i na ostatních zařízeních.",
  USERDATA_EVERYWHERE: "Odhlásit všude",
  USERDATA_EXPORT_TITLE: "Vaše údaje u nás",
  USERDATA_EXPORT_TEXT: "Účet, objednávky, body, souhlasy a hodnocení v jednom souboru JSON.",
  USERDATA_EXPORT: "Stáhnout moje údaje",
  USERDATA_CLOSE_TITLE: "Zrušení účtu",
  USERDATA_CLOSE_TEXT:
    "Vymažeme osobní údaje, body propadnou, hodnocení zůstanou bez podpisu. Z objednávek si necháme jen to, co vyžadují daňové předpisy. Nelze to vzít zpět.",
  USERDATA_CLOSE: "Zrušit účet navždy",
  USERDATA_CLOSE_OPEN: "Chci zrušit účet",
  USERDATA_CLOSE_NO_PASSWORD: "Tento účet nemá heslo. Zrušit ho může ten, kdo se právě přihlásil.",
  USERDATA_CLOSED: "Účet je zrušený. Děkujeme za nákupy.",
} as const satisfies Record<keyof typeof polish, string>;
