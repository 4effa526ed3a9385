import { useState } from "react";
import { productLimits } from "../../domain/catalogue/product-form.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { MergedForm } from "../two-people/use-merged-form.ts";
import { type Detail, detailsText } from "./details-text.ts";
import type { DetailFields } from "./product-fields.ts";
import { useFieldLabel } from "./use-field-labels.ts";

const empty: Record<LanCode, string> = { pl: "", en: "", cz: "" };

/** The rows of a product's details, name and value, in each language. */
export function DetailsCard({ form }: { form: MergedForm<DetailFields> }) {
  const t = useText();
  const label = useFieldLabel();
  const { values, change } = form;
  const { details } = values;
  return (
    <Card title={label("details")} aside={details.length}>
      <div className="fact-groups">
        <p className="mute">{t("OFFICE_GOODS_DETAILS_HELP")}</p>
        {details.map((detail, at) => (
          <DetailFieldset
            key={at}
            detail={detail}
            nth={at + 1}
            onChange={(typed) =>
              change({ details: details.map((one, index) => (index === at ? { ...one, ...typed } : one)) })
            }
            onRemove={() => change({ details: details.filter((_, index) => index !== at) })}
          />
        ))}
        {details.length < productLimits.details && (
          <div>
            <Act kind="plain" onClick={() => change({ details: [...details, { name: empty, value: empty }] })}>
              {t("OFFICE_GOODS_DETAIL_ADD")}
            </Act>
          </div>
        )}
      </div>
      <OvertakenFields
        form={form}
        said={(name, value) => ({ label: label(name), text: detailsText(value as DetailFields["details"]) })}
      />
    </Card>
  );
}

interface DetailFieldsetProps {
  detail: Detail;
  nth: number;
  onChange: (typed: Partial<Detail>) => void;
  onRemove: () => void;
}

/** One row: closed it is read, open it is written; a new one is open. */
function DetailFieldset({ detail: { name, value }, nth, onChange, onRemove }: DetailFieldsetProps) {
  const t = useText();
  const [startsOpen] = useState(name.pl === "");
  const called = name.pl || t("OFFICE_GOODS_DETAIL", { nth: String(nth) });
  const missing = name.pl.trim() === "" ? t("OFFICE_GOODS_DETAIL_WRONG") : null;
  return (
    <details className="detail-fold" open={startsOpen}>
      <summary className="breaks">{value.pl === "" ? called : `${called}: ${value.pl}`}</summary>
      <div className="fact-group">
        {languages.map(({ lanCode, name: language }) => (
          <div key={lanCode} className="fact-row fact-wide">
            <Field
              label={t("OFFICE_GOODS_DETAIL_NAME", { language })}
              value={name[lanCode]}
              maxLength={productLimits.name}
              autoComplete="off"
              error={lanCode === "pl" ? missing : null}
              onChange={({ currentTarget }) => onChange({ name: { ...name, [lanCode]: currentTarget.value } })}
            />
            <Field
              label={t("OFFICE_GOODS_DETAIL_VALUE", { language })}
              value={value[lanCode]}
              maxLength={productLimits.html}
              autoComplete="off"
              onChange={({ currentTarget }) => onChange({ value: { ...value, [lanCode]: currentTarget.value } })}
            />
          </div>
        ))}
        <Act kind="plain" onClick={onRemove}>
          <Icon name="close" small />
          {t("OFFICE_GOODS_REMOVE", { what: called })}
        </Act>
      </div>
    </details>
  );
}
