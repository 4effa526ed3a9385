import type { FastifyInstance } from "fastify";
import { productsById } from "../../database/products.ts";
import { languageOf } from "../../domain/language.ts";
import type { ServerParts } from "../app.ts";

const most = 100;

/** `GET /v1/products?ids=17,18&lan=2`: products as they are this moment, in the order asked; those no longer on sale are left out. */
export function productRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.get<{ Querystring: { ids?: string; lan?: string } }>("/v1/products", async (request, reply) => {
    const ids = String(request.query.ids ?? "").split(",").filter((id) => /^\d{1,15}$/.test(id)).slice(0, most);
    return reply.header("cache-control", "no-store").send({ products: await productsById(pool, [...new Set(ids)], languageOf(request.query.lan).lanCode) });
  });
}
