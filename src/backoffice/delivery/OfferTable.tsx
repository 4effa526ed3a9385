import type { Delivery } from "../../contract/operator/delivery.ts";
import { deliveryLimits } from "../../domain/delivery/delivery-limits.ts";
import { Field } from "../../ui/Field.tsx";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";
import { type OfferFields, offersIn, withoutStep, withPayment, withStep } from "./method-fields.ts";

interface OfferTableProps {
  offers: OfferFields;
  payments: Delivery["payments"];
  /** Whether the weight of goods counts. */
  weighs: boolean;
  onChange: (offers: OfferFields) => void;
}

/** Which payments a way of delivery goes with, and what it costs with each up to each weight. */
export function OfferTable({ offers, payments, weighs, onChange }: OfferTableProps) {
  const t = useText();
  const { steps, prices } = offers;
  const isWrong = offersIn(offers) === null;
  const priceAt = (id: number, at: number, typed: string) =>
    onChange({
      steps,
      prices: { ...prices, [id]: (prices[id] ?? []).map((one, index) => (index === at ? typed : one)) },
    });
  return (
    <fieldset className="delivery-offers">
      <legend className="field-label">{t("OFFICE_DELIVERY_PRICES")}</legend>
      <p className="mute">{t(weighs ? "OFFICE_DELIVERY_PRICES_BY_WEIGHT" : "OFFICE_DELIVERY_PRICES_TEXT")}</p>
      <div className="delivery-steps">
        {steps.map((grams, at) => (
          // A step has no name but its place.
          <div key={at} className="delivery-step">
            <Field
              label={t("OFFICE_DELIVERY_STEP")}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              value={grams}
              onChange={(event) =>
                onChange({ steps: steps.map((one, index) => (index === at ? event.currentTarget.value : one)), prices })
              }
            />
            {steps.length > 1 && (
              <Act
                kind="plain"
                aria-label={t("OFFICE_DELIVERY_STEP_REMOVE", { grams })}
                onClick={() => onChange(withoutStep(offers, at))}
              >
                {t("OFFICE_REMOVE")}
              </Act>
            )}
          </div>
        ))}
        {steps.length < deliveryLimits.steps && (
          <Act kind="plain" onClick={() => onChange(withStep(offers))}>
            {t("OFFICE_DELIVERY_STEP_ADD")}
          </Act>
        )}
      </div>
      <ul className="delivery-payments">
        {payments.map(({ id, name }) => (
          <li key={id}>
            <label className="tick-row">
              <input
                type="checkbox"
                checked={id in prices}
                onChange={(event) => onChange(withPayment(offers, { id, goes: event.currentTarget.checked }))}
              />
              {t("OFFICE_DELIVERY_WITH", { payment: name })}
            </label>
            {id in prices && (
              <div className="delivery-prices">
                {steps.map((grams, at) => (
                  <Field
                    key={at}
                    label={t("OFFICE_DELIVERY_PRICE_OF", { payment: name, grams })}
                    inputMode="decimal"
                    maxLength={10}
                    autoComplete="off"
                    value={prices[id]?.[at] ?? ""}
                    onChange={(event) => priceAt(id, at, event.currentTarget.value)}
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mute">
        {isWrong && t("OFFICE_DELIVERY_OFFERS_WRONG")}
      </p>
    </fieldset>
  );
}
