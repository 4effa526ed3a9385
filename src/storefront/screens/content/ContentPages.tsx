import type { InformationPage } from "../../../contract/page-data.ts";
import { href } from "../../../contract/paths.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";
import "./content-pages.css";

/** The information pages, this one marked. */
export function ContentPages({ pages, current }: { pages: readonly InformationPage[]; current: number }) {
  const t = useText();
  return (
    pages.length > 0 && (
      <nav className="content-pages" aria-label={t("CONTENT_RELATED")}>
        <ul>
          {pages.map(({ page_id, page_name, url }) => (
            <li key={page_id}>
              <Link href={href(url)} aria-current={page_id === current ? "page" : undefined}>
                {page_name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
