import { currencies, type Currency } from "../../domain/money.ts";
import { useLayout } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { chooseCurrency } from "../session/currency.ts";
import { useSession } from "../session/store.ts";
import "./select.css";

const names: Record<Currency, string> = { pln: "PLN zł", eur: "EUR €", gbp: "GBP £", usd: "USD $" };

/** The currencies the shop offers (specification, point 9). */
export function CurrencySelect() {
  const t = useText();
  const { currencies: offered } = useLayout();
  const currency = useSession((state) => state.currency);
  const chosen = currencies.filter((candidate) => offered.includes(candidate) || candidate === currency);
  return (
    <select
      className="quiet-select"
      aria-label={t("LAYOUT_CURRENCY")}
      value={currency}
      onChange={(event) => chooseCurrency(event.target.value as Currency)}
    >
      {chosen.map((candidate) => (
        <option key={candidate} value={candidate}>
          {names[candidate]}
        </option>
      ))}
    </select>
  );
}
