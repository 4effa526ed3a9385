import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { opinionHref } from "../../contract/paths.ts";
import { escapeHtml } from "../../domain/escape.ts";
import { passOnOpinion } from "../../flows/order/pass-on-opinion.ts";
import { ceneoIdOf } from "../../generator/feeds/ceneo.ts";
import { ceneoCall, ceneoScript, ceneoUrl } from "../../integrations/advertising/ceneo.ts";
import type { ServerParts } from "../app.ts";

/**
 * What the confirmation of an order shows in a frame nobody sees, where its buyer asked for Ceneo's questionnaire: Ceneo's script and
 * what it is told. Its policy alone lets that host in; a page of the shop never does.
 */
export function opinionRoutes(app: FastifyInstance, { pool, publicUrl, ceneoUrl: url = ceneoUrl }: ServerParts): void {
  app.get<{ Params: { key: string } }>(opinionHref(":key"), async (request, reply) => {
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    const passed = await passOnOpinion(pool, {
      pageKey: request.params.key,
      feedIdOf: (productId, key) => ceneoIdOf({ db: pool, publicUrl }, { productId, key }),
    });
    // A frame that is answered so stays empty.
    if (passed === null) return reply.code(204).send();
    const nonce = randomBytes(16).toString("base64url");
    const { origin } = new URL(url);
    const script = ceneoScript(url, passed.accountGuid, new Date());
    return reply
      .header(
        "content-security-policy",
        [
          "default-src 'none'",
          `script-src 'nonce-${nonce}' ${origin}`,
          `connect-src ${origin}`,
          `img-src ${origin}`,
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'self'",
        ].join("; "),
      )
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><meta charset="utf-8"><title>Ceneo</title><script nonce="${nonce}">${ceneoCall(passed.order, passed.workDays)}</script><script src="${escapeHtml(script)}" async></script>\n`,
      );
  });
}
