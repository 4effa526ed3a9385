import { type FormEvent, type RefObject, useState } from "react";
import type * as v from "valibot";
import { orderSorts, type orderRoutes, sortOfView } from "../../contract/operator/orders.ts";
import { moneyStates } from "../../domain/order/money-state.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import { Act } from "../controls/Act.tsx";
import { Choice, FilterChoice } from "../controls/Choice.tsx";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { countriesByName } from "../country-name.ts";
import { useMay } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { type Asked, changed, countFilters, type FilterName } from "./list-address.ts";
import "./order-filters.css";

type Choices = v.InferOutput<(typeof orderRoutes)["orders"]["answer"]>["choices"];

interface OrderFiltersProps {
  asked: Asked;
  /** What can be filtered by; absent until the first orders have come. */
  choices: Choices | undefined;
  field: RefObject<HTMLInputElement | null>;
  onChange: (asked: Asked) => void;
}

/** The search and the filters of the list; each choice is in the address at once, words when they are sent. */
export function OrderFilters({ asked, choices, field, onChange }: OrderFiltersProps) {
  const t = useText();
  const seesEmails = useMay("buyers.contact");
  const words = t(seesEmails ? "OFFICE_ORDERS_FIND" : "OFFICE_FIND_BY_NAME");
  const count = countFilters(asked);
  const [open, setOpen] = useState(count > (asked.q === undefined ? 0 : 1));
  const find = (event: FormEvent) => {
    event.preventDefault();
    onChange(changed(asked, { q: field.current?.value ?? "" }));
  };
  return (
    <form className="order-filters" role="search" onSubmit={find}>
      <div className="order-find">
        <label className="order-find-field">
          <span className="hidden-text">{words}</span>
          <input
            ref={field}
            type="search"
            className="input"
            enterKeyHint="search"
            placeholder={seesEmails ? t("OFFICE_ORDERS_FIND_SHORT") : words}
            defaultValue={asked.q ?? ""}
          />
          <KeyHint name="find" />
        </label>
        <Act type="submit" kind="plain" className="order-find-do">
          {t("OFFICE_FIND_DO")}
        </Act>
        <Act kind="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t("OFFICE_FILTERS")}
          {count > 0 && <span className="filter-count">{count}</span>}
        </Act>
        {count > 0 && (
          <Act kind="plain" onClick={() => onChange({ view: asked.view })}>
            {t("OFFICE_FILTERS_CLEAR")}
          </Act>
        )}
      </div>
      {open && <Filters asked={asked} choices={choices} onChange={onChange} />}
    </form>
  );
}

function Filters({ asked, choices, onChange }: Pick<OrderFiltersProps, "asked" | "choices" | "onChange">) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const seesMoney = useMay("money.read");
  const set = (name: FilterName | "sort") => (value: string) => onChange(changed(asked, { [name]: value }));
  return (
    <div className="filter-fields">
      <FilterChoice
        label={t("OFFICE_ORDER_STATE")}
        value={asked.state}
        onChange={set("state")}
        options={[...orderStates, "partlySent" as const].map((state) => [
          state,
          t(`ORDER_STATE_${state.toUpperCase()}`),
        ])}
      />
      {seesMoney && (
        <FilterChoice
          label={t("OFFICE_MONEY")}
          value={asked.money}
          onChange={set("money")}
          options={moneyStates.map((state) => [state, t(`OFFICE_MONEY_${state.toUpperCase()}`)])}
        />
      )}
      <FilterChoice
        label={t("OFFICE_DELIVERY")}
        value={asked.delivery}
        onChange={set("delivery")}
        options={(choices?.delivery ?? []).map(({ code, name }) => [code, name])}
      />
      <FilterChoice
        label={t("OFFICE_PAYMENT")}
        value={asked.payment}
        onChange={set("payment")}
        options={(choices?.payment ?? []).map(({ code, name }) => [code, name])}
      />
      <FilterChoice
        label={t("OFFICE_COUNTRY")}
        value={asked.country}
        onChange={set("country")}
        options={countriesByName(
          (choices?.countries ?? []).map(({ code }) => code),
          lanCode,
        )}
      />
      <FilterChoice
        label={t("OFFICE_TAG")}
        value={asked.tag}
        onChange={set("tag")}
        options={(choices?.tags ?? []).map((tag) => [tag, tag])}
      />
      <Day label={t("OFFICE_FROM")} value={asked.from} onChange={set("from")} />
      <Day label={t("OFFICE_TO")} value={asked.to} onChange={set("to")} />
      <Choice
        label={t("OFFICE_SORT")}
        value={asked.sort ?? sortOfView(asked.view)}
        onChange={set("sort")}
        options={orderSorts
          .filter((sort) =>
            sort === "due" ? asked.view === "toDecide" : seesMoney || sort === "newest" || sort === "oldest",
          )
          .map((sort) => [sort, t(`OFFICE_SORT_${sort.toUpperCase()}`)])}
      />
    </div>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

function Day({ label, value = "", onChange }: DayProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input type="date" className="input" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}
