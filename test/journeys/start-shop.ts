import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../builders/free-port.ts";
import { until } from "../builders/until.ts";

/** A shop that is open for the journeys: the real program on a folder of its own, with the demo catalogue. */
export interface Shop {
  /** Without a trailing slash. */
  address: string;
  dataDir: string;
}

/** The variable in which a run of several files hands its shops to each of them: JSON of a list of `Shop`. */
export const SHOPS_VARIABLE = "BRUK_JOURNEY_SHOPS";

export const root = join(import.meta.dirname, "../..");

/** Those that were started by this process. */
const running: { shop: Shop; port: number; child: ChildProcess }[] = [];

/** Starts `bin/start.ts` on an empty folder and a free port, with some settings of its own; returns once it has said where it is. */
export async function startShop(settings: Record<string, string> = {}): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), "bruk-journeys-"));
  const port = await freePort("localhost");
  const { child, address } = await run(root, { ...environment(dataDir, port), ...settings });
  const shop = { address, dataDir };
  running.push({ shop, port, child });
  return shop;
}

/** Stops the started shop and starts the code in another folder on the same data and port, as an operator who updates does. */
export async function replaceShop(code: string, settings: Record<string, string> = {}): Promise<void> {
  const [started] = running;
  if (started === undefined) throw new Error("No shop was started here.");
  const { shop, port, child } = started;
  await end(child);
  started.child = (await run(code, { ...environment(shop.dataDir, port), ...settings })).child;
}

/** Stops the started shops as Ctrl-C does, and makes sure that neither they nor their databases are left behind. */
export async function stopShops(): Promise<void> {
  await Promise.all(running.splice(0).map(stop));
}

async function stop({ child, shop }: (typeof running)[number]): Promise<void> {
  try {
    await end(child);
    // Where a busy machine lets it take longer than the shop waits, a program of its own closes the database after it.
    await until(
      "the shop has left no process behind",
      () => !existsSync(join(shop.dataDir, "postgres/postmaster.pid")) && processesNaming(shop.dataDir).length === 0,
    );
  } finally {
    rmSync(shop.dataDir, { recursive: true, force: true });
  }
}

async function run(code: string, env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [join(code, "src/bin/start.ts")], {
    cwd: code,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  let said = "";
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on("data", (text: Buffer) => void (said += String(text)));
    child.stdout.on("data", (text: Buffer) => {
      said += String(text);
      const found = /Bruk: (http:\S+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    });
    child.once("exit", (code) => reject(new Error(`The shop ended with ${code} before it opened:\n${said}`)));
  });
  return { child, address };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = child.exitCode === null ? once(child, "exit") : [child.exitCode];
  child.kill("SIGTERM");
  const [code] = (await gone) as [number | null];
  if (code !== 0) throw new Error(`The shop ended with ${code} when it was told to stop.`);
}

/** Nothing of the tester's own settings; every journey comes from one address, so limits are a hundred times wider; its wallet takes no pounds. */
export function environment(dataDir: string, port: number): NodeJS.ProcessEnv {
  const settings = [
    "PUBLIC_URL",
    "HOST",
    "SMTP_URL",
    "DATABASE_URL",
    "MAIL_FROM",
    "SHOP_EMAIL",
    "TRUST_PROXY",
    "ANALYTICS_ID",
    "ANALYTICS_URL",
    "GOOGLE_CLIENT_ID",
    "GOOGLE_URL",
    "FACEBOOK_APP_ID",
    "FACEBOOK_APP_SECRET",
    "FACEBOOK_URL",
    "FACEBOOK_VERSION",
  ];
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !settings.includes(name) && !name.startsWith("NODE_")),
  );
  return {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: "silent",
    RATE_LIMIT_SCALE: "100",
    PAYPAL_CURRENCIES: "PLN,EUR,USD",
  };
}

/** The command lines that name a folder, where the system tells them as files. */
function processesNaming(folder: string): string[] {
  return globSync("/proc/[0-9]*/cmdline")
    .map((file) => {
      try {
        return readFileSync(file, "utf8").replaceAll("\0", " ");
      } catch {
        return "";
      }
    })
    .filter((line) => line.includes(folder));
}
