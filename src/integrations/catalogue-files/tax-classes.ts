import type { CatalogueProblem } from "../../domain/catalogue/catalogue.ts";
import { type VatRate, vatRates } from "../../domain/invoice/vat.ts";
import { readVatRate } from "./cells.ts";

/** Returns VAT rates for the tax classes of another shop, and asks for those that cannot be known. */
export interface TaxClasses {
  /** Returns a class's rate: one it names itself (`VAT 8%`), or one the operator gave; undefined for the standard one and for one that is asked about. */
  rateOf(name: string): VatRate | undefined;
  /** Returns the same without asking. */
  known(name: string): VatRate | undefined;
  /** What is asked, in one refusal. */
  problems(): CatalogueProblem[];
}

/** Opens the classes; `known`: rates by class in lower case. */
export function openTaxClasses(known: ReadonlyMap<string, VatRate> = new Map()): TaxClasses {
  const asked = new Map<string, number>();
  const knownRate = (name: string) =>
    name === "" ? known.get("standard") : (known.get(name.toLowerCase()) ?? namedRate(name));
  return {
    known: knownRate,
    rateOf(name) {
      const rate = knownRate(name);
      if (rate === undefined && name !== "") asked.set(name, (asked.get(name) ?? 0) + 1);
      return rate;
    },
    problems() {
      if (asked.size === 0) return [];
      const classes = [...asked].map(([name, products]) => `'${name.slice(0, 60)}' (${products})`).join(", ");
      const answer = [...asked.keys()]
        .slice(0, 20)
        .map((name) => `${name.slice(0, 60)}=…`)
        .join(", ");
      return [
        {
          row: 0,
          text: `What VAT these tax classes mean cannot be known: ${classes}. Say it with --tax "${answer}"; rates are ${vatRates.join(", ")}.`,
        },
      ];
    },
  };
}

/** The rate a class names itself: `23`, `8 %`, `VAT 8%`, `PTU 5 %`, `zw.`. */
function namedRate(name: string): VatRate | undefined {
  const [, percent] = /(?:^|[^\d.,])(\d{1,2})(?:[.,]0+)?\s*%/.exec(name) ?? [];
  return (
    readVatRate(name.replace(/[.,]0+(?=\s*%?$)/, "")) ??
    (percent === undefined ? undefined : (readVatRate(percent) ?? undefined))
  );
}
