import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { after } from "node:test";
import type { Carried } from "./operator.ts";
import { giveSmallPictures } from "./small-pictures.ts";
import { environment, root, type Shop, SHOP_VARIABLE, startShop, stopShop } from "./start-shop.ts";

/**
 * Answers the shop of this run. One file run alone opens its own and closes it when it ends; for many
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
export function command<T>(...words: string[]): Promise<T> {
  const answer = before.then(() => carryOut(words));
  before = answer.catch(() => undefined);
  return answer as Promise<T>;
}

let before: Promise<unknown> = Promise.resolve();
let operator: ChildProcess | undefined;
const ended = new AbortController();

async function carryOut(words: readonly string[]): Promise<unknown> {
  const { dataDir } = await openShop();
  operator ??= spawn(process.execPath, [join(import.meta.dirname, "operator.ts")], { cwd: root, env: environment(dataDir, 0), stdio: ["ignore", "inherit", "inherit", "ipc"] }).once("exit", () => ended.abort());
  // Waiting for a command keeps this process alive, having somebody for the next one does not.
  operator.ref();
  operator.channel?.ref();
  operator.send([...words, "--json"]);
  const [{ out, err, code }] = (await once(operator, "message", { signal: ended.signal })) as [Carried];
  operator.channel?.unref();
  operator.unref();
  if (code !== 0) throw new Error(`${words.join(" ")}: ${err || out}`);
  return JSON.parse(out);
}
