import type { ContentPart, Templates } from "../../contract/page-data.ts";
import { fit } from "../../ui/fit.ts";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { ContentPages } from "./content/ContentPages.tsx";
import { ContentToc } from "./content/ContentToc.tsx";
import { DeliveryTables } from "./content/DeliveryTables.tsx";
import { PointsTable } from "./content/PointsTable.tsx";
import { RichText } from "./RichText.tsx";
import "./content.css";

/** An information page: its text with what is in it, when it changed, and the other pages beside it. */
export function ContentScreen({ page, draft, parts, toc, changed, crumbs, related }: Templates["content"]) {
  const t = useText();
  return (
    <>
      <Crumbs crumbs={crumbs} />
      <article className="content">
        <h1 className={fit(page.page_name)}>{page.page_name}</h1>
        <div className="content-columns">
          <ContentToc toc={toc} />
          <div className="content-text">
            {draft && <p className="content-draft">{t("CONTENT_DRAFT")}</p>}
            {parts.map((part, index) => (
              <Part key={index} part={part} />
            ))}
            <p className="content-changed">
              {t("CONTENT_CHANGED")} <time dateTime={changed.date}>{changed.text}</time>
            </p>
          </div>
          <ContentPages pages={related} current={page.page_id} />
        </div>
      </article>
    </>
  );
}

function Part({ part }: { part: ContentPart }) {
  if (part.kind === "delivery") return <DeliveryTables zones={part.zones} />;
  if (part.kind === "points") return <PointsTable rows={part.rows} />;
  return <RichText html={part.html} />;
}
