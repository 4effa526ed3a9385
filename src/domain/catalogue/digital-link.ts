/** GS1 Digital Link: a thing's address by its GTIN, which a code on it holds and a passport will stand behind (ESPR, Regulation (EU) 2024/1781). */
import { gtin14, isGtin } from "./gtin.ts";

/** Returns the path of a thing by its GTIN of 8, 12, 13 or 14 digits: `5901234123457` → `/01/05901234123457`. */
export function digitalLinkPath(gtin: string): string {
  return `/01/${gtin14(gtin)}`;
}

/** Returns the 14 digits of the GTIN an address names; null where they are none. */
export function gtinNamed(text: string): string | null {
  return isGtin(text) ? gtin14(text) : null;
}
