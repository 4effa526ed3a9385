import type { SheetField, SheetVariant } from "../../contract/operator/variants.ts";
import { isGtin } from "../../domain/catalogue/gtin.ts";
import { stockLimits } from "../../domain/catalogue/stock-movement.ts";
import { sheetLimits } from "../../domain/catalogue/variant-sheet.ts";
import { amountFor, amountIn } from "../amount-in.ts";

/** What is wrong with what somebody typed into a cell. */
export type TypedWrong =
  | "PRICE"
  | "PRICE_MISSING"
  | "STOCK"
  | "EAN_CUT"
  | "EAN"
  | "WEIGHT"
  | "LONG"
  | "SOLD"
  | "NOT_LOWER"
  | "EAN_TWICE";

/** What a cell holds: hundredths, grams, pieces, a text, whether it is sold; null: nothing. */
export type Value = string | number | boolean | null;

/** What was typed: a value; of a stock also so many more or fewer; or what is wrong with it. */
export type Typed = { value: Value } | { change: number } | { wrong: TypedWrong };

/** Returns what a variant has in a column. */
export function valueOf(variant: SheetVariant, field: SheetField | "lowest"): Value {
  return variant[field] ?? null;
}

/** Returns a value as it is read in its cell and copied from it; `yes` and `no` are words of the reader's language. */
export function textOf(field: SheetField | "lowest", value: Value, words: { yes: string; no: string }): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (value === null) return "";
  if (field === "price" || field === "cataloguePrice" || field === "lowest") return amountFor(Number(value));
  return String(value);
}

/** Returns what somebody has typed or pasted into a cell, in Polish or English: `319,00`, `319.00`, `1 299,00 zł`, `+3`, `0,35 kg`. */
export function typedIn(field: SheetField, text: string): Typed {
  const typed = text
    .normalize("NFC")
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .trim();
  switch (field) {
    case "price":
      return typed === "" ? { wrong: "PRICE_MISSING" } : price(typed);
    case "cataloguePrice":
      return typed === "" ? { value: null } : price(typed);
    case "stock":
      return stock(typed.replaceAll(" ", ""));
    case "ean":
      return ean(typed);
    case "weight":
      return weight(typed);
    case "sku":
      return line(typed, sheetLimits.sku);
    case "shelf":
      return line(typed, sheetLimits.shelf);
    case "sold":
      return sold(typed.toLowerCase());
  }
}

function price(typed: string): Typed {
  const number = typed.replace(/^(zł|pln)|(zł|pln)$/gi, "").trim();
  // Of a comma and a point the last parts the hundredths; the other stands between thousands.
  const point = Math.max(number.lastIndexOf(","), number.lastIndexOf("."));
  const isBoth = number.includes(",") && number.includes(".");
  const amount = amountIn(isBoth ? number.slice(0, point).replaceAll(/[.,]/g, "") + number.slice(point) : number);
  return amount === null || amount > sheetLimits.price ? { wrong: "PRICE" } : { value: amount };
}

function stock(typed: string): Typed {
  const difference = /^([+−-])(\d{1,7})$/.exec(typed);
  if (difference !== null) {
    const pieces = Number(difference[2]);
    if (pieces === 0 || pieces > stockLimits.pieces) return { wrong: "STOCK" };
    return { change: difference[1] === "+" ? pieces : -pieces };
  }
  const counted = /^\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
  return counted <= stockLimits.pieces ? { value: counted } : { wrong: "STOCK" };
}

function ean(typed: string): Typed {
  if (typed === "") return { value: null };
  // A spreadsheet that takes it for a number: 5901234123457 → 5,90123E+12.
  if (/^\d([.,]\d+)?e\+?\d+$/i.test(typed)) return { wrong: "EAN_CUT" };
  const digits = typed.replace(/^'/, "").replaceAll(/[\s-]/g, "");
  return isGtin(digits) ? { value: digits } : { wrong: "EAN" };
}

function weight(typed: string): Typed {
  if (typed === "") return { value: null };
  const [, number = "", unit = "g"] = /^(\d[\d ]*(?:[.,]\d{1,3})?) ?(g|kg)?$/i.exec(typed) ?? [];
  const grams = Number(number.replaceAll(" ", "").replace(",", ".")) * (unit.toLowerCase() === "kg" ? 1000 : 1);
  const whole = Math.round(grams);
  // 0,355 kg is 355 g, whatever a computer makes of it; 35,5 g is no weight.
  const isWhole = number !== "" && Math.abs(grams - whole) < 1e-6;
  return isWhole && whole <= sheetLimits.weight ? { value: whole } : { wrong: "WEIGHT" };
}

function line(typed: string, longest: number): Typed {
  return typed.length > longest ? { wrong: "LONG" } : { value: typed || null };
}

const yes = new Set(["tak", "t", "yes", "y", "ano", "a", "true", "1", "x"]);
const no = new Set(["nie", "n", "no", "ne", "false", "0", ""]);

function sold(typed: string): Typed {
  if (yes.has(typed)) return { value: true };
  return no.has(typed) ? { value: false } : { wrong: "SOLD" };
}
