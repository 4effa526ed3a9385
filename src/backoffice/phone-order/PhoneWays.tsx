import type * as v from "valibot";
import type { phoneOrderRoutes } from "../../contract/operator/phone-orders.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { pointCountryOf } from "../../domain/delivery/delivery-codes.ts";
import { type Consent, consentNames } from "../../domain/order/consents.ts";
import { type Currency } from "../../domain/money.ts";
import { Field } from "../../ui/Field.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { LockerPicker } from "../order-change/LockerPicker.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { hasOwnPrice, type PhoneDraft } from "./phone-draft.ts";
import "../order/facts.css";

type Quote = v.InferOutput<(typeof phoneOrderRoutes)["quoteOrder"]["answer"]>;

interface PhoneWaysProps {
  draft: PhoneDraft;
  /** Absent while nothing is ordered. */
  quote: Quote | undefined;
  onChange: (part: Partial<PhoneDraft>) => void;
}

/** How an order that is taken down goes, is paid and what it costs, and what its buyer has said. */
export function PhoneWays({ draft, quote, onChange }: PhoneWaysProps) {
  const t = useText();
  const money = useMoney();
  const deliveries = quote?.ways.find(({ paymentId }) => paymentId === draft.paymentId)?.deliveries ?? [];
  const chosen = deliveries.find(({ shippingId }) => shippingId === draft.shippingId);
  const text = (amount: number) => money({ amount, currency: draft.currency });
  return (
    <>
      <Card title={t("OFFICE_PHONE_WAYS")}>
        <div className="change-fields">
          {quote !== undefined && (
            <Choice
              label={t("OFFICE_COUNTRY")}
              value={String(draft.countryId)}
              options={quote.countries.map(({ countryId, name }) => [String(countryId), name])}
              onChange={(value) => onChange({ countryId: Number(value), paymentId: null, shippingId: null })}
            />
          )}
          <Choice
            label={t("OFFICE_PAYMENT")}
            value={String(draft.paymentId ?? "")}
            options={[
              ["", "–"],
              ...(quote?.ways ?? []).map(({ paymentId, name }) => [String(paymentId), name] as const),
            ]}
            onChange={(value) => onChange({ paymentId: value === "" ? null : Number(value), shippingId: null })}
          />
          <Choice
            label={t("OFFICE_DELIVERY")}
            value={String(draft.shippingId ?? "")}
            options={[
              ["", "–"],
              ...deliveries.map(
                ({ shippingId, name, price }) =>
                  [String(shippingId), `${name}, ${money({ amount: price, currency: "pln" })}`] as const,
              ),
            ]}
            onChange={(value) => onChange({ shippingId: value === "" ? null : Number(value) })}
          />
          {chosen?.toLocker && (
            <LockerPicker
              value={draft.point}
              postcode={draft.buyer.shippingPostCode}
              country={pointCountryOf(
                quote?.countries.find(({ countryId }) => countryId === draft.countryId)?.code ?? "",
              )}
              onChange={(point) => onChange({ point })}
            />
          )}
          <Field
            label={t("OFFICE_PHONE_CODE")}
            value={draft.code}
            maxLength={60}
            autoComplete="off"
            error={quote?.codeRefused ? t("OFFICE_REFUSED_CODE_REFUSED") : null}
            onChange={(event) => onChange({ code: event.currentTarget.value })}
          />
          <Choice
            label={t("OFFICE_PHONE_LANGUAGE")}
            value={draft.language}
            options={languages.map(({ lanCode, name }) => [lanCode, name])}
            onChange={(value) => onChange({ language: value as LanCode })}
          />
          <Choice
            label={t("OFFICE_PHONE_CURRENCY")}
            value={draft.currency}
            options={[...new Set([...(quote?.currencies ?? []), draft.currency])].map((currency) => [
              currency,
              currency.toUpperCase(),
            ])}
            onChange={(value) => onChange({ currency: value as Currency })}
          />
          {hasOwnPrice(draft) && (
            <Field
              label={t("OFFICE_PHONE_REASON")}
              value={draft.reason}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => onChange({ reason: event.currentTarget.value })}
            />
          )}
        </div>
      </Card>
      {quote !== undefined && (
        <Card title={t("OFFICE_MONEY")}>
          <dl className="facts facts-sums">
            <dt>{t("OFFICE_GOODS")}</dt>
            <dd>{text(quote.products)}</dd>
            {quote.discount > 0 && (
              <>
                <dt>{t("OFFICE_CHANGE_DISCOUNT")}</dt>
                <dd>{text(-quote.discount)}</dd>
              </>
            )}
            <dt>{t("OFFICE_DELIVERY")}</dt>
            <dd>{quote.shipping === null ? "–" : text(quote.shipping)}</dd>
            <dt className="facts-total">{t("OFFICE_TOTAL")}</dt>
            <dd className="facts-total">{text(quote.total)}</dd>
          </dl>
        </Card>
      )}
      <Card title={t("OFFICE_PHONE_CONSENTS")}>
        <div className="change-fields">
          {consentNames.map((name) => (
            <label key={name} className="tick-row">
              <input
                type="checkbox"
                checked={draft[name]}
                onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
              />
              {t(consentTexts[name])}
            </label>
          ))}
        </div>
      </Card>
    </>
  );
}

const consentTexts: Readonly<Record<Consent, BackofficePlainCode>> = {
  terms: "OFFICE_PHONE_TERMS",
  newsletter: "OFFICE_PHONE_NEWSLETTER",
  ofAge: "OFFICE_PHONE_OFAGE",
};
