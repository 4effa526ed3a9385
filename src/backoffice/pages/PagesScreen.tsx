import { useState } from "react";
import { Link } from "wouter";
import type { PageRow } from "../../contract/operator/pages.ts";
import { languageCalled, languages } from "../../domain/language.ts";
import { daySaid } from "../../domain/days-said.ts";
import { Act } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useCount, useSpoken, useText } from "../text.ts";
import { NewPageDialog } from "./NewPageDialog.tsx";
import { PagePlanned, PageStatus } from "./PageStatus.tsx";
import { prefetchPage, usePages } from "./use-pages.ts";
import "../controls/card.css";
import "./pages.css";

/** The information pages in the order of the footer: each with where it is, whether shoppers read it, and in which languages. */
export function PagesScreen() {
  const t = useText();
  const count = useCount();
  const query = usePages();
  const [adding, setAdding] = useState(false);
  const unconfirmed = query.data?.pages.filter(({ lawful, shown }) => lawful !== null && !shown).length ?? 0;
  return (
    <>
      <ScreenHead
        title={t("OFFICE_PAGES")}
        above={
          <Link className="link" href="/content">
            {t("OFFICE_CONTENT")}
          </Link>
        }
        acts={
          <>
            <HistoryLink entity="page" />
            <Act kind="signal" onClick={() => setAdding(true)}>
              {t("OFFICE_PAGES_NEW")}
            </Act>
          </>
        }
      />
      {unconfirmed > 0 && <p className="pages-unconfirmed">{count("OFFICE_PAGES_TO_CONFIRM", unconfirmed)}</p>}
      <Listed
        query={query}
        rows={({ pages }) => pages}
        none={{ title: t("OFFICE_PAGES_NONE"), text: t("OFFICE_PAGES_NONE_TEXT") }}
      >
        {(pages) => (
          <ul className="card listed pages-list">
            {pages.map((page) => (
              <OnePage key={page.id} page={page} />
            ))}
          </ul>
        )}
      </Listed>
      {adding && <NewPageDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function OnePage({ page }: { page: PageRow }) {
  const t = useText();
  const { tag } = languageCalled(useSpoken((spoken) => spoken.lanCode));
  const { id, name, path, parentId, plannedAt, written, changedOn } = page;
  const unwritten = languages.filter(({ lanCode }) => !written.includes(lanCode)).map(({ lanCode }) => lanCode);
  return (
    <li className={parentId === null ? undefined : "pages-below"}>
      <div>
        <p>
          <Link
            href={`/content/pages/${id}`}
            className="pages-name"
            onPointerEnter={() => prefetchPage(id)}
            onFocus={() => prefetchPage(id)}
          >
            {name}
          </Link>
        </p>
        <p className="mute">/{path}</p>
      </div>
      <div className="pages-states">
        <PageStatus {...page} />
        {plannedAt !== null && <PagePlanned at={plannedAt} />}
        <p className="mute">
          {unwritten.length > 0 && <span>{t("OFFICE_PAGES_UNWRITTEN", { languages: unwritten.join(", ") })} · </span>}
          {t("OFFICE_PAGES_CHANGED_ON", { day: daySaid(changedOn, tag) })}
        </p>
      </div>
    </li>
  );
}
