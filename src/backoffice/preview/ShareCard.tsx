import type { Preview, PreviewedKind } from "../../contract/operator/previews.ts";
import { useText } from "../text.ts";

interface ShareCardProps {
  kind: PreviewedKind;
  card: Preview["card"];
  address: string;
  lang: string;
}

/** A link to the page as messengers and social networks show it. */
export function ShareCard({ kind, card, address, lang }: ShareCardProps) {
  const t = useText();
  return (
    <>
      <div className="share-card" lang={lang}>
        {card.picture !== null && (
          <img src={card.picture} alt={t("OFFICE_PREVIEW_CARD_PICTURE")} width={1200} height={630} />
        )}
        <div>
          <p className="mute">{new URL(address).host}</p>
          <p>
            <strong>{card.title}</strong>
          </p>
          <p className="share-text">{card.description}</p>
        </div>
      </div>
      {card.picture === null && kind === "product" && <p>{t("OFFICE_PREVIEW_CARD_NONE")}</p>}
      <p className="mute">{t("OFFICE_PREVIEW_CARD_TEXT")}</p>
    </>
  );
}
