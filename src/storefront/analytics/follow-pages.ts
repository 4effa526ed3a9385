import type { AnyPage } from "../../contract/page-data.ts";
import { travel } from "../app/navigation/navigate.ts";
import { itemOf } from "./items.ts";
import { publicLocation } from "./public-location.ts";
import type { ReportEvent } from "./start.ts";
import { gtag } from "./tag.ts";

/** Tells of each page as it is shown, and of the product or the list on it. Returns the way to stop. */
export function followPages(report: ReportEvent): () => void {
  let at = "";
  const look = ({ page }: { page: AnyPage | null }) => {
    const address = location.pathname + location.search;
    if (page === null || address === at) return;
    at = address;
    // What the tag tells by itself would hold the whole address, keys and all.
    gtag("set", { page_location: publicLocation() });
    report("page_view", { page_title: page.head.title, page_location: publicLocation() });
    reportProducts(report, page);
  };
  look(travel.getState());
  return travel.subscribe(look);
}

function reportProducts(report: ReportEvent, page: AnyPage): void {
  if (page.template === "product") {
    const { product } = page.data;
    return report("view_item", { currency: "PLN", value: Number(product.real_price), items: [itemOf(product)] });
  }
  const name = listName(page);
  if (name === null || !("products" in page.data)) return;
  const first = "page" in page.data ? (page.data.page - 1) * page.data.perPage : 0;
  const items = page.data.products.map((product, at) => ({ ...itemOf(product), index: first + at }));
  report("view_item_list", { item_list_id: page.template, item_list_name: name, items });
}

/** Returns what a listing is called; null for a page that lists nothing. */
function listName(page: AnyPage): string | null {
  switch (page.template) {
    case "category":
      return page.data.category.category_name;
    case "manufacturer":
      return page.data.manufacturer.manufacturer_name;
    case "look":
      return page.data.look.name;
    case "search":
    case "sale":
    case "newProducts":
      return page.template;
    default:
      return null;
  }
}
