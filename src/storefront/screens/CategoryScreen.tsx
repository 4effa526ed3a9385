import type { Templates } from "../../contract/page-data.ts";
import { href } from "../../contract/paths.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { Listing } from "./listing/Listing.tsx";
import { ListingHead } from "./listing/ListingHead.tsx";
import { Subcategories } from "./listing/Subcategories.tsx";

/** A category: its name, its children in a row, its products. */
export function CategoryScreen({ category, description, crumbs, children, ...listing }: Templates["category"]) {
  return (
    <div id="b">
      <Crumbs crumbs={crumbs} />
      <ListingHead title={category.category_name} count={listing.total} description={description} />
      <Subcategories category={category} categories={children} />
      <Listing listing={listing} path={href(category.url ?? "")} />
    </div>
  );
}
