import type { ShopText } from "../../contract/operator/texts.ts";
import { languageCalled, languages } from "../../domain/language.ts";
import { Act } from "../controls/Act.tsx";
import { Status } from "../controls/Status.tsx";
import { useSpoken, useText } from "../text.ts";

/** A text as the shop says it in the reader's language, where it is said, and in which languages it was changed. */
export function TextRow({ text, onEdit }: { text: ShopText; onEdit: () => void }) {
  const t = useText();
  const spoken = languageCalled(useSpoken(({ lanCode }) => lanCode));
  const { code, place } = text;
  const said = text.in[spoken.lanCode];
  const others = languages.filter(({ lanCode }) => lanCode !== spoken.lanCode && text.in[lanCode].own !== null);
  return (
    <li>
      <div>
        <p className="text-said" lang={spoken.tag}>
          {said.own ?? said.given}
        </p>
        {said.own !== null && (
          <p className="mute text-said">
            {t("OFFICE_TEXT_GIVEN")}: <span lang={spoken.tag}>{said.given}</span>
          </p>
        )}
        {others.map((language) => (
          <p key={language.lanCode} className="text-said">
            <span className="mute">{language.name}: </span>
            <span lang={language.tag}>{text.in[language.lanCode].own}</span>
          </p>
        ))}
        <p className="mute text-where">
          {t(`OFFICE_TEXTS_IN_${place.toUpperCase()}`)} · <code>{code}</code>
        </p>
        <States text={text} />
      </div>
      <div className="listed-acts">
        <Act
          kind="plain"
          aria-label={t("OFFICE_TEXT_EDIT_WHAT", { text: (said.own ?? said.given).slice(0, 60) })}
          onClick={onEdit}
        >
          {t("OFFICE_TEXT_EDIT")}
        </Act>
      </div>
    </li>
  );
}

/** What there is to say of a text: that it is not said any more before that its default has moved. */
function States({ text }: { text: ShopText }) {
  const t = useText();
  const all = languages.map(({ lanCode }) => text.in[lanCode]);
  if (all.some(({ unsaid }) => unsaid !== null)) return <Status tone="bad" text={t("OFFICE_TEXT_IS_UNSAID")} />;
  if (all.some(({ moved }) => moved !== null)) return <Status tone="wait" text={t("OFFICE_TEXT_IS_MOVED")} />;
  if (all.some(({ own }) => own !== null)) return <Status tone="good" text={t("OFFICE_TEXT_IS_CHANGED")} />;
  return null;
}
