import type { TestContext } from "node:test";
import { escapeLiteral } from "pg";
import { prepareJobs } from "../../src/database/jobs.ts";
import { audit } from "../../src/database/audit.ts";
import type { Pool } from "../../src/database/connect.ts";
import { saveOpening } from "../../src/database/opening.ts";
import { saveConfig } from "../../src/database/config.ts";
import { prepareShop } from "../../src/flows/prepare-shop.ts";
import { testDatabase, type TestDatabaseInput } from "../database.ts";
import { addPlaces, addProduct, type BuiltProduct, makers, places } from "./catalogue.ts";

/** A small shop in a database of its own: delivery, job queue, three brands, four categories, six products. */
export interface SmallShop {
  pool: Pool;
  url: string;
  products: Record<"hoodie" | "tee" | "cap" | "sneakers" | "bottle" | "last", BuiltProduct>;
}

/** Opens a small shop; with `t` for that test, without for the whole file. */
export async function openSmallShop(t?: Pick<TestContext, "after">, input: TestDatabaseInput = {}): Promise<SmallShop> {
  const { pool, url } = await testDatabase(t, { ...input, filled: { name: "small_shop", fill: fillAndTell } });
  const { rows } = await pool.query<{ told: string }>("SELECT obj_description('public'::regnamespace) AS told");
  return { pool, url, products: JSON.parse(rows[0]!.told) as SmallShop["products"] };
}

/** A clone is told what lies in it by a comment, which belongs to none of the shop's tables. */
async function fillAndTell(pool: Pool): Promise<void> {
  const told = JSON.stringify(await fillSmallShop(pool));
  await pool.query(`COMMENT ON SCHEMA public IS ${escapeLiteral(told)}`);
}

/** Fills a migrated, empty database with the small shop. */
export async function fillSmallShop(pool: Pool): Promise<SmallShop["products"]> {
  await prepareJobs(pool);
  await prepareShop(pool);
  await saveConfig(pool, "shop_bank_account", "PL61 1090 1014 0000 0712 1981 2874");
  await saveOpening(pool, new Date());
  await addPlaces(pool);
  return {
    hoodie: await addProduct(pool, {
      handle: "bluza-asfalt",
      name: { pl: "Bluza Asfalt", en: "Asphalt Hoodie", cz: "Mikina Asfalt" },
      price: "199.99",
      sizes: { S: 20, M: 20, L: 0 },
      badges: ["new", "bestseller"],
      pictures: ["bluza-asfalt.avif"],
      model: "asfalt",
      colour: { pl: "Czarny", en: "Black", cz: "Černá" },
      createdAt: "2026-03-01T10:00:00Z",
    }),
    tee: await addProduct(pool, {
      handle: "koszulka-kreda",
      name: { pl: "Koszulka Kreda", en: "Chalk Tee", cz: "Tričko Křída" },
      price: "89.90",
      cataloguePrice: "119.90",
      badges: ["promotion"],
      sizes: { S: 5, M: 5 },
      categories: [places.koszulki],
      pictures: ["koszulka-kreda.avif"],
      createdAt: "2026-03-02T10:00:00Z",
    }),
    cap: await addProduct(pool, {
      handle: "czapka-kostka",
      name: { pl: "Czapka Kostka", en: "Kostka Cap", cz: "Čepice Kostka" },
      price: "49.00",
      stock: 30,
      categories: [places.odziez],
      manufacturer: makers.kostka,
      badges: ["new"],
      createdAt: "2026-03-03T10:00:00Z",
    }),
    sneakers: await addProduct(pool, {
      handle: "buty-rampa",
      name: { pl: "Buty Rampa", en: "Rampa Shoes", cz: "Boty Rampa" },
      price: "349.00",
      sizes: { "42": 10, "43": 1 },
      categories: [places.buty],
      manufacturer: makers.rampa,
      badges: ["bestseller"],
      createdAt: "2026-03-04T10:00:00Z",
    }),
    bottle: await addProduct(pool, {
      handle: "bidon-rampa",
      name: { pl: "Bidon <Rampa> & Co", en: "Rampa Bottle", cz: "Láhev Rampa" },
      price: "30.10",
      stock: 100,
      categories: [places.buty],
      manufacturer: makers.rampa,
      createdAt: "2026-03-05T10:00:00Z",
    }),
    last: await addProduct(pool, {
      handle: "bluza-ostatnia",
      name: { pl: "Bluza Ostatnia", en: "Last Hoodie", cz: "Mikina Poslední" },
      price: "150.00",
      stock: 1,
      model: "asfalt",
      colour: { pl: "Biały", en: "White", cz: "Bílá" },
      createdAt: "2026-02-01T10:00:00Z",
    }),
  };
}

/**
 * Returns what the audit finds broken, one text per finding: empty in a shop that keeps its promises. How
 * the server writes to its disk is left out: one that is thrown away after the tests may be in a hurry.
 */
export async function brokenPromises(pool: Pool): Promise<string[]> {
  return (await audit(pool))
    .filter(({ check }) => check !== "the database writes what it acknowledges")
    .flatMap(({ check, broken }) => broken.map((what) => `${check}: ${what}`));
}

/** Returns how many pieces of a variant are left. */
export async function stockLeft(pool: Pool, variantId: number): Promise<number> {
  const { rows } = await pool.query<{ quantity: number }>("SELECT quantity FROM variants WHERE variant_id = $1", [
    variantId,
  ]);
  return rows[0]!.quantity;
}

/** Returns how many deadlocks PostgreSQL had to break in this database: none where everyone locks in one order. */
export async function deadlocks(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()",
  );
  return rows[0]!.deadlocks;
}
