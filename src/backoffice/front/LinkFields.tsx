import { type FrontLink, frontLimits } from "../../domain/content/front.ts";
import type { LanCode } from "../../domain/language.ts";
import { useText } from "../text.ts";
import { TargetField } from "./TargetField.tsx";
import { WordsField } from "./WordsField.tsx";

interface LinkFieldsProps {
  link: FrontLink;
  language: LanCode;
  onChange: (some: Partial<FrontLink>) => void;
}

/** What a link is called and where it leads. */
export function LinkFields({ link, language, onChange }: LinkFieldsProps) {
  const t = useText();
  return (
    <>
      <WordsField
        label={t("OFFICE_FRONT_LINK_NAME")}
        words={link.name}
        language={language}
        longest={frontLimits.name}
        error={link.name.pl.trim() === "" ? t("OFFICE_FRONT_LINK_NAMELESS") : null}
        onChange={(name) => onChange({ name })}
      />
      <TargetField label={t("OFFICE_FRONT_TARGET")} to={link.to} onChange={(to) => to !== null && onChange({ to })} />
    </>
  );
}
