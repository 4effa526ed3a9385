import { productLimits, type ProductText, productTexts } from "../../domain/catalogue/product-form.ts";
import type { LanCode } from "../../domain/language.ts";
import { Card } from "../controls/Card.tsx";
import { LanguageColumns } from "../controls/LanguageTabs.tsx";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { MergedForm } from "../two-people/use-merged-form.ts";
import { PageText } from "./PageText.tsx";
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
            <PageText
              key={text}
              name={`${text}-${lanCode}`}
              label={label(`${text}-${lanCode}`, "short")}
              {...kindOf(text)}
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

function kindOf(text: ProductText) {
  if (text === "description") return { kind: { rows: 10 }, maxLength: productLimits.html };
  if (text === "name") return { kind: "line" as const, maxLength: productLimits.name };
  const kind = text === "colour" || text === "searchTitle" ? ("line" as const) : ("lines" as const);
  return { kind, maxLength: productLimits.line };
}
