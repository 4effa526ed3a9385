import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { textPlaces } from "../../domain/dictionary/text-place.ts";
import { FilterChoice } from "../controls/Choice.tsx";
import { FindForm } from "../controls/FindForm.tsx";
import { Listed } from "../controls/Listed.tsx";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Views } from "../controls/Views.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useText } from "../text.ts";
import { TextDialog } from "./TextDialog.tsx";
import { TextRow } from "./TextRow.tsx";
import { placeNamed, type TextsAsked, textsAskedBy, useTexts } from "./use-texts.ts";
import "./texts.css";

/** What the shop says, found by its words: all of it, what was changed, or of that what has a new default; its address says which. */
export function TextsScreen() {
  const t = useText();
  const [, go] = useLocation();
  const asked = textsAskedBy(useSearch());
  const query = useTexts(asked);
  const [open, setOpen] = useState<string | null>(null);
  const texts = query.data?.pages.flatMap((page) => page.texts) ?? [];
  const { changed = 0, moved = 0 } = query.data?.pages[0] ?? {};
  const edited = texts.find(({ code }) => code === open);
  const isWhole = asked.q === "" && asked.place === "";
  const none = isWhole && asked.view !== "all" ? (`OFFICE_TEXTS_NONE_${asked.view.toUpperCase()}` as const) : null;
  return (
    <>
      <ScreenHead title={t("OFFICE_TEXTS")} acts={<HistoryLink entity="text" />} />
      <p className="mute texts-help">{t("OFFICE_TEXTS_HELP")}</p>
      <Views
        path="/content/texts"
        current={asked.view}
        asked={searchOf({ ...asked, view: "all" })}
        views={[
          { view: "all", title: t("OFFICE_TEXTS_ALL") },
          { view: "changed", title: t("OFFICE_TEXTS_CHANGED", { count: changed }) },
          { view: "moved", title: t("OFFICE_TEXTS_MOVED", { count: moved }) },
        ]}
      />
      <div className="texts-find">
        <FindForm
          key={asked.q}
          label={t("OFFICE_TEXTS_FIND")}
          first={asked.q}
          onFind={(q) => go(hrefOf({ ...asked, q }))}
        />
        <FilterChoice
          label={t("OFFICE_TEXTS_PLACE")}
          value={asked.place}
          options={textPlaces.map((place) => [place, t(`OFFICE_TEXTS_IN_${place.toUpperCase()}`)])}
          onChange={(place) => go(hrefOf({ ...asked, place: placeNamed(place) }))}
        />
      </div>
      <Listed
        query={query}
        rows={() => texts}
        none={{ title: t("OFFICE_TEXTS_NONE"), text: t(none ?? "OFFICE_TEXTS_NONE_TEXT") }}
      >
        {() => (
          <ul className="card listed texts" aria-busy={query.isPlaceholderData}>
            {texts.map((text) => (
              <TextRow key={text.code} text={text} onEdit={() => setOpen(text.code)} />
            ))}
          </ul>
        )}
      </Listed>
      <More query={query} />
      {edited !== undefined && <TextDialog text={edited} onClose={() => setOpen(null)} />}
    </>
  );
}

function searchOf({ view, place, q }: TextsAsked): Record<string, string> {
  return { ...(view !== "all" && { view }), ...(place !== "" && { place }), ...(q !== "" && { q }) };
}

function hrefOf(asked: TextsAsked): string {
  const search = new URLSearchParams(searchOf(asked));
  return search.size === 0 ? "/content/texts" : `/content/texts?${search.toString()}`;
}
