import type { product as polish } from "../../pl/server/product.ts";
import { composition } from "../composition.ts";

/** Czech: what is said of every product: what it is made of, who answers for it. */
export const product = {
  ...composition,

  ASSURANCE_CERTIFICATE: "Certifikát",
  ASSURANCE_GUARANTEE: "Záruka výrobce",

  PRODUCT_SOON: "Start: @time",
  PRODUCT_PAUSED: "Prodej je pozastaven",

  SAFETY_PRODUCER: "Výrobce",
  SAFETY_RESPONSIBLE: "Odpovědná osoba v EU",

  ATTRIBUTE_SIZE: "Velikost",
  ATTRIBUTE_COLOUR: "Barva",
  ATTRIBUTE_MATERIAL: "Materiál",
  ATTRIBUTE_STYLE: "Střih",
  ATTRIBUTE_LENGTH: "Délka",
  ATTRIBUTE_WIDTH: "Šířka",
  ATTRIBUTE_VARIANT: "Varianta",

  PRODUCT_WEIGHT: "Hmotnost",
  PRODUCT_GTIN: "Čárový kód (GTIN)",

  GUARANTEE_YEARS_ONE: "@count\u00a0rok, bezplatná, na celý výrobek",
  GUARANTEE_YEARS_FEW: "@count\u00a0roky, bezplatná, na celý výrobek",
  GUARANTEE_YEARS_MANY: "@count\u00a0let, bezplatná, na celý výrobek",

  PRODUCT_RETURNS_HOW: "bez udání důvodu",
  PRODUCT_RETURNS_TEXT: "Vyzkoušejte doma. Co nesedí, pošlete zpět nenošené, s visačkou.",
  WITHDRAWAL_EXCEPTION: "Odstoupení od smlouvy",
  WITHDRAWAL_EXCEPTION_MEASURE: "Vyrobeno na vaši objednávku: bez práva odstoupit od smlouvy",
  WITHDRAWAL_EXCEPTION_PERISHABLE: "Rychle se kazí: bez práva odstoupit od smlouvy",
  WITHDRAWAL_EXCEPTION_HYGIENE: "Zapečetěno kvůli hygieně: po otevření bez práva odstoupit od smlouvy",
  WITHDRAWAL_EXCEPTION_RECORDING: "Zapečetěná nahrávka nebo program: po otevření bez práva odstoupit od smlouvy",

  PICTURE_MODEL: "Na modelu",
  PICTURE_DETAIL: "Detail",
  PICTURE_BACK: "Zadní strana",

  REVIEW_AUTHOR_ERASED: "Zákazník",
} as const satisfies Record<keyof typeof polish, string>;
