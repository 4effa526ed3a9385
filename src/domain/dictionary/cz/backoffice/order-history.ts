import type { Dictionary } from "../../../translations.ts";

/** Czech: what happened to an order, told in sentences. */
export const orderHistory = {
  OFFICE_TOLD_CHANGE_ADDED: "přidáno @quantity × @name",
  OFFICE_TOLD_CHANGE_REMOVED: "odebráno @quantity × @name",
  OFFICE_TOLD_CHANGE_SIZE: "@quantity × @name: @from → @to",
  OFFICE_TOLD_CHANGE_QUANTITY: "@name: @from → @to ks",
  OFFICE_TOLD_CHANGE_PRICE: "@name: cena @from → @to",
  OFFICE_TOLD_CHANGE_DELIVERY: "doprava: @from → @to",
  OFFICE_TOLD_CHANGE_POINT: "jiný výdejní box",
  OFFICE_TOLD_CHANGE_HELD: "zabalí se až po doplacení",
  OFFICE_TOLD_CHANGE_FREED: "už nečeká na doplacení",
  OFFICE_TOLD_PRICE_REASON: "důvod jiné ceny: @reason",
  OFFICE_TOLD_CHANGE_TOTAL: "celkem @from → @to",
  OFFICE_TOLD_CONSENTS: "kupující řekl, že @consents",
  OFFICE_TOLD_CONSENT_TERMS: "souhlasí s podmínkami a ochranou údajů",
  OFFICE_TOLD_CONSENT_NEWSLETTER: "chce newsletter",
  OFFICE_TOLD_CONSENT_OFAGE: "je mu nejméně 18 let",
  OFFICE_TOLD_FIELDS: "změněno v adrese a kontaktu: @fields",
  OFFICE_TOLD_WITHDRAWAL: "Přišlo prohlášení o odstoupení",
  OFFICE_TOLD_RETURN_OPENED: "Vrácení založeno (@kind)",
  OFFICE_TOLD_RETURN_SENT: "Kupující vrácení odeslal (@kind)",
  OFFICE_TOLD_RETURN_ARRIVED: "Věci se vrátily (@kind)",
  OFFICE_TOLD_RETURN_CLOSED: "Vrácení uzavřeno bez věcí (@kind)",
  OFFICE_TOLD_COMPLAINT_RECEIVED: "Reklamace @id: kupující @demand",
  OFFICE_TOLD_COMPLAINT_ANSWERED: "Reklamace @id: @outcome, kupující dostal odpověď",
  OFFICE_TOLD_COMPLAINT_CLOSED: "Reklamace @id vyřízena",
} as const satisfies Dictionary;
