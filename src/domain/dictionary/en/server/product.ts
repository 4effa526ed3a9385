import type { product as polish } from "../../pl/server/product.ts";
import { composition } from "../composition.ts";

/** English: what is said of every product: what it is made of, who answers for it. */
export const product = {
  ...composition,

  ASSURANCE_CERTIFICATE: "Certificate",
  ASSURANCE_GUARANTEE: "Producer’s guarantee",

  PRODUCT_SOON: "On sale from @time",
  PRODUCT_PAUSED: "Sale paused for now",

  SAFETY_PRODUCER: "Manufacturer",
  SAFETY_RESPONSIBLE: "Responsible person in the EU",

  ATTRIBUTE_SIZE: "Size",
  ATTRIBUTE_COLOUR: "Colour",
  ATTRIBUTE_MATERIAL: "Material",
  ATTRIBUTE_STYLE: "Style",
  ATTRIBUTE_LENGTH: "Length",
  ATTRIBUTE_WIDTH: "Width",
  ATTRIBUTE_VARIANT: "Variant",

  PRODUCT_WEIGHT: "Weight",
  PRODUCT_GTIN: "Bar code (GTIN)",

  GUARANTEE_YEARS_ONE: "@count\u00a0year, free of charge, for the whole product",
  GUARANTEE_YEARS_FEW: "@count\u00a0years, free of charge, for the whole product",
  GUARANTEE_YEARS_MANY: "@count\u00a0years, free of charge, for the whole product",

  PRODUCT_RETURNS_HOW: "no reason needed",
  PRODUCT_RETURNS_TEXT: "Try it on at home. Send back what isn’t right, unworn, with its tag.",
  WITHDRAWAL_EXCEPTION: "Withdrawal",
  WITHDRAWAL_EXCEPTION_MEASURE: "Made to your order: no right of withdrawal",
  WITHDRAWAL_EXCEPTION_PERISHABLE: "Perishes quickly: no right of withdrawal",
  WITHDRAWAL_EXCEPTION_HYGIENE: "Sealed for hygiene: no right of withdrawal once opened",
  WITHDRAWAL_EXCEPTION_RECORDING: "Sealed recording or program: no right of withdrawal once opened",

  PICTURE_MODEL: "Worn by a model",
  PICTURE_DETAIL: "A detail",
  PICTURE_BACK: "The back",

  REVIEW_AUTHOR_ERASED: "A customer",
} as const satisfies Record<keyof typeof polish, string>;
