import type { contact as polish } from "../pl/contact.ts";

/** Czech: the contact page. */
export const contact = {
  MESSAGE_OK: "Zpráva byla odeslána.",
  MESSAGE_ERROR: "Při odesílání e-mailu došlo k chybě.",
  CONTACT_MAILHASBEENSENT: "Zpráva byla odeslána.",
  CONTACT_TEXT: "Píšete lidem, kteří zásilky sami balí. Odpovídáme v pracovní dny, většinou ještě týž den.",
  CONTACT_ORDER_TITLE: "Objednávka vyžaduje JavaScript",
  CONTACT_ORDER_TEXT:
    "Košík a objednávka fungují jen se zapnutým JavaScriptem. Zapněte ho v nastavení prohlížeče a vraťte se do obchodu. Objednat můžete i e-mailem nebo telefonicky: uveďte názvy věcí, velikosti a doručovací adresu a my potvrdíme cenu, cenu dopravy a způsob platby.",
  CONTACT_ADDRESS: "Adresa",
  CONTACT_FORM: "Napište nám",
  CONTACT_NAME: "Jméno",
  CONTACT_SUBJECT: "Předmět nebo číslo objednávky (nepovinné)",
  CONTACT_MESSAGE: "Zpráva",
  CONTACT_SEND: "Odeslat zprávu",
  CONTACT_ANSWER: "Odpovíme na uvedenou adresu, většinou ještě týž pracovní den.",
  CONTACT_PRIVACY: "Údaje použijeme jen k odpovědi.",
  CONTACT_AGAIN: "Zkuste to znovu, nebo napište přímo na @email.",
  CONTACT_ABOUT: "Dotaz k produktu: @productName",
  CONTACT_ABOUT_ORDER: "Dotaz k objednávce @number",
  CONTACT_HOURS: "Provozní doba",
  CONTACT_HOURS_WEEK: "od pondělí do pátku",
  CONTACT_COMPANY: "Firma",
  CONTACT_VAT: "DIČ: @number",
} as const satisfies Record<keyof typeof polish, string>;
