import { brandTexts, categoryLimits, categoryTexts, type CategoryText } from "../../domain/catalogue/category-form.ts";
import type { LanCode } from "../../domain/language.ts";
import { LanguageColumns } from "../controls/LanguageTabs.tsx";
import { PageText } from "../products/PageText.tsx";
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
  const label = useTextLabel();
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
            <PageText
              key={text}
              name={`${text}-${lanCode}`}
              label={label(`${text}-${lanCode}`, "short")}
              {...kindOf(text)}
              value={valueOf(text, lanCode)}
              onChange={(value) => onChange({ [`${text}-${lanCode}`]: value })}
            />
          ))
        }
      </LanguageColumns>
    </>
  );
}

function kindOf(text: CategoryText) {
  if (text === "description") return { kind: { rows: 8 }, maxLength: categoryLimits.html };
  if (text === "name") return { kind: "line" as const, maxLength: categoryLimits.name };
  return { kind: text === "searchTitle" ? ("line" as const) : ("lines" as const), maxLength: categoryLimits.line };
}
