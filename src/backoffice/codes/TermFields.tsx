import { useQuery } from "@tanstack/react-query";
import { codeRoutes } from "../../contract/operator/codes.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";
import type { TermFields as Fields } from "./code-fields.ts";
import { Picked } from "./Picked.tsx";
import { ProductPicker } from "../products/ProductPicker.tsx";

interface TermFieldsProps {
  values: Fields;
  onChange: (changed: Partial<Fields>) => void;
}

const kinds = ["percent", "amount", "none"] as const;

/** What a code takes off, when, how often, for whom and from which goods. */
export function TermFields({ values, onChange }: TermFieldsProps) {
  const t = useText();
  const text = (name: "off" | "minTotal" | "starts" | "expires" | "limit" | "perCustomer") => ({
    value: values[name],
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  const amount = { inputMode: "decimal", pattern: "[0-9 ]{1,8}([.,][0-9]{1,2})?", maxLength: 12 } as const;
  return (
    <>
      <div className="code-pair">
        <Choice
          label={t("OFFICE_CODE_KIND")}
          value={values.kind}
          options={kinds.map((kind) => [kind, t(`OFFICE_CODE_KIND_${kind.toUpperCase()}`)] as const)}
          onChange={(kind) => onChange({ kind: kinds.find((one) => one === kind) ?? "percent" })}
        />
        {values.kind !== "none" && (
          <Field
            label={t(values.kind === "percent" ? "OFFICE_CODE_PERCENT" : "OFFICE_CODE_AMOUNT")}
            required
            {...amount}
            {...text("off")}
          />
        )}
      </div>
      <label className="tick-row">
        <input
          type="checkbox"
          checked={values.freeShipping}
          onChange={(event) => onChange({ freeShipping: event.currentTarget.checked })}
        />
        {t("OFFICE_CODE_FREE_DELIVERY_TICK")}
      </label>
      <div className="code-pair">
        <Field label={t("OFFICE_CODE_STARTS")} type="datetime-local" {...text("starts")} />
        <Field label={t("OFFICE_CODE_EXPIRES")} type="datetime-local" {...text("expires")} />
      </div>
      <p className="mute">{t("OFFICE_CODE_TIMES_TEXT")}</p>
      <div className="code-pair">
        <Field label={t("OFFICE_CODE_MIN_TOTAL")} {...amount} {...text("minTotal")} />
        <Field label={t("OFFICE_CODE_LIMIT")} type="number" min={1} step={1} {...text("limit")} />
        <Field label={t("OFFICE_CODE_LIMIT_PERSON")} type="number" min={1} step={1} {...text("perCustomer")} />
      </div>
      <label className="tick-row">
        <input
          type="checkbox"
          checked={values.firstOrder}
          onChange={(event) => onChange({ firstOrder: event.currentTarget.checked })}
        />
        {t("OFFICE_CODE_FIRST_ORDER_TICK")}
      </label>
      <Goods values={values} onChange={onChange} />
    </>
  );
}

/** From which goods it is counted, and what has to be in the cart. */
function Goods({ values, onChange }: TermFieldsProps) {
  const t = useText();
  const { data } = useQuery({ queryKey: ["code-goods"], queryFn: () => call(codeRoutes.codeGoods), staleTime: 60_000 });
  const { categories = [], manufacturers = [] } = data ?? {};
  const options = (goods: typeof categories) => goods.map(({ id, name }) => [String(id), name] as const);
  const none = ["", t("OFFICE_CODE_ANYTHING")] as const;
  const { onlyProducts, onlyCategories } = values;
  const left = categories.filter(({ id }) => onlyCategories.every((one) => one.id !== id));
  return (
    <fieldset className="code-more">
      <legend className="field-label">{t("OFFICE_CODE_GOODS")}</legend>
      <ProductPicker
        label={t("OFFICE_CODE_ONLY_PRODUCTS")}
        picked={onlyProducts.map(({ id }) => id)}
        onPick={(product) => onChange({ onlyProducts: [...onlyProducts, product] })}
      />
      <Picked goods={onlyProducts} onDrop={(goods) => onChange({ onlyProducts: goods })} />
      <Choice
        label={t("OFFICE_CODE_ONLY_CATEGORIES")}
        value=""
        options={[["", t("OFFICE_CODE_CATEGORY_ADD")], ...options(left)]}
        onChange={(id) => {
          const added = categories.find((one) => String(one.id) === id);
          if (added !== undefined) onChange({ onlyCategories: [...onlyCategories, added] });
        }}
      />
      <Picked goods={onlyCategories} onDrop={(goods) => onChange({ onlyCategories: goods })} />
      <div className="code-pair">
        <Choice
          label={t("OFFICE_CODE_CATEGORY")}
          value={values.category}
          options={[none, ...options(categories)]}
          onChange={(category) => onChange({ category })}
        />
        <Choice
          label={t("OFFICE_CODE_MANUFACTURER")}
          value={values.manufacturer}
          options={[none, ...options(manufacturers)]}
          onChange={(manufacturer) => onChange({ manufacturer })}
        />
      </div>
    </fieldset>
  );
}
