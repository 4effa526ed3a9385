import { convert, factorFor, formatMoney, parseDecimal } from "../../domain/money.ts";
import { useSession } from "../session/store.ts";
import { useLayout } from "./navigation/page-context.ts";

/** An amount of PLN, a decimal string or grosze, in the shopper's currency. */
export function Price({ of: amount, className = "" }: { of: string | number; className?: string }) {
  return <span className={`price figures ${className}`}>{usePriceText()(amount)}</span>;
}

/** The same as text, for placeholders and labels. */
export function usePriceText(): (amount: string | number) => string {
  const currency = useSession((state) => state.currency);
  const { config } = useLayout();
  const factor = factorFor(currency, config);
  return (amount) =>
    formatMoney(convert(typeof amount === "string" ? parseDecimal(amount) : amount, factor), currency).replace(
      " ",
      "\u00a0",
    );
}
