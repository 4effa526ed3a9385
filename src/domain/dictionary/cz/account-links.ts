import type { accountLinks as polish } from "../pl/account-links.ts";

/** Czech: the pages that links in a customer's emails lead to. */
export const accountLinks = {
  ACCOUNTLINK_WAITING: "Potvrďte e-mail",
  ACCOUNTLINK_WAITING_TEXT:
    "Je @email vaše adresa a váš účet? Po potvrzení na něm uvidíte body i objednávky, které jste dříve odeslali bez přihlášení.",
  ACCOUNTLINK_CONFIRM: "Ano, je moje",
  ACCOUNTLINK_MOVING: "Nová adresa účtu",
  ACCOUNTLINK_MOVING_TEXT:
    "Má mít váš účet adresu @email? Od této chvíle se s ní budete přihlašovat a ostatní zařízení odhlásíme.",
  ACCOUNTLINK_MOVE: "Ano, změnit adresu",
  ACCOUNTLINK_CONFIRMED: "E-mail potvrzen",
  ACCOUNTLINK_CONFIRMED_TEXT: "Účet @email je celý váš: s body i dřívějšími objednávkami.",
  ACCOUNTLINK_GO: "Přejít na účet",
  ACCOUNTLINK_UNKNOWN: "Tento odkaz už neplatí",
  ACCOUNTLINK_UNKNOWN_TEXT:
    "Odkaz platí 7 dnů a mohl se také při kopírování useknout. Přihlaste se a na stránce „Moje údaje“ požádejte o nový.",
  ACCOUNTLINK_REMOVED: "Účet odstraněn",
  ACCOUNTLINK_REMOVED_TEXT: "Účet s touto adresou už u nás není. Děkujeme za zprávu.",
  NEWSLETTERLINK_CONFIRM: "Ještě jedno kliknutí",
  NEWSLETTERLINK_CONFIRM_TEXT:
    "Má na adresu @email chodit newsletter? Jednou týdně: novinky, velikosti zpět skladem a výprodeje.",
  NEWSLETTERLINK_CONFIRM_DO: "Ano, přihlásit",
  NEWSLETTERLINK_END: "Odhlásit newsletter?",
  NEWSLETTERLINK_END_TEXT: "Na adresu @email už newsletter nebude chodit.",
  NEWSLETTERLINK_END_DO: "Odhlásit",
  NEWSLETTERLINK_ON: "Jste na seznamu",
  NEWSLETTERLINK_ON_TEXT: "Adresa @email je přihlášená k odběru newsletteru. Brzy se ozveme!",
  NEWSLETTERLINK_ENDED: "Odebráno ze seznamu",
  NEWSLETTERLINK_ENDED_TEXT: "Na adresu @email už newsletter nepřijde.",
  NEWSLETTERLINK_UNKNOWN: "Tento odkaz už nefunguje",
  NEWSLETTERLINK_UNKNOWN_TEXT: "Přihlášení lze potvrdit do 7 dnů. Přihlaste se prosím znovu dole na stránce.",
  ACCOUNTLINK_DISOWN_TITLE: "Nejste to vy?",
  ACCOUNTLINK_DISOWN_TEXT: "Někdo založil účet s vaší adresou, omylem či nikoli. Můžeme ho hned odstranit.",
  ACCOUNTLINK_DISOWN: "Nejsem to já, odstraňte účet",
} as const satisfies Record<keyof typeof polish, string>;
