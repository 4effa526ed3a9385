import type { FastifyInstance } from "fastify";
import { languageOf } from "../../domain/language.ts";
import { currencies } from "../../domain/money.ts";
import { suggestionsFor } from "../../generator/suggestions.ts";
import type { ServerParts } from "../app.ts";
import { cachedLayout } from "../cached-layout.ts";
import { currencyParameter } from "../../contract/paths.ts";
import { suggestPath } from "../../contract/told-paths.ts";

/** `GET /v1/suggest?q=&lan=&cur=`: products, categories and brands for what is being typed; whatever it is, it is answered. */
export function suggestRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.get<{ Querystring: Partial<Record<string, string | string[]>> }>(suggestPath, async (request, reply) => {
    const [query = "", lanId, asked] = ["q", "lan", currencyParameter].map((name) => {
      const value = request.query[name];
      return (Array.isArray(value) ? value[0] : value) ?? "";
    });
    const language = languageOf(lanId);
    const suggestions = await suggestionsFor(
      { db: pool, language, layout: await cachedLayout(pool, language) },
      { typed: query, currency: currencies.find((one) => one === asked) ?? "pln" },
    );
    return reply.header("cache-control", "no-store").send(suggestions);
  });
}
