import type { DiscountCode } from "../../domain/discount/discount-code.ts";
import { fields, list, object, oneOf, text, type Read } from "./shapes.ts";

/** An amount or a percentage, sent as text or number; nothing sent means none. */
const amount: Read<string> = (value) => {
  if (value === null || value === undefined || value === "") return "0";
  return /^\d{1,9}(\.\d{1,2})?$/.test(String(value)) ? String(value) : undefined;
};

const percent: Read<string> = (value) => {
  const sound = amount(value);
  return sound !== undefined && Number(sound) <= 100 ? sound : undefined;
};

const id: Read<string> = (value) =>
  value === null || value === undefined ? "0" : /^\d{0,18}$/.test(String(value)) ? String(value) : undefined;

/** What a code has beyond the specification, where it is sound; damaged it is left out, and the shop says so at the order. */
function beyond(stored: unknown): Pick<DiscountCode, "codeFreeShipping" | "codeOnly"> {
  const { codeFreeShipping, codeOnly } = object(stored) ?? {};
  const { products, categories } = object(codeOnly) ?? {};
  return {
    ...(codeFreeShipping === true && { codeFreeShipping }),
    ...(codeOnly !== undefined && {
      codeOnly: { products: list(text)(products) ?? [], categories: list(text)(categories) ?? [] },
    }),
  };
}

/** Reads a discount code as the shop sent it or local storage kept it (specification, point 3). */
export const readDiscountCode: Read<DiscountCode> = (value) => {
  const code = readTerms(value);
  return code && { ...code, ...beyond(value) };
};

const readTerms = fields<Omit<DiscountCode, "codeFreeShipping" | "codeOnly">>({
  codeValid: (value) => (value === true ? true : undefined),
  codeCode: text,
  codeType: (value) => oneOf(["1", "2"])(String(value)),
  codeValue: amount,
  codePercent: percent,
  codeMinTotal: amount,
  codeCategory: id,
  codeManufacturer: id,
  codeExpire: (value) => text(value ?? ""),
});
