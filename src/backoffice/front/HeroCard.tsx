import { type FrontHero, frontLimits } from "../../domain/content/front.ts";
import type { LanCode } from "../../domain/language.ts";
import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";
import { HeroPicture } from "./HeroPicture.tsx";
import { timeOf } from "./minutes.ts";
import { SpanFields } from "./SpanFields.tsx";
import { TargetField } from "./TargetField.tsx";
import { WordsField } from "./WordsField.tsx";

interface HeroCardProps {
  hero: FrontHero;
  language: LanCode;
  minute: string;
  onChange: (some: Partial<FrontHero>) => void;
}

/** How the home page begins: its picture, its words, its button, the season and when that is. */
export function HeroCard({ hero, language, minute, onChange }: HeroCardProps) {
  const t = useText();
  const { season } = hero;
  const time = timeOf(season, minute);
  const field = (name: "first" | "second" | "text" | "go", label: string, longest: number, shown: string) => (
    <WordsField
      label={label}
      words={hero[name]}
      language={language}
      longest={longest}
      shown={shown}
      onChange={(words) => onChange({ [name]: words })}
    />
  );
  return (
    <Card title={t("OFFICE_FRONT_BANNER")}>
      <div className="front-fields">
        <p className="mute">{t("OFFICE_FRONT_BANNER_TEXT")}</p>
        <div className="front-pair">
          {field("first", t("OFFICE_FRONT_LINE1"), frontLimits.heading, "heading")}
          {field("second", t("OFFICE_FRONT_LINE2"), frontLimits.heading, "second")}
        </div>
        {field("text", t("OFFICE_FRONT_TEXT"), frontLimits.text, "text")}
        {field("go", t("OFFICE_FRONT_GO"), frontLimits.name, "go")}
        <TargetField label={t("OFFICE_FRONT_GO_TO")} to={hero.to} mayBeNone onChange={(to) => onChange({ to })} />
        <HeroPicture picture={hero.picture} onChange={(picture) => onChange({ picture })} />
        <fieldset className="front-season">
          <legend>
            {t("OFFICE_FRONT_SEASON")}
            {time !== "now" && (
              <span className="mute"> {t(time === "waits" ? "OFFICE_FRONT_WAITS" : "OFFICE_FRONT_OVER")}</span>
            )}
          </legend>
          <WordsField
            label={t("OFFICE_FRONT_SEASON")}
            words={season.words}
            language={language}
            longest={frontLimits.title}
            shown="season"
            onChange={(words) => onChange({ season: { ...season, words } })}
          />
          <SpanFields span={season} onChange={(some) => onChange({ season: { ...season, ...some } })} />
        </fieldset>
      </div>
    </Card>
  );
}
