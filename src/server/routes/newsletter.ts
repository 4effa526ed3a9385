import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { wireEmail } from "../../contract/wire-text.ts";
import { isEmail } from "../../domain/field-rules.ts";
import { languageOf } from "../../domain/language.ts";
import { subscribe } from "../../flows/mail/subscribe.ts";
import type { ServerParts } from "../app.ts";
import { lanIdOf } from "../language-header.ts";
import { refuse } from "../refuse.ts";
import { routeOf } from "../legacy-endpoint.ts";

const body = v.object({ email: wireEmail, lanId: v.optional(v.union([v.number(), v.string()]), 1) });

/** `POST /sys/json_emails?newsletterSubscribe` (specification, point 7). */
export function newsletterRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.post(routeOf("json_emails?newsletterSubscribe"), async (request, reply) => {
    const parsed = v.safeParse(body, request.body);
    const lanId = lanIdOf(request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId, about: "email" });
    if (!isEmail(parsed.output.email))
      return refuse(reply, { status: 200, code: "EMAIL_INVALID", lanId, about: "email" });
    await subscribe(pool, { email: parsed.output.email, lanId: languageOf(lanId).lanId, source: "footer" });
    return reply.header("cache-control", "no-store").send({});
  });
}
