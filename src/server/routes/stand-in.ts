import type { FastifyInstance, FastifyRequest } from "fastify";
import { standInHref } from "../../contract/paths.ts";
import type { ServerParts } from "../app.ts";

/**
 * The pay pages of the stand-ins, handed on from loopback, so that whoever reaches the shop reaches them too,
 * and a link to one outlives a restart. There are none in a shop that takes real money.
 */
export function standInRoutes(app: FastifyInstance, { standInPages = {} }: ServerParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  for (const [provider, pages] of Object.entries(standInPages)) {
    for (const method of ["GET", "POST"] as const) {
      app.route({
        method,
        url: `${standInHref(provider)}/*`,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          const answer = await hand(request, pages + request.url.slice(standInHref(provider).length));
          const kept = ["content-type", "content-security-policy", "location"].flatMap((name) =>
            answer.headers.get(name) === null ? [] : [[name, answer.headers.get(name)!] as const],
          );
          return reply
            .code(answer.status)
            .headers({ ...Object.fromEntries(kept), "cache-control": "no-store" })
            .send(await answer.text());
        },
      });
    }
  }
}

function hand(request: FastifyRequest, to: string): Promise<Response> {
  const body = request.method === "POST" ? { body: String(request.body ?? "") } : {};
  return fetch(to, { method: request.method, ...body, redirect: "manual", signal: AbortSignal.timeout(10_000) });
}
