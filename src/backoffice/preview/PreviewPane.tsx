import { useState } from "react";
import { type PreviewedKind, type ShownField, shownFields } from "../../contract/operator/previews.ts";
import { type LanCode, languageCalled, languages } from "../../domain/language.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Act } from "../controls/Act.tsx";
import { Read } from "../controls/Read.tsx";
import { Segments } from "../controls/Segments.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import { FeedRow } from "./FeedRow.tsx";
import { PageFrame } from "./PageFrame.tsx";
import { SearchResult } from "./SearchResult.tsx";
import { ShareCard } from "./ShareCard.tsx";
import { type Drawn, usePagePreview } from "./use-page-preview.ts";
import "../controls/card.css";
import "../controls/modal.css";
import "./preview.css";

/** What of a page stands in which field; of pictures, which of them. */
export interface Field {
  field: ShownField;
  nth: number | null;
}

interface PreviewPaneProps extends Drawn {
  onLanguage: (language: LanCode) => void;
  /** The field somebody is in: its text or picture is brought into sight. Null: in none. */
  focused?: Field | null;
  /** A text or picture of the page was picked: its field wants the focus. Absent: the page shows no fields. */
  onPick?: (field: Field) => void;
}

const allViews = ["page", "search", "card", "feed"] as const;
type View = (typeof allViews)[number];
/** What browsers leave of a phone and of a laptop for a page. */
const windows = { phone: { width: 390, height: 664 }, desktop: { width: 1440, height: 900 } };

/** A page of the shop beside the form of its record, as it would be were the form saved now: the page itself, and what others show of it. */
export function PreviewPane({ onLanguage, focused = null, onPick, ...drawn }: PreviewPaneProps) {
  const t = useText();
  const [view, setView] = useState<View>("page");
  const [width, setWidth] = useState<keyof typeof windows>("phone");
  const { shown, error, retry, current } = usePagePreview(drawn);
  const [large, setLarge] = useState(false);
  const { tag } = languageCalled(drawn.language);
  const pick = (name: string) => {
    const field = fieldNamed(name);
    if (field === null) return;
    setLarge(false);
    onPick?.(field);
  };
  const frameOf = (page: string) => (
    <PageFrame
      src={page}
      title={t("OFFICE_PREVIEW")}
      label={t("OFFICE_PREVIEW_SIGHT")}
      window={windows[width]}
      focused={focused === null ? null : written(focused)}
      onPick={pick}
      onGone={() => void retry()}
    />
  );
  return (
    <section className="card preview" aria-label={t("OFFICE_PREVIEW")} aria-busy={!current}>
      <header className="card-head">
        <h2>{t("OFFICE_PREVIEW")}</h2>
        <Segments
          label={t("OFFICE_PREVIEW_LANGUAGE")}
          value={drawn.language}
          options={languages.map(({ lanCode, name, tag }) => ({
            value: lanCode,
            text: lanCode.toUpperCase(),
            spoken: name,
            lang: tag,
          }))}
          onChange={onLanguage}
        />
      </header>
      <div className="preview-how">
        <Segments
          label={t("OFFICE_PREVIEW_WHAT")}
          value={view}
          options={viewsOf(drawn.kind).map((one) => ({ value: one, text: t(`OFFICE_PREVIEW_${one.toUpperCase()}`) }))}
          onChange={setView}
        />
        {view === "page" && (
          <>
            <Segments
              label={t("OFFICE_PREVIEW_WIDTH")}
              value={width}
              options={[
                { value: "phone", text: t("OFFICE_PREVIEW_PHONE") },
                { value: "desktop", text: t("OFFICE_PREVIEW_DESKTOP") },
              ]}
              onChange={setWidth}
            />
            <Act kind="plain" className="preview-larger" disabled={shown === undefined} onClick={() => setLarge(true)}>
              {t("OFFICE_PREVIEW_LARGE")}
            </Act>
          </>
        )}
      </div>
      {shown !== undefined && <Refused error={error} />}
      <Read query={{ data: shown, error, refetch: retry }}>
        {({ page, hidden, search, card, feed }) => (
          <div className="preview-shown">
            {hidden && <p>{t("OFFICE_PREVIEW_HIDDEN")}</p>}
            {view === "page" && (
              <>
                {frameOf(page)}
                {large && (
                  <Dialog
                    title={t("OFFICE_PREVIEW")}
                    closeLabel={t("OFFICE_CLOSE")}
                    className={`modal preview-large preview-large-${width}`}
                    onClose={() => setLarge(false)}
                  >
                    {frameOf(page)}
                  </Dialog>
                )}
                <p className="mute">{t("OFFICE_PREVIEW_STILL")}</p>
              </>
            )}
            {view === "search" && <SearchResult search={search} site={card.site} lang={tag} />}
            {view === "card" && <ShareCard kind={drawn.kind} card={card} address={search.address} lang={tag} />}
            {view === "feed" && <FeedRow feed={feed} lang={tag} />}
          </div>
        )}
      </Read>
    </section>
  );
}

/** `pictures/2`, as the page names them. */
function written({ field, nth }: Field): string {
  return nth === null ? field : `${field}/${nth}`;
}

function fieldNamed(name: string): Field | null {
  const [named, nth] = name.split("/");
  const field = shownFields.find((one) => one === named);
  return field === undefined ? null : { field, nth: nth === undefined ? null : Number(nth) };
}

/** What others show of a page: only what is sold stands in a feed. */
function viewsOf(kind: PreviewedKind): readonly View[] {
  return kind === "product" ? allViews : allViews.filter((view) => view !== "feed");
}
