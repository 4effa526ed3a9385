import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../test/builders/free-port.ts";

/** The demo shop as `npm start` runs it, in a process and a temporary folder of its own. */
export interface DemoShop {
  /** Address without a trailing slash. */
  address: string;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts the demo shop; returns it once all its pages are prerendered. */
export async function startDemoShop(): Promise<DemoShop> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "bruk-bench-"));
  const shop = spawn(process.execPath, [join(import.meta.dirname, "../src/bin/start.ts")], {
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(shop, "exit");
  const stop = async () => {
    shop.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await new Promise<void>((resolve, reject) => {
      shop.stdout.on("data", (text: Buffer) => text.includes("Bruk:") && resolve());
      shop.once("exit", (code) => reject(new Error(`the shop ended with ${code}`)));
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return { address: `http://localhost:${port}`, stop };
}

/** Returns the path of its newest product, `/` first. */
export async function firstProduct(address: string): Promise<string> {
  const answer = await fetch(`${address}/page-data/index/page-data.json`);
  const page = (await answer.json()) as { data: { rows: { kind: string; products?: { url: string }[] }[] } };
  const newest = page.data.rows.find(({ kind }) => kind === "newest")!;
  return `/${newest.products![0]!.url}`;
}
