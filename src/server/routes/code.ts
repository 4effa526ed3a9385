import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { wireText } from "../../contract/wire-text.ts";
import { networkOf } from "../../domain/order/order-limits.ts";
import { codeAsSent } from "../../flows/discount/order-code.ts";
import type { ServerParts } from "../app.ts";
import type { GuessBudget } from "../guess-budget.ts";
import { lanIdOf } from "../language-header.ts";
import { refuse } from "../refuse.ts";
import { routeOf } from "../legacy-endpoint.ts";

const body = v.object({
  code: v.pipe(wireText(60), v.trim(), v.minLength(1)),
  lanId: v.optional(v.union([v.number(), v.string()]), 1),
});

/** `POST /sys/json_utils?code` (specification, point 7): the code's conditions, or why it is not valid. */
export function codeRoutes(
  app: FastifyInstance,
  { pool, codeGuesses }: ServerParts & { codeGuesses: GuessBudget },
): void {
  app.post(routeOf("json_utils?code"), async (request, reply) => {
    const parsed = v.safeParse(body, request.body);
    if (!parsed.success)
      return refuse(reply, {
        status: 400,
        code: "MALFORMED",
        lanId: lanIdOf(request.body),
        about: "code",
      });
    const { code, lanId } = parsed.output;
    const wait = codeGuesses.wait(networkOf(request.ip));
    if (wait !== null)
      return refuse(reply.header("retry-after", wait), {
        status: 429,
        code: "TOO_MANY_REQUESTS",
        lanId,
        fill: { seconds: wait },
      });
    const found = await codeAsSent(pool, code, new Date());
    if (found.kind === "refused" && found.refusal.code === "CODE_UNKNOWN") codeGuesses.miss(networkOf(request.ip));
    if (found.kind === "refused") return refuse(reply, { status: 200, lanId, ...found.refusal });
    return reply.header("cache-control", "no-store").send(found.onTheWire);
  });
}
