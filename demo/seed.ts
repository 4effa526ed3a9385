import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { saveConfig } from "../src/database/config.ts";
import { addCode } from "../src/database/discount/codes.ts";
import { inTransaction, type Pool } from "../src/database/connect.ts";
import { recordDemo, saveOpening } from "../src/database/opening.ts";
import { writeFront } from "../src/database/content/front.ts";
import { removeDrafts } from "../src/database/content/information-pages.ts";
import { addCustomer, bookPoints } from "../src/database/customer/customers.ts";
import { savePictures } from "../src/database/catalogue/pictures.ts";
import { soldAtCataloguePrice } from "../src/database/catalogue/prices.ts";
import type { Queryable } from "../src/database/queryable.ts";
import type { CatalogueProduct } from "../src/domain/catalogue/catalogue.ts";
import { importCatalogue } from "../src/flows/catalogue/import-catalogue.ts";
import { hashPassword } from "../src/flows/customer/passwords.ts";
import { writeLooks } from "../src/flows/catalogue/write-looks.ts";
import { writeSizeTables } from "../src/flows/catalogue/write-size-tables.ts";
import type { PictureFiles } from "../src/integrations/picture-files.ts";
import { demoCatalogue, tilePictures } from "./catalogue.ts";
import { lookPicture, looks } from "./catalogue/looks.ts";
import { pages } from "./catalogue/pages.ts";
import { sizeTables } from "./catalogue/size-tables.ts";
import { demoHome } from "./home.ts";
import { demoCodes, demoCustomers, demoShop } from "./people-and-codes.ts";
import { writeSampleReviews } from "./reviews.ts";

export interface SeedSettings {
  pictures: PictureFiles;
  sanitise: (html: string) => string;
  /** The customers too, whose passwords everybody can read. */
  customers: boolean;
  now: Date;
  tell: (progress: { what: string; done: number; of: number }) => void;
}

const folder = join(import.meta.dirname, "pictures");

/** Fills an empty shop with the demo, catalogue, pictures, pages, price history, reviews, codes and, where wished, customers, and opens it. */
export async function seedDemo(pool: Pool, { pictures, sanitise, customers, now, tell }: SeedSettings): Promise<void> {
  await recordDemo(pool, now);
  const catalogue = demoCatalogue(now);
  const names = [
    ...new Set([
      ...catalogue.products.flatMap((product) => product.pictures),
      ...Object.values(tilePictures),
      "hero.avif",
      "hero-m.avif",
      ...looks.map(lookPicture),
    ]),
  ];
  const stored = await storePictures(pool, names, { pictures, tell });
  for (const category of catalogue.categories) category.image = stored.get(category.image ?? "") ?? "";
  const imported = await importCatalogue(pool, catalogue, {
    check: false,
    sanitise,
    tell,
    pictures: async (product) => product.pictures.flatMap((name) => stored.get(name) ?? []),
  });
  if (imported.kind === "refused") throw new Error(`The demo catalogue is wrong: ${imported.problems[0]!.text}`);
  const sized = await writeSizeTables(pool, sizeTables);
  if (sized.kind === "refused") throw new Error(`The demo's size tables are wrong: ${sized.problems[0]!}`);
  const drawn = looks.flatMap(({ pieces, ...look }) => {
    const picture = stored.get(lookPicture(look));
    return picture === undefined ? [] : [{ ...look, picture, products: pieces }];
  });
  const worn = await writeLooks(pool, drawn);
  if (worn.kind === "refused") throw new Error(`The demo's looks are wrong: ${worn.problems[0]!}`);
  await inTransaction(pool, async (db) => {
    await removeDrafts(db);
    await writePages(db, sanitise);
    await rememberOldPrices(db, catalogue.products);
    await writeSampleReviews(db, now);
    const config = {
      ...demoShop,
      hero_image: stored.get("hero.avif") ?? "",
      hero_image_mobile: stored.get("hero-m.avif") ?? "",
    };
    for (const [code, content] of Object.entries(config)) await saveConfig(db, code, content);
    await writeFront(db, "home", { content: demoHome, planned: null });
    // Sanctions forbid much of what the shop sells; an operator may offer the country again.
    await db.query("UPDATE countries SET offered = false WHERE country_code = 'RU'");
    for (const code of demoCodes) await addCode(db, code);
    if (customers) for (const customer of demoCustomers) await addDemoCustomer(db, customer);
    await saveOpening(db, now);
  });
}

/** Puts drawn pictures into the store under names that change with their content; returns the names, drawn ones only. */
async function storePictures(
  pool: Pool,
  names: readonly string[],
  { pictures, tell }: Pick<SeedSettings, "pictures" | "tell">,
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  const rows = [];
  for (const [done, name] of names.entries()) {
    const bytes = await readFile(join(folder, name)).catch(() => null);
    tell({ what: "pictures", done: done + 1, of: names.length });
    if (bytes === null) continue;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const file = name.replace(/\.avif$/, `-${sha256.slice(0, 8)}.avif`);
    await pictures.keep(join(folder, name), file);
    stored.set(name, file);
    const { width, height } = await sharp(bytes).metadata();
    rows.push({ file, width, height, bytes: bytes.length, sha256 });
  }
  await savePictures(pool, rows);
  return stored;
}

async function writePages(db: Queryable, sanitise: (html: string) => string): Promise<void> {
  for (const [position, page] of pages.entries()) {
    const content = Object.fromEntries(Object.entries(page.content).map(([lan, html]) => [lan, sanitise(html)]));
    await db.query(
      "INSERT INTO pages (page_id, parent_id, page_name, content, position, changed_on) VALUES ($1, $2, $3, $4, $5, $6)",
      [page.page_id, page.parent || null, JSON.stringify(page.name), JSON.stringify(content), position, page.changed],
    );
    await db.query("INSERT INTO paths (path, kind, entity_id) VALUES ($1, 'page', $2)", [
      `page/${page.slug}.html`,
      page.page_id,
    ]);
  }
}

/**
 * A reduced product was sold at its old price before: the history says so, and for a fifth of them a
 * lower price inside the 30 days, so that the lowest price differs from the old one as it does in life.
 */
async function rememberOldPrices(db: Queryable, products: readonly CatalogueProduct[]): Promise<void> {
  await db.query(`
    INSERT INTO price_history (variant_id, real_price, catalogue_price, since)
    SELECT variant_id, catalogue_price * 95 / 100 / 100 * 100 + 99, catalogue_price, now() - interval '24 days' FROM variants WHERE catalogue_price IS NOT NULL AND product_id % 5 = 0
    UNION ALL
    SELECT variant_id, catalogue_price, NULL, now() - interval '17 days' FROM variants WHERE catalogue_price IS NOT NULL AND product_id % 5 = 0`);
  await soldAtCataloguePrice(db, { handles: products.map(({ handle }) => handle), daysAgo: 90 });
}

async function addDemoCustomer(
  db: Queryable,
  { email, password, points, contactData }: (typeof demoCustomers)[number],
): Promise<void> {
  const customerId = await addCustomer(db, {
    email,
    passwordHash: await hashPassword(password),
    verified: true,
    contactData: { ...contactData, email },
  });
  if (customerId !== null && points > 0) await bookPoints(db, { customerId, change: points, reason: "operator" });
}
