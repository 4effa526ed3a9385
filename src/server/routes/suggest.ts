import type { FastifyInstance } from "fastify";
import { languageOf } from "../../domain/language.ts";
import { suggestionsFor } from "../../generator/suggestions.ts";
import type { ServerParts } from "../app.ts";
import { cachedLayout } from "../cached-layout.ts";
import { suggestPath } from "../../contract/paths.ts";

/** `GET /v1/suggest?q=&lan=`: products, categories and brands for what is being typed; whatever it is, it is answered. */
export function suggestRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.get<{ Querystring: { q?: string | string[]; lan?: string | string[] } }>(suggestPath, async (request, reply) => {
    const [query, lanId] = [request.query.q, request.query.lan].map(
      (value) => (Array.isArray(value) ? value[0] : value) ?? "",
    );
    const language = languageOf(lanId);
    const suggestions = await suggestionsFor(
      { db: pool, language, layout: await cachedLayout(pool, language) },
      query ?? "",
    );
    return reply.header("cache-control", "no-store").send(suggestions);
  });
}
