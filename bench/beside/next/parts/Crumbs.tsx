import Link from "next/link";
import type { Crumb } from "../shared/goods.ts";
import { Html } from "./Html.tsx";

/** The way down to a page, which is the last of them. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Ścieżka nawigacji">
      <ol>
        <li>
          <Link href="/">Bruk</Link>
        </li>
        {crumbs.map(({ name, url }, index) => (
          <li key={name}>
            {url === null || index === crumbs.length - 1 ? (
              <Html html={name} />
            ) : (
              <Link href={`/${url}`}>
                <Html html={name} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
