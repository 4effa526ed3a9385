import type { ReactNode } from "react";
import { type LanCode, languages } from "../../domain/language.ts";
import { useText } from "../text.ts";

interface LanguageTabsProps {
  /** The language that is open. */
  open: LanCode;
  onOpen: (lanCode: LanCode) => void;
  /** What stands beside a language's name. */
  beside?: ((lanCode: LanCode) => ReactNode) | undefined;
  className?: string;
}

/** Which of the languages is open. */
export function LanguageTabs({ open, onOpen, beside, className = "text-tongues" }: LanguageTabsProps) {
  const t = useText();
  return (
    <div className={className} role="group" aria-label={t("OFFICE_GOODS_TONGUE")}>
      {languages.map(({ lanCode, name }) => (
        <button
          key={lanCode}
          type="button"
          className="text-tongue"
          aria-pressed={open === lanCode}
          onClick={() => onOpen(lanCode)}
        >
          {name} {beside?.(lanCode)}
        </button>
      ))}
    </div>
  );
}

interface LanguageColumnsProps extends Omit<LanguageTabsProps, "className"> {
  /** The fields of one language. */
  children: (lanCode: LanCode) => ReactNode;
}

/** Texts in every language, side by side; on a narrow screen one language at a time. */
export function LanguageColumns({ open, onOpen, beside, children }: LanguageColumnsProps) {
  return (
    <>
      <LanguageTabs open={open} onOpen={onOpen} beside={beside} />
      <div className="text-columns">
        {languages.map(({ lanCode, tag, name }) => (
          <fieldset key={lanCode} className={open === lanCode ? "text-column text-open" : "text-column"} lang={tag}>
            <legend>
              {name} {beside?.(lanCode)}
            </legend>
            {children(lanCode)}
          </fieldset>
        ))}
      </div>
    </>
  );
}
