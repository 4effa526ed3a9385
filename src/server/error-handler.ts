import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { textIn } from "../domain/dictionary/dictionaries.ts";
import type { RefusalCode } from "../domain/refusals.ts";
import { lanIdOf } from "./language-header.ts";
import { refuse } from "./refuse.ts";
import { sysPath } from "../contract/shop-calls.ts";

/**
 * Returns what went wrong without saying how: malformed and oversized requests are refused, an outage of
 * the database is 503, anything else 500. Accidents are logged here, once.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code } = kindOf(error);
  if (status >= 500) request.log.error({ err: error, url: withoutKey(request.url) }, "request failed");
  if (status === 413) drainBody(request, reply);
  const lanId = lanIdOf(request.body);
  if (request.url.startsWith(sysPath) || request.headers.accept?.includes("application/json")) {
    refuse(reply, { status, code, lanId });
    return;
  }
  void reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8").send(errorPage(status));
}

/**
 * Throws away what still comes of a body that is too large. Fastify would close the connection at once: who still sends
 * sees it break before the answer is read, and a proxy takes that for a dead server. It lasts as long as a request may.
 */
export function drainBody(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader("connection");
  request.raw.resume();
}

/** Returns a call the server does not have: of another method, which is then named, or under `/sys` of another name. */
export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): void {
  const [path = ""] = (request.raw.url ?? "").split("?", 1);
  if (request.method !== "POST" && path.startsWith(sysPath) && request.server.hasRoute({ method: "POST", url: path })) {
    refuse(reply.header("allow", "POST"), { status: 405, code: "MALFORMED", lanId: 1 });
    return;
  }
  refuse(reply, {
    status: 404,
    code: "MALFORMED",
    lanId: lanIdOf(request.body),
  });
}

/** The key of an order's link opens the order to whoever reads the log. */
function withoutKey(url: string): string {
  return url.replace(/([?&]key=)[^&]*/g, "$1…");
}

/** Returns what kind of error it was: of the request, an outage, or the shop's own. */
export function kindOf(error: FastifyError): {
  status: 400 | 413 | 429 | 500 | 503;
  code: Extract<RefusalCode, "MALFORMED" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "SERVER_ERROR" | "SHOP_BUSY">;
} {
  if (error.statusCode === 413) return { status: 413, code: "TOO_LARGE" };
  if (error.statusCode === 429) return { status: 429, code: "TOO_MANY_REQUESTS" };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { status: 400, code: "MALFORMED" };
  if (isOutage(error)) return { status: 503, code: "SHOP_BUSY" };
  return { status: 500, code: "SERVER_ERROR" };
}

/** The database is away, shutting down or out of time: the same request may go through later. */
function isOutage(error: Error & { code?: string }): boolean {
  return (
    /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|57P0|53|08|55P03|57014|40001|40P01)/.test(error.code ?? "") ||
    /connection|timeout exceeded/i.test(error.message)
  );
}

function errorPage(status: number): string {
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Bruk</title><p>${textIn("pl", "ERROR_PAGE_TEXT", { status })} <a href="/">${textIn("pl", "ERROR_PAGE_HOME")}</a></p></html>`;
}
