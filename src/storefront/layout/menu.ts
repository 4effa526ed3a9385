import { buildTree, manufacturersBranch, pathTo, type CategoryNode } from "../../domain/catalogue/category-tree.ts";
import { rootCategoryId } from "../../domain/catalogue/root-category.ts";
import type { AnyPage, Category, Layout } from "../../contract/page-data.ts";
import { brandsPart, href, paths } from "../../contract/paths.ts";
import type { Way } from "../app/navigation/Link.tsx";

export type MenuNode = CategoryNode<Category>;

/**
 * Returns the menu: the categories under the root and, where there are any, the manufacturers (point 2, 'Category menu'), in the label's order where it has one.
 * The manufacturers' node leads where the specification says, in a shop that has a page there; else to the home page's brands.
 */
export function menuOf({ categories, manufacturers, menu }: Layout, manufacturersName: string): MenuNode[] {
  const tree = buildTree(categories);
  if (manufacturers.length > 0) {
    const makers = manufacturersBranch(manufacturers, manufacturersName);
    tree.push(
      categories.some(({ url }) => url === makers.url) ? makers : { ...makers, url: `${paths.home}#${brandsPart}` },
    );
  }
  return (
    menu?.flatMap((entry) =>
      typeof entry === "string" ? tree.filter(({ category_id }) => category_id === entry) : entry,
    ) ?? tree
  );
}

/** Returns where a menu item leads: to the category, past the header, to the maker's own page or to the brands; null leads nowhere. */
export function menuHref({ category_id, url }: MenuNode): string | null {
  if (url === null || url === category_id) return url;
  return category_id.startsWith("manufacturer-") || url.includes("#") ? href(url) : `${href(url)}#b`;
}

/** What the category's page is told (specification, point 2). */
export function menuWay({ category_id, url }: MenuNode): Way {
  return url === category_id ? {} : { goTo: "category", goFrom: "menu", categoryId: category_id };
}

/** Returns the ids from the menu's first level down to where the page is; the root's alone elsewhere. */
export function activePath(page: AnyPage): string[] {
  const { categories } = page.layout;
  const chains = shownCategories(page).map((id) => pathTo(categories, id).map((category) => category.category_id));
  const longest = chains.reduce((best, chain) => (chain.length > best.length ? chain : best), [] as string[]);
  return longest.length === 0 ? [rootCategoryId] : longest;
}

function shownCategories(page: AnyPage): string[] {
  if (page.template === "category") return [page.data.category.category_id];
  if (page.template === "product") return page.data.product.categories_all;
  return [];
}
