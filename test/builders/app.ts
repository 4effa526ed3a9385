import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { after } from "node:test";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { brotliCompressSync } from "node:zlib";
import type { Pool } from "../../src/database/connect.ts";
import type { Assets } from "../../src/generator/document.ts";
import { openPrintedPages, type PrintedPages } from "../../src/generator/printed-pages.ts";
import type { PickupPoints } from "../../src/integrations/pickup-points/provider.ts";
import type { PictureFiles } from "../../src/integrations/picture-files.ts";
import { createApp } from "../../src/server/app.ts";
import { render } from "./fake-renderer.ts";

export const publicUrl = "http://sklep.test";

/** What a built storefront would have handed over. */
export const assets: Assets = { build: "b1", entry: "/assets/app-1.js", head: "/assets/head-1.js", styles: ["/assets/app-1.css"], preload: [] };

export interface TestApp {
  app: FastifyInstance;
  pages: PrintedPages;
  /** Every line that was logged, in order. */
  logged: Record<string, unknown>[];
}

/** Opens the server over a database, with the fake renderer, no picture store and a folder of two small assets; it lasts until the file ends. */
export async function openTestApp(pool: Pool, { pages, url = publicUrl }: { pages?: PrintedPages; url?: string } = {}): Promise<TestApp> {
  const assetsFolder = join(await testFolder(), "built");
  await mkdir(join(assetsFolder, "assets"), { recursive: true });
  const script = "export const shop = 'Bruk';\n".repeat(40);
  await writeFile(join(assetsFolder, "assets", "app-1.js"), script);
  await writeFile(join(assetsFolder, "assets", "app-1.js.br"), brotliCompressSync(script));
  await writeFile(join(assetsFolder, "favicon.ico"), "icon");
  const printed = pages ?? (await openPrintedPages(await testFolder(), "test"));
  const logged: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  const app = await createApp({ pool, pages: printed, pictures: noPictures, points: noPoints, assets, assetsFolder, render, publicUrl: url, shopEmail: "sklep@bruk.example", trustProxy: undefined, rateLimitScale: 1000, logger: pino({ level: "info" }, stream) });
  await app.ready();
  after(() => app.close());
  return { app, pages: printed, logged };
}

/** A folder for the test file's own, gone when the file ends. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-test-"));
  after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What a `/sys` call answered. */
export interface Answer {
  status: number;
  body: Record<string, unknown> & { error?: string; errorMessage?: string; about?: string; orderId?: string; orderInfo?: string };
}

/** Sends makeOrder as the shop's pages send it: JSON as text/plain. */
export async function makeOrder(app: FastifyInstance, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const response = await app.inject({ method: "POST", url: "/sys/json_api?makeOrder", payload, headers: { "content-type": "text/plain;charset=UTF-8", ...headers } });
  return { status: response.statusCode, body: response.json() };
}

const noPoints: PickupPoints = { near: async () => ({ kind: "points", items: [] }) };
const noPictures: PictureFiles = {
  derivative: async () => null,
  keep: async () => undefined,
  original: (file) => file,
  close: async () => undefined,
};
