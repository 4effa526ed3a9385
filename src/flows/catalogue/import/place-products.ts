import { standardCode } from "../../../domain/catalogue/selling-limits.ts";
import {
  productIds,
  type SaidChange,
  type StagedProduct,
  type StagedVariant,
} from "../../../database/catalogue/catalogue-staging.ts";
import type { Queryable } from "../../../database/queryable.ts";
import {
  type CatalogueProblem,
  type CatalogueProduct,
  type CatalogueVariant,
  variantPrices,
} from "../../../domain/catalogue/catalogue.ts";
import type { LanCode, Said } from "../../../domain/language.ts";
import { slugOf } from "../../../domain/slug.ts";
import { ownerOf, type PathBook } from "./path-book.ts";
import type { PictureFacts } from "./picture-facts.ts";

/**
 * Returns the path each product is to have, by handle: the one it asks for, else the one it has (null), else
 * one made from its slug; and the products that ask for a path of something else.
 */
export async function placeProducts(
  db: Queryable,
  products: readonly CatalogueProduct[],
  book: PathBook,
): Promise<{ paths: Map<string, string | null>; problems: CatalogueProblem[] }> {
  const ids = await productIds(
    db,
    products.map(({ handle }) => handle),
  );
  const owner = (handle: string) => {
    const id = ids.get(handle);
    return id === undefined ? `new product:${handle}` : ownerOf({ kind: "product", entity_id: id });
  };
  const asking = products.filter((product) => product.url !== null);
  for (const { handle } of asking) book.release(owner(handle));
  const paths = new Map(products.map(({ handle, url }) => [handle, url]));
  const problems = asking
    .filter(({ handle, url }) => !book.take(url!, owner(handle)))
    .map(({ row, url }) => ({ row, text: `The path '${url}' belongs to something else already.` }));
  for (const { handle, url, slug } of products) {
    if (url === null && book.of(owner(handle)) === undefined)
      paths.set(handle, book.takeNear(slug || slugOf(handle) || "produkt", owner(handle)));
  }
  return { paths, problems };
}

/** What a product's names were found to be. */
export interface Found {
  path: string | null;
  manufacturers: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
  attributes: ReadonlyMap<string, number>;
  pictures: GatheredPictures | null;
  /** True: the file's quantities are counted now. */
  setStock: boolean;
}

/** A product's pictures as stored files, and what is said of them: all in their order (null: as they are), and each by the name it has in the catalogue. */
export interface GatheredPictures extends PictureFacts {
  files: string[] | null;
  byName: ReadonlyMap<string, string>;
}

/** Returns the product with ids for names, as it is staged. */
export function stagedProduct(
  product: CatalogueProduct,
  { path, manufacturers, categories, attributes, pictures, setStock }: Found,
): StagedProduct {
  return {
    handle: product.handle,
    name: change(product.name),
    description: change(product.description),
    details: product.details ?? null,
    composition: product.composition ?? null,
    measure: product.measure === null ? {} : (product.measure ?? null),
    certificates: product.certificates ?? null,
    guarantee_years: product.guaranteeYears === null ? 0 : (product.guaranteeYears ?? null),
    withdrawal_exception: product.withdrawalException === null ? "" : (product.withdrawalException ?? null),
    next_delivery: product.nextDelivery === null ? {} : (product.nextDelivery ?? null),
    manufacturer_id: manufacturers.get(product.manufacturer.toLowerCase())!,
    weight: product.weight,
    real_price: product.realPrice,
    catalogue_price: product.cataloguePrice,
    badges: product.badges ?? null,
    model: product.model === null ? "" : (product.model ?? null),
    colour: product.colour === null ? {} : (product.colour ?? null),
    goes_with: product.goesWith ?? null,
    shown: product.shown ?? null,
    age_min: product.ageMin === null ? 0 : (product.ageMin ?? null),
    online_sale: product.onlineSale ?? null,
    blocked_countries: product.blockedCountries?.map(standardCode) ?? null,
    vat_rate: product.vatRate ?? null,
    created_at: product.createdAt,
    path,
    other_urls: product.otherUrls ?? {},
    row: product.row,
    categories: [...new Set(product.categories.map((key) => categories.get(key.toLowerCase())!))],
    attributes: product.attributes.map((name) => attributes.get(name.pl)!),
    pictures: pictures?.files ?? null,
    picture_texts: pictures?.texts?.map((text) => change(text) as Said) ?? null,
    picture_captions: pictures?.captions?.map((text) => change(text) as Said) ?? null,
    picture_focus: pictures?.focus ?? null,
    picture_roles: pictures?.roles ?? null,
    picture_videos: pictures?.videos ?? null,
    search_title: product.searchTitle ? change(product.searchTitle) : null,
    search_description: product.searchDescription ? change(product.searchDescription) : null,
    search_words: product.searchWords ?? null,
    variants: product.variants.map((variant) => stagedVariant(product, variant, { pictures, setStock })),
  };
}

function stagedVariant(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  { pictures, setStock }: Pick<Found, "pictures" | "setStock">,
): StagedVariant {
  const { row, values, sku, gtin, shelf, quantity, known, picture } = variant;
  const { real, catalogue } = variantPrices(product, variant);
  return {
    row,
    values,
    sku,
    quantity,
    real_price: real,
    catalogue_price: catalogue,
    ...(setStock && { counted: true as const }),
    ...(known && { known: known.quantity, ...(known.movements !== null && { movements: known.movements }) }),
    ...(gtin !== undefined && { gtin }),
    ...(shelf !== undefined && { shelf }),
    ...(picture !== undefined &&
      pictures !== null && { picture: picture === null ? null : (pictures.byName.get(picture) ?? null) }),
  };
}

/** An empty text takes its language away, Polish excepted. */
function change(texts: Said): SaidChange {
  return Object.fromEntries(
    (Object.entries(texts) as [LanCode, string][]).map(([lanCode, text]) => [
      lanCode,
      text === "" && lanCode !== "pl" ? null : text,
    ]),
  );
}
