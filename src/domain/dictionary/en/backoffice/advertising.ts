import type { advertising as polish } from "../../pl/backoffice/advertising.ts";

/** English: whom the shop's server tells of purchases. */
export const advertising = {
  OFFICE_CONNECTION_GA4: "Google Analytics: purchases from the server",
  OFFICE_CONNECTION_GA4_TEXT:
    "When an order becomes a sale, the shop tells Google Analytics (Measurement Protocol), also where the browser had no time to. Only of orders of people who agreed to statistics and for whom Google’s script works (ANALYTICS_ID), under the same number, so that they count once. The check says only whether the id and the event are well formed: Google does not look at the secret there, so look into the “Realtime” report afterwards. Before you switch it on, add it to your privacy policy.",
  OFFICE_CONNECTION_GA4_MEASUREMENTID: "Measurement ID (G-…)",
  OFFICE_CONNECTION_GA4_APISECRET: "API secret (Measurement Protocol)",
  OFFICE_CONNECTION_META: "Meta: measuring advertisements from the server",
  OFFICE_CONNECTION_META_TEXT:
    "When an order becomes a sale, the shop tells Meta (Conversions API): what and for how much, with the SHA-256 digest of the e-mail. Only of orders of people who agreed to measuring advertisements; the shop begins to ask for that consent when you switch this on. There is no script of Meta’s in the browser. Before you switch it on, add it to your privacy policy.",
  OFFICE_CONNECTION_META_PIXELID: "Dataset (Pixel ID)",
  OFFICE_CONNECTION_META_ACCESSTOKEN: "Access token",
  OFFICE_CONNECTION_META_TESTEVENTCODE: "Code of the “Test events” tab, for checking the connection",
  OFFICE_CONNECTION_CENEO: "Ceneo: trusted opinions (Zaufane Opinie)",
  OFFICE_CONNECTION_CENEO_TEXT:
    "The order shows a box that nobody has to tick: in it the buyer asks for Ceneo’s questionnaire and agrees that e-mail, order number and goods with their prices are passed on. Only by that consent, on the confirmation of the order, Ceneo’s script is loaded. The consent, its moment and its words stay with the order. Ceneo answers any identifier the same, so look at it twice. Before you switch it on, add Ceneo to your privacy policy.",
  OFFICE_CONNECTION_CENEO_ACCOUNTGUID: "Identifier of the account (GUID)",
  OFFICE_CONNECTION_CENEO_WORKDAYS: "After how many working days from the order the questionnaire is to come (1–30)",
} as const satisfies Record<keyof typeof polish, string>;
