import type { CSSProperties } from "react";
import type { Reading } from "../../domain/appearance/appearance.ts";
import { Act } from "../controls/Act.tsx";
import { Status } from "../controls/Status.tsx";
import { useSpoken, useText } from "../text.ts";

interface ReadableProps {
  accent: string;
  accentText: string;
  reading: Reading;
  onTake: (colours: { accent?: string; accentText?: string }) => void;
}

/** Words on the accent as the shop shows them, how well they can be read, and, where they cannot, the nearest colours with which they can. */
export function Readable({ accent, accentText, reading, onTake }: ReadableProps) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const contrast = reading.contrast.toLocaleString(lanCode === "cz" ? "cs" : lanCode, { maximumFractionDigits: 1 });
  return (
    <div className="readable">
      <Sample accent={accent} accentText={accentText} />
      <div role="status">
        <Status
          tone={reading.passes ? "good" : "bad"}
          text={t(reading.passes ? "OFFICE_LOOKS_READABLE" : "OFFICE_LOOKS_UNREADABLE", { contrast })}
        />
        {!reading.passes && <p>{t("OFFICE_LOOKS_UNREADABLE_TEXT")}</p>}
      </div>
      {!reading.passes && (
        <ul className="readable-offers">
          <li>
            <Sample accent={reading.accent} accentText={accentText} />
            <Act onClick={() => onTake({ accent: reading.accent })}>
              {t("OFFICE_LOOKS_TAKE_ACCENT", { colour: reading.accent })}
            </Act>
          </li>
          <li>
            <Sample accent={accent} accentText={reading.accentText} />
            <Act onClick={() => onTake({ accentText: reading.accentText })}>
              {t("OFFICE_LOOKS_TAKE_TEXT", { colour: reading.accentText })}
            </Act>
          </li>
        </ul>
      )}
    </div>
  );
}

/** A picture, to be looked at also where its words cannot be read; what it comes to is said beside it. */
function Sample({ accent, accentText }: { accent: string; accentText: string }) {
  const t = useText();
  return (
    <svg
      aria-hidden
      className="readable-sample"
      style={{ "--accent": accent, "--accent-text": accentText } as CSSProperties}
    >
      <text x="50%" y="50%">
        {t("OFFICE_LOOKS_SAMPLE")}
      </text>
    </svg>
  );
}
