import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { soldAtCataloguePrice } from "../../database/catalogue/prices.ts";
import type { CatalogueProduct } from "../../domain/catalogue/catalogue.ts";
import { slugOf } from "../../domain/slug.ts";
import { importCatalogue } from "./import-catalogue.ts";

/** Adds so many invented products, for measuring: without pictures, in a tree of thirty categories and forty brands. */
export async function seedSynthetic(
  pool: Pool,
  { products, tell }: { products: number; tell: (progress: { what: string; done: number; of: number }) => void },
): Promise<{ created: number }> {
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM products WHERE handle LIKE 'syn-%'",
  );
  const first = rows[0]!.count;
  let created = 0;
  for (let start = 0; start < products; start += perImport) {
    const made = Array.from({ length: Math.min(perImport, products - start) }, (_, index) =>
      syntheticProduct(first + start + index),
    );
    const imported = await importCatalogue(
      pool,
      { categories: [], manufacturers: [], products: made },
      { check: false, pictures: async () => [], sanitise: (html) => html },
    );
    if (imported.kind === "refused") throw new Error(imported.problems[0]!.text);
    created += imported.created;
    await inTransaction(
      pool,
      async (db) => {
        const reduced = await soldAtCataloguePrice(db, { handles: made.map(({ handle }) => handle), daysAgo: 90 });
        await invalidateCacheTags(db, [...reduced.map((id) => `product:${id}`), "sale"]);
      },
      { statementTimeout: 0 },
    );
    tell({ what: "products", done: Math.min(start + perImport, products), of: products });
  }
  return { created };
}

const perImport = 10_000;
const goods = [
  "Bluza",
  "Koszulka",
  "Kurtka",
  "Spodnie",
  "Czapka",
  "Sneakersy",
  "Plecak",
  "Deska",
  "Rękawice",
  "Longsleeve",
];
const words = [
  "Zygzak",
  "Kostka",
  "Krawężnik",
  "Szlaban",
  "Latarnia",
  "Przystanek",
  "Trzepak",
  "Garaż",
  "Podwórko",
  "Betonoza",
  "Rondo",
  "Wiadukt",
  "Pergola",
  "Kładka",
  "Peron",
  "Bruk",
];
const colours = ["czarny", "szary", "ecru", "zielony", "granatowy", "bordowy", "piaskowy", "błękitny"];
const sizes = ["XS", "S", "M", "L", "XL"];

/** The n-th invented product; the same n is the same product. */
export function syntheticProduct(n: number): CatalogueProduct {
  const pick = <T>(list: readonly T[], step: number) => list[Math.floor(n / step) % list.length]!;
  const good = pick(goods, 1);
  const name = `${good} ${pick(words, 10)} ${pick(words, 160)} ${n}`;
  const colour = pick(colours, 3);
  const realPrice = 4999 + ((n * 37) % 400) * 100;
  const text = `${name}, kolor ${colour}. Gruba bawełna, prosty krój, szwy, które trzymają. Pierz na lewej stronie w trzydziestu stopniach.`;
  return {
    row: 0,
    handle: `syn-${n}`,
    name: { pl: name, en: name, cz: name },
    description: { pl: `<p>${text}</p>` },
    details: [
      { name: { pl: "Kolor" }, value: { pl: colour } },
      { name: { pl: "Materiał" }, value: { pl: "100% bawełna" } },
    ],
    manufacturer: `Marka ${n % 40}`,
    categories: [`syntetyczne/${slugOf(good)}/${slugOf(pick(["miasto", "zima", "sport"], 7))}`],
    weight: 400,
    realPrice,
    cataloguePrice: n % 7 === 0 ? realPrice + 5000 : null,
    badges: n % 11 === 0 ? ["bestseller"] : n % 13 === 0 ? ["new"] : [],
    model: null,
    colour: { pl: colour },
    url: `${slugOf(name)}/`,
    createdAt: null,
    shown: true,
    pictures: [],
    attributes: [{ pl: "Rozmiar", en: "Size", cz: "Velikost" }],
    variants: sizes.map((size, index) => ({
      row: 0,
      values: [{ pl: size }],
      sku: `SYN-${n}-${size}`,
      quantity: (n + index * 5) % 30,
    })),
  };
}
