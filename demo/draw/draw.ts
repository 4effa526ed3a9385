import { fork, type ChildProcess } from "node:child_process";
import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawings } from "../catalogue.ts";
import type { Look } from "../catalogue/types.ts";
import { composeAll } from "./compose.ts";
import { seedOf } from "./engine/rng.ts";
import { inputsOf } from "./inputs.ts";
import type { Drawn, Order } from "./worker.ts";

/** A product to be drawn: its slug names its pictures and seeds its drape. */
export interface Sitter {
  slug: string;
  look: Look;
}

/** What a run did: pictures are three to a product. */
export interface DrawReport {
  drawn: number;
  kept: number;
  bytes: number;
  failures: { slug: string; failure: string }[];
}

/**
 * Draws the pictures `{slug}-1.avif` (front), `-2` (back) and `-3` (detail) of every product into a folder,
 * 1200 × 1500 each, with two worker processes. A product whose look and drawing programs have not changed
 * since its pictures were drawn is left alone; `drawn.json` in the folder remembers the hashes. One
 * product's failure does not stop the others.
 */
export async function drawAll(sitters: Sitter[], folder: string, workers = 2): Promise<DrawReport> {
  await mkdir(folder, { recursive: true });
  const list = join(folder, "drawn.json");
  const known = JSON.parse(await readFile(list, "utf8").catch(() => "{}")) as Record<string, string>;
  const orders: (Order & { hash: string })[] = [];
  for (const { slug, look } of sitters) {
    const seed = seedOf(slug);
    const hash = await inputsOf(look, seed);
    if (known[slug] !== hash || !(await allThere(folder, slug))) orders.push({ slug, look, seed, folder, hash });
  }
  const report: DrawReport = { drawn: 0, kept: sitters.length - orders.length, bytes: 0, failures: [] };
  const hashes = new Map(orders.map((o) => [o.slug, o.hash]));
  const remembered = Object.fromEntries(Object.entries(known).filter(([slug]) => !hashes.has(slug)));
  await spread(orders, workers, async (answer) => {
    if ("failure" in answer) report.failures.push(answer);
    else {
      report.drawn++;
      report.bytes += answer.bytes;
      remembered[answer.slug] = hashes.get(answer.slug)!;
      if (report.drawn % 20 === 0) await writeFile(list, listed(remembered));
    }
    progress(report, orders.length);
  });
  await writeFile(list, listed(remembered));
  return report;
}

const listed = (hashes: Record<string, string>): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;

async function allThere(folder: string, slug: string): Promise<boolean> {
  const there = await Promise.all(
    [1, 2, 3].map((n) =>
      access(join(folder, `${slug}-${n}.avif`)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return there.every(Boolean);
}

/** Hands the orders to worker processes, one at a time each, and waits for all answers. */
async function spread(orders: Order[], workers: number, answered: (answer: Drawn) => Promise<void>): Promise<void> {
  const waiting = [...orders].reverse();
  const serve = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const worker = fork(join(import.meta.dirname, "worker.ts"));
    try {
      for (let order = waiting.pop(); order; order = waiting.pop()) await answered(await ask(worker, order));
    } finally {
      worker.disconnect();
    }
  };
  await Promise.all(Array.from({ length: workers }, serve));
}

function ask(worker: ChildProcess, order: Order): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const died = (code: number | null): void =>
      reject(new Error(`A drawing worker ended with ${code} at '${order.slug}'.`));
    worker.once("exit", died);
    worker.once("message", (answer: Drawn) => {
      worker.off("exit", died);
      resolve(answer);
    });
    worker.send(order);
  });
}

function progress(report: DrawReport, all: number): void {
  if (!process.stderr.isTTY && report.drawn % 20 !== 0) return;
  const mean = report.drawn ? Math.round(report.bytes / report.drawn / 3000) : 0;
  process.stderr.write(
    `${process.stderr.isTTY ? "\r" : ""}${report.drawn + report.failures.length} of ${all} products drawn, ${mean} kB a picture${process.stderr.isTTY ? "" : "\n"}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(import.meta.dirname, "..", "pictures");
  const only = process.argv.slice(2);
  const sitters = drawings
    .map(({ handle, look }) => ({ slug: handle, look }))
    .filter(({ slug }) => only.length === 0 || only.includes(slug));
  const { drawn, kept, bytes, failures } = await drawAll(sitters, folder);
  process.stderr.write(`\n${drawn} products drawn (${Math.round(bytes / 1024)} kB), ${kept} were up to date.\n`);
  for (const { slug, failure } of failures) process.stderr.write(`${slug}: ${failure}\n`);
  await composeAll(folder, { told: (name) => process.stderr.write(`${name} composed\n`) });
  if (failures.length > 0) process.exitCode = 1;
}
