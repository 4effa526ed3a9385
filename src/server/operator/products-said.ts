import type { ProductRow, ProductSaid } from "../../contract/operator/products.ts";
import { etag } from "../../contract/operator/route.ts";
import { allConfig } from "../../database/config.ts";
import { picturesOfProduct, storedPictures, variantsToPicture } from "../../database/catalogue/pictures-of-product.ts";
import { pathsInLanguages } from "../../database/catalogue/paths.ts";
import {
  aroundProduct,
  detailsOfProduct,
  factsOfProduct,
  limitsOfProduct,
  placingOfProduct,
  textsOfProduct,
} from "../../database/catalogue/product-parts.ts";
import { chosenToGoWith } from "../../database/catalogue/product-relations.ts";
import { producerOrNull } from "../../database/catalogue/producers.ts";
import { productVersions } from "../../database/catalogue/product-versions.ts";
import { sheetHead } from "../../database/catalogue/variant-sheet.ts";
import type { StaffProductRow } from "../../database/catalogue/staff-products.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type PictureRatio, pictureRatios } from "../../domain/catalogue/picture.ts";
import { type LanCode, said } from "../../domain/language.ts";
import { withoutHtml } from "../../domain/translations.ts";

/** Returns a product with all its parts, what is around it in a language; null: there is none of this number. */
export async function productSaid(db: Queryable, productId: number, lanCode: LanCode): Promise<ProductSaid | null> {
  const around = await aroundProduct(db, productId, lanCode);
  if (around === null) return null;
  const key = { kind: "product" as const, entity_id: productId };
  const paths = (await pathsInLanguages(db, [key])).get(`product:${productId}`);
  const versions = (await productVersions(db, [productId])).get(productId)!;
  const { brandId, badges } = await placingOfProduct(db, productId);
  return {
    id: productId,
    handle: around.handle,
    paths: paths ?? { pl: "", en: "", cz: "" },
    picture: around.picture,
    variants: around.variants,
    price: around.real_price,
    stock: around.stock,
    texts: { ...(await textsOfProduct(db, productId)), version: etag("texts", versions.texts) },
    facts: {
      ...(await factsOfProduct(db, productId)),
      version: etag("facts", versions.facts),
      missing: around.missing,
      barcodes: { given: around.barcodes, of: around.variants },
      producer: producerOrNull(around),
    },
    placing: {
      brand: { id: brandId, name: around.brand },
      categories: around.categories.map(({ id, name }) => ({ id, name: withoutHtml(name) })),
      badges,
      version: etag("placing", versions.placing),
    },
    publication: {
      shown: around.shown,
      from: around.publish_at?.toISOString() ?? null,
      awaitsProducer: around.awaits_producer,
      version: etag("publication", versions.publication),
    },
    limits: { ...(await limitsOfProduct(db, productId)), version: etag("limits", versions.limits) },
    details: { ...(await detailsOfProduct(db, productId)), version: etag("details", versions.details) },
    goesWith: {
      chosen: await chosenToGoWith(db, productId, lanCode),
      version: etag("goesWith", versions.goesWith),
    },
    pictures: { ...(await picturesSaid(db, productId, lanCode)), version: etag("pictures", versions.pictures) },
  };
}

async function picturesSaid(
  db: Queryable,
  productId: number,
  lanCode: LanCode,
): Promise<Omit<ProductSaid["pictures"], "version">> {
  const { pictures } = await picturesOfProduct(db, productId);
  const stored = await storedPictures(
    db,
    pictures.map(({ file }) => file),
  );
  const ratio = (await allConfig(db))["picture_ratio"] as PictureRatio | undefined;
  return {
    pictures: pictures.map((picture) => ({ ...stored.get(picture.file)!, ...picture })),
    variants: await variantsToPicture(db, productId, lanCode),
    options: ((await sheetHead(db, productId))?.options ?? []).map(({ attr_name }) => said(attr_name, lanCode)),
    ratio: ratio ?? pictureRatios[0],
  };
}

/** Returns a row of the list as the API says it. */
export function productRowSaid(row: StaffProductRow): ProductRow {
  const { product_id: id, product_name: name, brand, category, picture, badges, variants, stock, shown } = row;
  return {
    id,
    name,
    brand,
    category: category === null ? null : withoutHtml(category),
    picture,
    badges,
    variants,
    shown,
    from: row.publish_at?.toISOString() ?? null,
    awaitsProducer: row.awaits_producer,
    soldOut: stock === 0,
    missing: row.missing,
    written: row.written,
    price: row.real_price,
    stock,
  };
}
