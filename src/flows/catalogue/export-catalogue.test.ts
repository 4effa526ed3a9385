// One long file: what is written out and read in again, product by product, with every field.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { test } from "node:test";
import { testDatabase } from "../../../test/database.ts";
import { type ProductsImported, withoutCounts } from "../../../test/builders/without-counts.ts";
import { demoCatalogue } from "../../../demo/catalogue.ts";
import { productsById } from "../../database/catalogue/products.ts";
import type { Pool } from "../../database/connect.ts";
import { savePictures } from "../../database/catalogue/pictures.ts";
import { saveVideo } from "../../database/catalogue/videos.ts";
import type { Catalogue, CatalogueProduct } from "../../domain/catalogue/catalogue.ts";
import { readCatalogue, readCatalogueFile } from "../../integrations/catalogue-files/read-catalogue.ts";
import { openBrukFile } from "../../integrations/catalogue-files/write-bruk.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { importCatalogue } from "./import-catalogue.ts";

const now = new Date("2026-06-01T12:00:00Z");

test("the demo catalogue given out and taken in again changes nothing, here and in another shop", async (t) => {
  const catalogue = demoCatalogue(now);
  await givenOutAndTakenIn(t, catalogue);
});

test("odd texts come through a file as they are", async (t) => {
  const product = demoCatalogue(now).products[0]!;
  const odd = '=a;b,"c"\n<b>d</b> \\n: e = 1%';
  await givenOutAndTakenIn(
    t,
    {
      categories: [
        {
          key: "Odziez",
          name: { pl: "A &amp; <b>B</b>", cz: "Č" },
          description: { pl: '<p>x, "y"\nz</p>' },
          searchTitle: { pl: 'Odzież, "luźna" | A & B', en: "Loose; clothing", cz: "Volné oblečení" },
          searchDescription: { pl: "=1+1, i <b>nie</b> HTML", cz: "Č" },
          image: "",
          url: null,
          position: 7,
        },
        {
          key: "Odziez/Bluzy_2",
          name: { pl: "=1+1" },
          description: { pl: "" },
          image: "",
          url: "inna/droga.html",
          position: 3,
        },
      ],
      manufacturers: [
        {
          name: 'Żółw, "Sp. z o.o."',
          url: "zolw/",
          description: { pl: "<p>x</p>", en: "<p>y</p>" },
          searchTitle: { pl: "Żółw | Bruk", en: "Tortoise | Bruk" },
          searchDescription: { pl: "Marka z Łodzi.", en: "A label from Łódź.", cz: "Značka z Lodže." },
        },
      ],
      products: [
        {
          ...product,
          goesWith: [],
          handle: 'Ódd handle, "1"',
          name: { pl: odd, cz: "ž" },
          description: { pl: `<p>${odd}</p>`, en: "" },
          manufacturer: 'Żółw, "Sp. z o.o."',
          categories: ["Odziez/Bluzy_2", "odziez"],
          url: "x/y.html",
          details: [
            { name: { pl: "a:b\\" }, value: { pl: "c: d\\n" } },
            { name: { pl: "e", en: "E" }, value: { pl: "f" } },
          ],
          createdAt: "2026-01-02T03:04:05.678901Z",
          shown: false,
          model: null,
          colour: null,
          badges: [],
          ageMin: 18,
          onlineSale: false,
          blockedCountries: ["SK", "CZ"],
          vatRate: "5",
          certificates: [
            { name: 'GOTS, CU "812345"; https', url: "https://gots.example/a,b.pdf?x=1" },
            { name: "GRS", url: null },
          ],
          guaranteeYears: 10,
          withdrawalException: "sealedHygiene",
          // It is late, and still awaited.
          nextDelivery: { day: "2026-05-04", pieces: 40 },
          attributes: [{ pl: "Rozmiar", en: "Size" }, { pl: "Kolor" }],
          variants: [
            {
              row: 0,
              values: [{ pl: "1,5", en: "1.5" }, { pl: "@b / 'c" }],
              sku: "-1",
              gtin: "5901234123457",
              quantity: 0,
            },
          ],
        },
      ],
    },
    async (pool) => {
      const { rows } = await pool.query(
        "SELECT category_url AS named, search_title::jsonb AS title, search_description::jsonb AS description FROM categories WHERE category_url = 'Odziez' UNION ALL SELECT manufacturer_url, search_title::jsonb, search_description::jsonb FROM manufacturers WHERE manufacturer_url = 'zolw'",
      );
      assert.deepEqual(rows, [
        {
          named: "Odziez",
          title: { pl: 'Odzież, "luźna" | A & B', en: "Loose; clothing", cz: "Volné oblečení" },
          description: { pl: "=1+1, i <b>nie</b> HTML", cz: "Č" },
        },
        {
          named: "zolw",
          title: { pl: "Żółw | Bruk", en: "Tortoise | Bruk" },
          description: { pl: "Marka z Łodzi.", en: "A label from Łódź.", cz: "Značka z Lodže." },
        },
      ]);
      assert.deepEqual((await pool.query("SELECT on_day, pieces, version FROM expected_deliveries")).rows, [
        { on_day: "2026-05-04", pieces: 40, version: 2 },
      ]);
    },
  );
});

test("prices, reductions and pictures of single variants come through a file; a variant that says none has its product's", async (t) => {
  const product = demoCatalogue(now).products.find(({ pictures }) => pictures.length > 1)!;
  const [front, back] = product.pictures as [string, string];
  const sizes = ["S", "M", "L", "XL"].map((size, index) => ({
    row: 0,
    values: [{ pl: size }],
    sku: `C-${size}`,
    gtin: null,
    quantity: index + 1,
  }));
  await givenOutAndTakenIn(
    t,
    {
      categories: [],
      manufacturers: [],
      products: [
        {
          ...product,
          goesWith: [],
          handle: "ceny",
          url: "ceny/",
          realPrice: 12_000,
          cataloguePrice: 15_000,
          attributes: [{ pl: "Rozmiar" }],
          variants: [
            { ...sizes[0]!, picture: back },
            { ...sizes[1]!, price: 15_000, picture: front },
            { ...sizes[2]!, price: 16_000, before: 20_000 },
            { ...sizes[3]!, before: null },
          ],
        },
      ],
    },
    async (pool) => {
      assert.deepEqual(
        (
          await pool.query(
            "SELECT attribute_values -> 0 ->> 'pl' AS size, real_price AS real, catalogue_price AS catalogue, picture IS NOT NULL AS pictured FROM variants ORDER BY position",
          )
        ).rows,
        [
          { size: "S", real: 12_000, catalogue: 15_000, pictured: true },
          { size: "M", real: 15_000, catalogue: null, pictured: true },
          { size: "L", real: 16_000, catalogue: 20_000, pictured: false },
          { size: "XL", real: 12_000, catalogue: null, pictured: false },
        ],
      );
      assert.deepEqual((await pool.query("SELECT real_price, catalogue_price FROM products")).rows, [
        { real_price: 12_000, catalogue_price: 15_000 },
      ]);
    },
  );
});

test("what is said of pictures comes through a file, and so does a picture of several colours", async (t) => {
  const product = demoCatalogue(now).products.find(({ pictures }) => pictures.length > 1)!;
  const [front, back] = product.pictures as [string, string];
  const colours = ["czarny", "szary", "zielony"].map((colour) => ({
    row: 0,
    values: [{ pl: colour }],
    sku: null,
    gtin: null,
    quantity: 2,
  }));
  const pictured: CatalogueProduct = {
    ...product,
    goesWith: [],
    handle: "zdjecia",
    url: "zdjecia/",
    pictures: [front, back],
    pictureTexts: [{ pl: "Czarna i szara obok siebie" }, { pl: "" }],
    pictureCaptions: [{ pl: "" }, { pl: "Model ma 184 cm i nosi M", en: "The model is 184 cm tall and wears M" }],
    pictureFocus: [null, { x: 30, y: 0 }],
    pictureRoles: ["packshot", "model"],
    pictureVideos: [null, { file: "zdjecia.mp4", captions: { pl: "zdjecia-pl.vtt", en: "zdjecia-en.vtt" } }],
    attributes: [{ pl: "Kolor" }],
    variants: [
      { ...colours[0]!, picture: front },
      { ...colours[1]!, picture: front },
      { ...colours[2]!, picture: back },
    ],
  };
  await givenOutAndTakenIn(t, { categories: [], manufacturers: [], products: [pictured] }, async (pool) => {
    const ids = (await pool.query<{ product_id: number }>("SELECT product_id FROM products")).rows;
    const [shown] = await productsById(pool, [ids[0]!.product_id], "en");
    assert.deepEqual(shown!.images, [
      { path: front, alt: "Czarna i szara obok siebie" },
      {
        path: `30-0~${back}`,
        alt: "Worn by a model",
        caption: "The model is 184 cm tall and wears M",
        role: "model",
        video: {
          path: "zdjecia.mp4",
          captions: [
            { lanCode: "en", path: "zdjecia-en.vtt" },
            { lanCode: "pl", path: "zdjecia-pl.vtt" },
          ],
        },
      },
    ]);
    assert.deepEqual(
      shown!.attrs[0]!.vals.map(({ picture }) => picture),
      [front, front, `30-0~${back}`],
      "either of two colours shows their picture",
    );
  });
});

const real = join(import.meta.dirname, "../../../../shared/real/shopify-apparel.csv");
test(
  "Shopify's own sample file, twice, out and in again",
  { skip: existsSync(real) ? false : "the sample file is not on this machine" },
  async (t) => {
    const { catalogue } = await readCatalogueFile(real, { now });
    await givenOutAndTakenIn(t, catalogue);
  },
);

async function givenOutAndTakenIn(
  t: Parameters<typeof testDatabase>[0],
  catalogue: Catalogue,
  look: (pool: Pool) => Promise<void> = async () => undefined,
): Promise<void> {
  const { pool } = await testDatabase(t);
  const count = catalogue.products.length;
  assert.deepEqual(await bring(pool, catalogue), {
    kind: "imported",
    created: count,
    changed: 0,
    unchanged: 0,
    unannounced: [],
  });
  await look(pool);
  await pool.query("DELETE FROM changed_facts");
  assert.deepEqual(await bring(pool, catalogue), {
    kind: "imported",
    created: 0,
    changed: 0,
    unchanged: count,
    unannounced: [],
  });
  const first = await givenOut(pool);
  const again = await readBack(first);
  assert.deepEqual(again.problems, []);
  assert.deepEqual(await bring(pool, again), {
    kind: "imported",
    created: 0,
    changed: 0,
    unchanged: count,
    unannounced: [],
  });
  assert.equal(await givenOut(pool), first);
  assert.deepEqual((await pool.query("SELECT fact FROM changed_facts")).rows, []);

  const { pool: other } = await testDatabase(t);
  assert.deepEqual(await bring(other, again), {
    kind: "imported",
    created: count,
    changed: 0,
    unchanged: 0,
    unannounced: [],
  });
  await look(other);
  assert.equal(await givenOut(other), first);
}

async function givenOut(pool: Pool): Promise<string> {
  let text = "";
  const out = new Writable({
    highWaterMark: 100,
    write: (chunk, _, done) => void ((text += String(chunk)), setImmediate(done)),
  });
  await exportCatalogue(pool, await openBrukFile(out));
  return text;
}

async function readBack(text: string): Promise<Required<Catalogue>> {
  const { format, catalogue } = await readCatalogue(Readable.from([Buffer.from(text)]), { now });
  assert.equal(format, "Bruk");
  return catalogue;
}

/** Returns without what is said of reductions: these tests are about what changes. */
async function bring(pool: Pool, catalogue: Catalogue): Promise<ProductsImported> {
  const files = (names: readonly string[]) =>
    names.map((name) => name.replace(/^.*\//, "").replace(/[^a-z0-9.]+/g, "-"));
  const named = [...new Set(catalogue.products.flatMap((product) => files(product.pictures)))];
  await savePictures(
    pool,
    named.map((file) => ({ file, width: 1, height: 1, bytes: 1, sha256: file })),
  );
  const videos = catalogue.products
    .flatMap(({ pictureVideos = [] }) => pictureVideos)
    .filter((video) => video !== null);
  for (const file of videos.flatMap((video) => [video.file, ...Object.values(video.captions)]))
    await saveVideo(pool, { file, bytes: 1, sha256: file }, null);
  const imported = withoutCounts(
    await importCatalogue(pool, catalogue, {
      check: false,
      sanitise,
      pictures: async (product) => files(product.pictures),
      videos: async (_, video) => video,
    }),
  );
  // Of goods that were never sold for more no reduction is announced, here and there.
  return imported.kind === "imported" ? { ...imported, unannounced: [] } : imported;
}
