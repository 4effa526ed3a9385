import { Link } from "wouter";
import { useText } from "../text.ts";
import { actClass } from "../controls/Act.tsx";
import { type Asked, countFilters, listHref } from "./list-address.ts";
import "./empty-list.css";

/** Why there is no order to see, what makes one come here, and the one way on. */
export function EmptyList({ asked }: { asked: Asked }) {
  const t = useText();
  const view = asked.view ?? "all";
  const isFiltered = countFilters(asked) > 0;
  return (
    <div className="empty-list">
      <h2>{t(isFiltered ? "OFFICE_EMPTY_FILTERED" : `OFFICE_EMPTY_${view.toUpperCase()}`)}</h2>
      <p>{t(isFiltered ? "OFFICE_EMPTY_FILTERED_TEXT" : `OFFICE_EMPTY_${view.toUpperCase()}_TEXT`)}</p>
      {isFiltered ? (
        <Link href={listHref({ view })} className={actClass()}>
          {t("OFFICE_FILTERS_CLEAR")}
        </Link>
      ) : (
        view !== "all" && (
          <Link href={listHref({ view: "all" })} className={actClass()}>
            {t("OFFICE_EMPTY_WAY")}
          </Link>
        )
      )}
    </div>
  );
}
