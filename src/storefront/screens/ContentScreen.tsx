import type { Templates } from "../../contract/page-data.ts";
import { href } from "../../contract/paths.ts";
import { fit } from "../../ui/fit.ts";
import { Html } from "../app/Html.tsx";
import { Link } from "../app/Link.tsx";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import "./content.css";
import "./prose.css";

/** An information page: its text, and the other pages beside it. */
export function ContentScreen({ page, content, crumbs, related }: Templates["content"]) {
  const t = useText();
  return (
    <>
      <Crumbs crumbs={crumbs} />
      <article className="content">
        <h1 className={fit(page.page_name)}>{page.page_name}</h1>
        <div className="content-columns">
          <Html className="prose" html={content} />
          {related.length > 0 && (
            <nav className="content-related" aria-label={t("CONTENT_RELATED")}>
              <ul>
                {related.map(({ page_id, page_name, url }) => (
                  <li key={page_id}>
                    <Link href={href(url)} aria-current={page_id === page.page_id ? "page" : undefined}>
                      {page_name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </article>
    </>
  );
}
