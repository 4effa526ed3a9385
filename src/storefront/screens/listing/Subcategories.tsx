import type { Category } from "../../../contract/page-data.ts";
import { href } from "../../../contract/paths.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";
import "./subcategories.css";

/** The row of a category's children, and the category itself as 'all'. */
export function Subcategories({ category, categories }: { category: Category; categories: readonly Category[] }) {
  const t = useText();
  const routed = categories.filter((child) => child.url !== null && child.count > 0);
  if (routed.length === 0) return null;
  return (
    <nav className="subcategories" aria-label={t("LISTING_SUBCATEGORIES")}>
      <ul className="scrolls-aside">
        <li>
          <Link href={`${href(category.url ?? "")}#b`} aria-current="page">
            {t("LAYOUT_ALL")} <small className="figures">{category.count}</small>
          </Link>
        </li>
        {routed.map(({ category_id, category_name, url, count }) => (
          <li key={category_id}>
            <Link href={`${href(url ?? "")}#b`} way={{ goTo: "category", goFrom: "listing", categoryId: category_id }}>
              <span>{category_name}</span> <small className="figures">{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
