import type { FastifyRequest } from "fastify";

/**
 * Returns whether a request may be of the back office's own pages: the browser says so itself (`Sec-Fetch-Site`), or
 * names their origin. What changes something must say one of the two; what only reads may come from an address
 * that somebody typed.
 */
export function isFromOwnPages({ headers, method }: FastifyRequest, address: string): boolean {
  const reads = method === "GET" || method === "HEAD";
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || (reads && site === "none");
  if (headers.origin === undefined) return reads;
  return headers.origin === new URL(address).origin;
}
