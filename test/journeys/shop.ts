import { after } from "node:test";
import { openOperator, type Operator } from "../programs/open-operator.ts";
import { giveSmallPictures } from "./small-pictures.ts";
import { environment, type Shop, SHOP_VARIABLE, startShop, stopShop } from "./start-shop.ts";

/**
 * Returns the shop of this run. One file run alone opens its own and closes it when it ends; for many
 * files, `--test-global-setup=test/journeys/one-shop.ts` opens one for all.
 */
export function openShop(): Promise<Shop> {
  const given = process.env[SHOP_VARIABLE];
  return given ? Promise.resolve(JSON.parse(given) as Shop) : (own ??= openOne());
}

/** Opens a shop with other settings for this file alone, whatever shop the run has. */
export async function openOwnShop(settings: Record<string, string>): Promise<Shop> {
  own = openOne(settings);
  process.env[SHOP_VARIABLE] = JSON.stringify(await own);
  return own;
}

async function openOne(settings: Record<string, string> = {}): Promise<Shop> {
  const shop = await startShop(settings);
  await giveSmallPictures(shop);
  return shop;
}

let own: Promise<Shop> | undefined;
after(() => own && stopShop());

/** Runs a command of the operator's on the open shop and answers its JSON: `npm run shop -- …words --json`. */
export async function command<T>(...words: string[]): Promise<T> {
  operator ??= openShop().then(({ dataDir }) => openOperator(environment(dataDir, 0)));
  return (await operator).json<T>(...words);
}

let operator: Promise<Operator> | undefined;
after(async () => (await operator)?.end());
