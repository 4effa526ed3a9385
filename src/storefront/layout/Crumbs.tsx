import { href, paths } from "../../contract/paths.ts";
import type { Crumb } from "../../contract/page-data.ts";
import { Link } from "../app/navigation/Link.tsx";
import { useLayout } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";

/** The way from the home page to this one; the last step is this page. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText();
  const { shop } = useLayout();
  return (
    <nav className="crumbs" aria-label={t("LAYOUT_CRUMBS")}>
      <ol>
        <li>
          <Link href={paths.home}>{shop.name}</Link>
        </li>
        {crumbs.map(({ name, url }, index) => (
          <li key={name + index}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">
                <span>{name}</span>
              </span>
            ) : url === null ? (
              <span>{name}</span>
            ) : (
              <Link href={href(url)}>
                <span>{name}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
