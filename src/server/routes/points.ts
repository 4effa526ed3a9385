import type { FastifyInstance } from "fastify";
import type { ServerParts } from "../app.ts";
import { pointsPath } from "../../contract/told-paths.ts";
import { findPoints } from "../../flows/delivery/find-points.ts";
import { pointCountryOf } from "../../domain/delivery/delivery-codes.ts";
import { typedForm } from "../../domain/one-form.ts";

/**
 * `GET /v1/points?relative_post_code=NN-NNN`: the provider's lockers through our own server, so that the
 * browser speaks to nobody else (specification, points 4 and 7). Ours: `&q=` looks for a town, a street or a postcode in
 * words; `elsewhere` names the town where nothing is as near as they say. With `&country=CZ` or `SK` they are Packeta's, as the
 * shop knows them, each with its `title`.
 */
export function pointRoutes(app: FastifyInstance, { pool, points }: ServerParts): void {
  type Query = { relative_post_code?: string; q?: string; country?: string };
  app.get<{ Querystring: Query }>(pointsPath, async (request, reply) => {
    const postcode = String(request.query.relative_post_code ?? "").replace(/\D/g, "");
    reply.header("cache-control", "no-store");
    const words = typedForm(String(request.query.q ?? ""))
      .trim()
      .slice(0, 100);
    if (postcode.length !== 5 && words === "") return reply.code(400).send({ items: [], error: "relative_post_code" });
    const country = pointCountryOf(request.query.country ?? "");
    const looked = { country, words, postcode: postcode.length === 5 ? postcode : null };
    const answer = await findPoints(pool, points, looked).catch((err: unknown) => {
      request.log.warn({ err }, "pickup points could not be fetched");
      return null;
    });
    if (answer === null) return reply.code(503).send({});
    return reply.send(answer.kind === "points" ? { ...answer, kind: undefined } : { error: answer.error });
  });
}
