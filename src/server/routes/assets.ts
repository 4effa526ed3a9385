import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { ownIcon } from "../../database/appearance/marks.ts";
import { iconInPlaceOf } from "../../domain/appearance/appearance.ts";
import type { ServerParts } from "../app.ts";
import { notModified, versionOf } from "../conditional-requests.ts";
import { takesBrotli } from "../accept-encoding.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".wasm": "application/wasm",
};

/**
 * The browser's built files: hashed names, kept for a year, compressed at build time. The few others, icons above all,
 * are asked for again and have a version. Names come from a list, never from the request. Of earlier builds only what
 * is hashed is served, to the tabs that were opened with them.
 */
export async function assetRoutes(
  app: FastifyInstance,
  { pool, assetsFolders: [current = "", ...earlier] }: ServerParts,
): Promise<void> {
  const files = new Map<string, string>();
  for (const folder of [current, ...earlier]) {
    const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
    for (const name of names)
      if (!files.has(name) && (folder === current || isHashed(name))) files.set(name, join(folder, name));
  }
  const fromMemory = cachedInMemory();
  for (const [name, file] of files) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const version = isHashed(name) ? null : versionOf(await readFile(file));
    const icon = iconInPlaceOf(name);
    const hasSmall = files.has(`${name}.br`);
    const read = file === join(current, name) ? fromMemory : createReadStream;
    app.get(`/${name}`, async (request, reply) => {
      // Browsers and phones ask for the usual icons unasked: they are given the shop's own.
      const own = icon === null ? null : await ownIcon(pool, icon);
      if (own !== null) {
        reply.header("cache-control", "public, max-age=3600");
        return notModified(request, reply, versionOf(own)) ? reply.code(304).send() : reply.type(type).send(own);
      }
      const small = hasSmall && takesBrotli(request);
      reply.header("cache-control", isHashed(name) ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      // Browsers ask for emails and pictures in more ways than one; a copy they have would not be good for the others.
      if (hasSmall) reply.header("vary", "accept-encoding");
      if (version !== null && notModified(request, reply, version)) return reply.code(304).send();
      if (small) reply.header("content-encoding", "br");
      return reply.type(type).send(await read(small ? `${file}.br` : file));
    });
  }
}

/** Returns what reads a file once: this build's few hundred kB are asked for by every visit. */
function cachedInMemory(): (file: string) => Promise<Buffer> {
  const cached = new Map<string, Promise<Buffer>>();
  return async (file) => {
    const bytes = cached.get(file) ?? readFile(file);
    cached.set(file, bytes);
    return bytes.catch((error: unknown) => {
      cached.delete(file);
      throw error;
    });
  };
}

function isHashed(name: string): boolean {
  return /^(admin\/)?assets\//.test(name);
}
