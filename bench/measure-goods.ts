import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { operatorRoutes } from "../src/contract/operator/routes.ts";
import type { Pool } from "../src/database/connect.ts";
import { runImport } from "../src/flows/catalogue/run-import.ts";
import { syntheticProduct } from "../src/flows/catalogue/seed-synthetic.ts";
import { openPrerenderedPages } from "../src/generator/store/prerendered-pages.ts";
import { openBrukFile } from "../src/integrations/catalogue-files/write-bruk.ts";
import { createApp } from "../src/server/app.ts";
import { fileWork } from "../test/builders/file-work.ts";
import { standIns } from "../test/builders/server-parts.ts";
import { comeIn, type Member } from "../test/builders/staff.ts";
import { answered, measured } from "./measure-backoffice.ts";
import type { Measure } from "./run.ts";

/** Products of the file that is looked at: five variants each. */
const inFile = 2000;

type Query = Readonly<Record<string, string>>;

/** What the list of goods, a product's form and its saving take on the server among the products there are, and how long a file of ten thousand rows is looked at. */
export async function measureGoods(pool: Pool, folder: string): Promise<Measure[]> {
  const app = await createApp({
    ...standIns,
    pool,
    pages: await openPrerenderedPages(folder, "bench"),
    assetsFolders: [folder],
    publicUrl: "http://localhost",
    logger: pino({ level: "silent" }),
  });
  try {
    const member = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner", url: "http://localhost" });
    const { rows } = await pool.query<{ id: number; name: string; brand: number; category: number }>(
      `SELECT product_id AS id, product_name ->> 'pl' AS name, manufacturer_id AS brand,
         (SELECT category_id FROM category_goods c WHERE c.product_id = p.product_id LIMIT 1) AS category
       FROM products p ORDER BY product_id DESC LIMIT 20`,
    );
    const list = (queries: readonly Query[]) =>
      queries.map((query) => async () => answered(await member.call(operatorRoutes.products, { query })));
    return [
      await measured("the list of goods", list([{}]), 150),
      await measured(
        "goods by words, brand, category and view",
        list([
          ...rows.slice(0, 4).map(({ name }) => ({ q: name.slice(0, 12) })),
          { q: "nie ma" },
          { brand: String(rows[0]!.brand) },
          { category: String(rows[0]!.category) },
          { view: "notShown" },
        ]),
        200,
      ),
      await measured(
        "a product's page",
        rows.map(
          ({ id }) =>
            async () =>
              answered(await member.call(operatorRoutes.product, { parameters: { id: String(id) } })),
        ),
        150,
      ),
      await measured("a product's name saved", [await saving(member, rows[0]!.id)], 150),
      await lookedAt(pool, member, join(folder, "goods.csv")),
    ];
  } finally {
    await app.close();
  }
}

async function saving(member: Member, product: number): Promise<() => Promise<void>> {
  const parameters = { id: String(product) };
  let { version } = await texts();
  let round = 0;
  return async () => {
    round += 1;
    const body = { name: { en: `Name ${round}` } };
    const { status, body: after } = await member.call(operatorRoutes.changeProductTexts, { parameters, body, version });
    answered({ status, body: after });
    version = after.texts.version;
  };

  async function texts() {
    const { body } = await member.call(operatorRoutes.product, { parameters });
    return { version: body.texts.version };
  }
}

async function lookedAt(pool: Pool, member: Member, path: string): Promise<Measure> {
  const out = createWriteStream(path);
  const file = await openBrukFile(out);
  for (let n = 0; n < inFile; n += 1) await file.product(syntheticProduct(2_000_000 + n));
  await new Promise((resolve) => out.end(() => resolve(null)));
  const started = performance.now();
  const { status, body } = await member.call(operatorRoutes.beginImport, {
    parameters: { name: "goods.csv" },
    body: await readFile(path),
  });
  answered({ status, body });
  await runImport(pool, body.id, fileWork);
  const { body: seen } = await member.call(operatorRoutes.oneImport, { parameters: { id: body.id } });
  if (seen.state !== "previewed") throw new Error(`The file is ${seen.state}.`);
  const rows = inFile * syntheticProduct(0).variants.length;
  return {
    what: `back office: a file of ${rows} rows of goods looked at, what it would change`,
    figure: `${((performance.now() - started) / 1000).toFixed(1)} s`,
    goal: "",
  };
}
