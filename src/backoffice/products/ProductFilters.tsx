import type { FormEvent, RefObject } from "react";
import { Act } from "../controls/Act.tsx";
import { FilterChoice } from "../controls/Choice.tsx";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { useText } from "../text.ts";
import { type Asked, filters } from "./list-address.ts";
import { usePlaces } from "./use-products.ts";
import "../orders/order-filters.css";

interface ProductFiltersProps {
  asked: Asked;
  field: RefObject<HTMLInputElement | null>;
  onChange: (asked: Asked) => void;
}

/** The search and the filters of the list; a choice is in the address at once, words when they are sent. */
export function ProductFilters({ asked, field, onChange }: ProductFiltersProps) {
  const t = useText();
  const { data: places } = usePlaces();
  const set = (name: (typeof filters)[number]) => (value: string) => onChange({ ...asked, [name]: value });
  const find = (event: FormEvent) => {
    event.preventDefault();
    set("q")(field.current?.value.trim() ?? "");
  };
  return (
    <form className="order-filters" role="search" onSubmit={find}>
      <div className="order-find">
        <label className="order-find-field">
          <span className="hidden-text">{t("OFFICE_GOODS_FIND_BY")}</span>
          <input
            ref={field}
            type="search"
            className="input"
            enterKeyHint="search"
            maxLength={100}
            placeholder={t("OFFICE_GOODS_FIND_BY")}
            defaultValue={asked.q ?? ""}
          />
          <KeyHint name="find" />
        </label>
        <Act type="submit" kind="plain" className="order-find-do">
          {t("OFFICE_FIND_DO")}
        </Act>
        {filters.some((name) => asked[name]) && (
          <Act kind="plain" onClick={() => onChange({ view: asked.view })}>
            {t("OFFICE_FILTERS_CLEAR")}
          </Act>
        )}
      </div>
      <div className="filter-fields">
        <FilterChoice
          label={t("OFFICE_CATEGORY")}
          value={asked.category}
          onChange={set("category")}
          options={(places?.categories ?? []).map(({ id, name }) => [String(id), name])}
        />
        <FilterChoice
          label={t("OFFICE_BRAND")}
          value={asked.brand}
          onChange={set("brand")}
          options={(places?.brands ?? []).map(({ id, name }) => [String(id), name])}
        />
      </div>
    </form>
  );
}
