import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pageDataHref, paths } from "../../contract/paths.ts";
import { pageFiles } from "../../generator/printed-pages.ts";
import { languageOf } from "../../domain/language.ts";
import { documentOf } from "../../generator/document.ts";
import type { ServerParts } from "../app.ts";
import { pageOnDemand } from "../page-on-demand.ts";
import { viewOf } from "../listing-view.ts";

/**
 * Pages and their data: printed ones from disk, others made on demand from the same sources
 * (another language, a sorted or further page of a listing, search, `/p/*` and its like).
 */
export function pageRoutes(app: FastifyInstance, parts: ServerParts): void {
  app.get("/page-data/*", async (request, reply) => {
    const path = pathOfPageData((request.params as { "*": string })["*"], request.raw.url ?? "");
    if (path === null) return reply.code(404).header("cache-control", "no-store").send({ error: "UNKNOWN_PAGE", errorMessage: "404" });
    return answerPage({ path, as: "data", request, reply, parts });
  });
  app.get("/*", async (request, reply) => answerPage({ path: decodedPath(request.raw.url ?? "/"), as: "html", request, reply, parts }));
}

interface Asked {
  path: string;
  as: "html" | "data";
  request: FastifyRequest;
  reply: FastifyReply;
  parts: ServerParts;
}

async function answerPage({ path, as, request, reply, parts }: Asked): Promise<FastifyReply> {
  const query = request.query as Record<string, string | string[] | undefined>;
  const language = languageOf(as === "data" ? query["lan"] : 1);
  const view = viewOf(query);
  if (path === "/404/") path = paths.notFound;
  if (language.lanId === 1 && view === null) {
    const printed = parts.pages.pages.get(path);
    if (printed) return sendPrinted({ path, version: printed.version, as, request, reply, parts });
  }
  const found = await pageOnDemand(parts, { path, language, view });
  if (found.kind === "moved") return reply.header("cache-control", "no-cache").redirect(as === "html" ? withQuery(found.path, request) : pageDataHref(found.path) + queryOf(request), 301);
  const status = found.page.template === "notFound" ? 404 : 200;
  if (notModified(request, reply, found.page.version) && status === 200) return reply.code(304).send();
  reply.code(status).header("cache-control", "no-cache");
  if (as === "data") return reply.type("application/json; charset=utf-8").send(found.page);
  return reply.type("text/html; charset=utf-8").send(documentOf(found.page, parts));
}

async function sendPrinted({ path, version, as, request, reply, parts }: Asked & { version: string }): Promise<FastifyReply> {
  const file = pageFiles(path, version)[as];
  const small = acceptsBrotli(request);
  const bytes = await readFile(join(parts.pages.folder, small ? `${file}.br` : file)).catch(() => null);
  if (bytes === null) {
    // Turned over between looking and reading: the newer version is there.
    const newer = parts.pages.pages.get(path);
    if (newer && newer.version !== version) return sendPrinted({ path, version: newer.version, as, request, reply, parts });
    throw new Error(`printed page ${path} ${version} is not on disk`);
  }
  if (path === paths.notFound && as === "html") reply.code(404);
  else if (notModified(request, reply, version)) return reply.code(304).send();
  reply.headers({ "cache-control": "no-cache", vary: "accept-encoding", ...(small ? { "content-encoding": "br" } : {}) });
  return reply.type(as === "html" ? "text/html; charset=utf-8" : "application/json; charset=utf-8").send(bytes);
}

function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
}

function notModified(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = `W/"${version}"`;
  reply.header("etag", tag);
  return request.headers["if-none-match"]?.split(/\s*,\s*/).includes(tag) ?? false;
}

/** The path as a person reads it; one that cannot be decoded stays as it came and is not found. */
function decodedPath(url: string): string {
  const [path = "/"] = url.split("?", 1);
  if (path.startsWith(paths.search)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function pathOfPageData(wildcard: string, url: string): string | null {
  const inside = decodedPath(url).slice("/page-data/".length);
  const match = /^(.*?)\/?page-data\.json$/.exec(inside.startsWith("__/") ? inside : wildcard);
  if (match === null) return null;
  const path = match[1]!;
  if (path === "index" || path === "") return "/";
  return /^(\/|.*\.html$|__\/)/.test(path) || ["contact", "compare"].includes(path) || path.startsWith("user/") ? `/${path}` : `/${path}/`;
}

function withQuery(path: string, request: FastifyRequest): string {
  return path.split("/").map(encodeURIComponent).join("/") + queryOf(request);
}

function queryOf(request: FastifyRequest): string {
  const query = (request.raw.url ?? "").split("?")[1];
  return query === undefined ? "" : `?${query}`;
}
