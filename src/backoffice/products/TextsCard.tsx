import { productLimits, type ProductText, productTexts } from "../../domain/catalogue/product-form.ts";
import type { LanCode } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { Card } from "../controls/Card.tsx";
import { LanguageColumns } from "../controls/LanguageTabs.tsx";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { MergedForm } from "../two-people/use-merged-form.ts";
import { isHtml } from "./description-text.ts";
import { progressOf, type TextField, type TextFields } from "./product-fields.ts";
import { useTextLabel } from "./use-field-labels.ts";

interface TextsCardProps {
  form: MergedForm<TextFields>;
  /** The language that is open on a narrow screen. */
  open: LanCode;
  onOpen: (lanCode: LanCode) => void;
}

/** The texts of a product in every language, side by side; on a narrow screen one language at a time. */
export function TextsCard({ form, open, onOpen }: TextsCardProps) {
  const t = useText();
  const label = useTextLabel();
  const { values } = form;
  const progress = (lanCode: LanCode) => <Progress of={values} lanCode={lanCode} />;
  return (
    <Card title={t("OFFICE_GOODS_TEXTS")}>
      <LanguageColumns open={open} onOpen={onOpen} beside={progress}>
        {(lanCode) =>
          productTexts.map((text) => (
            <OneText
              key={text}
              text={text}
              lanCode={lanCode}
              label={label(`${text}-${lanCode}`, "short")}
              value={values[`${text}-${lanCode}`]}
              onChange={(value) => form.change({ [`${text}-${lanCode}`]: value })}
            />
          ))
        }
      </LanguageColumns>
      <OvertakenFields
        form={form}
        said={(name: TextField, value) => ({ label: label(name, "full"), text: String(value) })}
      />
    </Card>
  );
}

function Progress({ of: fields, lanCode }: { of: TextFields; lanCode: LanCode }) {
  const t = useText();
  const { done, of } = progressOf(fields, lanCode);
  return <span className={done < of ? "text-left" : "mute"}>{t("OFFICE_GOODS_DONE_OF", { done, of })}</span>;
}

interface OneTextProps {
  text: ProductText;
  lanCode: LanCode;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function OneText({ text, lanCode, label, value, onChange }: OneTextProps) {
  const t = useText();
  const isNeeded = text === "name" && lanCode === "pl";
  if (text === "name" || text === "colour" || text === "searchTitle")
    return (
      <Field
        label={label}
        data-shown={`${text}-${lanCode}`}
        value={value}
        maxLength={text === "name" ? productLimits.name : productLimits.line}
        required={isNeeded}
        error={isNeeded && value.trim() === "" ? t("OFFICE_GOODS_NAME_MISSING") : null}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <div>
      <TextArea
        label={label}
        data-shown={`${text}-${lanCode}`}
        rows={text === "description" ? 10 : 3}
        maxLength={text === "description" ? productLimits.html : productLimits.line}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {text === "description" && (
        <p className="mute text-hint">{t(isHtml(value) ? "OFFICE_GOODS_HTML" : "OFFICE_GOODS_PLAIN")}</p>
      )}
    </div>
  );
}
