import { join } from "node:path";
import { after } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { takeLock } from "../../setup/lock.mjs";
import { openOperator, type Operator } from "../programs/open-operator.ts";
import { giveSmallPictures } from "./small-pictures.ts";
import { environment, type Shop, SHOPS_VARIABLE, startShop, stopShops } from "./start-shop.ts";

/**
 * Returns the shop of this file. One run alone opens its own and closes it when it ends; for many files,
 * `--test-global-setup=test/journeys/open-shops.ts` opens some for all, of which each file has one to itself.
 */
export function openShop(): Promise<Shop> {
  const given = process.env[SHOPS_VARIABLE];
  return (opened ??= given === undefined ? openOne() : takeFree(JSON.parse(given) as Shop[]));
}

async function takeFree(shops: readonly Shop[]): Promise<Shop> {
  for (;;) {
    // A file's process that has ended holds its lock no more.
    const free = shops.find(({ dataDir }) => takeLock(join(dataDir, "journey.lock")) !== null);
    if (free !== undefined) return free;
    await pause(100);
  }
}

/** Opens a shop with other settings for this file alone, whatever shop the run has. */
export function openOwnShop(settings: Record<string, string>): Promise<Shop> {
  refuseSecond();
  return (opened = openOne(settings));
}

/** Opens one for this file alone in which there is nothing: on a server of its own no demo comes by itself. */
export function openEmptyShop(settings: Record<string, string>): Promise<Shop> {
  refuseSecond();
  return (opened = startShop({ HOST: "0.0.0.0", ...settings }));
}

/** A process that several files share has one shop: theirs. */
function refuseSecond(): void {
  if (opened !== undefined)
    throw new Error(
      "This process has a shop already: test/run.ts gives each file that opens its own a process of its own.",
    );
}

async function openOne(settings: Record<string, string> = {}): Promise<Shop> {
  const shop = await startShop(settings);
  await giveSmallPictures(shop);
  return shop;
}

let opened: Promise<Shop> | undefined;
after(stopShops);

/** Runs a command of the operator's on the open shop and answers its JSON: `npm run shop -- …words --json`. */
export async function command<T>(...words: string[]): Promise<T> {
  operator ??= openShop().then(({ dataDir }) => openOperator(environment(dataDir, 0)));
  return (await operator).json<T>(...words);
}

let operator: Promise<Operator> | undefined;
after(async () => (await operator)?.end());
