import type { Templates } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { allConfig } from "../../database/config.ts";
import { rootCategoryId } from "../../domain/category-tree.ts";
import { layoutFacts, type Made, type Reading } from "../reading.ts";
import { texts } from "../texts.ts";
import { loadListing, productFact, titled } from "./listing.ts";

/** The home page's source. */
export async function homePage(reading: Reading): Promise<Made<"home">> {
  const { layout, language } = reading;
  const view = { page: 1, sort: "date-desc" as const };
  const [newest, bestsellers, sale] = [
    await loadListing(reading, { kind: "newProducts" }, { ...view, perPage: 8 }),
    await loadListing(reading, { kind: "bestsellers" }, { ...view, perPage: 8 }),
    await loadListing(reading, { kind: "sale" }, { ...view, perPage: 4 }),
  ];
  const shown = [newest, bestsellers, sale].flatMap(({ listing }) => listing.products);
  const text = texts[language.lanCode].home;
  const config = await allConfig(reading.db);
  const hero = { url: paths.newProducts, image: config["hero_image"] ?? "", imageMobile: config["hero_image_mobile"] ?? "" };
  return {
    path: paths.home,
    template: "home",
    head: { title: titled(text.title, layout), description: text.description, canonical: paths.home, image: hero.image || null },
    data: {
      newest: newest.listing.products,
      bestsellers: bestsellers.listing.products,
      sale: sale.listing.products,
      totalNew: newest.listing.total,
      tiles: categoryTiles(layout),
      hero,
    },
    reads: [...layoutFacts, "new", "bestsellers", "sale", ...new Set(shown.map(productFact))],
  };
}

/** The categories with a picture of their own, first-level ones first, as the shop's operator ordered them. */
function categoryTiles(layout: Reading["layout"]): Templates["home"]["tiles"] {
  return layout.categories
    .filter((category) => category.category_image !== "" && category.url !== null && category.category_id !== rootCategoryId)
    .map((category) => ({ category_id: category.category_id, name: category.category_name, url: category.url!, image: category.category_image, count: category.count }));
}
