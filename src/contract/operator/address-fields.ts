import * as v from "valibot";
import { wireEmail, wireLine, wireLines } from "../wire-text.ts";

/** Where an order goes, how its buyer is reached and whom an invoice is for: the order form's own fields. */
export const addressFields = {
  email: wireEmail,
  phone: wireLine(40),
  shippingFirstName: wireLine(100),
  shippingLastName: wireLine(100),
  shippingStreet: wireLine(200),
  shippingPostCode: wireLine(20),
  shippingCity: wireLine(100),
  comment: wireLines(2000),
  invoice: v.boolean(),
  paymentName: wireLine(200),
  paymentNip: wireLine(30),
  paymentStreet: wireLine(200),
  paymentPostCode: wireLine(20),
  paymentCity: wireLine(100),
};
export type AddressField = keyof typeof addressFields;
export const addressFieldNames = Object.keys(addressFields) as AddressField[];
