/** For `--test-global-setup`: one shop for all journey files of a run, stopped and looked after at its end. */
import { SHOP_VARIABLE, startShop, stopShop } from "./start-shop.ts";

export async function globalSetup(): Promise<void> {
  process.env[SHOP_VARIABLE] = JSON.stringify(await startShop());
}

export async function globalTeardown(): Promise<void> {
  delete process.env[SHOP_VARIABLE];
  await stopShop();
}
