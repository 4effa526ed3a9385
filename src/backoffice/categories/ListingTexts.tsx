import { brandTexts, categoryLimits, categoryTexts, type CategoryText } from "../../domain/catalogue/category-form.ts";
import type { LanCode } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { LanguageColumns } from "../controls/LanguageTabs.tsx";
import { isHtml } from "../products/description-text.ts";
import { useTextLabel } from "../products/use-field-labels.ts";
import { useText } from "../text.ts";

interface ListingTextsProps {
  /** By `name-pl`, `description-cz`; of a brand there is one name, and none of these. */
  values: Readonly<Record<string, unknown>>;
  of: "category" | "brand";
  /** The language that is open on a narrow screen. */
  open: LanCode;
  onOpen: (lanCode: LanCode) => void;
  onChange: (changed: Record<string, string>) => void;
}

/** What the page of a category or a brand says, in every language side by side; on a narrow screen one language at a time. */
export function ListingTexts({ values, of, open, onOpen, onChange }: ListingTextsProps) {
  const t = useText();
  const texts: readonly CategoryText[] = of === "category" ? categoryTexts : brandTexts;
  const valueOf = (text: CategoryText, lanCode: LanCode) => String(values[`${text}-${lanCode}`]);
  const progress = (lanCode: LanCode) => {
    const done = texts.filter((text) => valueOf(text, lanCode).trim() !== "").length;
    const words = t("OFFICE_GOODS_DONE_OF", { done, of: texts.length });
    return <span className={done < texts.length ? "text-left" : "mute"}>{words}</span>;
  };
  return (
    <>
      <LanguageColumns open={open} onOpen={onOpen} beside={progress}>
        {(lanCode) =>
          texts.map((text) => (
            <OneText
              key={text}
              text={text}
              lanCode={lanCode}
              value={valueOf(text, lanCode)}
              onChange={(value) => onChange({ [`${text}-${lanCode}`]: value })}
            />
          ))
        }
      </LanguageColumns>
    </>
  );
}

interface OneTextProps {
  text: CategoryText;
  lanCode: LanCode;
  value: string;
  onChange: (value: string) => void;
}

function OneText({ text, lanCode, value, onChange }: OneTextProps) {
  const t = useText();
  const label = useTextLabel()(`${text}-${lanCode}`, "short");
  const isNeeded = text === "name" && lanCode === "pl";
  if (text === "name" || text === "searchTitle")
    return (
      <Field
        label={label}
        data-shown={`${text}-${lanCode}`}
        value={value}
        maxLength={text === "name" ? categoryLimits.name : categoryLimits.line}
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
        rows={text === "description" ? 8 : 3}
        maxLength={text === "description" ? categoryLimits.html : categoryLimits.line}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {text === "description" && (
        <p className="mute text-hint">{t(isHtml(value) ? "OFFICE_GOODS_HTML" : "OFFICE_GOODS_PLAIN")}</p>
      )}
    </div>
  );
}
