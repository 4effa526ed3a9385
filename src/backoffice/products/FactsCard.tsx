import { Link } from "wouter";
import type { ProductSaid } from "../../contract/operator/products.ts";
import { guaranteeYears } from "../../domain/catalogue/certificates.ts";
import { wrongFact } from "../../domain/catalogue/product-form.ts";
import { withdrawalExceptions } from "../../domain/catalogue/withdrawal-exception.ts";
import { type MeasureUnit, measureUnits, unitPrice } from "../../domain/catalogue/unit-price.ts";
import { parseDecimal } from "../../domain/money.ts";
import { rateText, vatRates } from "../../domain/invoice/vat.ts";
import { Field } from "../../ui/Field.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Status } from "../controls/Status.tsx";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { MergedForm } from "../two-people/use-merged-form.ts";
import { useMoney } from "../use-money.ts";
import { CertificateFields } from "./CertificateFields.tsx";
import { CompositionFields } from "./CompositionFields.tsx";
import { exceptionCode, type FactFields } from "./product-fields.ts";
import { producerText } from "./producer-text.ts";
import { useFactSaid } from "./use-fact-said.ts";
import "../order/facts.css";

/** What the law wants told of a product, with what is missing still. Who made it is said of its brand. */
export function FactsCard({ product, form }: { product: ProductSaid; form: MergedForm<FactFields> }) {
  const t = useText();
  const said = useFactSaid();
  const { missing, barcodes, producer } = product.facts;
  const { values, change } = form;
  const wrong = wrongFact(values);
  return (
    <Card
      title={t("OFFICE_GOODS_FACTS")}
      aside={
        missing.length === 0 ? (
          <Status tone="good" text={t("OFFICE_GOODS_FACTS_WHOLE")} />
        ) : (
          <Status tone="bad" text={t("OFFICE_GOODS_FACTS_MISSING", { count: missing.length })} />
        )
      }
    >
      <div className="fact-groups" data-shown="facts">
        <CompositionFields
          value={values.composition}
          isMissing={missing.includes("composition")}
          onChange={(composition) => change({ composition })}
        />
        <MeasureFields value={values.measure} price={product.price} onChange={(measure) => change({ measure })} />
        {wrong === "measure" && <p role="alert">{t("OFFICE_GOODS_MEASURE_WRONG")}</p>}
        <CertificateFields value={values.certificates} onChange={(certificates) => change({ certificates })} />
        <Field
          label={t("OFFICE_GOODS_FIELD_GUARANTEEYEARS")}
          type="number"
          className="fact-number"
          min={guaranteeYears.least}
          max={guaranteeYears.most}
          value={values.guaranteeYears ?? ""}
          onChange={({ currentTarget: { value } }) =>
            change({ guaranteeYears: value === "" ? null : Math.trunc(Number(value)) })
          }
        />
        <Choice
          label={t("OFFICE_GOODS_FIELD_VATRATE")}
          value={values.vatRate}
          options={vatRates.map((rate) => [rate, rateText(rate)] as const)}
          onChange={(chosen) => change({ vatRate: vatRates.find((one) => one === chosen) ?? values.vatRate })}
        />
        <Choice
          label={t("OFFICE_GOODS_FIELD_WITHDRAWALEXCEPTION")}
          value={values.withdrawalException ?? ""}
          options={["" as const, ...withdrawalExceptions].map((one) => [one, t(exceptionCode(one))] as const)}
          onChange={(chosen) =>
            change({ withdrawalException: withdrawalExceptions.find((one) => one === chosen) ?? null })
          }
        />
        <dl className="facts">
          <dt>{t("OFFICE_GOODS_BARCODES")}</dt>
          <dd>
            {t("OFFICE_GOODS_DONE_OF", { done: barcodes.given, of: barcodes.of })}
            {missing.includes("barcode") && <strong> {t("OFFICE_FACT_BARCODE")}</strong>}
          </dd>
          <dt>{t("OFFICE_GOODS_PRODUCER", { brand: product.placing.brand.name })}</dt>
          <dd>
            <Link href={`/goods/brands/${product.placing.brand.id}`}>
              {producer === null ? (
                <strong>{t("OFFICE_GOODS_PRODUCER_MISSING")}</strong>
              ) : (
                producerText({ ...producer, responsible: null })
              )}
            </Link>
          </dd>
          {producer?.responsible && (
            <>
              <dt>{t("OFFICE_GOODS_RESPONSIBLE")}</dt>
              <dd>{Object.values(producer.responsible).join(", ")}</dd>
            </>
          )}
        </dl>
      </div>
      <OvertakenFields form={form} said={said} />
    </Card>
  );
}

interface MeasureProps {
  value: FactFields["measure"];
  /** Grosze; absent to who may not see it. */
  price: number | undefined;
  onChange: (value: FactFields["measure"]) => void;
}

/** How much is in it, of goods sold by measure, and what a unit of it costs then. */
function MeasureFields({ value, price, onChange }: MeasureProps) {
  const t = useText();
  const money = useMoney();
  const unit = value?.unit ?? "";
  const shown = value === null || price === undefined || !(value.amount >= 1) ? null : unitPrice(price, value);
  return (
    <fieldset className="fact-group">
      <legend>{t("OFFICE_GOODS_FIELD_MEASURE")}</legend>
      <div className="fact-row">
        <Choice
          label={t("OFFICE_GOODS_UNIT")}
          value={unit}
          options={[["", t("OFFICE_GOODS_BY_PIECE")], ...measureUnits.map((one) => [one, one] as const)]}
          onChange={(one) => onChange(one === "" ? null : { amount: value?.amount ?? 100, unit: one as MeasureUnit })}
        />
        {value !== null && (
          <Field
            label={t("OFFICE_GOODS_AMOUNT")}
            type="number"
            className="fact-number"
            min={1}
            value={value.amount || ""}
            onChange={({ currentTarget }) => onChange({ ...value, amount: Number(currentTarget.value) })}
          />
        )}
      </div>
      {shown && (
        <p className="mute">
          {t("OFFICE_GOODS_UNIT_PRICE", {
            price: money({ amount: parseDecimal(shown.price), currency: "pln" }),
            unit: shown.unit,
          })}
        </p>
      )}
    </fieldset>
  );
}
