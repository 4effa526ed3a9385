import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** A built app as a host of static sites serves it. */
export interface ServedApp {
  /** Address without a trailing slash. */
  address: string;
  close(): Promise<void>;
}

interface Stored {
  type: string;
  etag: string;
  bytes: Uint8Array;
  small: boolean;
}

const compress = promisify(brotliCompress);
/** What a host that compresses ahead of time takes. */
const quality = 10;
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
};
const alreadySmall = [".woff2", ".png", ".webp", ".ico"];
/** Folders whose files never change under their names. */
const lasting = ["/_next/static/", "/_astro/", "/assets/", "/icons/"];

/**
 * Serves a folder of built pages from memory, all but pictures and fonts compressed by brotli; what lies under `/images/`
 * is fetched from the shop. A file is read and compressed when it is first asked for.
 */
export async function serveBuilt(folder: string, shop: string): Promise<ServedApp> {
  const files = new Map<string, Promise<Stored | null>>();
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    const path = decodeURIComponent(new URL(asked.url!, shop).pathname);
    const answered = path.startsWith("/images/")
      ? passOn(asked, answer, { shop, agent })
      : send(asked, answer, { path, folder, files });
    answered.catch(() => answer.destroy());
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    address: `http://localhost:${port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

async function send(
  asked: IncomingMessage,
  answer: ServerResponse,
  { path, folder, files }: { path: string; folder: string; files: Map<string, Promise<Stored | null>> },
): Promise<void> {
  const name = path.endsWith("/") ? `${path}index.html` : path;
  if (!files.has(name)) files.set(name, read(join(folder, normalize(name))));
  const file = await files.get(name)!;
  if (file === null) return void answer.writeHead(404, { "content-type": "text/plain" }).end("Not found");
  const { type, etag, bytes, small } = file;
  const cached = lasting.some((start) => path.startsWith(start)) ? "public, max-age=31536000, immutable" : "no-cache";
  const headers = {
    "content-type": type,
    "cache-control": cached,
    etag,
    vary: "accept-encoding",
    ...(small ? { "content-encoding": "br" } : {}),
  };
  if (asked.headers["if-none-match"] === etag) return void answer.writeHead(304, headers).end();
  answer.writeHead(200, { ...headers, "content-length": bytes.length }).end(bytes);
}

async function read(path: string): Promise<Stored | null> {
  const about = await stat(path).catch(() => null);
  if (about?.isFile() !== true) return null;
  const bytes = await readFile(path);
  const ending = extname(path);
  const small = !alreadySmall.includes(ending);
  return {
    type: types[ending] ?? "application/octet-stream",
    etag: `"${about.size}-${about.mtimeMs}"`,
    bytes: small ? await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : bytes,
    small,
  };
}

async function passOn(
  asked: IncomingMessage,
  answer: ServerResponse,
  { shop, agent }: { shop: string; agent: Agent },
): Promise<void> {
  const passed = request(shop + asked.url!, { agent, headers: { accept: asked.headers.accept ?? "*/*" } }).end();
  const [found] = (await once(passed, "response")) as [IncomingMessage];
  answer.writeHead(found.statusCode!, found.headers);
  await pipeline(found, answer);
}
