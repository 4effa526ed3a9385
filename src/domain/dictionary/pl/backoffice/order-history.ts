import type { Dictionary } from "../../../translations.ts";

/** Polish: what happened to an order, told in sentences. */
export const orderHistory = {
  OFFICE_TOLD_CHANGE_ADDED: "dodano @quantity × @name",
  OFFICE_TOLD_CHANGE_REMOVED: "zabrano @quantity × @name",
  OFFICE_TOLD_CHANGE_SIZE: "@quantity × @name: @from → @to",
  OFFICE_TOLD_CHANGE_QUANTITY: "@name: @from → @to szt.",
  OFFICE_TOLD_CHANGE_PRICE: "@name: cena @from → @to",
  OFFICE_TOLD_CHANGE_DELIVERY: "dostawa: @from → @to",
  OFFICE_TOLD_CHANGE_POINT: "inny automat paczkowy",
  OFFICE_TOLD_CHANGE_HELD: "czeka na dopłatę, zanim się je spakuje",
  OFFICE_TOLD_CHANGE_FREED: "już nie czeka na dopłatę",
  OFFICE_TOLD_PRICE_REASON: "powód innej ceny: @reason",
  OFFICE_TOLD_CHANGE_TOTAL: "razem @from → @to",
  OFFICE_TOLD_CONSENTS: "kupujący powiedział, że @consents",
  OFFICE_TOLD_CONSENT_TERMS: "akceptuje regulamin i politykę prywatności",
  OFFICE_TOLD_CONSENT_NEWSLETTER: "chce newsletter",
  OFFICE_TOLD_CONSENT_OFAGE: "ma ukończone 18 lat",
  OFFICE_TOLD_FIELDS: "zmienione w adresie i kontakcie: @fields",
  OFFICE_TOLD_WITHDRAWAL: "Przyszło oświadczenie o odstąpieniu",
  OFFICE_TOLD_RETURN_OPENED: "Zwrot założony (@kind)",
  OFFICE_TOLD_RETURN_SENT: "Kupujący nadał zwrot (@kind)",
  OFFICE_TOLD_RETURN_ARRIVED: "Towar wrócił (@kind)",
  OFFICE_TOLD_RETURN_CLOSED: "Zwrot zamknięty bez towaru (@kind)",
  OFFICE_TOLD_COMPLAINT_RECEIVED: "Reklamacja @id: kupujący @demand",
  OFFICE_TOLD_COMPLAINT_ANSWERED: "Reklamacja @id: @outcome, kupujący dostał odpowiedź",
  OFFICE_TOLD_COMPLAINT_CLOSED: "Reklamacja @id załatwiona",
} as const satisfies Dictionary;
