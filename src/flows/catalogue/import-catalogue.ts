import { attributeIds, ensureRoot, everyPath } from "../../database/catalogue/entity-paths.ts";
import { type Merged, mergeStaged } from "../../database/catalogue/catalogue-merge.ts";
import { openStaging, stagedUnannounced, stageProducts } from "../../database/catalogue/catalogue-staging.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { countRedirects } from "../../database/catalogue/paths.ts";
import type { Queryable } from "../../database/queryable.ts";
import type {
  Catalogue,
  CatalogueCategory,
  CatalogueProblem,
  CatalogueProduct,
} from "../../domain/catalogue/catalogue.ts";
import type { ProductVideo } from "../../domain/catalogue/product-video.ts";
import { checkCatalogue } from "./import/check-catalogue.ts";
import type { Filmed } from "./import/gather-videos.ts";
import { importedCacheTags } from "./import/imported-cache-tags.ts";
import { keepEarlierPaths } from "./import/keep-earlier-paths.ts";
import { keepUnsaid } from "./import/keep-unsaid.ts";
import { leaveOut, type LeftRow } from "./import/leave-out.ts";
import { openPathBook } from "./import/path-book.ts";
import { gatherPictures } from "./import/stored-pictures.ts";
import { placeCategories } from "./import/place-categories.ts";
import { placeFillings } from "./import/place-fillings.ts";
import { placeManufacturers } from "./import/place-manufacturers.ts";
import { type GatheredPictures, placeProducts, stagedProduct } from "./import/place-products.ts";
import { clashingPaths, doubledBarcodes, relatedStrangers } from "./import/staged-problems.ts";
import { type Sanitise, tidyCatalogue } from "./import/tidy-catalogue.ts";
import { notifyStockIsBack } from "../order/notify-stock-is-back.ts";

export interface ImportSettings {
  /** True: everything is checked and nothing is kept; no picture is fetched. */
  check: boolean;
  /** Returns the stored picture files of a product's or category's addresses, in order; missing ones are left out. */
  pictures: (pictured: Pictured) => Promise<string[]>;
  /** Returns a product's video by its stored files, null where it is missing; absent: no video comes in. */
  videos?: ((filmed: Filmed, video: ProductVideo) => Promise<ProductVideo | null>) | undefined;
  sanitise: Sanitise;
  /** True: the file's quantities are counted now, also those of goods the shop knows, whatever the file knew of them. */
  setStock?: boolean;
  /** True: what is wrong is left out, a product with all its rows, and the rest comes in. */
  skipBad?: boolean;
  tell?: (progress: { what: string; done: number; of: number }) => void;
  /** Called in its transaction before anything is changed, while no other import runs, with the handles of its goods: what it throws has nothing changed. */
  before?: (db: Queryable, handles: readonly string[]) => Promise<void>;
  /** Called in its transaction once all is in, as the last of it. */
  after?: (db: Queryable, imported: Extract<Imported, { kind: "imported" }>) => Promise<void>;
}

/** What has pictures, and what they are named after. */
export type Pictured = Pick<CatalogueProduct, "row" | "handle" | "name" | "pictures">;

/** What an import did beside products; prices and stock are of variants the shop knew, pictures are products'. */
export interface ImportCounts {
  variants: { created: number; changed: number; hidden: number };
  prices: { changed: number };
  /** `left`: the file says another number than the shop has, and not what it knew. */
  stock: { changed: number; left: number };
  categories: { created: number; changed: number };
  manufacturers: { created: number; changed: number };
  pictures: { added: number; removed: number };
  redirects: { created: number };
}

export type Imported =
  /** `short`: rows that take away more pieces than there are. `strangers`: rows that name what is to go with their product and is none; the others they name go with it. `left`: rows that were left out, where the operator said so, and why. `unannounced`: handles of the file's goods whose catalogue price announces no reduction, where there are any. `cuts`: variants whose new price met a price for a time that runs, where there are any. */
  | {
      kind: "imported";
      created: number;
      changed: number;
      unchanged: number;
      counts: ImportCounts;
      short?: CatalogueProblem[];
      strangers?: CatalogueProblem[];
      unannounced?: string[];
      cuts?: Merged["cuts"];
      left?: LeftRow[];
    }
  | { kind: "refused"; problems: CatalogueProblem[] };

/**
 * Brings a catalogue into the shop in one transaction: all of it, or nothing and everything that is wrong
 * with it; where `skipBad` says so, all of it but what is wrong, which is answered. Only what differs is touched, so importing the same catalogue again changes nothing. Products
 * that the catalogue does not name are left alone.
 */
export async function importCatalogue(pool: Pool, catalogue: Catalogue, settings: ImportSettings): Promise<Imported> {
  const tidy = tidyCatalogue(catalogue, settings.sanitise);
  const left: LeftRow[] = [];
  let rest = tidy;
  let pictures: Map<string, GatheredPictures> | null = null;
  for (;;) {
    const whole = await keepUnsaid(pool, rest, { hold: false });
    let problems = checkCatalogue(whole);
    if (problems.length === 0) {
      if (!settings.check) pictures ??= await gatherPictures(whole.products, settings);
      left.sort((a, b) => a.row - b.row);
      const result = await bringIn(pool, rest, { ...settings, gathered: pictures, left });
      if (result.kind === "imported") return result;
      problems = result.problems;
    }
    const without = settings.skipBad ? leaveOut(rest, problems) : null;
    if (without === null) return { kind: "refused", problems: [...left, ...problems].sort((a, b) => a.row - b.row) };
    rest = without.rest;
    left.push(...without.left);
  }
}

async function bringIn(
  pool: Pool,
  catalogue: Required<Catalogue>,
  settings: ImportSettings & { gathered: Map<string, GatheredPictures> | null; left: readonly LeftRow[] },
): Promise<Imported> {
  const categories = settings.check
    ? catalogue.categories
    : await Promise.all(catalogue.categories.map((category) => withPicture(category, settings)));
  return inTransaction<Imported>(
    pool,
    async (db) => {
      // Two imports at once would each make what the other makes too: the second waits.
      await db.query("SELECT pg_advisory_xact_lock(hashtextextended('import', 0))");
      await settings.before?.(
        db,
        catalogue.products.map(({ handle }) => handle),
      );
      const merged = await merge(
        db,
        { ...catalogue, categories },
        { pictures: settings.gathered, setStock: settings.setStock ?? false, tell: settings.tell },
      );
      if (merged.kind !== "imported") return merged;
      const imported = { ...merged, ...(settings.left.length > 0 && { left: [...settings.left] }) };
      await settings.after?.(db, imported);
      return imported;
    },
    {
      keep: (result) => result.kind === "imported" && !settings.check,
      statementTimeout: 0,
      lockTimeout: 60_000,
    },
  );
}

/** A category's picture that is missing keeps its name, which may be put into the store later; an address would show nothing. */
async function withPicture(category: CatalogueCategory, { pictures }: ImportSettings): Promise<CatalogueCategory> {
  if (!category.image) return category;
  const [file] = await pictures({
    row: category.row ?? 0,
    handle: category.key,
    name: category.name,
    pictures: [category.image],
  });
  return { ...category, image: file ?? (category.image.includes("/") ? "" : category.image) };
}

const batch = 500;

async function merge(
  db: Queryable,
  asked: Required<Catalogue>,
  {
    pictures,
    setStock,
    tell,
  }: { pictures: Map<string, GatheredPictures> | null; setStock: boolean; tell: ImportSettings["tell"] },
): Promise<Imported> {
  await ensureRoot(db);
  await openStaging(db);
  // Anew, now that nobody changes it meanwhile.
  const catalogue = await keepUnsaid(db, asked, { hold: true });
  const wrong = catalogue === asked ? [] : checkCatalogue(catalogue);
  if (wrong.length > 0) return { kind: "refused", problems: wrong };
  const redirects = await countRedirects(db);
  const book = openPathBook(await everyPath(db));
  const categories = await placeCategories(db, catalogue, book);
  const manufacturers = await placeManufacturers(db, catalogue, book);
  const { paths, problems } = await placeProducts(db, catalogue.products, book);
  const clashes = [...categories.problems, ...manufacturers.problems, ...problems];
  if (clashes.length > 0) return { kind: "refused", problems: clashes };
  const attributes = await attributeIds(
    db,
    catalogue.products.flatMap((product) => product.attributes),
  );
  const { products } = catalogue;
  for (let start = 0; start < products.length; start += batch) {
    await stageProducts(
      db,
      products.slice(start, start + batch).map((product) =>
        stagedProduct(product, {
          path: paths.get(product.handle) ?? null,
          manufacturers: manufacturers.ids,
          categories: categories.ids,
          attributes: attributes.ids,
          pictures: pictures?.get(product.handle) ?? null,
          setStock,
        }),
      ),
    );
    tell?.({ what: "products", done: Math.min(start + batch, products.length), of: products.length });
  }
  const strangers = await relatedStrangers(db, products);
  const merged = await mergeStaged(db);
  const doubles = [...(await doubledBarcodes(db, products)), ...(await clashingPaths(db))];
  if (doubles.length > 0) return { kind: "refused", problems: doubles };
  const fillings = await placeFillings(db, {
    categories: catalogue.categories,
    categoryIds: categories.ids,
    brandIds: manufacturers.ids,
  });
  if (fillings.problems.length > 0) return { kind: "refused", problems: fillings.problems };
  for (const id of fillings.changed) if (!categories.created.has(id)) categories.changed.add(id);
  await keepEarlierPaths(db, catalogue, categories.ids);
  const cacheTags = await importedCacheTags(db, { merged, renamedAttributes: attributes.renamed });
  await invalidateCacheTags(db, [...new Set([...cacheTags, ...categories.facts, ...manufacturers.facts])]);
  await notifyStockIsBack(db, merged.productIds);
  const unannounced = await stagedUnannounced(db);
  const { changed, left, short } = merged.stock;
  const counts = {
    variants: merged.variants,
    prices: merged.prices,
    stock: { changed, left },
    categories: { created: categories.created.size, changed: categories.changed.size },
    manufacturers: { created: manufacturers.created.size, changed: manufacturers.changed.size },
    pictures: merged.pictures,
    redirects: { created: Math.max(0, (await countRedirects(db)) - redirects) },
  };
  return {
    kind: "imported",
    created: merged.created,
    changed: merged.changed,
    unchanged: merged.unchanged,
    counts,
    ...(short.length > 0 && { short: short.map(shortText) }),
    ...(strangers.length > 0 && { strangers }),
    ...(unannounced.length > 0 && { unannounced }),
    ...(merged.cuts.kept + merged.cuts.replaced > 0 && { cuts: merged.cuts }),
  };
}

/** What a person takes away of a stock that was sold meanwhile. */
function shortText({ row, asked, had }: Merged["stock"]["short"][number]): CatalogueProblem {
  return {
    row,
    column: "quantity",
    text: `The file takes away ${asked} of the pieces it knew, and the shop has ${had} by now: none is left.`,
  };
}
