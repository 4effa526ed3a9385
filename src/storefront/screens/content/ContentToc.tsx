import { useText } from "../../app/text.ts";
import { Icon } from "../../../ui/Icon.tsx";
import "./content-toc.css";

/** The headings of a long text: beside it where there is room, folded above it where there is not. */
export function ContentToc({ toc }: { toc: readonly { id: string; name: string }[] }) {
  const t = useText();
  if (toc.length === 0) return null;
  const list = (
    <ol>
      {toc.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="content-toc content-toc-beside" aria-labelledby="content-toc">
        <p className="caps" id="content-toc">
          {t("CONTENT_TOC")}
        </p>
        {list}
      </nav>
      <details className="content-toc content-toc-above">
        <summary className="caps">
          {t("CONTENT_TOC")}
          <Icon name="down" />
        </summary>
        {list}
      </details>
    </>
  );
}
