/** For `--test-global-setup`: shops for all journey files of a run, as many as files run at once, stopped and looked after at its end. */
import { availableParallelism } from "node:os";
import { giveSmallPictures } from "./small-pictures.ts";
import { SHOPS_VARIABLE, startShop, stopShops } from "./start-shop.ts";

/** A shop and a browser at work fill a core; one that waits leaves it to another. */
export const shopsAtOnce = Math.min(2, availableParallelism());

export async function globalSetup(): Promise<void> {
  const shops = await Promise.all(
    Array.from({ length: shopsAtOnce }, async () => {
      const shop = await startShop();
      await giveSmallPictures(shop);
      return shop;
    }),
  );
  process.env[SHOPS_VARIABLE] = JSON.stringify(shops);
}

export async function globalTeardown(): Promise<void> {
  delete process.env[SHOPS_VARIABLE];
  await stopShops();
}
