import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildStorefront } from "../src/bin/build-storefront.ts";
import { openShop } from "../src/bin/open-shop.ts";
import { openProgress } from "../src/bin/progress.ts";
import { readSettings } from "../src/bin/settings.ts";
import { saveOpening } from "../src/database/opening.ts";
import { seedSynthetic } from "../src/flows/catalogue/seed-synthetic.ts";
import { measureBeside } from "./beside/measure-beside.ts";
import { measureBackoffice } from "./measure-backoffice.ts";
import { measureDrop } from "./measure-drop.ts";
import { measureGoods } from "./measure-goods.ts";
import { measureImport } from "./measure-import.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureListings } from "./measure-listings.ts";
import { measureMachine } from "./measure-machine.ts";
import { measureMisspeltWords } from "./measure-misspelt.ts";
import { measureOrders } from "./measure-orders.ts";
import { measurePages, measurePriceChange } from "./measure-pages.ts";
import { measureSearch } from "./measure-search.ts";
import { measureServing } from "./measure-serving.ts";
import { measureSize } from "./measure-size.ts";
import { measureVariants } from "./measure-variants.ts";
import { measureWeight } from "./measure-weight.ts";

/** One row of the printed table; `goal` is what the project means to reach. */
export interface Measure {
  what: string;
  figure: string;
  goal: string;
}

/**
 * `npm run bench [-- name…]`: measures shops of its own in temporary folders and prints a table.
 * Names choose: pages, orders, import, search, listings, weight; none: all of these. `backoffice`, `drop`, `goods`, `variants`, `size`, `lighthouse` and `beside` take
 * some minutes and are measured only where they are named; `lighthouse` installs it from the package registry, `beside` two frameworks as well.
 * Numbers after `size` are how many products the shops are to have, the smallest first; the smallest after `search` is how many are searched,
 * 100,000 where none is said, and after `backoffice` how many orders there are, 250,000 where none is said.
 */
const chosen = process.argv.slice(2);
const wanted = (...names: string[]) => chosen.length === 0 || names.some((name) => chosen.includes(name));
const chosenSizes = chosen.map(Number).filter(Number.isInteger);
const progress = openProgress();
const say = (what: string) => void process.stderr.write(`${what}\n`);
const measures: Measure[] = [measureMachine("before")];
try {
  if (wanted("pages", "orders", "import", "search")) await measureInvented();
  if (chosen.includes("backoffice")) await measureInvented("backoffice");
  if (chosen.includes("drop")) await measureInvented("drop");
  if (chosen.includes("goods")) await measureInvented("office goods");
  if (chosen.includes("variants")) measures.push(...(await measureVariants()));
  if (chosen.includes("size"))
    measures.push(...(await measureSize(progress.tell, chosenSizes.length > 0 ? chosenSizes : undefined)));
  if (chosen.includes("lighthouse")) measures.push(...(await askLighthouse()));
  if (chosen.includes("beside")) measures.push(...(await measureBeside(say)));
  if (wanted("search")) measures.push(...(await measureMisspeltWords()));
  if (wanted("listings")) measures.push(...(await measureListings(progress.tell)));
  if (wanted("weight")) measures.push(...(await measureWeight()));
} finally {
  // What was measured before one of them failed is there to read.
  progress.end();
  measures.push(measureMachine("after"));
  const width = Math.max(...measures.map(({ what }) => what.length));
  for (const { what, figure, goal } of measures)
    process.stdout.write(`${what.padEnd(width)}  ${figure.padStart(16)}  ${goal}\n`);
}

async function askLighthouse(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-lighthouse-"));
  try {
    return await measureLighthouse(folder, say);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is measured of one shop with an invented catalogue: of its goods, of its orders or goods in the back office, or of the second a drop begins. */
async function measureInvented(part: "goods" | "backoffice" | "drop" | "office goods" = "goods"): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-bench-"));
  const shop = await openShop(
    { ...readSettings({}), dataDir: folder, databaseUrl: process.env["DATABASE_URL"] },
    { say: () => undefined, statementTimeout: 0 },
  );
  try {
    await saveOpening(shop.pool, new Date());
    if (part === "backoffice") {
      await seedSynthetic(shop.pool, { products: 1000, tell: progress.tell });
      measures.push(...(await measureBackoffice(shop.pool, { folder, orders: Math.min(...chosenSizes, 250_000) })));
      return;
    }
    if (part === "office goods") {
      await seedSynthetic(shop.pool, { products: Math.min(...chosenSizes, 10_000), tell: progress.tell });
      measures.push(...(await measureGoods(shop.pool, folder)));
      return;
    }
    const storefront = await buildStorefront({ onBuild: () => process.stderr.write("Building the storefront\n") });
    if (part === "drop") {
      await seedSynthetic(shop.pool, { products: 1000, tell: progress.tell });
      const renderer = pathToFileURL(storefront.renderer).href;
      measures.push(...(await measureDrop(shop.pool, { folder: join(folder, "drop"), storefront, renderer })));
      return;
    }
    if (wanted("pages", "orders")) await seedSynthetic(shop.pool, { products: 10_000, tell: progress.tell });
    if (wanted("pages")) {
      for (const workers of [1, 2]) {
        measures.push(
          await measurePages(shop.pool, {
            folder: join(folder, `pages-${workers}`),
            workers,
            storefront,
            renderer: pathToFileURL(storefront.renderer).href,
          }),
        );
      }
      measures.push(
        await measurePriceChange(shop.pool, {
          folder: join(folder, "pages-2"),
          workers: 2,
          storefront,
          renderer: pathToFileURL(storefront.renderer).href,
        }),
      );
      measures.push(...(await measureServing(shop.pool, { folder: join(folder, "pages-2"), storefront })));
    }
    if (wanted("orders")) measures.push(...(await measureOrders(shop.pool)));
    if (wanted("import")) measures.push(...(await measureImport(shop.pool, folder)));
    if (wanted("search")) {
      const { rows } = await shop.pool.query<{ count: number }>("SELECT count(*)::int AS count FROM products");
      await seedSynthetic(shop.pool, {
        products: Math.max(0, Math.min(...(chosenSizes.length > 0 ? chosenSizes : [100_000])) - rows[0]!.count),
        tell: progress.tell,
      });
      measures.push(...(await measureSearch(shop.pool, { folder: join(folder, "search"), storefront })));
    }
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}
