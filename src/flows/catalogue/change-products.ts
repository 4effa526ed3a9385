import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { compareListings, recordListings } from "../../database/catalogue/catalogue-listings.ts";
import { chooseGoesWith, chosenToGoWith, productsCalled } from "../../database/catalogue/product-relations.ts";
import {
  detailsOfProduct,
  factsOfProduct,
  limitsOfProduct,
  placesCalled,
  placingOfProduct,
  type ProductDetailsSaid,
  type ProductFactsSaid,
  type ProductGoesWithSaid,
  type ProductLimitsSaid,
  type ProductPlacingSaid,
  type ProductPublicationSaid,
  type ProductTextsSaid,
  publicationOfProduct,
  saveProductDetails,
  saveProductFacts,
  saveProductLimits,
  saveProductPlacing,
  saveProductPublication,
  saveProductTexts,
  textsOfProduct,
} from "../../database/catalogue/product-parts.ts";
import {
  picturesOfProduct,
  type ProductPicturesSaid,
  saveProductPictures,
} from "../../database/catalogue/pictures-of-product.ts";
import { holdProducts, productVersions } from "../../database/catalogue/product-versions.ts";
import { settleProducers } from "../../database/catalogue/producers.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { ProductPart } from "../../domain/catalogue/product-form.ts";
import { notifyStockIsBack } from "../order/notify-stock-is-back.ts";
import { differingFields } from "../differing-fields.ts";
import { importedCacheTags } from "./import/imported-cache-tags.ts";
import { followName } from "./follow-name.ts";

/** What each part of a product says. */
export interface PartSaid {
  texts: ProductTextsSaid;
  facts: ProductFactsSaid;
  placing: ProductPlacingSaid;
  publication: ProductPublicationSaid;
  pictures: ProductPicturesSaid;
  limits: ProductLimitsSaid;
  details: ProductDetailsSaid;
  goesWith: ProductGoesWithSaid;
}

interface ProductsInput<Part extends ProductPart> {
  productIds: readonly number[];
  part: Part;
  /** The version of the part it was decided on; absent: whatever it is now. */
  version?: number;
  /** What the part is to say, of what it says; null: it cannot be so. */
  change: (before: PartSaid[Part], productId: number) => PartSaid[Part] | null;
  /** As the route is called. */
  act: string;
  now: Date;
}

/** What became of one of the products; `old`: the part is at another version than it was decided on. */
export type ProductOutcome = { kind: "changed" | "same" | "unknown" | "refused" } | { kind: "old"; version: number };

/**
 * Changes one part of products, each by what it says itself, in the caller's transaction, and nothing else of them: a
 * product that is shown or hidden keeps its prices. Pages, listings, feeds and the search follow at once; what is not
 * changed by it is neither written nor logged. Returns what became of each of them, in their order.
 */
export async function changeProducts<Part extends ProductPart>(
  db: Queryable,
  { productIds, part, version, change, act, now }: ProductsInput<Part>,
  log: Log,
): Promise<ProductOutcome[]> {
  const ids = [...new Set(productIds)];
  const held = await holdProducts(db, ids, part);
  await recordListings(db, "listed_before", ids);
  const outcomes: ProductOutcome[] = [];
  const changed: number[] = [];
  for (const id of ids) {
    const outcome = await changeOne(id);
    outcomes.push(outcome);
    if (outcome.kind === "changed") changed.push(id);
  }
  await settleChanged(db, { ids, changed, part });
  return outcomes;

  async function changeOne(id: number): Promise<ProductOutcome> {
    const current = held.get(id)?.[part];
    if (current === undefined) return { kind: "unknown" };
    if (version !== undefined && version !== current) return { kind: "old", version: current };
    const { read, save } = parts[part];
    const before = await read(db, id);
    const wanted = change(before, id);
    if (wanted === null) return { kind: "refused" };
    await save(db, id, { before, wanted, now });
    const after = await read(db, id);
    const differing = differingFields(before, after);
    if (differing === null) return { kind: "same" };
    const made = (await productVersions(db, [id])).get(id)![part];
    // Shown and when is one decision, and is taken back as one.
    const told = part === "publication" ? { before: fieldsOf(before), after: fieldsOf(after) } : differing;
    const logged = { before: await named(db, told.before), after: await named(db, told.after) };
    await log({ act, entity: "product", entityId: id, part, version: made, ...logged });
    return { kind: "changed" };
  }
}

/** Says to pages, listings and whoever waits for them what products show now that `listed_before` was noted of all of them. */
async function settleChanged(
  db: Queryable,
  { ids, changed, part }: { ids: readonly number[]; changed: readonly number[]; part: ProductPart },
): Promise<void> {
  const mayHide = part === "placing" || part === "publication";
  if (mayHide) await settleProducers(db, changed);
  await recordListings(db, "listed_after", ids);
  const merged = { productIds: [...changed], listings: await compareListings(db), settled: false };
  if (changed.length === 0) return;
  await invalidateCacheTags(db, [...(await importedCacheTags(db, { merged, renamedAttributes: [] }))]);
  if (mayHide) await notifyStockIsBack(db, changed);
}

interface PartAccess<Said> {
  read: (db: Queryable, id: number) => Promise<Said>;
  save: (db: Queryable, id: number, said: { before: Said; wanted: Said; now: Date }) => Promise<void>;
}

const parts: { [Part in ProductPart]: PartAccess<PartSaid[Part]> } = {
  texts: {
    read: textsOfProduct,
    save: async (db, id, { before, wanted }) => {
      await saveProductTexts(db, id, wanted);
      await followName(db, id, { before: before.name.pl, after: wanted.name.pl });
    },
  },
  facts: { read: factsOfProduct, save: (db, id, { wanted }) => saveProductFacts(db, id, wanted) },
  placing: { read: placingOfProduct, save: (db, id, { wanted }) => saveProductPlacing(db, id, wanted) },
  pictures: { read: picturesOfProduct, save: saveProductPictures },
  limits: { read: limitsOfProduct, save: (db, id, { wanted }) => saveProductLimits(db, id, wanted) },
  details: { read: detailsOfProduct, save: (db, id, { wanted }) => saveProductDetails(db, id, wanted) },
  goesWith: {
    read: async (db, id) => ({ chosen: (await chosenToGoWith(db, id, "pl")).map((one) => one.id) }),
    save: async (db, id, { wanted }) => {
      await chooseGoesWith(db, id, wanted.chosen);
    },
  },
  publication: {
    read: publicationOfProduct,
    save: (db, id, { wanted: { shown, from }, now }) => {
      const isDue = from !== null && Date.parse(from) <= now.getTime();
      return saveProductPublication(db, id, shown || isDue ? { shown: true, from: null, now } : { shown, from, now });
    },
  },
};

type Fields = Readonly<Record<string, unknown>>;

/** Returns fields with what the brand, the categories, the goods and the pictures in them are called. */
async function named(db: Queryable, fields: Fields): Promise<Fields> {
  const {
    brandId,
    categories,
    pictures,
    chosen,
  }: Partial<ProductPlacingSaid & ProductPicturesSaid & ProductGoesWithSaid> = fields;
  if (pictures !== undefined) return { ...fields, pictureNames: pictures.map(({ alt, file }) => alt.pl || file) };
  if (chosen !== undefined) return { ...fields, chosenNames: await productsCalled(db, chosen) };
  if (brandId === undefined && categories === undefined) return fields;
  const { brand, categoryNames } = await placesCalled(db, fields);
  return {
    ...fields,
    ...(brandId !== undefined && { brand }),
    ...(categories !== undefined && { categoryNames }),
  };
}

function fieldsOf(said: object): Fields {
  return { ...said };
}
