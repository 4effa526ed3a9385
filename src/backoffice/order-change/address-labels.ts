import type { AddressField } from "../../contract/operator/address-fields.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";

/** What each field of the order's form is called. */
export const addressLabels = {
  email: "OFFICE_EMAIL",
  phone: "OFFICE_ADDRESS_PHONE",
  shippingFirstName: "OFFICE_ADDRESS_FIRSTNAME",
  shippingLastName: "OFFICE_ADDRESS_LASTNAME",
  shippingStreet: "OFFICE_ADDRESS_STREET",
  shippingPostCode: "OFFICE_ADDRESS_POSTCODE",
  shippingCity: "OFFICE_ADDRESS_CITY",
  paymentName: "OFFICE_ADDRESS_COMPANY",
  paymentNip: "OFFICE_ADDRESS_NIP",
  paymentStreet: "OFFICE_ADDRESS_STREET",
  paymentPostCode: "OFFICE_ADDRESS_POSTCODE",
  paymentCity: "OFFICE_ADDRESS_CITY",
  comment: "OFFICE_COMMENT",
  invoice: "OFFICE_ADDRESS_INVOICE",
} as const satisfies Record<AddressField, BackofficePlainCode>;
