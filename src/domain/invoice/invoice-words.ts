import { textIn } from "../dictionary/dictionaries.ts";
import type { AnyPlainCode } from "../dictionary/text-code.ts";
import type { LanCode } from "../language.ts";

/** A word of invoices: `SELLER` is `INVOICE_SELLER` of the dictionary. */
export type InvoiceWord = AnyPlainCode extends infer Code
  ? Code extends `INVOICE_${infer Word}`
    ? Word
    : never
  : never;

/** Returns a word in the languages a document has: Polish, as the law wants it, with English beside it for who does not read Polish. */
export function invoiceWords(lanCode: LanCode): {
  both: (word: InvoiceWord) => readonly string[];
  line: (word: InvoiceWord) => string;
} {
  const both = (word: InvoiceWord) => {
    const polish = textIn("pl", `INVOICE_${word}`);
    const english = textIn("en", `INVOICE_${word}`);
    return lanCode === "pl" || polish === english ? [polish] : [polish, english];
  };
  return { both, line: (word) => both(word).join(" / ") };
}
