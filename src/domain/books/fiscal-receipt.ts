/** A sale as a cash register takes it: who sells with which device is the service's to know. */
import type { Invoice } from "../invoice/invoice.ts";
import { isAbroad, type VatRate } from "../invoice/vat.ts";
import type { ExemptionBreak } from "./evidence.ts";

/** `unclear`: nobody knows whether it was registered; `failed`: it was not; `elsewhere`: somebody says it was, by another cash register. */
export const receiptStates = ["asked", "unclear", "registered", "failed", "elsewhere"] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** What of a sale has it registered by itself; what else breaks the exemption a person looks at. */
const registeredAlone: readonly ExemptionBreak[] = ["cash", "collected", "goods"];

/** Returns whether a sale whose exemption is broken so is registered by itself. */
export function isRegisteredAlone(breaks: readonly ExemptionBreak[]): boolean {
  return breaks.some((one) => registeredAlone.includes(one));
}

/** A line of a receipt, in grosze. */
export interface ReceiptLine {
  name: string;
  quantity: number;
  unitPrice: number;
  total: number;
  rate: VatRate;
}

/** Returns the lines of a receipt as they were paid, to the grosz: several pieces that do not share their price evenly are one, called `2 × Bidon`. Null: a cash register takes no such sale, since it is in another currency, of another country's VAT, or of nothing. */
export function receiptLines({
  currency,
  total,
  lines,
}: Pick<Invoice, "currency" | "total" | "lines">): ReceiptLine[] | null {
  if (currency !== "pln" || total <= 0) return null;
  const taken: ReceiptLine[] = [];
  for (const { name, quantity, gross, rate } of lines) {
    if (isAbroad(rate)) return null;
    if (gross > 0)
      taken.push(
        gross % quantity === 0
          ? { name, quantity, unitPrice: gross / quantity, total: gross, rate }
          : { name: `${quantity} × ${name}`, quantity: 1, unitPrice: gross, total: gross, rate },
      );
  }
  return taken;
}
