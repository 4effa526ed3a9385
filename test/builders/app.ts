import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { after } from "node:test";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { brotliCompressSync } from "node:zlib";
import type { Pool } from "../../src/database/connect.ts";
import { openPrerenderedPages, type PrerenderedPages } from "../../src/generator/store/prerendered-pages.ts";
import type { PaymentProviders } from "../../src/flows/payment/payment-providers.ts";
import { createApp, type ServerParts } from "../../src/server/app.ts";
import type { ConnectionTimes } from "../../src/server/connection-times.ts";
import { publicUrl, standIns } from "./server-parts.ts";

export interface TestApp {
  app: FastifyInstance;
  pages: PrerenderedPages;
  /** Every line that was logged, in order. */
  logged: Record<string, unknown>[];
}

/** Opens the server over a database, with the fake renderer, no picture store and folders of a few small assets, to which `built` adds; it lasts until the file ends. */
export async function openTestApp(
  pool: Pool,
  {
    pages,
    url = publicUrl,
    rateLimitScale = standIns.rateLimitScale,
    mailFolder = null,
    points = standIns.points,
    pictures = standIns.pictures,
    signIn = standIns.signIn,
    paymentProviders = standIns.paymentProviders,
    built = {},
    render = standIns.render,
    connectionTimes,
    staffAt = {},
    bounceSecret,
    connections = standIns.connections,
    ceneoUrl,
    carriers = standIns.carriers,
    taxpayers = standIns.taxpayers,
    addresses = standIns.addresses,
  }: {
    pages?: PrerenderedPages;
    url?: string;
    rateLimitScale?: number;
    mailFolder?: string | null;
    points?: ServerParts["points"];
    pictures?: ServerParts["pictures"];
    signIn?: ServerParts["signIn"];
    paymentProviders?: PaymentProviders;
    built?: Readonly<Record<string, string>>;
    render?: ServerParts["render"];
    connectionTimes?: ConnectionTimes;
    /** Where the back office is, and for whom, where that is not the shop's address and anybody. */
    staffAt?: Partial<Pick<ServerParts, "adminUrl" | "adminNetworks" | "trustProxy">>;
    bounceSecret?: string;
    connections?: ServerParts["connections"];
    ceneoUrl?: string;
    carriers?: ServerParts["carriers"];
    taxpayers?: ServerParts["taxpayers"];
    addresses?: ServerParts["addresses"];
  } = {},
): Promise<TestApp> {
  const assetsFolder = join(await testFolder(), "built");
  await mkdir(join(assetsFolder, "assets"), { recursive: true });
  const script = "export const shop = 'Bruk';\n".repeat(40);
  await writeFile(join(assetsFolder, "assets", "app-1.js"), script);
  await writeFile(join(assetsFolder, "assets", "app-1.js.br"), brotliCompressSync(script));
  await writeFile(join(assetsFolder, "favicon.ico"), "icon");
  for (const [file, text] of Object.entries(built)) await writeFile(join(assetsFolder, file), text);
  const earlierFolder = join(await testFolder(), "built");
  await mkdir(join(earlierFolder, "assets"), { recursive: true });
  for (const [file, text] of [
    ["assets/app-0.js", "earlier"],
    ["assets/app-1.js", "never served"],
    ["icon.svg", "never served"],
  ] as const)
    await writeFile(join(earlierFolder, file), text);
  const prerendered = pages ?? (await openPrerenderedPages(await testFolder(), "test"));
  const logged: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  const app = await createApp({
    ...standIns,
    ...staffAt,
    points,
    pictures,
    signIn,
    pool,
    pages: prerendered,
    assetsFolders: [assetsFolder, earlierFolder],
    publicUrl: url,
    rateLimitScale,
    mailFolder,
    paymentProviders,
    render,
    ...(connectionTimes === undefined ? {} : { connectionTimes }),
    bounceSecret,
    connections,
    ...(ceneoUrl === undefined ? {} : { ceneoUrl }),
    carriers,
    taxpayers,
    addresses,
    logger: pino({ level: "info" }, stream),
  });
  await app.ready();
  after(() => app.close());
  return { app, pages: prerendered, logged };
}

/** A folder for the test file's own, gone when the file ends. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-test-"));
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));
  return folder;
}

/** What a `/sys` call answered. */
export interface Answer {
  status: number;
  body: Record<string, unknown> & {
    error?: string;
    errorMessage?: string;
    about?: string;
    orderId?: string;
    orderInfo?: string;
  };
}

/** Sends makeOrder as the shop's pages send it: JSON as text/plain. */
export async function makeOrder(
  app: FastifyInstance,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const response = await app.inject({
    method: "POST",
    url: "/sys/json_api?makeOrder",
    payload,
    headers: { "content-type": "text/plain;charset=UTF-8", ...headers },
  });
  return { status: response.statusCode, body: response.json() };
}
