import type { Templates } from "../../contract/page-data.ts";
import type { LanCode } from "../../domain/language.ts";
import { paths } from "../../contract/paths.ts";
import { coloursOfModels, productDetails, productsById, type VariantCodes } from "../../database/catalogue/products.ts";
import { brandNeighbours } from "../../database/catalogue/brand-neighbours.ts";
import { goesWith } from "../../database/catalogue/product-relations.ts";
import { looksOfProducts } from "../../database/catalogue/looks.ts";
import { shownGoesWith } from "../../domain/catalogue/goes-with.ts";
import { mostLooks } from "../../domain/catalogue/look.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { decimal, parseDecimal } from "../../domain/money.ts";
import type { Producer } from "../../domain/catalogue/producer.ts";
import { safetyContacts } from "../../domain/catalogue/safety-contacts.ts";
import { cheapestDelivery, type Zone } from "../../domain/delivery/delivery.ts";
import { parcelWeight } from "../../domain/delivery/parcel-weight.ts";
import { writtenVariant } from "../../domain/catalogue/variant-choice.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { asRow } from "../../domain/catalogue/row.ts";
import { ratingOf } from "../../domain/review/rating.ts";
import { isForAdults } from "../../domain/catalogue/selling-limits.ts";
import { homeZone } from "../../database/delivery/delivery.ts";
import { type ReviewSummary, reviewSummaries } from "../../database/review/reviews.ts";
import { producersOf } from "../../database/catalogue/producers.ts";
import { videosAdded } from "../../database/catalogue/videos.ts";
import { sizeTableIds } from "../../database/catalogue/size-tables.ts";
import { crumbsTo } from "../crumbs.ts";
import { lookCard } from "./look-card.ts";
import { plainText } from "../plain-text.ts";
import { linksIn } from "../own-links.ts";
import { richText } from "../rich-text.ts";
import { layoutCacheTags, type Made, type Reading, type Wanted } from "../reading.ts";
import { remembered } from "../remembered.ts";
import { waysNow } from "../ways-now.ts";

/** How many products of the same brand a product page shows. */
const moreOfBrand = 4;

/** How many reviews are prerendered; the others are fetched when asked for. */
const prerenderedReviews = 3;

const noReviews: ReviewSummary = { distribution: [0, 0, 0, 0, 0], newest: [], bought: { count: 0, stars: 0 } };

/** The product page's source: makes many at once, in the order asked; unknown products are left out. */
export async function productPages(
  { db, language, layout }: Reading,
  wanted: readonly Wanted[],
): Promise<Made<"product">[]> {
  const ids = wanted.map((page) => page.id);
  const [neighbours, related] = await Promise.all([brandNeighbours(db, ids, moreOfBrand), goesWith(db, ids)]);
  const [products, details, reviews, sized, looks] = await Promise.all([
    productsById(db, [...new Set([ids, ...neighbours.values(), ...related.values()].flat())], language.lanCode),
    productDetails(db, ids, language.lanCode),
    reviewSummaries(db, ids, prerenderedReviews),
    sizeTableIds(db, ids),
    looksOfProducts(db, ids, { lanCode: language.lanCode, most: mostLooks }),
  ]);
  const home = await homeZone(db);
  const led = await linksIn(
    { db, language },
    [...details.values()].map(({ description }) => description),
  );
  const models = [...new Set([...details.values()].flatMap((detail) => detail.model ?? []))];
  const colours = Map.groupBy(await coloursOfModels(db, models, language.lanCode), (colour) => colour.model);
  const byId = new Map(products.map((product) => [product.product_id, product]));
  const added = await videosAdded(
    db,
    ids.flatMap((id) => videosOf(byId.get(id))),
  );
  const delivery = [...details.values()].some(({ exception }) => exception !== null) ? await waysNow(db) : [];
  const producers = await producersOf(db, [...new Set(products.map((product) => product.manufacturer_id))]);
  const wayTo = remembered((categoryId: string | null) => crumbsTo(layout.categories, categoryId));
  const manufacturers = new Map(
    layout.manufacturers.map((manufacturer) => [manufacturer.manufacturer_id, manufacturer]),
  );

  return wanted.flatMap(({ path, id }): Made<"product">[] => {
    const product = byId.get(id);
    const detail = details.get(id);
    const manufacturer = product && manufacturers.get(product.manufacturer_id);
    if (!product || !detail || !manufacturer) return [];
    const more = (neighbours.get(id) ?? []).flatMap((other) => byId.get(other) ?? []);
    const withIt = (related.get(id) ?? []).flatMap((other) => byId.get(other) ?? []);
    const siblings = detail.model === null ? [] : (colours.get(detail.model) ?? []);
    const { bought, ...shownReviews } = reviews.get(id) ?? noReviews;
    return [
      {
        path,
        template: "product",
        head: {
          title: detail.search_title || `${product.product_name} – ${product.manufacturer_name} | ${layout.shop.name}`,
          description: detail.search_description || plainText(detail.description),
          canonical: product.url === path.slice(1) ? path : `${paths.home}${product.url}`,
          // A link preview asks nobody for their age.
          image: isForAdults(product) ? null : (product.images[0]?.path ?? null),
        },
        data: {
          product,
          description: richText(led(detail.description), product.product_name),
          details: [
            ...detail.composition,
            ...detail.assurances,
            ...(product.exception === undefined
              ? []
              : [{ name: textIn(language.lanCode, "WITHDRAWAL_EXCEPTION"), value: product.exception }]),
            ...detail.details,
            ...(detail.weight > 0
              ? [{ name: textIn(language.lanCode, "PRODUCT_WEIGHT"), value: `${detail.weight} g` }]
              : []),
            ...gtinRow(product, detail.codes, language.lanCode),
          ],
          deliveryFrom: home && deliveryFrom(home, product),
          returns: returnsOf(product, language.lanCode),
          gtin: detail.gtin,
          safety: safetyContacts(
            producers.get(product.manufacturer_id) ?? answeredByShop(layout.shop),
            language.lanCode,
          ),
          sizeTable: sized.has(id),
          manufacturer,
          crumbs: wayTo(detail.category_id),
          colours:
            siblings.length > 1
              ? siblings.map(({ product_id, name, url, image, colour }) => ({ product_id, name, url, image, colour }))
              : [],
          // What can be bought before what is sold out, whoever chose it.
          goesWith: asRow(withIt, { open: isForAdults(product) }).slice(0, shownGoesWith),
          looks: isForAdults(product) ? [] : (looks.get(id) ?? []).map(lookCard),
          // Whoever may not see its neighbours may not see the product itself.
          moreOfBrand: asRow(more, { open: isForAdults(product) }),
          reviews: shownReviews,
        },
        structured: {
          group: detail.model ?? id,
          colour: detail.colour,
          material: detail.composition[0]?.value ?? null,
          codes: detail.codes,
          measure: detail.measure,
          rating: ratingOf(bought.count, bought.stars),
          excepted: detail.exception === null ? null : { exception: detail.exception, delivery },
          videosAdded: Object.fromEntries(videosOf(product).map((video) => [video, added.get(video)!])),
        },
        reads: [
          ...layoutCacheTags,
          "size-tables",
          `goes-with:${id}`,
          `looks-of:${id}`,
          `manufacturer:${product.manufacturer_id}`,
          ...[product, ...more].map((shown) => `product:${shown.product_id}`),
          ...(related.get(id) ?? []).map((other) => `product:${other}`),
          ...siblings.map((sibling) => `product:${sibling.product_id}`),
        ],
      },
    ];
  });
}

function videosOf(product: Product | undefined): string[] {
  return product?.images.flatMap(({ video }) => video?.path ?? []) ?? [];
}

/** Goods whose brand names no producer are sold in the shop's own name, and it answers for them as their producer does (Regulation (EU) 2023/988, art. 13). */
function answeredByShop({ company, street, city, email }: Reading["layout"]["shop"]): Producer {
  return {
    name: "",
    address: "",
    email: "",
    responsible: { name: company, address: [street, city].filter(Boolean).join(", "), email },
  };
}

/** The numbers under the bar codes, each with its variant where there are several: by them a thing on the page is known as the one in the hand. */
function gtinRow(
  product: Product,
  codes: readonly VariantCodes[],
  lanCode: LanCode,
): { name: string; value: string }[] {
  const told = codes.flatMap(({ a2p, gtin }) =>
    gtin === null ? [] : [product.attrs.length === 0 ? gtin : `${writtenVariant(product, a2p)}: ${gtin}`],
  );
  return told.length === 0 ? [] : [{ name: textIn(lanCode, "PRODUCT_GTIN"), value: told.join("; ") }];
}

function returnsOf({ exception }: Product, lanCode: LanCode): Templates["product"]["returns"] {
  return exception === undefined
    ? {
        short: textIn(lanCode, "LAYOUT_RETURNS"),
        how: textIn(lanCode, "PRODUCT_RETURNS_HOW"),
        more: textIn(lanCode, "PRODUCT_RETURNS_TEXT"),
      }
    : { short: exception, how: "", more: exception };
}

/** For what its lightest variant alone comes home. */
function deliveryFrom(home: Zone, product: Product): string | null {
  const variants = product.attrs[0]?.vals.map(({ attr_2_product_id }) => attr_2_product_id) ?? [null];
  const weight = Math.min(...variants.map((a2p) => parcelWeight([{ product, a2p, quantity: 1 }])));
  const grosze = cheapestDelivery(home, { cartTotal: parseDecimal(product.real_price), weight });
  return grosze === null ? null : decimal(grosze);
}
