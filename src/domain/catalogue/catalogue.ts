/**
 * A catalogue as files and the demo describe it, before it is in the database: names instead of ids.
 * Texts are as written; HTML in them is sanitised when it is imported. A language that a text lacks is
 * left as it is for what is known; one that is there and empty is taken away. A file of some columns may lack Polish too.
 */
import type { WithdrawalException } from "./withdrawal-exception.ts";
import type { CategoryRule, GoodsOrder } from "./category-rule.ts";
import type { CompositionPart } from "./composition.ts";
import type { Measure } from "./unit-price.ts";
import type { Producer } from "./producer.ts";
import type { Certificate } from "./certificates.ts";
import type { Focus, PictureRole } from "./picture.ts";
import type { Badge } from "./product.ts";
import type { ProductVideo } from "./product-video.ts";
import type { LanCode, Said } from "../language.ts";
import type { VatRate } from "../invoice/vat.ts";

export interface Catalogue {
  categories: CatalogueCategory[];
  manufacturers: CatalogueManufacturer[];
  products: CatalogueProduct[];
  /** What is wrong in the file it was read from; a catalogue with any is refused. */
  problems?: CatalogueProblem[];
  /** The rows in which the products begin that a row of the file is of, by its number: also of rows that nothing was taken from. */
  owners?: ReadonlyMap<number, readonly number[]>;
}

/** Paths of a page in other languages than Polish, as `en/clothing/`; '': it follows from the name, a language that is absent: as it is. */
export type OtherUrls = Partial<Record<Exclude<LanCode, "pl">, string>>;

export interface CatalogueCategory {
  row?: number;
  /** Slugs from under the root, joined by '/': 'Odziez/bluzy'. Known whatever their case. */
  key: string;
  name: Said;
  description: Said;
  /** What search engines show in place of the name and of the description's beginning; absent: as it is. */
  searchTitle?: Said;
  searchDescription?: Said;
  /** Picture: a stored file's name; empty: none, absent: as it is. */
  image?: string;
  /** Path of its page; null: a heading in the menu without a page of its own; '': made from the key, or as it is. */
  url: string | null;
  otherUrls?: OtherUrls;
  /** Paths under which the shop it comes from had it; see `earlierPaths` of a product. */
  earlierPaths?: string[];
  /** Place among its siblings; absent: after the others, or as it is. */
  position?: number;
  /** By which rule it is filled, brands by their names; null: by none, absent: as it is. */
  rule?: CategoryRule<string> | null;
  /** In which order its goods stand, with the handles of those somebody has put in order; absent: as it is. */
  order?: { sorted: GoodsOrder; hand: string[] };
  /** True: made when it is missing, left alone when it is known. */
  onlyIfMissing?: boolean;
}

export interface CatalogueManufacturer {
  row?: number;
  name: string;
  /** Path of its page; null: made from the name, or as it is. */
  url: string | null;
  otherUrls?: OtherUrls;
  description: Said;
  /** As those of a category. */
  searchTitle?: Said;
  searchDescription?: Said;
  /** Who made its goods; absent: as it is. */
  producer?: Producer;
}

/** Columns that a file of some columns may do without: a known product keeps what it has. */
export const catalogueColumns = [
  "name_pl",
  "manufacturer",
  "categories",
  "weight",
  "price",
  "catalogue_price",
  "quantity",
  "sku",
  "pictures",
  "colour_pl",
  "colour_en",
  "colour_cz",
  "details_pl",
  "details_en",
  "details_cz",
  "attribute1_pl",
  "attribute1_en",
  "attribute1_cz",
  "attribute2_en",
  "attribute2_cz",
  "attribute3_en",
  "attribute3_cz",
] as const;

export type CatalogueColumn = (typeof catalogueColumns)[number];

/** With all of them a file says which variants a product has; one that lacks any leaves those it does not name as they are. */
export const wholeColumns = [
  "name_pl",
  "price",
  "quantity",
  "attribute1_pl",
] as const satisfies readonly CatalogueColumn[];

/** The most pictures a product has. */
export const mostPictures = 60;

/** Where a field may be absent, a known product keeps what it has. */
export interface CatalogueProduct {
  /** The row of the file it begins in, the header being row 1; 0 where there is no file. */
  row: number;
  handle: string;
  /** What its file has no columns for: of these fields a known product keeps what it has, whatever stands here. */
  unsaid?: readonly CatalogueColumn[];
  name: Said;
  description: Said;
  details?: { name: Said; value: Said }[];
  composition?: CompositionPart[];
  /** How much is in it; null: sold by the piece. */
  measure?: Measure | null;
  certificates?: Certificate[];
  /** Years of the producer's free guarantee, more than the law gives; null: none. */
  guaranteeYears?: number | null;
  /** Why nobody can withdraw from buying it, or not once it is unsealed; null: one can. */
  withdrawalException?: WithdrawalException | null;
  /** On which day more of it comes, `YYYY-MM-DD` in Warsaw, and how many pieces (null: nobody has said, absent: as it is); null: nothing is expected. */
  nextDelivery?: { day: string; pieces?: number | null } | null;
  manufacturer: string;
  /** Keys of categories, the breadcrumb's first; those not described in the file are made, named after their slug. */
  categories: string[];
  /** Grams. */
  weight: number;
  /** Grosze; of its variants where they say no other. */
  realPrice: number;
  cataloguePrice: number | null;
  badges?: Badge[];
  /** Products of one model in several colours share this. */
  model?: string | null;
  colour?: Said | null;
  /** Handles of what the label chose to go with it, in its order. */
  goesWith?: string[];
  /** Path without the leading slash; null: made from the slug, or as it is. */
  url: string | null;
  otherUrls?: OtherUrls;
  /** What a new product's path is made from where none is asked for; absent: its handle. */
  slug?: string;
  /** ISO moment; null: the moment of the import for a new product, unchanged for a known one. */
  createdAt: string | null;
  shown?: boolean;
  /** 18: for adults only; null: for everyone. */
  ageMin?: number | null;
  /** False: shown, but sold in the shop itself only. */
  onlineSale?: boolean;
  /** Codes of countries into which it is not sent. */
  blockedCountries?: string[];
  /** Of its price, which holds the VAT already. */
  vatRate?: VatRate;
  /** Addresses, names of stored pictures, or file names beside the file. */
  pictures: string[];
  /** What the pictures show, for who cannot see them, in their order; '' where nothing is said. */
  pictureTexts?: Said[];
  /** Lines under them, likewise. */
  pictureCaptions?: Said[];
  /** The point their crops keep in sight, likewise; null: the whole picture is fitted in. */
  pictureFocus?: (Focus | null)[];
  /** What they are, likewise. */
  pictureRoles?: PictureRole[];
  /** The videos they stand for, likewise, each and its captions named as pictures are; null: none. */
  pictureVideos?: (ProductVideo | null)[];
  /** What search engines show instead of its name and of the beginning of its description; empty: nothing of its own. */
  searchTitle?: Said;
  searchDescription?: Said;
  /** Words by which it is found beside those it shows, parted by commas. */
  searchWords?: string;
  /** Paths, without the leading slash, under which the shop it comes from had it: they lead to its page (`products/bluza`, `index.php?id_product=21`). */
  earlierPaths?: string[];
  /** Names of the variant attributes; none: sold as one piece. */
  attributes: Said[];
  variants: CatalogueVariant[];
}

export interface CatalogueVariant {
  row: number;
  /** One value per attribute. */
  values: Said[];
  sku: string | null;
  /** The number under its bar code; null: none. */
  gtin?: string | null;
  /** Where it lies in the store room; null: not said, absent: as it is. */
  shelf?: string | null;
  /** Pieces; what it changes of a known variant says `known`. */
  quantity: number;
  /** Pieces there were when the file was given out, and how many movements its stock had had by then (null: not said): the file changes stock by the difference. */
  known?: { quantity: number; movements: number | null };
  /** Grosze; absent: it costs, and is reduced from, what its product is. */
  price?: number;
  /** The catalogue price of its own, in grosze; null, and absent beside a price of its own: it is not reduced. */
  before?: number | null;
  /** The picture that shows it, named as in `pictures`; null: none, absent: as it is. */
  picture?: string | null;
}

/** Returns what a variant costs and is reduced from, in grosze. */
export function variantPrices(
  { realPrice, cataloguePrice }: Pick<CatalogueProduct, "realPrice" | "cataloguePrice">,
  { price, before }: Pick<CatalogueVariant, "price" | "before">,
): { real: number; catalogue: number | null } {
  return {
    real: price ?? realPrice,
    catalogue: before === undefined ? (price === undefined ? cataloguePrice : null) : before,
  };
}

/** Something wrong in a file, in words, with the row it stands in; row 0: the file as a whole. */
export interface CatalogueProblem {
  row: number;
  text: string;
  /** The column it stands under, and what stands there; absent where it is of the row, or of several columns. */
  column?: string;
  value?: string;
  /** True: leaving its row out would not mend it. Neither would it in row 0. */
  whole?: true;
}
