import { useMemo } from "react";
import type { Preview } from "../../contract/operator/previews.ts";
import { useText } from "../text.ts";
import { cutText } from "./cut-text.ts";

/** Search engines cut by width, in Arial; what is measured of Google's page on a wide window: in pixels, with the size of the letters. */
const room = { title: { width: 580, font: "20px Arial" }, description: { width: 920, font: "14px Arial" } };

/** A page among the results of a search engine, its title and description cut about where that cuts them. */
export function SearchResult({ search, site, lang }: { search: Preview["search"]; site: string; lang: string }) {
  const t = useText();
  const measured = useMemo(() => measure(search), [search]);
  const { host, pathname } = new URL(search.address);
  const way = decodeURI(pathname).split("/").filter(Boolean);
  return (
    <>
      <div className="search-result" lang={lang}>
        <p className="search-site">
          <strong>{site}</strong>
          <span>{[host, ...way].join(" › ")}</span>
        </p>
        <p className="search-title">{measured.title.text}</p>
        <p>{measured.description.text}</p>
      </div>
      {measured.title.cut && <p>{t("OFFICE_PREVIEW_TITLE_CUT")}</p>}
      {measured.description.cut && <p>{t("OFFICE_PREVIEW_DESCRIPTION_CUT")}</p>}
      {search.description === "" && <p>{t("OFFICE_PREVIEW_DESCRIPTION_NONE")}</p>}
      <p className="mute">{t("OFFICE_PREVIEW_SEARCH_TEXT")}</p>
    </>
  );
}

function measure({ title, description }: Preview["search"]) {
  const drawing = document.createElement("canvas").getContext("2d");
  const widthIn = (font: string) => (text: string) => {
    if (drawing === null) return 0;
    drawing.font = font;
    return drawing.measureText(text).width;
  };
  return {
    title: cutText(title, room.title.width, widthIn(room.title.font)),
    description: cutText(description, room.description.width, widthIn(room.description.font)),
  };
}
