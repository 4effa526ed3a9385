import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { reviewBody } from "../../contract/messages.ts";
import { reviewsOf } from "../../database/review/reviews.ts";
import { languageOf } from "../../domain/language.ts";
import { writeReview } from "../../flows/review/write-review.ts";
import type { ServerParts } from "../app.ts";
import { lanIdOf } from "../language-header.ts";
import { refuse } from "../refuse.ts";
import { routeOf } from "../legacy-endpoint.ts";
import { reviewsPath } from "../../contract/told-paths.ts";

const most = 20;

/** `POST /sys/json_api?review`, and a product's reviews beyond the prerendered ones. */
export function reviewRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.post(routeOf("json_api?review"), async (request, reply) => {
    const parsed = v.safeParse(reviewBody, request.body);
    const lanId = lanIdOf(request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId });
    const written = await writeReview(pool, { ...parsed.output, lanId: languageOf(lanId).lanId });
    if (written.kind === "refused") return refuse(reply, { status: 200, code: written.code, lanId });
    return reply.header("cache-control", "no-store").send({});
  });

  app.get<{ Params: { id: string }; Querystring: { skip?: string } }>(`${reviewsPath}:id`, async (request, reply) => {
    const { id } = request.params;
    const skip = /^\d{1,6}$/.test(String(request.query.skip ?? "")) ? Number(request.query.skip) : 0;
    const found = /^\d{1,15}$/.test(id) ? await reviewsOf(pool, Number(id), { skip, most: most + 1 }) : [];
    return reply.header("cache-control", "no-cache").send({ reviews: found.slice(0, most), more: found.length > most });
  });
}
