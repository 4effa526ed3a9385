import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { previewPagePath } from "../../contract/operator/previews.ts";
import { linkToken } from "../../contract/operator/values.ts";
import { storedPreview } from "../../database/staff/previews.ts";
import { networkOf } from "../../domain/order/order-limits.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import type { ServerParts } from "../app.ts";
import { staffCookies } from "./cookies.ts";
import { isFromOwnPages } from "./own-pages.ts";
import { personOf } from "./person.ts";
import { sendProblem } from "./problems.ts";
import { staffAddress } from "./staff-address.ts";

/**
 * Serves a page drawn of a draft to the session it was drawn for, in a frame of the back office. Whatever somebody has
 * written into the draft: no script of it or of anybody runs, nothing is fetched but the shop's own styles, fonts and
 * pictures, and no form is sent.
 */
export async function previewPageRoutes(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const address = staffAddress(parts);
  const cookies = staffCookies(address);
  app.get<{ Params: { token: string } }>(`${previewPagePath}:token`, async (request, reply) => {
    void reply.headers(previewHeaders);
    const token = v.safeParse(linkToken, request.params.token);
    const person =
      token.success && isFromOwnPages(request, address)
        ? await personOf(parts.pool, cookies.sessionIn(request), networkOf(request.ip))
        : null;
    const html =
      token.success && person !== null
        ? await storedPreview(parts.pool, {
            tokenSha256: tokenDigest(token.output),
            sessionId: person.session_id,
            permissions: person.permissions,
          })
        : null;
    if (html === null) return sendProblem(reply, "NOT_FOUND");
    return reply.type("text/html; charset=utf-8").send(html);
  });
}

const previewHeaders = {
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Of this address still: the back office looks into it for what was clicked, and fonts are fetched.
    "sandbox allow-same-origin",
  ].join("; "),
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
