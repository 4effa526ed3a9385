import type { Templates } from "../../contract/page-data.ts";
import { paths, pathsIn } from "../../contract/paths.ts";
import { allConfig } from "../../database/config.ts";
import type { ListingSubject } from "../../database/catalogue/listing-subjects.ts";
import { allZones, deliveryDays, offeredCountries } from "../../database/order/delivery.ts";
import type { Queryable } from "../../database/queryable.ts";
import { rootCategoryId } from "../../domain/catalogue/root-category.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { type DeliveryWay, deliveryWays } from "../../domain/order/delivery-ways.ts";
import { asRow } from "../../domain/catalogue/row.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { headText } from "../head-text.ts";
import { productCacheTag, rowProducts } from "./listed-products.ts";
import { titled } from "./listing.ts";

/** The home page's source. */
export async function homePage(reading: Reading): Promise<Made<"home">> {
  const { layout, language } = reading;
  const seen = new Set<string>();
  const newest = await shelf(reading, { kind: "newProducts" }, { most: 8, seen });
  const bestsellers = await shelf(reading, { kind: "bestsellers" }, { most: 4, seen });
  const sale = await shelf(reading, { kind: "sale" }, { most: 4, seen });
  const text = headText("home", language.lanCode);
  const config = await allConfig(reading.db);
  const hero = {
    url: paths.newProducts,
    image: config["hero_image"] ?? "",
    imageMobile: config["hero_image_mobile"] ?? "",
  };
  return {
    path: pathsIn[language.lanCode].home,
    template: "home",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: pathsIn[language.lanCode].home,
      image: hero.image || null,
    },
    data: {
      newest: newest.products,
      bestsellers: bestsellers.products,
      sale: sale.products,
      totalNew: newest.total,
      tiles: categoryTiles(layout),
      hero,
    },
    structured: {
      company: { name: config["shop_company"] ?? "", vatNumber: config["shop_nip"] ?? "" },
      delivery: await waysNow(reading.db),
      returnsPage: layout.lawful.returns,
    },
    reads: [
      ...layoutCacheTags,
      "new",
      "bestsellers",
      "sale",
      ...[newest, bestsellers, sale].flatMap(({ products }) => products.map(productCacheTag)),
    ],
  };
}

async function waysNow(db: Queryable): Promise<DeliveryWay[]> {
  const [zones, countries, days] = await Promise.all([
    allZones(db, "pl"),
    offeredCountries(db, "pl"),
    deliveryDays(db),
  ]);
  return deliveryWays({ zones, countries, days });
}

/** The first row of a listing, one colour of each model: a shelf of the same cut four times says little. */
async function shelf(
  reading: Reading,
  subject: ListingSubject,
  { most, seen }: { most: number; seen: Set<string> },
): Promise<{ products: Product[]; total: number }> {
  const found = await rowProducts(reading, subject, most * 6);
  const products: Product[] = [];
  for (const product of found.products) {
    if (products.length === most) break;
    if (seen.has(product.product_name)) continue;
    seen.add(product.product_name);
    products.push(product);
  }
  return { products: asRow(products), total: found.total };
}

/** The categories with a picture of their own, first-level ones first, as the shop's operator ordered them. */
function categoryTiles(layout: Reading["layout"]): Templates["home"]["tiles"] {
  return layout.categories
    .filter(
      (category) => category.category_image !== "" && category.url !== null && category.category_id !== rootCategoryId,
    )
    .map((category) => ({
      category_id: category.category_id,
      name: category.category_name,
      url: category.url!,
      image: category.category_image,
      count: category.count,
    }));
}
