import type { FastifyInstance } from "fastify";
import type { ProductsNow } from "../../contract/products.ts";
import { productsAtOnce, productsPath, sizeTablePath } from "../../contract/told-paths.ts";
import { productDetails, productsById } from "../../database/catalogue/products.ts";
import { sizeTableOf } from "../../database/catalogue/size-tables.ts";
import { languageOf } from "../../domain/language.ts";
import type { ServerParts } from "../app.ts";

const id = /^\d{1,15}$/;

/**
 * `GET /v1/products?ids=17,18&lan=2`: products as they are this moment, in the order asked; those no longer on sale are
 * left out. With `&facts=1` also what they are compared by.
 * `GET /v1/size-table/{product_id}?lan=1`: the size table of a product, asked for when it is opened.
 */
export function productRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.get<{ Querystring: { ids?: string; lan?: string; facts?: string } }>(productsPath, async (request, reply) => {
    const { lanCode } = languageOf(request.query.lan);
    const ids = [...new Set(String(request.query.ids ?? "").split(","))]
      .filter((text) => id.test(text))
      .slice(0, productsAtOnce);
    const [products, cacheTags] = await Promise.all([
      productsById(pool, ids, lanCode),
      request.query.facts === "1" ? productDetails(pool, ids, lanCode) : null,
    ]);
    const body: ProductsNow = {
      products,
      ...(cacheTags && {
        facts: Object.fromEntries(
          [...cacheTags].map(([productId, { colour, weight, composition, details }]) => [
            productId,
            { colour, weight, composition, details },
          ]),
        ),
      }),
    };
    return reply.header("cache-control", "no-store").send(body);
  });
  app.get<{ Params: { id: string }; Querystring: { lan?: string } }>(`${sizeTablePath}:id`, async (request, reply) => {
    const table = id.test(request.params.id)
      ? await sizeTableOf(pool, Number(request.params.id), languageOf(request.query.lan).lanCode)
      : null;
    return reply
      .code(table === null ? 404 : 200)
      .header("cache-control", table === null ? "no-store" : "public, max-age=300")
      .send(table ?? {});
  });
}
