import type { codeRoutes, DiscountCodeSaid } from "../../contract/operator/codes.ts";
import { amountFor, amountIn } from "../amount-in.ts";
import type { act } from "../api.ts";

type Named = DiscountCodeSaid["onlyProducts"][number];

/** A code's terms as somebody fills them in: numbers and amounts as typed, empty where there is none. */
export interface TermFields {
  kind: "percent" | "amount" | "none";
  /** The percentage, or the amount in PLN. */
  off: string;
  freeShipping: boolean;
  minTotal: string;
  /** As a browser's field has a moment: `2026-11-27T18:00`. */
  starts: string;
  expires: string;
  limit: string;
  perCustomer: string;
  firstOrder: boolean;
  /** The number of one; empty: none. */
  category: string;
  manufacturer: string;
  onlyProducts: readonly Named[];
  onlyCategories: readonly Named[];
}

/** Returns the fields of a code's terms; of a new one they are empty. */
export function fieldsOf(code: DiscountCodeSaid | null): TermFields {
  return {
    kind: code === null || code.percentOff !== null ? "percent" : code.amountOff === 0 ? "none" : "amount",
    off: code === null || code.amountOff === 0 ? "" : offOf(code),
    freeShipping: code?.freeShipping ?? false,
    minTotal: code === null || code.minTotal === 0 ? "" : amountFor(code.minTotal),
    starts: momentField(code?.starts ?? null),
    expires: momentField(code?.expires ?? null),
    limit: code?.limit?.toString() ?? "",
    perCustomer: code?.perCustomer?.toString() ?? "",
    firstOrder: code?.firstOrder ?? false,
    category: code?.category?.id.toString() ?? "",
    manufacturer: code?.manufacturer?.id.toString() ?? "",
    onlyProducts: code?.onlyProducts ?? [],
    onlyCategories: code?.onlyCategories ?? [],
  };
}

function offOf({ percentOff, amountOff }: DiscountCodeSaid): string {
  return percentOff?.replace(".", ",") ?? amountFor(amountOff ?? 0);
}

type Terms = Parameters<typeof act<(typeof codeRoutes)["changeCode"]>>[1]["body"];

/**
 * Returns the terms that are sent for these fields; null while one of them cannot be read. `touched`: the fields somebody
 * has changed, others stay as they are; absent: all that are filled in.
 */
export function termsIn(fields: TermFields, touched?: readonly string[]): Terms | null {
  const minTotal = fields.minTotal.trim() === "" ? 0 : amountIn(fields.minTotal);
  const price = priceIn(fields);
  const [limit, perCustomer] = [usesIn(fields.limit), usesIn(fields.perCustomer)];
  if (price === null || minTotal === null || limit === undefined || perCustomer === undefined) return null;
  const all: Record<Exclude<keyof TermFields, "kind" | "off">, Terms> = {
    freeShipping: { freeShipping: fields.freeShipping },
    minTotal: { minTotal },
    starts: { starts: momentIn(fields.starts, "00") },
    // The minute that is named is part of it.
    expires: { expires: momentIn(fields.expires, "59") },
    limit: { limit },
    perCustomer: { perCustomer },
    firstOrder: { firstOrder: fields.firstOrder },
    category: { category: fields.category === "" ? null : Number(fields.category) },
    manufacturer: { manufacturer: fields.manufacturer === "" ? null : Number(fields.manufacturer) },
    onlyProducts: { onlyProducts: fields.onlyProducts.map(({ id }) => id) },
    onlyCategories: { onlyCategories: fields.onlyCategories.map(({ id }) => id) },
  };
  const isSent = (name: string) => touched === undefined || touched.includes(name);
  const parts = Object.entries(all).filter(([name]) => isSent(name));
  return Object.assign(isSent("kind") || isSent("off") ? price : {}, ...parts.map(([, term]) => term)) as Terms;
}

function priceIn({ kind, off }: TermFields): Terms | null {
  if (kind === "none") return { amountOff: 0 };
  if (kind === "amount") {
    const amountOff = amountIn(off);
    return amountOff === null || amountOff === 0 ? null : { amountOff };
  }
  const percentOff = off.trim().replace(",", ".");
  const isPercent = /^\d{1,3}(?:\.\d{1,2})?$/.test(percentOff) && Number(percentOff) > 0 && Number(percentOff) <= 100;
  return isPercent ? { percentOff } : null;
}

/** Null: as often as anybody wants; undefined: it cannot be read. */
function usesIn(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function momentField(text: string | null): string {
  return text === null ? "" : text.slice(0, 16).replace(" ", "T");
}

function momentIn(field: string, seconds: string): string | null {
  return field === "" ? null : `${field.slice(0, 16).replace("T", " ")}:${seconds}`;
}

/** Returns a moment of a code as staff read it: `2026-11-27 18:00:00` → `27.11.2026, 18:00`. */
export function momentSaid(text: string): string {
  const [day = "", clock = ""] = text.split(" ");
  return `${day.split("-").toReversed().join(".")}, ${clock.slice(0, 5)}`;
}
