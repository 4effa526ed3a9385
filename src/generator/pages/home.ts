import type { HomeHero, HomeRow } from "../../contract/page-data.ts";
import { paths, pathsIn } from "../../contract/paths.ts";
import { allConfig } from "../../database/config.ts";
import { looksById, newestLooks, piecesOfHiddenLooks } from "../../database/catalogue/looks.ts";
import { fillingsOf } from "../../database/catalogue/category-fillings.ts";
import { frontsNow } from "../../database/content/front.ts";
import { productsById } from "../../database/catalogue/products.ts";
import type { ListingSubject } from "../../database/catalogue/listing-subjects.ts";
import { mostLooks } from "../../domain/catalogue/look.ts";
import {
  firstFront,
  type FrontContents,
  type FrontHero,
  type FrontRow,
  isNow,
  targetsOf,
  worded,
} from "../../domain/content/front.ts";
import type { LanCode } from "../../domain/language.ts";
import { rootCategoryId } from "../../domain/catalogue/root-category.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { asRow } from "../../domain/catalogue/row.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { frontHrefs, targetKey } from "../front-hrefs.ts";
import { headText } from "../head-text.ts";
import { productCacheTag, rowProducts } from "./listed-products.ts";
import { titled } from "./listing.ts";
import { lookCard } from "./look-card.ts";
import { waysNow } from "../ways-now.ts";

/** The home page's source: how it begins, and its rows as the label has arranged them. */
export async function homePage(reading: Reading): Promise<Made<"home">> {
  const { db, layout, language } = reading;
  const { content, minute } = (await frontsNow(db)).home;
  const front = (content ?? firstFront("home")) as FrontContents["home"];
  const rows = front.rows.filter((row) => !row.hidden && isNow(row, minute));
  const targets = await frontHrefs(db, targetsOf(front), language.lanCode);
  const seen = new Set<string>();
  const shown: HomeRow[] = [];
  const reads = new Set<string>();
  for (const row of rows) {
    const made = await rowShown(reading, row, { seen, targets });
    for (const tag of made.reads) reads.add(tag);
    const title = worded(row.title, language.lanCode) ?? made.name;
    if (made.row !== null) shown.push({ ...made.row, ...(title !== null && { title }) });
  }
  const text = headText("home", language.lanCode);
  const config = await allConfig(db);
  const hero = heroShown(front.hero, { minute, targets, config, lanCode: language.lanCode });
  return {
    path: pathsIn[language.lanCode].home,
    template: "home",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: pathsIn[language.lanCode].home,
      image: hero.image || null,
    },
    data: { hero, rows: shown },
    structured: {
      company: { name: config["shop_company"] ?? "", vatNumber: config["shop_nip"] ?? "" },
      delivery: await waysNow(db),
      returnsPage: layout.lawful.returns,
    },
    reads: [...layoutCacheTags, "home", ...reads],
  };
}

interface HeroAround {
  minute: string;
  targets: ReadonlyMap<string, string>;
  config: Readonly<Record<string, string>>;
  lanCode: LanCode;
}

/** Of a picture somebody has chosen both sizes are crops about its focus; the shop was set up with one for each. */
function heroShown(
  { picture, to, season, ...words }: FrontHero,
  { minute, targets, config, lanCode }: HeroAround,
): HomeHero {
  const { focus = null, file } = picture ?? { file: null };
  const name = focus === null ? file : `${focus.x}-${focus.y}~${file}`;
  const said = {
    first: worded(words.first, lanCode),
    second: worded(words.second, lanCode),
    text: worded(words.text, lanCode),
    go: worded(words.go, lanCode),
    season: isNow(season, minute) ? worded(season.words, lanCode) : null,
  };
  return {
    url: (to === null ? undefined : targets.get(targetKey(to))) ?? paths.newProducts,
    image: name ?? config["hero_image"] ?? "",
    imageMobile: name ?? config["hero_image_mobile"] ?? "",
    ...Object.fromEntries(Object.entries(said).filter(([, one]) => one !== null)),
  };
}

interface RowAround {
  /** Names of products that stand in a row above. */
  seen: Set<string>;
  targets: ReadonlyMap<string, string>;
}

interface MadeRow {
  /** Null: there is nothing to show. */
  row: HomeRow | null;
  /** What it is of, which is its title where it has no other. */
  name: string | null;
  reads: string[];
}

async function rowShown(reading: Reading, row: FrontRow, around: RowAround): Promise<MadeRow> {
  const { db, language, layout } = reading;
  const { kind, id, most } = row;
  switch (kind) {
    case "tiles":
      return { row: { kind, tiles: categoryTiles(layout) }, name: null, reads: [] };
    case "brands":
      return { row: { kind }, name: null, reads: [] };
    case "looks":
    case "look": {
      const looks =
        kind === "look"
          ? await looksById(db, [String(id)], language.lanCode)
          : await newestLooks(db, language.lanCode, mostLooks);
      const pieces = [...looks.flatMap(({ productIds }) => productIds), ...(await piecesOfHiddenLooks(db))];
      const reads = [
        "looks",
        ...looks.map(({ look_id }) => `look:${look_id}`),
        ...pieces.map((one) => `product:${one}`),
      ];
      return { row: looks.length === 0 ? null : { kind: "looks", looks: looks.map(lookCard) }, name: null, reads };
    }
    case "newest":
    case "bestsellers":
    case "sale": {
      const marked = await shelf(reading, { kind: kind === "newest" ? "newProducts" : kind }, { ...around, most });
      const tag = kind === "newest" ? "new" : kind;
      // A shop that marks none of its goods as new shows those that came last.
      const isAll = kind === "newest" && marked.total === 0;
      const found = isAll
        ? await shelf(reading, { kind: "category", id: rootCategoryId }, { ...around, most })
        : marked;
      return {
        row: { kind, products: found.products, ...(kind === "newest" && !isAll && { count: found.total }) },
        name: null,
        reads: [tag, ...(isAll ? [`category:${rootCategoryId}`] : []), ...found.products.map(productCacheTag)],
      };
    }
    case "category":
    case "manufacturer": {
      const sorted = kind === "category" ? (await fillingsOf(db, [id!])).get(id!)?.sorted : undefined;
      const subject: ListingSubject =
        kind === "category" ? { kind, id: String(id), ...(sorted && { sorted }) } : { kind, id: String(id) };
      const found = await shelf(reading, subject, { ...around, most });
      const more = around.targets.get(`${kind} ${id}`);
      return {
        row: more === undefined ? null : { kind, products: found.products, count: found.total, more },
        name:
          kind === "category"
            ? (layout.categories.find(({ category_id }) => category_id === String(id))?.category_name ?? null)
            : (layout.manufacturers.find(({ manufacturer_id }) => manufacturer_id === String(id))?.manufacturer_name ??
              null),
        reads: [`${kind}:${id}`, ...found.products.map(productCacheTag)],
      };
    }
    case "products": {
      const products = await productsById(db, row.ids.map(String), language.lanCode);
      return { row: { kind, products }, name: null, reads: row.ids.map((one) => `product:${one}`) };
    }
  }
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
function categoryTiles(layout: Reading["layout"]): Extract<HomeRow, { kind: "tiles" }>["tiles"] {
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
