import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { ServerParts } from "../app.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
};

/** The browser's built files: hashed names, kept for a year, compressed at build time. Names come from a list, never from the request. */
export async function assetRoutes(app: FastifyInstance, { assetsFolder }: ServerParts): Promise<void> {
  const files = new Set(await readdir(assetsFolder, { recursive: true }));
  for (const file of files) {
    const type = types[extname(file)];
    if (type === undefined) continue;
    app.get(`/${file.replaceAll("\\", "/")}`, (request, reply) => {
      const small = files.has(`${file}.br`) && /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
      reply.headers({
        "cache-control": file.startsWith("assets") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        vary: "accept-encoding",
        ...(small ? { "content-encoding": "br" } : {}),
      });
      return reply.type(type).send(createReadStream(join(assetsFolder, small ? `${file}.br` : file)));
    });
  }
}
