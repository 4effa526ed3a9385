import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cleanedQuery, plainViewOf, readListingAddress } from "../../contract/listing-address.ts";
import type { Listing, PageData, Template } from "../../contract/page-data.ts";
import {
  allReviews,
  currencyParameter,
  href,
  isSearch,
  orderOtherwise,
  pageDataHref,
  pathIn,
  paths,
  polishPath,
  searchHref,
  variantParameter,
} from "../../contract/paths.ts";
import { type Language, languageOf } from "../../domain/language.ts";
import { currencies } from "../../domain/money.ts";
import { documentOf } from "../../generator/document.ts";
import type { ServerParts } from "../app.ts";
import { answerUnknownCall } from "../error-handler.ts";
import { countMisses } from "../count-misses.ts";
import { openPageCache, type PageCache } from "../page-cache.ts";
import { movedFromNumber } from "../numbered-address.ts";
import { notModified } from "../conditional-requests.ts";
import { pageOnDemand } from "../page-on-demand.ts";
import { languageAsked } from "../language-asked.ts";
import { plainAddress } from "../plain-address.ts";
import { takesBrotli } from "../accept-encoding.ts";
import { sysPath } from "../../contract/shop-calls.ts";

/**
 * Pages and their data: prerendered ones from disk, others made on demand from the same sources
 * (another language, a sorted or further page of a listing, search, `/p/*` and its like).
 */
export function pageRoutes(app: FastifyInstance, parts: ServerParts): void {
  const cache = openPageCache(parts.pages);
  app.get("/page-data/*", async (request, reply) => {
    const path = pathOfPageData(request.raw.url ?? "");
    if (path === null)
      return reply.code(404).header("cache-control", "no-store").send({ error: "UNKNOWN_PAGE", errorMessage: "404" });
    return answerPage({ path, as: "data", request, reply, parts, cache });
  });
  // What a form and a link send where there is no JavaScript.
  app.get<{ Querystring: { q?: string } }>(paths.search, async (request, reply) => {
    const query = String(request.query.q ?? "").trim();
    return query === ""
      ? answerPage({ path: paths.search, as: "html", request, reply, parts, cache })
      : reply.redirect(plainAddress(pathIn(searchHref(query), languageAsked(request).lanCode)), 303);
  });
  app.get(paths.order, async (request, reply) =>
    reply.redirect(pathIn(orderOtherwise, languageAsked(request).lanCode), 303),
  );
  // Calls are answered by POST alone; asked for as pages, they are unknown ones.
  app.get(`${sysPath}*`, (request, reply) => answerUnknownCall(request, reply));
  app.get("/*", async (request, reply) => {
    const path = decodedPath(request.raw.url ?? "/");
    const moved = await movedFromNumber(parts.pool, path, queryOf(request));
    if (moved !== null) return reply.header("cache-control", "no-cache").redirect(href(moved), 301);
    return answerPage({ path, as: "html", request, reply, parts, cache });
  });
}

/** Returns what answers an address as one that is none of the shop's. */
export function unknownPage(
  parts: ServerParts,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const cache = openPageCache(parts.pages);
  return (request, reply) => answerPage({ path: paths.notFound, as: "html", request, reply, parts, cache });
}

interface Asked {
  /** An own page's in Polish, whatever language it is asked for in; an entity's as it is. */
  path: string;
  as: "html" | "data";
  request: FastifyRequest;
  reply: FastifyReply;
  parts: ServerParts;
  cache: PageCache;
}

async function answerPage(asked: Asked): Promise<FastifyReply> {
  const { as, request, reply, parts } = asked;
  const query = queryOf(request);
  const named = languageAsked(request);
  const language = languageShown(asked, named);
  const { plain, ...listing } = readListingAddress(query, asked.path);
  const path = asked.path === "/404/" ? paths.notFound : asked.path;
  const parameters = new URLSearchParams(query);
  const whole = parameters.has(allReviews);
  const variant = as === "html" ? parameters.get(variantParameter) : null;
  const currency = currencies.find((one) => one === parameters.get(currencyParameter)) ?? "pln";
  const asPrerendered = plain && !whole && variant === null && (as === "data" || currency === "pln");
  const prerendered =
    language === named && asPrerendered ? await readPrerendered({ ...asked, path: pathIn(path, named.lanCode) }) : null;
  if (prerendered !== null) return sendPrerendered({ ...asked, path }, prerendered);
  const found = await pageOnDemand(parts, { path, language, asked: plain ? null : listing, whole, variant, currency });
  if (found.kind === "moved") return answerMoved({ ...asked, path }, found.path);
  if (found.missed.length > 0) countMisses(parts.pool, request, { words: found.missed, lanCode: language.lanCode });
  const better = as === "html" ? betterQuery(found.page, query, path) : null;
  if (better !== null) return reply.header("cache-control", "no-cache").redirect(addressWith(request, better), 302);
  const status = statusOf(asked, path, found.page.template);
  reply.header("cache-control", isPrivate(found.page.template) ? "no-store" : "no-cache");
  // The address of an order may hold the key that opens it, and that of an email's link is a secret. A form sent from a
  // page without a referrer would have no origin.
  if (isCustomers(found.page.template)) reply.header("referrer-policy", "no-referrer");
  if (isLink(found.page.template)) reply.header("referrer-policy", "same-origin");
  if (notModified(request, reply, found.page.version) && status === 200) return reply.code(304).send();
  reply.code(status);
  if (as === "data") return reply.type("application/json; charset=utf-8").send(found.page);
  return reply
    .type("text/html; charset=utf-8")
    .send(documentOf(found.page, { ...parts, structured: found.structured, inLanguages: found.inLanguages }));
}

/** A path names its language, or the browser does whose state it is; one without either is in Polish. */
function languageShown({ as, request }: Asked, named: Language): Language {
  return as === "data" && named.lanId === 1 ? languageOf(new URLSearchParams(queryOf(request)).get("lan")) : named;
}

/** The stored spelling of a path: visitors are sent there; page data, whose address knows no slash at the end, may be there already. */
function answerMoved(asked: Asked, found: string): Promise<FastifyReply> | FastifyReply {
  const { as, request, reply } = asked;
  const query = queryOf(request);
  if (as === "data" && pageDataHref(found) === pageDataHref(asked.path)) return answerPage({ ...asked, path: found });
  const path = pathIn(found, languageAsked(request).lanCode);
  return reply
    .header("cache-control", "no-cache")
    .redirect((as === "html" ? href(path) : pageDataHref(href(path))) + (query === "" ? "" : `?${query}`), 301);
}

interface Prerendered {
  version: string;
  bytes: Buffer;
  small: boolean;
}

/** Returns a prerendered page as this browser takes it; null: there is none, and it is to be made on demand. */
async function readPrerendered({ path, as, request, cache }: Asked): Promise<Prerendered | null> {
  const page = await cache.read(path, as).catch((error: unknown) => {
    request.log.error(error, "the file of pages cannot be read: this page is made on demand");
    return null;
  });
  if (page === null) return null;
  const small = takesBrotli(request);
  return { version: page.version, bytes: small ? page.bytes : await unpacked(page.bytes), small };
}

const unpacked = promisify(brotliDecompress);

function sendPrerendered(asked: Asked, { version, bytes, small }: Prerendered): FastifyReply {
  const { path, as, request, reply } = asked;
  const status = statusOf(asked, path, path === paths.notFound ? "notFound" : null);
  reply.headers({ "cache-control": "no-cache", vary: "accept-encoding" });
  if (notModified(request, reply, version) && status === 200) return reply.code(304).send();
  reply.code(status).headers(small ? { "content-encoding": "br" } : {});
  return reply.type(as === "html" ? "text/html; charset=utf-8" : "application/json; charset=utf-8").send(bytes);
}

/** What the links in emails lead to, and a customer's pages, are kept by no browser and no proxy. */
function isPrivate(template: Template): boolean {
  return isCustomers(template) || isLink(template) || template === "review" || template === "stockAlert";
}

function isCustomers(template: Template): boolean {
  return template === "userOrders" || template === "userOrder" || template === "userData";
}

/** Pages whose form is sent without JavaScript too, by a secret address. */
function isLink(template: Template): boolean {
  return template === "accountLink" || template === "newsletterLink";
}

/** The not-found page is never found; its page data is, where it was asked for by its own path. */
function statusOf({ as }: Asked, path: string, template: string | null): 200 | 404 {
  return template === "notFound" && (as === "html" || path !== paths.notFound) ? 404 : 200;
}

/** The path as a person reads it, a search's as it came; one that cannot be decoded stays and is not found. */
function decodedPath(url: string): string {
  const [path = "/"] = url.split("?", 1);
  if (isSearch(path)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the path a page data address is about, an own page's in Polish: `/page-data/odziez/page-data.json` → `/odziez/`, `/page-data/en/sale/page-data.json` → `/promocje/`. */
function pathOfPageData(url: string): string | null {
  const match = /^\/page-data\/([^?]*?)\/?page-data\.json(?:\?|$)/.exec(url);
  if (match === null) return null;
  const asked = decodedPath(`/${match[1]}`);
  if (asked === "/index" || asked === "/") return "/";
  const path = [asked, `${asked}/`].map(polishPath).find((own) => own !== asked && own !== `${asked}/`) ?? asked;
  if (path === paths.home) return path;
  return path.endsWith(".html") ||
    path.startsWith(paths.search) ||
    path.startsWith("/user/") ||
    path === paths.contact ||
    path === paths.compare ||
    path === paths.offline
    ? path
    : path.replace(/\/?$/, "/");
}

/** Returns the query string under which a listing shows what it shows, where the one asked for says it otherwise. */
function betterQuery({ data }: PageData, query: string, path: string): string | null {
  if (!isListing(data)) return null;
  if (!("narrowed" in data) || data.narrowed === null) return cleanedQuery(query, data, path);
  // What the words of a search say is said by its path already.
  const has = (...names: readonly string[]) => names.some((name) => new URLSearchParams(query).has(name));
  const { filters } = data;
  const said = {
    ...data,
    sort: has("sort") ? data.sort : plainViewOf(path).sort,
    filters: {
      ...filters,
      sizes: has("size") ? filters.sizes : [],
      colours: has("colour") ? filters.colours : [],
      ...(has("from", "to") ? {} : { from: null, to: null }),
      onSale: has("sale") && filters.onSale,
    },
  };
  return cleanedQuery(query, said, path);
}

function isListing(data: PageData["data"]): data is Listing {
  return "products" in data && "filters" in data;
}

function addressWith(request: FastifyRequest, query: string): string {
  const [path = "/"] = (request.raw.url ?? "/").split("?", 1);
  return query === "" ? path : `${path}?${query}`;
}

/** The query string without its question mark. */
function queryOf(request: FastifyRequest): string {
  return (request.raw.url ?? "").split("?").slice(1).join("?");
}
