import { textIn } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";

/** The pages that have no entity behind them. */
export type PageName =
  | "home"
  | "sale"
  | "newProducts"
  | "search"
  | "notFound"
  | "contact"
  | "compare"
  | "offline"
  | "withdrawal"
  | "complaint"
  | "review"
  | "stockAlert"
  | "userData"
  | "userOrders"
  | "userOrder"
  | "accountLink"
  | "newsletterLink";

/** Returns the title and the description of a page that has no entity behind it. */
export function headText(page: PageName, lanCode: LanCode): { title: string; description: string } {
  return {
    title: textIn(lanCode, `HEAD_${page.toUpperCase()}_TITLE`),
    description: textIn(lanCode, `HEAD_${page.toUpperCase()}_DESCRIPTION`),
  };
}
