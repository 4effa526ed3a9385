import { soldAtCataloguePrice } from "../../src/database/catalogue/prices.ts";
import type { Queryable } from "../../src/database/queryable.ts";
import type { Said } from "../../src/domain/language.ts";
import { parseDecimal } from "../../src/domain/money.ts";
import type { SellingLimits } from "../../src/domain/catalogue/selling-limits.ts";

export interface ProductInput {
  handle: string;
  name?: string | Said;
  /** PLN. */
  price?: string;
  cataloguePrice?: string | null;
  /** Pieces by size; a product without sizes has `stock` and no attributes. */
  sizes?: Record<string, number>;
  stock?: number;
  /** Polish names of its options in place of sizes, made where they are missing, and what there is of it. */
  options?: string[];
  variants?: VariantInput[];
  categories?: number[];
  manufacturer?: number;
  badges?: string[];
  model?: string;
  colour?: Said;
  description?: Said;
  shown?: boolean;
  /** Without the leading slash; the handle and a slash where absent. */
  url?: string;
  pictures?: string[];
  createdAt?: string;
  limits?: SellingLimits;
}

interface VariantInput {
  /** One value per option. */
  values: string[];
  stock?: number;
  /** PLN; absent: the product's. */
  price?: string;
  cataloguePrice?: string | null;
  /** One of the product's pictures. */
  picture?: string;
}

/** A product that was put into the catalogue. */
export interface BuiltProduct {
  productId: number;
  url: string;
  name: string;
  /** Variant ids by size, or by values as 'S / czarny'; '' for the one variant of a product without attributes. */
  variants: Record<string, number>;
}

/** Returns a picture as a product is said to have it, in the operator API's form; nothing is said of it but what `more` says. */
export function pictureSaid(file: string, more: object = {}): { file: string; [said: string]: unknown } {
  const words = { pl: "", en: "", cz: "" };
  return { file, alt: words, caption: words, role: "packshot", focus: null, video: null, variants: [], ...more };
}

/** Puts a product into the catalogue with its path, places, variants and the movements of its first stock. */
export async function addProduct(db: Queryable, input: ProductInput): Promise<BuiltProduct> {
  const name = typeof input.name === "object" ? input.name : { pl: input.name ?? input.handle };
  const { rows } = await db.query<{ product_id: number }>(
    `INSERT INTO products (handle, product_name, manufacturer_id, real_price, catalogue_price, badges, model, colour, description, shown, created_at, age_min, online_sale, blocked_countries)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING product_id`,
    [
      input.handle,
      JSON.stringify(name),
      input.manufacturer ?? makers.nocny,
      parseDecimal(input.price ?? "100.00"),
      input.cataloguePrice ? parseDecimal(input.cataloguePrice) : null,
      input.badges ?? [],
      input.model ?? null,
      input.colour ? JSON.stringify(input.colour) : null,
      JSON.stringify(input.description ?? { pl: `<p>${name.pl}</p>` }),
      input.shown ?? true,
      input.createdAt ?? "2026-01-15T12:00:00Z",
      input.limits?.age_min ?? null,
      input.limits?.online_sale ?? true,
      input.limits?.blocked_countries ?? [],
    ],
  );
  const productId = rows[0]!.product_id;
  const url = input.url ?? `${input.handle}/`;
  await db.query("INSERT INTO paths (path, kind, entity_id) VALUES ($1, 'product', $2)", [url, productId]);
  for (const [position, category] of (input.categories ?? [places.bluzy]).entries()) {
    await db.query("INSERT INTO product_categories (product_id, category_id, position) VALUES ($1, $2, $3)", [
      productId,
      category,
      position,
    ]);
  }
  for (const [position, file] of (input.pictures ?? []).entries()) {
    await db.query(
      "INSERT INTO pictures (file, width, height, bytes, sha256) VALUES ($1, 1200, 1500, 1000, $1) ON CONFLICT DO NOTHING",
      [file],
    );
    await db.query("INSERT INTO product_pictures (product_id, position, file) VALUES ($1, $2, $3)", [
      productId,
      position + 1,
      file,
    ]);
  }
  const variants = await addVariants(db, productId, input);
  if ([input, ...(input.variants ?? [])].some(({ cataloguePrice }) => cataloguePrice))
    await soldAtCataloguePrice(db, { handles: [input.handle], daysAgo: 90 });
  return { productId, url, name: name.pl, variants };
}

/** Ids of the small shop's categories; the root is the specification's. */
export const places = { root: 177, odziez: 180, bluzy: 181, koszulki: 190, buty: 201 } as const;
export const makers = { nocny: 9, kostka: 12, rampa: 3 } as const;

/** Puts the small shop's category tree (three levels), its brands and its size attribute into a database. */
export async function addPlaces(db: Queryable): Promise<void> {
  for (const [id, parent, slug, texts] of categoryRows) {
    await db.query(
      "INSERT INTO categories (category_id, category_parent_id, category_name, category_url, description, position) VALUES ($1, $2, $3, $4, $5, $6)",
      [id, parent, JSON.stringify(texts), slug, JSON.stringify({ pl: "" }), id],
    );
    const path = { 180: "Odziez/", 181: "Odziez/bluzy/", 190: "Odziez/bluzy/koszulki/", 201: "buty/" }[id];
    if (path) await db.query("INSERT INTO paths (path, kind, entity_id) VALUES ($1, 'category', $2)", [path, id]);
  }
  for (const [id, name, slug] of makerRows) {
    await db.query(
      "INSERT INTO manufacturers (manufacturer_id, manufacturer_name, manufacturer_url) VALUES ($1, $2, $3)",
      [id, name, slug],
    );
    await db.query("INSERT INTO paths (path, kind, entity_id) VALUES ($1, 'manufacturer', $2)", [`${slug}/`, id]);
  }
  await db.query(`INSERT INTO attributes (attr_name) VALUES ('{"pl": "Rozmiar", "en": "Size", "cz": "Velikost"}')`);
  await db.query(
    "SELECT setval(pg_get_serial_sequence('categories', 'category_id'), 300), setval(pg_get_serial_sequence('manufacturers', 'manufacturer_id'), 300)",
  );
}

/** Adds so many more products at `/seria-1/` and on (or another name's), all alike and in no category: as many pages as a prerender of everything is to have. */
export async function addSeries(db: Queryable, products: number, name = "seria"): Promise<void> {
  await db.query(
    `WITH added AS (INSERT INTO products (handle, product_name, manufacturer_id, real_price) SELECT $2 || '-' || n, '{"pl": "Seria"}', 9, 100 FROM generate_series(1, $1::int) n RETURNING product_id, handle)
     INSERT INTO paths (path, kind, entity_id) SELECT handle || '/', 'product', product_id FROM added`,
    [products, name],
  );
}

const categoryRows: [id: number, parent: number | null, slug: string, texts: Said][] = [
  [177, null, "", { pl: "Sklep", en: "Shop", cz: "Obchod" }],
  [180, 177, "Odziez", { pl: "Odzież", en: "Clothing", cz: "Oblečení" }],
  [181, 180, "bluzy", { pl: "Bluzy", en: "Sweatshirts", cz: "Mikiny" }],
  [190, 181, "koszulki", { pl: "Koszulki &amp; topy", en: "Tees", cz: "Trička" }],
  [201, 177, "buty", { pl: "Buty", en: "Shoes", cz: "Boty" }],
];

const makerRows: [id: number, name: string, slug: string][] = [
  [9, "Nocny Bieg", "nocny-bieg"],
  [12, "Kostka", "kostka"],
  [3, "Rampa", "rampa"],
];

async function addVariants(
  db: Queryable,
  productId: number,
  { sizes, stock = 50, options, variants: wished, ...product }: ProductInput,
): Promise<Record<string, number>> {
  const variants: Record<string, number> = {};
  const names = options ?? (sizes ? ["Rozmiar"] : []);
  for (const [index, name] of names.entries()) {
    await db.query(
      "INSERT INTO attributes (attr_name) SELECT jsonb_build_object('pl', $1::text) WHERE NOT EXISTS (SELECT FROM attributes WHERE attr_name ->> 'pl' = $1)",
      [name],
    );
    await db.query(
      "INSERT INTO product_attributes (product_id, position, attribute_id) SELECT $1, $2, attribute_id FROM attributes WHERE attr_name ->> 'pl' = $3",
      [productId, index + 1, name],
    );
  }
  const all: VariantInput[] =
    wished ??
    (sizes
      ? Object.entries(sizes).map(([size, pieces]) => ({ values: [size], stock: pieces }))
      : [{ values: [], stock }]);
  for (const [position, { values, stock: quantity = 50, picture, ...own }] of all.entries()) {
    const { price = "100.00", cataloguePrice } =
      own.price === undefined && own.cataloguePrice === undefined ? product : { price: product.price, ...own };
    const { rows } = await db.query<{ variant_id: number }>(
      `WITH added AS (INSERT INTO variants (product_id, position, attribute_values, quantity, real_price, catalogue_price, picture) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING variant_id, quantity),
         noted AS (INSERT INTO stock_movements (variant_id, change, reason, stock_after) SELECT variant_id, quantity, 'import', quantity FROM added WHERE quantity <> 0)
       SELECT variant_id FROM added`,
      [
        productId,
        position,
        JSON.stringify(values.map((pl) => ({ pl }))),
        quantity,
        parseDecimal(price),
        cataloguePrice ? parseDecimal(cataloguePrice) : null,
        picture ?? null,
      ],
    );
    variants[values.join(" / ")] = rows[0]!.variant_id;
  }
  return variants;
}
