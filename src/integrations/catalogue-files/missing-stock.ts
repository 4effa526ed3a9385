import type { CatalogueProblem } from "../../domain/catalogue/catalogue.ts";
import { type Answers, variantKey } from "./answers.ts";
import { stockAssumed, untracked } from "./known-words.ts";

/** A variant of which the file does not say how many there are. */
interface Uncounted {
  row: number;
  handle: string;
  options: readonly string[];
  sku: string;
  /** Of its product. */
  name: string;
  /** True: the file says that nobody counts it; false: it does not say anything. */
  onPurpose: boolean;
}

/** Returns the stock of what a file does not count, and asks where nobody knows: what is not said is not sold out. */
export interface MissingStock {
  pieces(variant: Uncounted): number;
  /** What was taken for granted, a product once. */
  warnings(): CatalogueProblem[];
  problems(): CatalogueProblem[];
}

/** Opens it with the operator's answer; `where` tells what the kind of file leaves out and why. */
export function openMissingStock(stock: Answers["stock"], where: string): MissingStock {
  const assumed = new Map<string, CatalogueProblem>();
  const unknown: Uncounted[] = [];
  return {
    pieces(variant) {
      if (typeof stock === "number") return stock;
      const listed = stock?.get(variant.sku.toLowerCase()) ?? stock?.get(variantKey(variant.handle, variant.options));
      if (listed !== undefined) return listed;
      if (!variant.onPurpose) unknown.push(variant);
      else if (!assumed.has(variant.handle)) assumed.set(variant.handle, stockAssumed(variant.row, variant.name));
      return variant.onPurpose ? untracked : 0;
    },
    warnings: () => [...assumed.values()],
    problems() {
      const [first] = unknown;
      if (first === undefined) return [];
      const names = [...new Set(unknown.map(({ name }) => name))];
      const which = stock === undefined ? where : "The list of stock does not name them.";
      return [
        {
          row: first.row,
          whole: true,
          text: `How many pieces there are of ${names
            .slice(0, 5)
            .map((name) => `'${name.slice(0, 80)}'`)
            .join(
              ", ",
            )}${names.length > 5 ? ` and ${names.length - 5} more` : ""} is not said. ${which} Say --stock 10 for 10 pieces of each, or --stock FILE with a list of stock (Shopify's inventory CSV, or the columns sku and quantity).`,
        },
      ];
    },
  };
}
