import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildStorefront } from "../../src/bin/build-storefront.ts";
import { openShop } from "../../src/bin/open-shop.ts";
import { readSettings } from "../../src/bin/settings.ts";
import { seedSynthetic } from "../../src/flows/catalogue/seed-synthetic.ts";
import { prerenderAll } from "../measure-pages.ts";

const products = 10_000;

/** How many pages a second Bruk prerenders with two workers, of a shop of invented products, as the bench's `pages` does. */
export async function prerenderBruk(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-bench-"));
  const shop = await openShop({ ...readSettings({}), dataDir: folder }, { say: () => undefined, statementTimeout: 0 });
  try {
    const storefront = await buildStorefront({ onBuild: () => undefined });
    await seedSynthetic(shop.pool, { products, tell: () => undefined });
    const { perSecond } = await prerenderAll(shop.pool, {
      folder: join(folder, "pages"),
      workers: 2,
      storefront,
      renderer: pathToFileURL(storefront.renderer).href,
    });
    return perSecond;
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}
