import { rootCategoryId } from "./root-category.ts";

/** What the tree needs of a category; the rest of it comes along (specification, point 3). */
export interface CategoryLinks {
  category_id: string;
  category_parent_id: string;
}

export type CategoryNode<Category extends CategoryLinks> = Category & { children: CategoryNode<Category>[] };

/** A category as the menu shows it. */
export interface MenuCategory extends CategoryLinks {
  category_name: string;
  category_url: string;
  url: string | null;
  category_image: string;
  count: number;
}

/** The menu's synthetic node over the manufacturers' pages (specification, point 9). */
export const manufacturersNode: MenuCategory = {
  category_id: "-1",
  category_parent_id: rootCategoryId,
  category_name: "Producenci",
  category_url: "",
  url: "Odziez/",
  category_image: "",
  count: 0,
};

/**
 * Returns the tree below a category, the root when none is named, in the order given. Entries whose parents
 * do not lead there, rings of parents among them, are left out.
 */
export function buildTree<Category extends CategoryLinks>(
  categories: readonly Category[],
  under: string = rootCategoryId,
): CategoryNode<Category>[] {
  const byParent = new Map<string, Category[]>();
  for (const category of categories) {
    const siblings = byParent.get(category.category_parent_id);
    if (siblings === undefined) byParent.set(category.category_parent_id, [category]);
    else siblings.push(category);
  }
  const childrenOf = (parent: string): CategoryNode<Category>[] =>
    (byParent.get(parent) ?? [])
      .filter((category) => category.category_id !== parent && category.category_id !== under)
      .map((category) => ({ ...category, children: childrenOf(category.category_id) }));
  return childrenOf(under);
}

/** Returns the way to a category from below the root, the category itself last; empty for an unknown one. */
export function pathTo<Category extends CategoryLinks>(categories: readonly Category[], id: string): Category[] {
  const path: Category[] = [];
  let at = categories.find((category) => category.category_id === id);
  while (at !== undefined && at.category_id !== rootCategoryId && !path.includes(at)) {
    path.unshift(at);
    const parent = at.category_parent_id;
    at = categories.find((category) => category.category_id === parent);
  }
  return path;
}

/** Returns the manufacturers' node of the menu with their pages below it, its name in the reader's language. */
export function manufacturersBranch(
  manufacturers: readonly {
    manufacturer_id: string;
    manufacturer_name: string;
    manufacturer_url: string;
    url: string;
    count: string;
  }[],
  name: string = manufacturersNode.category_name,
): CategoryNode<MenuCategory> {
  const children = manufacturers.map((manufacturer) => ({
    category_id: `manufacturer-${manufacturer.manufacturer_id}`,
    category_parent_id: manufacturersNode.category_id,
    category_name: manufacturer.manufacturer_name,
    category_url: manufacturer.manufacturer_url,
    url: manufacturer.url,
    category_image: "",
    count: Number(manufacturer.count),
    children: [],
  }));
  return { ...manufacturersNode, category_name: name, children };
}
