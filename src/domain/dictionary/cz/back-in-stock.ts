import type { backInStock as polish } from "../pl/back-in-stock.ts";

/** Czech: the form by which a shopper asks to hear when something sold out is back. */
export const backInStock = {
  BACKINSTOCK_TITLE: "Dáme vědět, až se vrátí",
  BACKINSTOCK_SIZE: "Která velikost?",
  BACKINSTOCK_SIZE_MISSING: "Vyberte velikost, o které máme dát vědět.",
  BACKINSTOCK_CONSENT:
    "Napíšeme jednou, jen o návratu tohoto produktu, a ze seznamu vás vymažeme. Není to newsletter. Souhlas potvrdíte odkazem v e-mailu a můžete ho kdykoli odvolat.",
  BACKINSTOCK_SEND: "Dejte mi vědět",
  BACKINSTOCK_SENT: "Podívejte se do pošty: poslali jsme e-mail s prosbou o potvrzení.",
} as const satisfies Record<keyof typeof polish, string>;
