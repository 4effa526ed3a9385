import type { Drop } from "../../contract/operator/drops.ts";
import { dropLimits, type DropTerms } from "../../domain/catalogue/drop.ts";

/** Goods in the form of a drop, with what is typed of how many one person may have; '': as many as they like. */
export interface GoodsField {
  productId: number;
  product: string;
  perPerson: string;
}

/** What is typed of a drop; `at` on Warsaw's clocks, as a field for a day and time has it. */
export interface DropFields {
  name: string;
  at: string;
  soon: boolean;
  goods: GoodsField[];
}

/** Returns what stands in the form of a drop; of a new one (null) with goods to begin with. */
export function dropFieldsOf(drop: Drop | null, goods: readonly GoodsField[] = []): DropFields {
  if (drop === null) return { name: "", at: "", soon: false, goods: [...goods] };
  const { name, at, soon } = drop;
  return {
    name,
    at,
    soon,
    goods: drop.goods.map(({ productId, product, perPerson }) => ({
      productId,
      product,
      perPerson: perPerson === null ? "" : String(perPerson),
    })),
  };
}

/** Returns how many one person may have, null as many as they like; undefined: it is no such number. */
export function perPersonIn(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= dropLimits.perPerson ? count : undefined;
}

/** Returns the terms that are typed; null: something is missing, or cannot be read. */
export function termsIn({ name, at, soon, goods }: DropFields): DropTerms | null {
  const second = secondIn(at);
  const read = goods.map(({ productId, perPerson }) => ({ productId, perPerson: perPersonIn(perPerson) }));
  if (name.trim() === "" || second === null || goods.length === 0) return null;
  if (read.some(({ perPerson }) => perPerson === undefined)) return null;
  return {
    name: name.trim(),
    at: second,
    soon,
    goods: read.map(({ productId, perPerson }) => ({ productId, perPerson: perPerson ?? null })),
  };
}

/** Returns a second as the API takes it: a browser leaves the seconds out where they are nought, and may say thousandths. */
function secondIn(typed: string): string | null {
  const [, minute, second = "00"] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:\.\d{1,3})?)?$/.exec(typed) ?? [];
  return minute === undefined ? null : `${minute}:${second}`;
}
