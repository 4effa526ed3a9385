import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { allConfig } from "../../database/config.ts";
import { recordRuntimeError } from "../../database/runtime-errors.ts";
import { storedError } from "../../domain/runtime-error.ts";
import type { ServerParts } from "../app.ts";
import { refuse } from "../refuse.ts";
import { routeOf } from "../legacy-endpoint.ts";

const part = v.optional(v.string(), "");

/** The names are the specification's own, misspelt as there (point 7). */
const body = v.object({ url: part, error: part, errorStact: part, browser: part, compontent: part });

/** `POST /sys/json_api?reportError`: an error of a shopper's browser is cleaned, counted and kept (specification, point 7). */
export function errorRoutes(app: FastifyInstance, { pool, assets }: ServerParts): void {
  app.post(routeOf("json_api?reportError"), { bodyLimit: 32 * 1024 }, async (request, reply) => {
    const parsed = v.safeParse(body, request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId: 1 });
    const { url, error, errorStact, browser, compontent } = parsed.output;
    const config = await allConfig(pool);
    const stored = storedError({ message: error, component: compontent, stack: errorStact, url, browser });
    await recordRuntimeError(pool, stored, { buildId: assets.build, buildDate: config["build_date"] ?? "" });
    return reply.header("cache-control", "no-store").send({});
  });
}
