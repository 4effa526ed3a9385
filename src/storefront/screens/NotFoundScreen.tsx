import type { Templates } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { bound } from "../../ui/bound.ts";
import { buttonClass } from "../../ui/Button.tsx";
import road from "../../ui/paving/paving-404.svg";
import roadNarrow from "../../ui/paving/paving-404-narrow.svg";
import { fit } from "../../ui/fit.ts";
import { Link } from "../app/navigation/Link.tsx";
import { useText } from "../app/text.ts";
import { SearchBox } from "../layout/SearchBox.tsx";
import { Shelf } from "./Shelf.tsx";
import "./not-found.css";

/** 404 laid in paving stones, and three ways on: search, what is new, home. */
export function NotFoundScreen({ suggestions }: Templates["notFound"]) {
  const t = useText();
  return (
    <>
      <picture>
        <source media="(max-width: 530px)" srcSet={roadNarrow} width="390" height="420" />
        <img className="not-found-road" src={road} alt={t("NOTFOUND_ALT")} width="1440" height="640" />
      </picture>
      <div className="not-found">
        <h1 className={fit(t("NOTFOUND_TITLE"))}>{t("NOTFOUND_TITLE")}</h1>
        <div>
          <p>{bound(t("NOTFOUND_TEXT"))}</p>
          <SearchBox label={t("NOTFOUND_SEARCH")} />
          <p className="not-found-ways">
            <Link className={buttonClass({ kind: "signal" })} href={paths.newProducts}>
              {t("NOTFOUND_NEW")}
            </Link>
            <Link className={buttonClass({})} href={paths.home}>
              {t("LAYOUT_HOMEPAGE")}
            </Link>
          </p>
        </div>
      </div>
      <Shelf title={t("NOTFOUND_SUGGESTIONS")} products={suggestions.slice(0, 4)} />
    </>
  );
}
