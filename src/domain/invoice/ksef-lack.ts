import type { Invoice } from "./invoice.ts";
import { bareNumber, isNip } from "./vat-number.ts";

/** What keeps an invoice or its correction out of KSeF: no valid NIP of the seller; something exempt from VAT whose rule is not named. */
export type KsefLack = "sellerNip" | "exemption";

/** Returns what an invoice's seller lacks for KSeF, or null. */
export function ksefLack({
  seller,
  lines,
  before,
}: Pick<Invoice, "lines" | "before"> & { seller: Pick<Invoice["seller"], "nip" | "exemption"> }): KsefLack | null {
  if (!isTaxNumber(bareNumber(seller.nip).replace(/^PL/, ""))) return "sellerNip";
  return hasExempt({ lines, before }) && seller.exemption === "" ? "exemption" : null;
}

/** True where something in a document is, or was before its correction, exempt from VAT. */
export function hasExempt({ lines, before }: Pick<Invoice, "lines" | "before">): boolean {
  return [...lines, ...(before ?? [])].some(({ rate }) => rate === "zw");
}

/** True of a NIP as KSeF's schema has it: its office is never 000, nor begins with a nought. */
export function isTaxNumber(digits: string): boolean {
  return isNip(digits) && /^[1-9](\d[1-9]|[1-9]\d)/.test(digits);
}
