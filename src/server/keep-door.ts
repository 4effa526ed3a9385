import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { backofficePath } from "../contract/operator/route.ts";
import { baselinkerPath, machinePaths, paths, previewHref, toldPath } from "../contract/paths.ts";
import { workerPath } from "../contract/worker-path.ts";
import type { ServerParts } from "./app.ts";
import { closedPage, closedPagePolicy } from "./closed-page.ts";
import { type Door, followOpening } from "./follow-opening.ts";
import { refuse } from "./refuse.ts";
import { sysPath } from "../contract/shop-calls.ts";
import { lanIdOf } from "./language-header.ts";
import { routeOf } from "./legacy-endpoint.ts";

/** The cookie of who runs the shop; shoppers never get it. */
const cookie = "podglad";

/**
 * Keeps the door of a shop that is not open: whoever comes reads that it opens soon (503, so that search engines come
 * again and keep nothing), but for who has the preview's link, for what its emails lead to and for what buyers of earlier
 * orders need; and refuses the calls that could come to no end there. Stands before every route, prerendered pages too; of an open shop it costs one look at a value.
 */
export async function keepDoor(
  app: FastifyInstance,
  { pool, publicUrl, assets }: Pick<ServerParts, "pool" | "publicUrl" | "assets">,
): Promise<void> {
  const door = await followOpening(pool);
  app.addHook("onRequest", async (request, reply) => {
    const seen = door();
    const { open, ...state } = seen instanceof Promise ? await seen : seen;
    if (open || mayPass(request, state) || hasKey(cookieOf(request), state.previewKey)) return;
    reply.headers({ "retry-after": 86_400, "x-robots-tag": "noindex" });
    if (isForCode(request))
      return refuse(reply, { status: 503, code: "SHOP_CLOSED", lanId: (request.query as { lan?: string }).lan ?? 1 });
    return reply
      .code(503)
      .headers({ "cache-control": "no-store", "content-security-policy": closedPagePolicy })
      .type("text/html; charset=utf-8")
      .send(closedPage(request, state, assets));
  });

  app.addHook("preHandler", async (request, reply) => {
    if (!closedCalls.has(request.routeOptions.url)) return;
    const { open, hasSold, previewKey } = await door();
    if (open || hasSold || hasKey(cookieOf(request), previewKey)) return;
    return refuse(reply, { status: 200, code: "SHOP_CLOSED", lanId: lanIdOf(request.body) });
  });

  app.get<{ Params: { key: string } }>(previewHref(":key"), async (request, reply) => {
    const { previewKey } = await door();
    if (!hasKey(request.params.key, previewKey)) return reply.callNotFound();
    const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
    return reply
      .headers({
        "set-cookie": `${cookie}=${previewKey}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000${secure}`,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      })
      .redirect(paths.home, 303);
  });
}

/** What is no shop window: built files, the back office, health, what providers tell. */
const behind = beginnings([
  "/assets",
  backofficePath,
  "/icons",
  "/images",
  "/favicon.ico",
  workerPath,
  machinePaths.manifest,
  machinePaths.robots,
  "/healthz",
  "/readyz",
  "/health",
  "/podglad",
  "/dev",
  sysPath,
  "/notify",
  baselinkerPath,
  "/stand-in",
]);
/** What the emails lead to that a shop sends before it opens: whoever wants its newsletter confirms it, and ends it. */
const ofEmails = beginnings(["/newsletter", paths.account, paths.stockAlert]);
/** What an order or an account leads to, where there may be any; the pages about them. */
const ofBuyers = beginnings([
  "/pay",
  "/refund-account",
  "/faktura",
  "/user",
  paths.contact,
  paths.withdrawal,
  paths.complaint,
  paths.review,
  paths.offline,
]);

/** What begins something that goes on where a shop that never sold shows nothing: accounts, and all that needs its goods. `makeOrder` asks the database itself. */
const closedCalls: ReadonlySet<string | undefined> = new Set(
  (
    [
      "json_api?changeEmail",
      "json_api?changePassword",
      "json_api?joinSocial",
      "json_api?login",
      "json_api?loginSocial",
      "json_api?openAccount",
      "json_api?register",
      "json_api?review",
      "json_api?sendConfirmation",
      "json_emails?backInStock",
      "json_emails?sendNewPassword",
    ] as const
  ).map(routeOf),
);

function mayPass(request: FastifyRequest, { pages, hasSold }: Pick<Door, "pages" | "hasSold">): boolean {
  const [address = "/"] = (request.raw.url ?? "/").split("?", 1);
  const path = address.replace(/^\/page-data(?=\/)/, "").replace(/\/page-data\.json$/, "");
  const begins = (begin: string) => `${path}/`.startsWith(begin);
  return behind.some(begins) || ofEmails.some(begins) || (hasSold && (ofBuyers.some(begins) || pages.has(path)));
}

function beginnings(among: readonly string[]): string[] {
  return among.map((path) => path.replace(/\/?$/, "/"));
}

const forCode = ["/page-data", sysPath, toldPath, "/feeds", "/sitemap"];

/** Whoever asks for data reads it, and shows the text itself. */
function isForCode({ raw, method }: FastifyRequest): boolean {
  return (method !== "GET" && method !== "HEAD") || forCode.some((begin) => raw.url?.startsWith(begin));
}

function cookieOf({ headers }: FastifyRequest): string {
  return new RegExp(`(?:^|;\\s*)${cookie}=([0-9a-f]+)`).exec(headers.cookie ?? "")?.[1] ?? "";
}

/** Compares in the same time whatever is compared. */
function hasKey(given: string, key: string): boolean {
  return key !== "" && timingSafeEqual(digest(given), digest(key));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
