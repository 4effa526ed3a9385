import type { Product } from "../../../domain/catalogue/product.ts";
import { href, paths } from "../../../contract/paths.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { useLayout } from "../../app/navigation/page-context.ts";
import { useText } from "../../app/text.ts";
import { Shelf } from "../Shelf.tsx";

/** Says that nothing was found, and where to go on: what is new, the shop's categories and what others buy. */
export function NothingFound({ asked, instead }: { asked: boolean; instead: readonly Product[] }) {
  const t = useText();
  const { categories } = useLayout();
  const root = categories.find(({ category_parent_id }) => category_parent_id === "0")?.category_id;
  const offered = categories.filter(
    ({ category_parent_id, url, count }) => category_parent_id === root && url !== null && count > 0,
  );
  return (
    <>
      <section className="search-none">
        {asked && <p className="search-none-text display">{t("LISTING1_NOPRODUCTS")}</p>}
        <p>{t(asked ? "SEARCH_NONE_HINT" : "SEARCH_EMPTY")}</p>
        <ul className="search-none-ways">
          <li>
            <Link href={paths.newProducts}>{t("LAYOUT_NEW")}</Link>
          </li>
          {offered.map(({ category_id, category_name, url, count }) => (
            <li key={category_id}>
              <Link href={`${href(url ?? "")}#b`} way={{ goTo: "category", goFrom: "search", categoryId: category_id }}>
                <span>{category_name}</span> <small className="figures">{count}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Shelf title={t("SEARCH_BESTSELLERS")} products={instead} />
    </>
  );
}
