import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { readRange } from "../../../contract/listing-address.ts";
import type { Facets } from "../../../contract/listing-filters.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { useSession } from "../../session/store.ts";

interface RangeProps {
  prices: Facets["prices"];
  from: string | null;
  to: string | null;
  onChange: (change: { from: string | null; to: string | null }) => void;
}

/** From and to, in PLN as the address says them; what there is, in the shopper's currency. */
export function PriceRange({ prices, from, to, onChange }: RangeProps) {
  const t = useText();
  const price = usePriceText();
  const id = useId();
  const foreign = useSession((state) => state.currency) !== "pln";
  const [wrong, setWrong] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const [first, last] = fields.current?.querySelectorAll("input") ?? [];
    if (first !== undefined) first.value = from ?? "";
    if (last !== undefined) last.value = to ?? "";
    setWrong(false);
  }, [from, to]);
  const apply = (fieldset: HTMLFieldSetElement) => {
    const [first, last] = [...fieldset.querySelectorAll("input")].map((input) => input.value);
    const range = readRange(first ?? "", last ?? "");
    setWrong(range === null);
    if (range !== null && (range.from !== from || range.to !== to)) onChange(range);
  };
  const field = (name: "from" | "to", value: string | null, bound: string | undefined) => (
    <label>
      <span className="filters-hint">{t(`FILTERS_PRICE_${name.toUpperCase()}`)}</span>
      <input
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        defaultValue={value ?? ""}
        placeholder={bound}
        aria-invalid={wrong}
        aria-describedby={`${id}-hint`}
      />
    </label>
  );
  return (
    <fieldset
      ref={fields}
      onBlur={(event: FocusEvent<HTMLFieldSetElement>) => apply(event.currentTarget)}
      onKeyDown={(event: KeyboardEvent<HTMLFieldSetElement>) => event.key === "Enter" && apply(event.currentTarget)}
    >
      <legend className="caps">{t("FILTERS_PRICE")}</legend>
      <div className="filter-range figures">
        {field("from", from, prices?.lowest)}
        {field("to", to, prices?.highest)}
      </div>
      <p
        id={`${id}-hint`}
        className={wrong ? "filters-hint on-sale" : "filters-hint"}
        role={wrong ? "alert" : undefined}
      >
        {wrong ? (
          <>
            <Icon name="warning" small /> {t("FILTERS_PRICE_WRONG")}
          </>
        ) : (
          prices !== null && (
            <span className="price figures">
              {t("FILTERS_PRICE_THERE", { lowest: price(prices.lowest), highest: price(prices.highest) })}
            </span>
          )
        )}
        {!wrong && foreign && ` ${t("FILTERS_PRICE_PLN")}`}
      </p>
    </fieldset>
  );
}
