/** For `--test-global-setup`: one shop for all journey files of a run, stopped and looked after at its end. */
import { giveSmallPictures } from "./small-pictures.ts";
import { SHOP_VARIABLE, startShop, stopShop } from "./start-shop.ts";

export async function globalSetup(): Promise<void> {
  const shop = await startShop();
  await giveSmallPictures(shop);
  process.env[SHOP_VARIABLE] = JSON.stringify(shop);
}

export async function globalTeardown(): Promise<void> {
  delete process.env[SHOP_VARIABLE];
  await stopShop();
}
