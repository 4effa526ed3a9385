import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoryRoutes } from "../../contract/operator/categories.ts";
import {
  type CategoryRule,
  conditionKinds,
  type RuleCondition,
  ruleLimits,
} from "../../domain/catalogue/category-rule.ts";
import { colourFamilies } from "../../domain/catalogue/colour-families.ts";
import { Field } from "../../ui/Field.tsx";
import { amountFor, amountIn } from "../amount-in.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Choice } from "../controls/Choice.tsx";
import { usePlaces } from "../products/use-products.ts";
import { useText } from "../text.ts";
import { useRested } from "../use-rested.ts";
import { isWholeRule, withCondition, withOther } from "./filling-fields.ts";

interface RuleFieldsProps {
  rule: CategoryRule;
  onChange: (rule: CategoryRule) => void;
}

/** Milliseconds after the last change until it is asked what fits. */
const patience = 300;

/** What a rule asks of goods, condition by condition, and how many fit it now. */
export function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const t = useText();
  return (
    <>
      <Choice
        label={t("OFFICE_FILLING_MATCH")}
        value={rule.match}
        options={[
          ["all", t("OFFICE_FILLING_ALL")],
          ["any", t("OFFICE_FILLING_ANY")],
        ]}
        onChange={(value) => onChange({ ...rule, match: value === "any" ? "any" : "all" })}
      />
      <ul className="rule-conditions">
        {conditionKinds.map((kind) => {
          const condition = rule.conditions.find((one) => one.kind === kind);
          return (
            <li key={kind}>
              <label className="tick-row">
                <input
                  type="checkbox"
                  checked={condition !== undefined}
                  onChange={({ currentTarget: { checked } }) => onChange(withCondition(rule, kind, checked))}
                />
                {t(`OFFICE_FILLING_${kind.toUpperCase()}`)}
              </label>
              {condition !== undefined && (
                <ConditionField condition={condition} onChange={(other) => onChange(withOther(rule, other))} />
              )}
            </li>
          );
        })}
      </ul>
      <Fitting rule={rule} />
    </>
  );
}

interface ConditionFieldProps {
  condition: RuleCondition;
  onChange: (condition: RuleCondition) => void;
}

/** What a condition says beside its kind; nothing where that says all. */
function ConditionField({ condition, onChange }: ConditionFieldProps) {
  const t = useText();
  switch (condition.kind) {
    case "new":
      return (
        <Field
          label={t("OFFICE_FILLING_DAYS")}
          type="number"
          inputMode="numeric"
          min={1}
          max={ruleLimits.days}
          value={condition.days === 0 ? "" : condition.days}
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: "new", days: /^\d{1,4}$/.test(value) ? Number(value) : 0 })
          }
        />
      );
    case "priceTo":
      return <PriceField price={condition.price} onChange={(price) => onChange({ kind: "priceTo", price })} />;
    case "brand":
      return <BrandField ids={condition.brandIds} onChange={(brandIds) => onChange({ kind: "brand", brandIds })} />;
    case "colour":
      return (
        <div className="rule-colours" role="group" aria-label={t("OFFICE_FILLING_COLOUR")}>
          {colourFamilies.map((colour) => (
            <label key={colour} className="tick-row">
              <input
                type="checkbox"
                checked={condition.colours.includes(colour)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({
                    kind: "colour",
                    colours: colourFamilies.filter((one) =>
                      one === colour ? checked : condition.colours.includes(one),
                    ),
                  })
                }
              />
              {t(`COLOUR_${colour.toUpperCase()}`)}
            </label>
          ))}
        </div>
      );
    case "reduced":
    case "inStock":
      return null;
  }
}

/** An amount as it is typed; what is none yet is nothing. */
function PriceField({ price, onChange }: { price: number; onChange: (price: number) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(price === 0 ? "" : amountFor(price));
  return (
    <Field
      label={t("OFFICE_FILLING_PRICE")}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange(amountIn(value) ?? 0);
      }}
    />
  );
}

/** Brands, of which one is enough. */
function BrandField({ ids, onChange }: { ids: readonly number[]; onChange: (ids: number[]) => void }) {
  const t = useText();
  const { data } = usePlaces();
  const brands = data?.brands ?? [];
  const nameOf = (id: number) => brands.find((one) => one.id === id)?.name ?? String(id);
  return (
    <>
      {ids.length > 0 && (
        <ul className="rule-brands">
          {ids.map((id) => (
            <li key={id}>
              <Act
                aria-label={t("OFFICE_FILLING_BRAND_OUT", { name: nameOf(id) })}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                {nameOf(id)} <span aria-hidden="true">×</span>
              </Act>
            </li>
          ))}
        </ul>
      )}
      <Choice
        label={t("OFFICE_FILLING_BRAND_ADD")}
        value=""
        options={[
          ["", "–"],
          ...brands.filter(({ id }) => !ids.includes(id)).map(({ id, name }) => [String(id), name] as const),
        ]}
        onChange={(value) => value !== "" && ids.length < ruleLimits.brands && onChange([...ids, Number(value)])}
      />
    </>
  );
}

/** How many goods fit now. */
function Fitting({ rule }: { rule: CategoryRule }) {
  const t = useText();
  const wanted = isWholeRule(rule) ? JSON.stringify(rule) : null;
  const asked = useRested(wanted, patience);
  const { data } = useQuery({
    queryKey: ["products", "fitting", asked],
    queryFn: () => call(categoryRoutes.countRule, { body: { rule: JSON.parse(asked!) as CategoryRule } }),
    enabled: asked !== null && asked === wanted,
  });
  return (
    <p role="status" className="rule-fits">
      {wanted !== null &&
        (asked === wanted && data !== undefined
          ? t("OFFICE_FILLING_FITS", { count: data.fits })
          : t("OFFICE_FILLING_COUNTING"))}
    </p>
  );
}
